"""What people are told: their own observation, what is legal, what it scores; nothing else."""

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import Growing, setup_of
from tilewright.core.effects import scores_in
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions, replay
from tilewright.core.rules import Outcome
from tilewright.core.seat import Seat
from tilewright.core.words import LOCALES
from tilewright.native.choosing import rules_for
from tilewright.server.live.table import Live
from tilewright.server.settings import Settings
from tilewright.tables import views
from tilewright.tables.commands import Back, ClockWanted, Confirm, Replace, Resign, Sit
from tilewright.tables.explaining import explanations, looked
from tilewright.tables.messages import (
    Acted,
    AnyMessage,
    Changed,
    Over,
    Resync,
    Said,
    Scored,
    Snapshot,
)
from tilewright.tables.players import names_of
from tilewright.tables.refusals import Denied
from tilewright.tables.sentences import result_told
from tilewright.tables.sentences import told as told_to
from tilewright.tables.table import Table
from tilewright.tables.views import Attendance, Telling, Viewer

read = msgspec.json.Decoder(AnyMessage).decode

TWO = ("person", "person")
SPECTATOR = Viewer(None)
TABLES: list[tuple[str, Sequence[str]]] = [
    ("azul", TWO),
    ("azul", ("person", "person", "person")),
    ("duel", TWO),
    ("duel", ("shared", "shared")),
]


def viewers(table: Table) -> list[Viewer]:
    """Everybody with a key, and a spectator."""
    keys = dict.fromkeys(sitting.key for sitting in table.sittings if sitting.key)
    return [*[Viewer(key) for key in keys], SPECTATOR]


def walk(game: str, kinds: Sequence[str], seed: int, confirm: bool = False) -> Iterator[Growing]:
    """A game of random decisions, after each of them; plates are drawn whenever they may be."""
    growing = Growing(setup_of(game, kinds, seed=str(seed), confirm=confirm))
    rng = Random(seed)
    yield growing
    while (turn := growing.table.turn) is not None:
        if growing.table.is_confirming:
            growing.send(growing.key(turn), Confirm)
        else:
            legal = growing.legal()
            growing.act("P+" if "P+" in legal else rng.choice(legal))
        yield growing


def said_to(seat: int | None, event: Acted | Changed, what: Said | None = None) -> str:
    """What an event says to the player of a seat, in English."""
    return told_to(what or event.said, event.view.seats, seat)


def result_text(table: Table, seat: int | None, language: str) -> str:
    """How the game ended, as the player of a seat reads it."""
    result = views.result(table)
    assert result is not None
    return result_told(result, table.setup.game, table.seats, seat, language)


def reference(table: Table) -> AnyGame:
    """The game in Python."""
    return rules_for(table.game, "python")


def law_state(table: Table) -> Any:
    """The state by the Python rules, replayed."""
    return replay(reference(table), [made.action for made in table.moves])


@pytest.mark.parametrize(("game", "kinds"), TABLES)
def test_everybody_sees_exactly_their_observation(game: str, kinds: Sequence[str]) -> None:
    for growing in walk(game, kinds, 1):
        table = growing.table
        state = law_state(table)
        for viewer in viewers(table):
            held = table.held(viewer.key)
            seat = Seat(held[0]) if len(held) == 1 else None
            seen = views.view(table, viewer)
            assert seen.position == str(reference(table).observe(state, seat))
            assert seen.scores == list(reference(table).progress(state).scores)
            assert seen.standing == list(reference(table).standing(state))
            assert (seen.round, seen.moves) == (
                reference(table).progress(state).round,
                len(table.moves),
            )


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize(("game", "kinds"), TABLES)
def test_what_is_legal_is_told_to_the_seat_in_turn_with_what_it_scores(
    game: str, kinds: Sequence[str], confirm: bool
) -> None:
    for growing in walk(game, kinds, 2, confirm):
        table = growing.table
        law, turn = reference(table), table.turn
        state = law_state(table)
        for viewer in viewers(table):
            seen = views.view(table, viewer)
            if turn not in table.held(viewer.key) or table.is_confirming:
                assert seen.legal == []
                continue
            assert turn is not None
            now = law.standing(state)[turn]
            expected = [
                (str(action), law.standing(law.apply(state, action))[turn] - now)
                for action in legal_actions(law, state)
            ]
            assert [(choice.action, choice.points) for choice in seen.legal] == expected
            assert seen.prompt is not None


@pytest.mark.parametrize(("game", "kinds"), TABLES)
def test_the_points_that_are_told_explain_every_change_of_the_scores(
    game: str, kinds: Sequence[str]
) -> None:
    scored = 0
    growing = list(walk(game, kinds, 3))[-1]
    table = growing.table
    scores = list(table.game.progress(table.game.start()).scores)
    for moment in table.moments:
        told = Telling(table).event(moment.row.version, SPECTATOR)
        assert isinstance(told, Acted)
        for each in told.effects:
            if isinstance(each, Scored):
                scores[each.seat] += each.points
                assert said_to(None, told, each.why)
                assert each.why.rule
                scored += 1
        assert told.view.scores == scores
    assert scored > 20


def test_a_shared_device_sees_what_all_may_see_and_may_look() -> None:
    looks = 0
    for growing in walk("duel", ("shared", "shared"), 4):
        table = growing.table
        viewer = Viewer("shared")
        assert views.view(table, viewer).position == views.view(table, SPECTATOR).position
        for moment in table.moments[-2:]:
            telling = Telling(table)
            own, open_to_all = (
                telling.event(moment.row.version, each) for each in (viewer, SPECTATOR)
            )
            assert isinstance(own, Acted)
            assert isinstance(open_to_all, Acted)
            assert (own.action, own.said) == (open_to_all.action, open_to_all.said)
            assert own.effects == open_to_all.effects
        if table.turn is None:
            continue
        secrets = looked(table, viewer, "c1")
        seen = str(reference(table).observe(law_state(table), Seat(table.turn)))
        assert (secrets.seat, secrets.position) == (table.turn, seen)
        looks += bool(secrets.choices)
    assert looks


def test_nobody_looks_out_of_turn() -> None:
    growing = Growing(setup_of("duel", TWO))
    turn = growing.table.turn
    assert turn is not None
    with pytest.raises(Denied, match="not-your-turn"):
        looked(growing.table, Viewer(growing.key(1 - turn)), "c")
    with pytest.raises(Denied, match="not-your-turn"):
        explanations(growing.table, Viewer(growing.key(1 - turn)), ["L1"])


@pytest.mark.parametrize(("game", "kinds"), TABLES)
def test_an_explanation_tells_what_an_action_does(game: str, kinds: Sequence[str]) -> None:
    for growing in walk(game, kinds, 5):
        table = growing.table
        if table.turn is None:
            continue
        viewer = Viewer(growing.key(table.turn))
        state = law_state(table)
        for text in growing.legal()[::7]:
            (told,) = explanations(table, viewer, [text])
            action = reference(table).notation.parse_action(text)
            points = scores_in(reference(table).effects(state, action))
            assert told.legal
            assert told_to(told.said, table.seats, table.turn)
            given = [each for each in told.effects if isinstance(each, Scored)]
            assert [(each.seat, each.points, each.kind) for each in given] == [
                (each.seat, each.points, each.kind) for each in points
            ]
            after = reference(table).apply(state, action)
            assert told.standing == list(reference(table).standing(after))
            gained = sum([each.points for each in told.forecast if isinstance(each, Scored)])
            score = reference(table).progress(after).scores[table.turn]
            assert score + gained == told.standing[table.turn]
            seen = str(reference(table).observe(after, viewer.seat(table)))
            assert told.position == seen or (
                told.position == "" and kinds == ("shared", "shared") and text.startswith("K")
            )


def test_du_4_3_what_opens_a_secret_is_shown_only_to_who_looks() -> None:
    opened = 0
    for growing in walk("duel", ("shared", "shared"), 4):
        table, viewer = growing.table, Viewer("shared")
        keeps = [text for text in growing.legal() if text.startswith("K")]
        if table.turn is None or not keeps:
            continue
        opened += 1
        assert {each.position for each in explanations(table, viewer, keeps)} == {""}
        choices = looked(table, viewer, "c").choices
        assert [each.action for each in choices] == keeps
        for told in choices:
            after = reference(table).apply(
                law_state(table), reference(table).notation.parse_action(told.action)
            )
            assert told.position == str(reference(table).observe(after, Seat(table.turn)))
    assert opened


def test_a_view_tells_the_goals_now_and_then() -> None:
    growing = list(walk("duel", TWO, 3))[-1]
    table = growing.table
    for viewer in viewers(table):
        for moment in table.moments[::20]:
            told = Telling(table).event(moment.row.version, viewer).view.goals
            due = reference(table).telling.goals(
                reference(table).notation.parse_state(str(moment.state))
            )
            assert [(each.goal, each.rule) for each in told] == [
                (each.goal, each.rule) for each in due
            ]
            assert [each.now for each in told] == [list(each.now) for each in due]
            assert [each.possible for each in told] == [list(each.possible) for each in due]


@pytest.mark.parametrize(("text", "rule"), [("9BF", "AZ-"), ("CB1", "AZ-"), ("W11", "AZ-")])
def test_an_explanation_tells_the_rule_that_refuses(text: str, rule: str) -> None:
    growing = Growing(setup_of("azul", TWO))
    (told,) = explanations(growing.table, Viewer(f"key{growing.table.turn}"), [text])
    assert not told.legal
    assert (told.effects, told.forecast, told.position) == ([], [], "")
    assert told.standing == [0, 0]
    assert told.said.rule.startswith(rule)
    assert rule in told_to(told.said, growing.table.seats, None)


def test_an_explanation_of_what_cannot_be_read() -> None:
    growing = Growing(setup_of("azul", TWO))
    (told,) = explanations(growing.table, Viewer(f"key{growing.table.turn}"), ["nonsense"])
    assert not told.legal
    assert told_to(told.said, growing.table.seats, None)


# Coming, and coming back


def eventful(game: str) -> Growing:
    """A table with a row of nearly every kind."""
    growing = Growing(setup_of(game, ("person", "open"), confirm=True, clock=ClockWanted(60, 1)))
    growing.send("key1", Sit, name="Eve")
    rng = Random(6)
    for step in range(40):
        turn = growing.table.turn
        assert turn is not None
        if growing.table.is_confirming:
            growing.send(growing.key(turn), Back if step % 5 == 0 else Confirm)
        else:
            growing.act(rng.choice(growing.legal()))
    growing.send("key1", Resign)
    return growing


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_who_comes_back_is_told_every_version_that_was_missed(game: str) -> None:
    growing = eventful(game)
    live = Live(growing.table)
    last = growing.table.version
    for viewer in viewers(growing.table):
        whole = [read(raw) for raw in live.greeting(viewer, 0, 0, Settings())]
        for version in range(last):
            told = [read(raw) for raw in live.greeting(viewer, version, 0, Settings())]
            *events, over = told
            assert isinstance(over, Over)
            assert [each.version for each in events if isinstance(each, Acted | Changed)] == [
                *range(version + 1, last + 1)
            ]
            assert told == whole[version:]


@pytest.mark.parametrize("version", [10_000, 1_000_000_000, 45])
def test_a_version_that_cannot_be_is_answered_with_resync(version: int) -> None:
    growing = Growing(setup_of("azul", TWO))
    told = [read(raw) for raw in Live(growing.table).greeting(SPECTATOR, version, 0, Settings())]
    assert [type(message) for message in told] == [Resync, Snapshot]


def test_who_has_missed_too_much_is_answered_with_resync() -> None:
    growing = list(walk("duel", TWO, 1))[-1]
    live = Live(growing.table)
    few = Settings(send_queue=8)
    told = [read(raw) for raw in live.greeting(SPECTATOR, 0, 0, few)]
    assert [type(message) for message in told] == [Resync, Snapshot, Over]
    assert len(live.greeting(SPECTATOR, growing.table.version - 2, 0, few)) == 3


def test_who_has_missed_nothing_is_told_nothing() -> None:
    growing = Growing(setup_of("azul", TWO))
    live = Live(growing.table)
    assert live.greeting(SPECTATOR, growing.table.version, 0, Settings()) == []


def test_a_snapshot_tells_the_table_and_whose_seats_are_yours() -> None:
    growing = Growing(setup_of("azul", ("shared", "person", "shared"), hints=True))
    told = views.snapshot(growing.table, Viewer("shared"), Attendance([], 3), 60)
    assert (told.yours, told.watchers, told.absent_after) == ([0, 2], 3, 60)
    assert (told.game, told.options["seats"], told.hints) == ("azul", "3", True)
    assert [seat.name for seat in told.view.seats] == ["Ana", "Ben", "Cleo"]
    assert views.snapshot(growing.table, SPECTATOR, Attendance([], 0), 60).yours == []


def test_only_who_sent_a_command_is_told_its_id() -> None:
    growing = Growing(setup_of("azul", TWO))
    turn = growing.table.turn
    assert turn is not None
    growing.act()
    live = Live(growing.table)
    version = growing.table.version
    for viewer in viewers(growing.table):
        (told,) = [read(raw) for raw in live.events(viewer, [version])]
        assert isinstance(told, Acted)
        assert (told.command == "c1") == (viewer.key == growing.key(turn))


def test_no_key_and_no_seed_is_in_any_message() -> None:
    growing = eventful("duel")
    live = Live(growing.table)
    for viewer in viewers(growing.table):
        raw = b"".join(live.greeting(viewer, 0, 0, Settings()))
        raw += b"".join(live.greeting(viewer, None, 0, Settings()))
        for secret in (b"key0", b"key1", b'"tests"', b"seed"):
            assert secret not in raw


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_result_names_the_winners(game: str) -> None:
    growing = list(walk(game, TWO, 7))[-1]
    told = views.over(growing.table)
    outcome = growing.table.game.outcome(growing.table.state)
    assert told is not None
    assert outcome is not None
    assert told.result.how == "finished"
    assert told.result.winners == list(outcome.winners)
    assert told.result.scores == list(outcome.scores)
    assert told.record == f"/api/tables/{growing.table.setup.id}/record"


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_who_holds_one_seat_is_told_what_they_did_as_you_and_others_by_their_names(
    game: str,
) -> None:
    table = list(walk(game, TWO, 7))[-1].table
    for moment in [each for each in table.moments if each.row.event.seat is not None]:
        telling = Telling(table)
        for seat, name in enumerate(table.names):
            told = telling.event(moment.row.version, Viewer(table.sittings[seat].key))
            text = said_to(seat, told)
            is_own = moment.row.event.seat == seat
            assert text.startswith("You ") == is_own
            assert name not in text or not is_own
            assert not {"player", "you"} & set(told.said.parameters)
        seen = said_to(None, telling.event(moment.row.version, SPECTATOR))
        assert seen.startswith(table.names[moment.row.event.seat or 0])


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You win with 5 points.", "Ana wins with 5 points."),
        ("pt-PT", "Vences com 5 pontos.", "Ana vence com 5 pontos."),
        ("pt-BR", "Você vence com 5 pontos.", "Ana vence com 5 pontos."),
        ("nl", "Je wint met 5 punten.", "Ana wint met 5 punten."),
        ("hu", "Győztél 5 ponttal.", "Ana győz 5 ponttal."),
    ],
)
def test_who_won_is_told_so_and_the_others_hear_a_name(
    language: str, yours: str, theirs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = list(walk("azul", TWO, 7))[-1].table
    won = Outcome((5, 3), (Seat(0),))
    monkeypatch.setattr(table.game, "outcome", lambda state: won)
    told = [result_text(table, seat, language) for seat in (0, 1, None)]
    assert told == [yours, theirs, theirs]
    shared = Outcome((5, 5), (Seat(0), Seat(1)))
    monkeypatch.setattr(table.game, "outcome", lambda state: shared)
    mine = result_text(table, 1, language)
    assert table.names[0] in mine
    assert table.names[1] not in mine


def test_a_hint_and_an_explanation_speak_to_you() -> None:
    growing = Growing(setup_of("azul", TWO))
    turn = growing.table.turn
    assert turn is not None
    action = growing.legal()[0]
    told = explanations(growing.table, Viewer(growing.key(turn)), [action])
    assert told_to(told[0].said, growing.table.seats, turn).startswith("You take ")
    shared = Growing(setup_of("azul", ("shared", "shared")))
    named = explanations(shared.table, Viewer("shared"), [shared.legal()[0]])
    text = told_to(named[0].said, shared.table.seats, None)
    assert text.startswith(shared.table.names[shared.table.turn or 0])


def test_no_sentence_of_a_game_of_duel_spells_a_plate_or_a_chip() -> None:
    table = list(walk("duel", TWO, 7))[-1].table
    telling = Telling(table)
    for version in range(1, table.version + 1):
        told = telling.event(version, Viewer("key0"))
        for language in LOCALES:
            text = told_to(told.said, told.view.seats, 0, language)
            assert not re.search(r"\b[BYRKTSJ]{2,4}\b|: [BYRKT]$", text), text


@pytest.mark.parametrize(("game", "why"), [("azul", "complete rows"), ("duel", "start tile")])
def test_the_result_says_how_a_tie_was_broken(
    game: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = list(walk(game, TWO, 7))[-1].table
    tie = Outcome((5, 5), (Seat(1),))
    monkeypatch.setattr(table.game, "outcome", lambda state: tie)
    told = result_text(table, None, "en")
    assert table.names[1] in told
    assert why in told


@pytest.mark.parametrize(
    ("language", "level", "told"),
    [
        ("en", "random", "A bot takes over: random."),
        ("pt-PT", "aleatório", "Um bot fica com o lugar: aleatório."),
        ("pt-BR", "aleatório", "Um bot assume o lugar: aleatório."),
        ("nl", "willekeurig", "Een bot neemt het over: willekeurig."),
        ("hu", "véletlenszerű", "Bot veszi át a helyet: véletlenszerű."),
    ],
)
def test_a_bot_without_a_name_is_called_by_its_level_in_the_readers_language(
    language: str, level: str, told: str
) -> None:
    growing = Growing(setup_of("azul", ("person", "bot", "person")))
    growing.absent = {2}
    growing.send("key0", Replace, seat=2, level="random")
    table, viewer = growing.table, Viewer("key0")
    replaced = Telling(table).event(table.version, viewer)
    assert isinstance(replaced, Changed)
    assert told_to(replaced.said, replaced.view.seats, 0, language) == told
    assert names_of(replaced.view.seats, language) == ["Ana", f"{level} 2", f"{level} 3"]
    assert table.names == ["Ana", "random 2", "random 3"]  # in records, whoever asks for them
    while growing.table.turn == 0:
        growing.act(growing.legal()[0])
    growing.act(growing.legal()[0])
    telling = Telling(growing.table)
    acted = telling.event(growing.table.version, viewer)
    text = told_to(acted.said, acted.view.seats, 0, language)
    assert text.startswith((f"{level} 2 ", f"{level} 3 "))
    before = telling.event(1, viewer).view
    assert names_of(before.seats, language) == ["Ana", level, "Cleo"]


def test_who_resigns_is_named_although_a_bot_has_the_seat_then() -> None:
    growing = Growing(setup_of("azul", ("person", "person", "person")))
    growing.send("key1", Resign)
    told = Telling(growing.table).event(growing.table.version, SPECTATOR)
    assert growing.table.sittings[1].kind == "bot"
    assert said_to(None, told) == "Ben resigns."


def test_what_all_are_told_is_the_same_however_many_ask() -> None:
    growing = list(walk("duel", TWO, 5))[-1]
    shared = Telling(growing.table)
    for version in range(1, growing.table.version + 1):
        for viewer in viewers(growing.table):
            alone = Telling(growing.table).event(version, viewer)
            assert shared.event(version, viewer) == alone
