"""The HTTP API and the page: routes, answers, headers, and the OpenAPI document."""
