"""The club without a server: results, ratings, and all that is computed from them."""
