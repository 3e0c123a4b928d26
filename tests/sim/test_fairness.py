"""The fairness figures of Merlin."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

import pytest

from logres.engine import Chance
from logres.games import start
from logres.merlin import BOX, Merlin
from logres.merlin.missions import Mission
from logres.merlin.needs import mission
from logres.merlin.parts import read
from logres.merlin.pieces import GOODS, PLACES, VASSALS
from logres.sim import fairness
from logres.sim.fairness import (
    PATIENCE,
    Work,
    drawn_tiles,
    effort_table,
    entry_table,
    is_done,
    missing,
    position,
    start_table,
    starts,
    turns_taken,
)
from logres.sim.kept import Kept
from logres.sim.processes import Processes

ALONE = Work(Processes(1))
A_TILE = read().starting_tiles["t1"]


def bare() -> Merlin:
    """A game in which seat 0 has only its vassals at home."""
    game = position(start("merlin", 2, {}, 1))
    game.castles[0] = dict.fromkeys(GOODS, 0)
    game.markers[0] = dict.fromkeys(PLACES, 0)
    game.vassals[0] = dict.fromkeys(VASSALS, "castle")
    return game


@pytest.mark.parametrize(
    ("needs", "lacking"),
    [
        (["blue flag"], 1),
        (["blue flag", "any flag", "any shield"], 3),
        (["marker in blue", "marker anywhere", "marker anywhere"], 3),
        (["builder in blue"], 1),
        (["two vassals in grey", "lady and builder together"], 4),
    ],
)
def test_a_seat_with_nothing_lacks_everything(needs: list[str], lacking: int) -> None:
    assert missing(mission("m", 1, "lady", needs), bare(), 0) == lacking


def test_a_piece_counts_for_one_icon_only() -> None:
    game = bare()
    card = mission("m", 1, "lady", ["blue flag", "any flag"])
    game.castles[0]["blue-flag"] = 1
    assert missing(card, game, 0) == 1
    game.castles[0]["grey-flag"] = 1
    assert missing(card, game, 0) == 0


@pytest.mark.parametrize("card", read().missions.values(), ids=[*read().missions])
def test_nothing_is_missing_exactly_when_a_mission_can_be_resolved(card: Mission) -> None:
    game = position(start("merlin", 3, {}, 4))
    assert (missing(card, game, 1) == 0) == is_done(card, game, 1)
    game.castles[1] = dict.fromkeys(GOODS, 2)
    game.markers[1] = dict.fromkeys(PLACES, 2)
    for way in card.ways:
        game.vassals[1] = {**dict.fromkeys(VASSALS, "castle"), **way}
        assert missing(card, game, 1) == 0
        assert is_done(card, game, 1)


def test_a_seat_that_pursues_a_mission_takes_time_and_mostly_gets_there() -> None:
    card = read().missions["m01"]
    turns = [
        turns_taken(start("merlin", 2, {}, f"t{seed}"), card, 0, Chance.seeded(seed)) for seed in range(6)
    ]
    assert all(0 <= taken <= PATIENCE for taken in turns)
    assert sum(taken < PATIENCE for taken in turns) >= 3


def test_missions_are_listed_from_the_easiest_to_the_hardest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "TRIED", 1)
    monkeypatch.setattr(fairness, "PATIENCE", 1)
    lines = [*effort_table(2, 1, ALONE)]
    listed = [line.split() for line in lines if line[0] == "m" and line[1:3].isdigit()]
    assert sorted(row[0] for row in listed) == sorted(read().missions)
    assert [float(row[2]) for row in listed] == sorted(float(row[2]) for row in listed)
    assert lines[-1].startswith("3 points: 18 missions")


def test_drawn_tiles_have_five_colours_each_and_share_no_entry() -> None:
    for seed in range(50):
        rows = [astuple(tile)[1:] for tile in drawn_tiles(Chance.seeded(seed)).values()]
        assert [len(set(row)) for row in rows] == [5] * 4
        assert [len(set(column)) for column in zip(*rows, strict=True)] == [4] * 5


def test_the_leads_of_a_table_add_up_to_zero_and_its_wins_to_the_seats() -> None:
    played = starts(BOX, 3, "random", "a game")
    assert sum(one.lead for one in played) == pytest.approx(0)
    assert sum(one.won for one in played) == pytest.approx(3)
    assert len({one.tile.id for one in played}) == 3


def test_every_entry_and_every_tile_gets_its_figure() -> None:
    entries = [*entry_table(4, "random", 12, 1, ALONE)]
    assert [line.split()[0] for line in entries[3:]] == ["knight", "flag", "shield", "material", "marker"]
    tiles = [*start_table(4, "random", 4, 1, ALONE)]
    assert [line[:3] for line in tiles[1:]] == ["t1:", "t2:", "t3:", "t4:"]


def test_a_table_that_was_stopped_goes_on_from_the_games_that_are_kept(tmp_path: Path) -> None:
    def table(games: int) -> list[str]:
        with Kept(tmp_path / "file", {}) as kept:
            return [*start_table(2, "random", games, 1, Work(Processes(1), kept))]

    table(3)
    assert len((tmp_path / "file").read_text().splitlines()) == 1 + 3
    assert table(6) == table(6) == [*start_table(2, "random", 6, 1, ALONE)]
    assert len((tmp_path / "file").read_text().splitlines()) == 1 + 6
