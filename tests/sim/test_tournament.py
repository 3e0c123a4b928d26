"""Tournaments: the same result on any number of processes, fair seats, honest figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from typing import cast

import pytest

from logres.engine import BadTable, Json, Option, Seed
from logres.players import Opponent, Random, Seat
from logres.sim.processes import Processes
from logres.sim.tournament import Result, Tournament, entrant, interval, report, results, share, summary


def tournament(*names: str) -> Tournament:
    return Tournament("kingarthur", tuple(map(entrant, names)), {}, 1)


def result(scores: tuple[int, ...], winners: tuple[int, ...], first: int = 0) -> Result:
    ledgers = tuple({"adventures": score} for score in scores)
    seating = tuple(range(len(scores)))
    return Result(first, seating, scores, winners, ledgers, turns=20, decisions=50, ended="adventures")


def test_everybody_moves_one_seat_on_from_game_to_game() -> None:
    seatings = [tournament("greedy", "random", "random").seating(number) for number in range(4)]
    assert seatings == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_a_result_is_told_by_entrant_wherever_they_sat() -> None:
    for number in range(4):
        played = tournament("greedy", "random").play(number)
        assert played.scores[0] > played.scores[1]
        assert played.winners == (0,)


class Slow(Opponent):
    """Plays at random, but decides from a seat."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.inner = Random(seed)

    def decide(self, seat: Seat) -> Option:
        return self.inner.decide(seat)


def test_quick_opponents_play_the_same_games_as_others() -> None:
    quick = Tournament("merlin", (Random, Random), {"gold": "on"}, 1)
    slow = replace(quick, entrants=(Slow, Random))
    assert [quick.play(number) for number in range(4)] == [slow.play(number) for number in range(4)]


def test_the_number_of_processes_changes_nothing() -> None:
    games = tournament("greedy", "random", "greedy")
    assert list(results(games, 20, Processes(1))) == list(results(games, 20, Processes(3)))


def test_the_order_of_hashes_changes_nothing() -> None:
    told = set()
    for hashes in ("0", "1", "random"):
        words = [
            sys.executable,
            "-m",
            "logres",
            "simulate",
            "kingarthur",
            "--games",
            "6",
            "--jobs",
            "1",
            "--json",
        ]
        words += ["--setting", "seals=on", "--seats", "greedy,greedy,random"]
        told.add(_figures(subprocess.check_output(words, env={**os.environ, "PYTHONHASHSEED": hashes})))
    assert len(told) == 1


def _figures(output: bytes) -> str:
    """The figures without those about speed."""
    figures = cast("dict[str, object]", json.loads(output))
    return json.dumps({key: value for key, value in figures.items() if not key.endswith("_per_second")})


def test_a_shared_victory_counts_in_parts() -> None:
    shared = result((10, 10), (0, 1))
    assert share(shared, 0) == share(shared, 1) == 0.5


def test_the_summary_counts_wins_alone_and_shared_ones_apart() -> None:
    figures = summary(
        [result((9, 3), (0,)), result((5, 5), (0, 1)), result((1, 8), (1,), first=1)], ["a", "b"]
    )
    first = cast("list[dict[str, object]]", figures["entrants"])[0]
    assert (first["wins"], first["shared_wins"], first["win_share"], first["score"]) == (1, 1, 0.5, 5.0)
    assert figures["shared_victories"] == 1
    assert figures["won_by_who_began"] == pytest.approx(2.5 / 3, abs=1e-4)
    assert figures["ended"] == {"adventures": 3}


def test_the_figures_of_a_seat_are_those_of_its_players() -> None:
    stayed, moved = result((9, 3), (0,)), replace(result((4, 8), (1,)), seating=(1, 0))
    by_seat = cast("list[dict[str, object]]", summary([stayed, moved], ["a", "b"])["by_seat"])
    assert [(found["seat"], found["wins"], found["score"]) for found in by_seat] == [(0, 2, 8.5), (1, 0, 3.5)]
    assert [found["sources"] for found in by_seat] == [{"adventures": 8.5}, {"adventures": 3.5}]


def test_all_shares_add_up_to_one_win_per_game() -> None:
    played = list(results(tournament("greedy", "greedy", "greedy"), 9, Processes(1)))
    assert sum(share(game, player) for game in played for player in range(3)) == pytest.approx(9)


def test_the_points_of_the_sources_add_up_to_the_score() -> None:
    merlin = Tournament("merlin", tuple(map(entrant, ("greedy", "random"))), {"favor": "on"}, 1)
    for games in (tournament("greedy", "random"), merlin):
        for game in results(games, 2, Processes(1)):
            assert tuple(sum(ledger.values()) for ledger in game.ledgers) == game.scores


@pytest.mark.parametrize(
    ("part", "number", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (1.0, 1000, 0.9962, 1.0),
        (0.0, 10, 0.0, 0.2775),
        (0.8, 1000, 0.7741, 0.8237),
    ],
)
def test_the_interval_is_wilsons(part: float, number: int, low: float, high: float) -> None:
    assert interval(part, number) == pytest.approx((low, high), abs=2e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    assert interval(0.0, 0) == (0.0, 1.0)


def test_an_unknown_opponent_is_refused_before_any_game() -> None:
    with pytest.raises(BadTable, match="no opponent 'mordred'"):
        entrant("mordred")


def test_the_table_names_every_entrant_and_says_that_seats_rotate() -> None:
    figures = summary(list(results(tournament("greedy", "random"), 2, Processes(1))), ["greedy", "random"])
    more: dict[str, Json] = {"game": "kingarthur", "settings": {"seals": "off"}, "seed": 1, "jobs": 1}
    told = "\n".join(report({**figures, **more, "games_per_second": 1, "decisions_per_second": 2}))
    assert "greedy" in told
    assert "random" in told
    assert "one seat on" in told
    assert "seat 1" in told
