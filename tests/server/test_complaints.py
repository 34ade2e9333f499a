"""What is wrong with JSON is said in a sentence of ours: where it is, and what is allowed."""

from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.core.words import LOCALES, Reason, say
from tilewright.server.http.bodies import reader
from tilewright.tables.commands import AnyCommand, NewTable
from tilewright.tables.refusals import Denied

ACT = '{"type":"act","id":"a","version":1,"action":"1BF"}'
TWO = '[{"kind":"me"},{"kind":"bot"}]'

WRONG = [
    (AnyCommand, "", "This is no JSON: it ends too early."),
    (AnyCommand, "nix!", "This is no JSON: it goes wrong at byte 4."),
    (NewTable, b'{"game":"\xff"}', "This is no text in UTF-8."),
    (AnyCommand, '{"a":' * 2_600, "This JSON has too many brackets inside each other."),
    (AnyCommand, "[]", "An object is expected."),
    (AnyCommand, "{}", "“type” is missing."),
    (AnyCommand, '{"type":5}', "hello, sit, act, confirm, back, agree,"),
    (AnyCommand, '{"type":"snapshot"}', "“type” must be one of these: hello, sit, act,"),
    (AnyCommand, '{"type":"` - at `$.x"}', "“type” must be one of these: hello, sit, act,"),
    (AnyCommand, '{"type":"ping","x":1}', "There is no field “x” here."),
    (AnyCommand, '{"type":"hello"}', "“table” is missing."),
    (AnyCommand, '{"type":"hello","table":"../"}', "id of a table: 12 small letters or digits."),
    (AnyCommand, '{"type":"hello","table":3}', "id of a table: 12 small letters or digits."),
    (AnyCommand, '{"type":"hello","token":""}', "“token” must be the token of a seat: 32 letters"),
    (AnyCommand, '{"type":"hello","language":"?"}', "“language” must be a language such as “en”"),
    (AnyCommand, ACT.replace('"a"', '"a b"'), "“id” must be an id of 1 to 40 letters, digits,"),
    (AnyCommand, ACT.replace("1,", "-1,"), "a whole number from 0 to 1,000,000,000."),
    (AnyCommand, ACT.replace("1,", "1.5,"), "“version” must be a whole number from 0 to"),
    (AnyCommand, ACT.replace("1BF", ""), "“action” must be a text of 1 to 40 characters."),
    (AnyCommand, '{"type":"sit","name":"\\u0007"}', "“name” must be a name of 1 to 20 characters"),
    (AnyCommand, '{"type":"explain","actions":[]}', "must be a list with 1 to 40 entries."),
    (AnyCommand, '{"type":"explain","actions":[1]}', "“actions[0]” must be a text of 1 to 40"),
    (NewTable, '{"seats":[{"kind":"x"}]}', "“seats[0].kind” must be one of these: bot, me, open,"),
    (NewTable, '{"seats":[{"kind":"me"},{}]}', "“seats[1].kind” is missing."),
    (NewTable, '{"seats":[{"no":1}]}', "There is no field “seats[0].no” here."),
    (NewTable, '{"seats":[{"level":"A"}]}', "“seats[0].level” must be a word of 1 to 20 small"),
    (NewTable, '{"options":{"A":"b"}}', "“options” must be a word of 1 to 20 small letters"),
    (NewTable, '{"options":{"a":5}}', "“options[...]” must be a text of 0 to 100 characters."),
    (NewTable, '{"options":5}', "“options” must be an object with at most 10 fields."),
    (NewTable, '{"clock":{"seconds":1}}', "“clock.seconds” must be a whole number from 10"),
    (NewTable, '{"clock":3}', "“clock” must be an object."),
    (NewTable, '{"public":1}', "“public” must be true or false."),
]  # fmt: skip


def complaint(kind: Any, raw: str | bytes) -> Reason:
    with pytest.raises(Denied) as denied:
        reader(kind)(raw)
    assert denied.value.code == "malformed"
    why = denied.value.parameters["why"]
    assert isinstance(why, Reason)
    return why


@pytest.mark.parametrize(("kind", "raw", "told"), WRONG)
def test_a_complaint_says_where_and_what_is_allowed(kind: Any, raw: str | bytes, told: str) -> None:
    why = complaint(kind, raw)
    assert told in str(why)
    for language in LOCALES:
        assert say(why, language)[-1] in ".)"
