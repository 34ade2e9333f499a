"""Tree, Node: a game with its variations, comments and marks, and the state at every moment."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from tilewright.core.game import AnyGame
from tilewright.core.picture import svg
from tilewright.core.record import MARKS, Forfeit, Move, Record, write_record
from tilewright.core.rules import Actor
from tilewright.native.choosing import rules_for
from tilewright.plays.play import Play, reference_of, reference_state, state_of


class Node:
    """A moment of a tree: the move that led to it, the state after it, and what may follow.

    The first of its children goes on with the main line, the others are variations. Only its
    `mark` and its `comment` are changed from outside; `add` grows the tree.
    """

    def __init__(self, tree: "Tree", parent: "Node | None", action: Any, state: Any) -> None:
        self.tree = tree
        self.parent = parent
        self.action = action  # None at the root
        self.state = state
        self.comment = ""
        self._mark = ""
        self._children: list[Node] = []

    @property
    def children(self) -> tuple["Node", ...]:
        """What follows: the main line first, then the variations."""
        return tuple(self._children)

    @property
    def next(self) -> "Node | None":
        """The next moment of the main line from here; None at its end."""
        return self._children[0] if self._children else None

    @property
    def mark(self) -> str:
        """What somebody thinks of its move: one of `!`, `?`, `!!`, `??`, `!?`, `?!`, or nothing."""
        return self._mark

    @mark.setter
    def mark(self, mark: str) -> None:
        if mark not in MARKS:
            raise ValueError(f"{mark!r}: not a mark")
        if mark and self.parent is None:
            raise ValueError("there is no move before the root that could have a mark")
        self._mark = mark

    @property
    def text(self) -> str:
        """The position on one line."""
        return str(self.state)

    @property
    def move(self) -> str:
        """The text of its move; empty at the root."""
        return "" if self.parent is None else str(self.action)

    @property
    def actor(self) -> Actor:
        """Who decides next."""
        return self.tree.game.actor(self.state)

    @property
    def is_main_line(self) -> bool:
        """Whether it belongs to the main line of its tree."""
        return all([node.parent is None or node.parent.next is node for node in self.path()])

    def add(self, move: Any) -> "Node":
        """The child with that move; if there is none, it comes last.

        A move is a text, an id or an action. Raises NotationError or IllegalAction.
        """
        game = self.tree.game
        parse, action_of = game.notation.parse_action, game.notation.action
        action = parse(move) if isinstance(move, str) else action_of(move)
        for child in self._children:
            if child.action == action:
                return child
        return self._grown(action)

    def add_line(self, moves: Iterable[Any]) -> "Node":
        """The node after these moves, one after another, each added where it is new."""
        node = self
        for move in moves:
            node = node.add(move)
        return node

    def promote(self) -> None:
        """Make its move the main line of what follows its parent; the root has none: ValueError."""
        siblings = self._siblings()
        siblings.remove(self)
        siblings.insert(0, self)

    def remove(self) -> None:
        """Cut it off, with all that follows; ValueError at the root."""
        self._siblings().remove(self)

    def path(self) -> list["Node"]:
        """All nodes from the root to this one, both among them."""
        found: list[Node] = [self]
        while (parent := found[-1].parent) is not None:
            found.append(parent)
        return found[::-1]

    def main_line(self) -> Iterator["Node"]:
        """What follows on the main line, from the next moment to the last."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    def walk(self) -> Iterator["Node"]:
        """Visit the node and all below it: each before what follows it, the main line first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node._children)

    def play(self, seed: int | None = None) -> Play:
        """A play that stands here, with the moves that led here; the tree does not follow it."""
        play = Play.from_position(self.tree.game, self.tree.root.state, seed)
        for node in self.path()[1:]:
            play.push(node.action)
        return play

    def __repr__(self) -> str:
        return f"<Node {self.move or 'root'}{self.mark}: {self.text}>"

    def _repr_svg_(self) -> str:
        game = self.tree.game
        return svg(game.drawing.picture(game.observe(self.state, None)))

    def _siblings(self) -> list["Node"]:
        if self.parent is None:
            raise ValueError("the root stays where it is")
        return self.parent._children

    def _grown(self, action: Any) -> "Node":
        """A new last child, even if there is one with the same move."""
        child = Node(self.tree, self, action, self.tree.game.apply(self.state, action))
        self._children.append(child)
        return child


class Tree:
    r"""A game with its variations. The fast core answers where it is there.

    >>> from tilewright import Azul
    >>> tree = Tree(Azul(first=0))
    >>> deal = tree.root.add("DBBYR/KKTT/BYRK/YYYT/BRRT")
    >>> played, better = deal.add("4Y2"), deal.add("4Y3")
    >>> played.mark, played.comment = "?", "one falls"
    >>> last = better.add_line(["CT1", "1B2"])
    >>> [node.move for node in tree.root.main_line()], last.actor
    (['DBBYR/KKTT/BYRK/YYYT/BRRT', '4Y2'], 1)
    >>> from tilewright import write_record
    >>> print(write_record(tree.record()).partition("\n\n")[2], end="")
    1. DBBYR/KKTT/BYRK/YYYT/BRRT 4Y2? {one falls} (4Y3 CT1 1B2)
    *
    """

    def __init__(self, game: AnyGame, position: Any = None) -> None:
        self.game = rules_for(game)
        start = self.game.start()
        state = start if position is None else state_of(self.game, position)
        self.root = Node(self, None, None, state)
        self.tags: dict[str, str] = {}
        self.broken_off = False
        self.forfeit: Forfeit | None = None
        self._is_whole = bool(state == start)

    @classmethod
    def from_record(cls, record: Record) -> "Tree":
        """The tree of a record, with all that it tells; raises IllegalAction.

        Its comment before the first move is that of the root. What could have been played instead
        of a move stands beside it, also where the record nests it in another variation.
        """
        tree = cls(record.game, record.opening)
        tree.tags = dict(record.tags)
        tree.broken_off, tree.forfeit = record.broken_off, record.forfeit
        tree.root.comment = record.comment
        _grow(tree.root, record.moves)
        return tree

    def record(self) -> Record:
        """The tree as a record; where it begins at a position, the record does, too."""
        return Record(
            reference_of(self.game),
            dict(self.tags),
            self.root.comment,
            _line(self.root),
            self.broken_off,
            self.forfeit,
            None if self._is_whole else reference_state(self.game, self.root.state),
        )

    def end(self) -> Node:
        """The last node of the main line."""
        return [self.root, *self.root.main_line()][-1]

    def __repr__(self) -> str:
        return f"<Tree of {reference_of(self.game)!r}: {sum([1 for _ in self.root.walk()])} nodes>"

    def _repr_svg_(self) -> str:
        return self.end()._repr_svg_()

    def _repr_html_(self) -> str:
        """The table at the end of the main line, and below it all moves as in a record."""
        picture = b64encode(self._repr_svg_().encode()).decode()
        moves = write_record(self.record()).partition("\n\n")[2].strip()
        return (
            f'<img alt="{escape(repr(self))}" src="data:image/svg+xml;base64,{picture}">\n'
            f'<pre style="white-space: pre-wrap">{escape(moves)}</pre>'
        )


def _grow(node: Node, moves: Iterable[Move]) -> None:
    """Let a line follow a node: first its moves, then what could have been played instead."""
    for move in moves:
        child = node._grown(move.action)
        child.mark, child.comment = move.mark, move.comment
        for variation in move.variations:
            _grow(node, variation)
        node = child


def _line(node: Node) -> list[Move]:
    """The main line that follows a node, with all variations."""
    found = []
    while node.children:
        first, *others = node.children
        variations = [[_move(other), *_line(other)] for other in others]
        found.append(Move(first.action, first.mark, first.comment, variations))
        node = first
    return found


def _move(node: Node) -> Move:
    return Move(node.action, node.mark, node.comment)
