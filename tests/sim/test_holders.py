"""The figures about the players who get certain things."""

from __future__ import annotations

import re

import pytest

from logres.merlin import MODULES
from logres.sim.holders import THINGS, Things, holder_table, holders
from logres.sim.processes import Processes
from tests.games.merlin.features import EVENTS


@pytest.mark.parametrize("things", THINGS.values(), ids=THINGS.keys())
def test_each_thing_is_recognised_by_an_event_of_its_module(things: Things) -> None:
    assert things.module in MODULES
    assert things.event in EVENTS


def test_each_seat_counts_once_for_each_thing_and_the_winners_share_one_victory() -> None:
    found = holders(THINGS["treasures"], 3, "random", 1, 4)
    assert found
    assert len({(one.thing, one.seat) for one in found}) == len(found)
    assert {one.won for one in found} <= {0.0, 1.0, 1.5, 3.0}


def test_a_table_says_how_often_a_thing_is_got_and_how_its_holders_do() -> None:
    title, *rows = holder_table(THINGS["decrees"], 2, "random", 3, 1, Processes(1))
    assert title.startswith("3 games of 2 random players with decrees")
    assert rows
    row = re.compile(r"[a-z0-9-]+ +\d+\.\d\d a game +[+-]\d+\.\d\d ± \d+\.\d\d points +\d+% \(\d+% to \d+%\)")
    assert all(row.fullmatch(line) for line in rows)


def test_a_player_who_gets_several_of_a_kind_counts_once() -> None:
    games = 4
    _, *rows = holder_table(THINGS["decrees"], 2, "random", games, 1, Processes(1))
    often = {row.split()[0]: float(row.split()[1]) * games for row in rows}
    seats = {
        kind: {
            (number, one.seat)
            for number in range(games)
            for one in holders(THINGS["decrees"], 2, "random", 1, number)
            if THINGS["decrees"].kind(one.thing) == kind
        }
        for kind in ("shield", "flag", "material", "points")
    }
    assert {kind: len(them) for kind, them in seats.items() if them} == {
        kind: count for kind, count in often.items() if kind in seats
    }
