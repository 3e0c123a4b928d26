"""Rules versions: a box holds the older ones, and every game continues by the rules it began with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logres.engine import BadPosition, BadRecord, BadTable, Session, start
from logres.engine.replay import load
from tests.engine import toy
from tests.engine.toy import Toy, everything


class Toy2(Toy):
    """A toy whose every point counts twice."""

    async def do(self, seat: int, deed: str) -> None:
        """One deed."""
        await super().do(seat, deed)
        if deed == "score":
            self.points[seat] += 1


OLD = toy.BOX
NEW = replace(OLD, rules_version="8", rules_for=lambda settings: Toy2, older=(OLD,))


def played(rules: str, *decisions: str) -> Session:
    """A toy of a version after some decisions."""
    game = start(NEW.of_version(rules), 2, None, 5)
    for decision in ("red", "blue", *decisions):
        game.decide(decision)
    return game


def test_a_new_game_has_the_newest_rules() -> None:
    assert start(NEW, 2, None, 5).box.rules_version == "8"


def test_every_version_is_found_by_its_name() -> None:
    assert [NEW.of_version(rules) for rules in ("8", "7")] == [NEW, OLD]


@pytest.mark.parametrize(("rules", "points"), [("7", 1), ("8", 2)])
def test_a_record_is_replayed_by_the_rules_it_was_played_by(rules: str, points: int) -> None:
    game = played(rules, "score")
    again = load(game.save(), lambda _: NEW)
    assert f"rules: {rules}\n" in again.save()
    assert everything(again) == everything(game)
    assert again.scores == [points, 0]


def test_a_record_is_not_valid_by_the_rules_of_another_version() -> None:
    game = played("7", "score", "stop", "stop", "score", "stop", "stop", "score", "stop")
    assert game.over
    assert load(game.record(), lambda _: NEW).scores == [3, 0]
    with pytest.raises(BadRecord):
        load(game.record().replace("rules: 7", "rules: 8"), lambda _: NEW)


@pytest.mark.parametrize(("rules", "points"), [("7", 2), ("8", 4)])
def test_a_position_continues_by_the_rules_it_was_written_by(rules: str, points: int) -> None:
    written = played(rules, "score", "stop").position()
    assert f'rules = "{rules}"' in written
    game = start(NEW, position=written)
    assert game.box.rules_version == rules
    for decision in ("stop", "score"):
        game.decide(decision)
    assert game.scores == [points, 0]
    assert everything(load(game.save(), lambda _: NEW)) == everything(game)


def test_an_unknown_version_is_refused_with_those_that_are_known() -> None:
    says = "rules version '9' is unknown; known: 8, 7."
    with pytest.raises(BadTable) as no_box:
        NEW.of_version("9")
    assert str(no_box.value) == says
    with pytest.raises(BadRecord) as no_record:
        load(played("7").save().replace("rules: 7", "rules: 9"), lambda _: NEW)
    assert str(no_record.value) == f"line 3: {says}"
    with pytest.raises(BadPosition) as no_position:
        start(NEW, position=played("7", "stop").position().replace('rules = "7"', 'rules = "9"'))
    assert str(no_position.value) == f"line 6: rules: {says}"


@pytest.mark.parametrize(
    ("in_use", "wanted", "says"),
    [
        ("", "+abc", "custom components (rules version '7+abc'); start with --components"),
        ("+abc", "", "the default components, but others are in use; start without --components"),
    ],
)
def test_components_of_ones_own_are_told_from_another_version(in_use: str, wanted: str, says: str) -> None:
    shelved = replace(NEW, rules_version=f"8{in_use}", older=(replace(OLD, rules_version=f"7{in_use}"),))
    with pytest.raises(BadTable) as refused:
        shelved.of_version(f"7{wanted}")
    assert says in str(refused.value)


def test_settings_are_carried_over_as_far_as_the_other_version_has_them() -> None:
    assert NEW.carried_over({"mood": "grave", "noise": "loud"}) == {"mood": "grave"}
    assert NEW.carried_over({"mood": "sad"}) == {"mood": "merry"}
