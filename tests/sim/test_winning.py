"""Fitting the chance of winning to games, and proving it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from logres.players.chances import NAMES
from logres.sim.processes import Processes
from logres.sim.winning import Game, Moment, fitted, kept, played, reliability, table


def invented(number: int) -> Game:
    """A game in which ten points ahead win three of four times, and nothing else counts."""
    random = Random(number)
    lead = random.choice((-10.0, 10.0))
    won = random.random() < (0.75 if lead > 0 else 0.25)
    seats = [[20 + lead, 0.0, 0.0, 0.0], [20.0, 0.0, 0.0, 0.0]]
    return Game(number, 0.0, [Moment(0.5, seats)] * 3, [0 if won else 1])


def test_the_fit_finds_how_often_a_lead_wins() -> None:
    odds = fitted([invented(number) for number in range(2000)], {})
    (standing, *_) = next(
        game for game in map(invented, range(9)) if game.moments[0].seats[0][0] == 30
    ).standings()
    assert odds.chances(standing)[0] == pytest.approx(0.75, abs=0.04)


def test_each_half_of_the_games_is_judged_by_the_other() -> None:
    rows = reliability([invented(number) for number in range(400)])
    assert sum(row.moments for row in rows) == 400 * 3 * 2
    assert all(row.won == pytest.approx(row.expected, abs=0.1) for row in rows)
    assert len([*table(rows)]) == len(rows) + 2


def test_games_are_kept_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = kept(file, "kingarthur", 1, 2, Processes(1))
    assert kept(file, "kingarthur", 1, 3, Processes(1))[:2] == first
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


def test_a_game_is_noted_turn_by_turn() -> None:
    game = played("kingarthur", 1, 0)
    assert Game.read(game.line) == game
    assert all(len(seat) == len(NAMES["kingarthur"]) for moment in game.moments for seat in moment.seats)
    early = [moment.early for moment in game.moments]
    assert early == sorted(early, reverse=True)
