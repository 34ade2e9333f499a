"""Denied: a command that a table does not carry out, with the code of the reason."""

from tilewright.core.errors import GameError
from tilewright.core.words import Parameter, sentence
from tilewright.server.messages import Code


class Denied(GameError):
    """A command that is refused: nothing has changed.

    The sentence is `table-<code>` of the catalogue, with these parameters.
    """

    def __init__(self, code: Code, rule: str = "", **parameters: Parameter) -> None:
        super().__init__(code, rule, parameters)
        self.code = code
        self.rule = rule
        self.parameters = parameters
        self.command: str | None = None  # the id of the command
        found = parameters.get("version")
        self.version = found if isinstance(found, int) else None  # of the table

    def __str__(self) -> str:
        told = sentence(f"table-{self.code}", rule=self.rule, **self.parameters)
        return f"{self.code}: {told}"
