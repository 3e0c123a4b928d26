"""Generated code does what the plain rules do: copies, and replays of a turn that list nothing twice."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from typing import ClassVar, cast

import pytest

import logres
from logres.engine import Chance, Game, Session, listing, starting
from logres.engine.copying import copied, copier, ordered
from logres.engine.game import with_slots
from logres.merlin.modules import MODULES
from tests.engine import toy
from tests.engine.toy import Toy

ALL_MODULES = dict.fromkeys(MODULES, "on")


class Counted(Toy):
    """The toy, which notes the seats that it lists deeds for."""

    made: ClassVar[list[int]] = []

    @listing
    def deeds(self, seat: int) -> list[str]:
        """What a seat can do."""
        Counted.made.append(seat)
        return super().deeds(seat)


def counted(*decisions: str) -> Session:
    """A game of the toy that notes its lists, in its first turn."""
    session = starting.start(replace(toy.BOX, rules_for=lambda _: Counted), 2, seed=1)
    for decision in ("red", "blue", *decisions):
        session.decide(decision)
    Counted.made.clear()
    return session


def zones(game: Game) -> dict[str, object]:
    return {name: getattr(game, name) for name in game.zones}


def midgame(settings: dict[str, str], decisions: int) -> Session:
    """A game of Merlin after some random decisions."""
    session, chance = logres.start("merlin", 3, settings, seed=1), Chance.seeded("midgame")
    for _ in range(decisions):
        assert session.choice is not None
        session.decide(session.choice.options[chance.below(len(session.choice.options))])
    return session


@pytest.mark.parametrize(
    ("hint", "value"),
    [
        (int, 1),
        (tuple[str, ...], ("a",)),
        (list[int], [1, 2]),
        (dict[str, int], {"a": 1}),
        (list[dict[str, int]], [{"a": 1}, {}]),
        (dict[str, list[str]], {"a": ["b"]}),
        (list[list[list[int]]], [[[1], [2]], []]),
        (list[dict[str, list[int]]], [{"a": [1]}]),
    ],
)
def test_the_generated_expression_copies_as_the_copier_does(hint: object, value: object) -> None:
    twin = eval(copied(hint, "value"), {"value": value})  # noqa: S307 - an expression of our own
    assert twin == copier(hint)(value) == value
    assert (twin is value) == (copier(hint)(value) is value)
    if isinstance(value, list) and isinstance(value[0], list | dict):
        assert cast("list[object]", twin)[0] is not value[0]


@pytest.mark.parametrize("settings", [{}, ALL_MODULES], ids=["base", "nine modules"])
def test_the_generated_copy_is_the_plain_copy(settings: dict[str, str]) -> None:
    game = midgame(settings, 60).game
    quick, plain = game.copy(), Game.copy(game)
    assert zones(quick) == zones(plain) == zones(game)
    assert (quick.seats, quick.settings, quick.events) == (plain.seats, plain.settings, plain.events)
    assert quick.chance.below(1000) == plain.chance.below(1000) == game.chance.copy().below(1000)


def test_a_generated_copy_touches_nothing_of_the_game() -> None:
    game = cast("Toy", toy.start("draw").game)
    twin = cast("Toy", game.copy())
    twin.hands[0].append("z")
    twin.points[0] = 9
    assert "z" not in game.hands[0]
    assert game.points[0] != 9


def test_a_game_can_be_copied_before_its_setup() -> None:
    game = with_slots(Toy)(2, {}, Chance.seeded(1))
    assert game.copy().turns == 0
    assert not hasattr(game.copy(), "points")


def test_equal_positions_differ_equally_from_where_they_began_whatever_the_order() -> None:
    session = toy.start("score")
    one, other = (cast("Toy", session.game.copy()) for _ in range(2))
    one.points[0] += 1
    one.row.append("a")
    other.row.append("a")
    assert one.difference(session.game) != other.difference(session.game)
    other.points[0] += 1
    assert one.difference(session.game) == other.difference(session.game)
    assert one.difference(session.game) != session.game.difference(session.game)


def test_tables_without_fixed_keys_are_compared_in_any_order() -> None:
    hints = (dict[str, int], list[dict[str, int]], dict[str, dict[str, int]])
    for hint, wrapped in zip(hints, ("{}", "[{}]", "{{'x': {}}}"), strict=True):
        written = [
            repr(eval(ordered(hint, wrapped.format(table))))  # noqa: S307 - an expression of our own
            for table in ("{'a': 1, 'b': 2}", "{'b': 2, 'a': 1}")
        ]
        assert written[0] == written[1]


def test_a_clone_lists_nothing_that_another_clone_has_listed() -> None:
    session = counted("score", "draw")
    first = session.clone()
    assert len(Counted.made) == 3
    for twin in (session.clone(), first.clone(), session.redealt(0, Chance.seeded(1))):
        assert zones(twin.game).keys() == zones(session.game).keys()
        assert twin.choice is not None
        assert twin.choice.options == first.choice.options  # type: ignore[union-attr]
    assert len(Counted.made) == 3


def test_an_attempt_lists_only_what_is_new_on_its_way() -> None:
    session = counted("score", "draw")
    way = session.attempt(("score",))
    assert len(Counted.made) == 4
    session.attempt(("score", "draw"), after=way)
    assert len(Counted.made) == 5


def test_what_was_listed_before_a_decision_is_forgotten_with_it() -> None:
    session = counted("score")
    session.clone()
    session.decide("draw")
    assert session.clone().game.hands == session.game.hands  # type: ignore[attr-defined]
    session.decide("score")
    session.clone()
    session.undo()
    twin = session.clone()
    twin.decide("lay")
    assert twin.choice is not None
    assert twin.choice.ask == "letter"


def test_who_looks_at_an_attempt_changes_nothing_in_what_it_remembers() -> None:
    session = counted("score")
    attempt = session.attempt()
    remembered = [*attempt.lists]
    assert attempt.game.deeds(0) == cast("Toy", session.game).deeds(0)  # type: ignore[attr-defined]
    assert [*attempt.lists] == remembered
    assert type(attempt.game.copy()) is type(session.game)


def test_a_rule_that_kept_a_verb_from_its_replay_continues_without_memory() -> None:
    session = logres.start("merlin", 2, {}, seed=3)
    twin = session.clone()
    verb = session.attempt().game.moves  # type: ignore[attr-defined]
    verb.__self__.listed = None
    assert verb(0) == twin.game.moves(0)  # type: ignore[attr-defined]


def test_weaving_can_be_switched_off() -> None:
    script = (
        "from logres.engine import Game; from logres.games import start\n"
        "from logres.players import opponent, play_out\n"
        "session = start('merlin', 2, {}, 7)\n"
        "session.clone()\n"
        "print(type(session.game).copy is Game.copy, type(session.attempt().game) is type(session.game))\n"
        "play_out(session, [opponent('random', seat) for seat in range(2)])\n"
        "print(session.scores)\n"
    )
    told = [
        subprocess.check_output(
            [sys.executable, "-c", script], env={**os.environ, "LOGRES_WEAVING": weaving}, text=True
        ).splitlines()
        for weaving in ("on", "off")
    ]
    assert [lines[0] for lines in told] == ["False False", "True True"]
    assert told[0][1] == told[1][1]
