"""Arenas: everybody against everybody, fair seats, kept results, honest figures."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from logres.engine import BadTable
from logres.games import box
from logres.players import opponents_for
from logres.players.measured import Measured, measured
from logres.sim.arena import Arena, Bout, keep, kept_bouts, learned_digest
from logres.sim.kept import BadResults, Kept
from logres.sim.processes import Processes
from logres.sim.ratings import anchor_of, beside, encounters, page, ratings, report

TRIO = ("random", "page", "greedy")


def arena(*entrants: str, players: int = 2, seed: int = 1, one: str = "") -> Arena:
    """An arena of King Arthur."""
    return Arena("kingarthur", players, box("kingarthur").complete({}), entrants, seed, one)


def bout(one: str, others: str, scores: tuple[int, int], number: int = 0) -> Bout:
    """A game of two in which the one has the first seat."""
    winners = tuple(seat for seat in range(2) if scores[seat] == max(scores))
    return Bout(one, others, number, 0, scores, winners, (10, 10), (0.5, 0.1))


def test_with_two_players_each_pair_meets_once() -> None:
    assert arena(*TRIO).pairings == [("random", "page"), ("random", "greedy"), ("page", "greedy")]


def test_with_more_players_one_meets_a_table_of_another_and_the_other_way_round() -> None:
    assert arena("page", "greedy", players=3).pairings == [("page", "greedy"), ("greedy", "page")]


def test_one_can_be_measured_against_the_others_only() -> None:
    assert arena(*TRIO, one="page").pairings == [("page", "random"), ("page", "greedy")]


@pytest.mark.parametrize(
    ("entrants", "players"), [(("greedy",), 2), (("greedy", "greedy"), 2), (("greedy", "page"), 9)]
)
def test_an_impossible_arena_is_refused(entrants: tuple[str, ...], players: int) -> None:
    with pytest.raises(BadTable):
        arena(*entrants, players=players).check()


def test_each_deal_is_played_from_every_seat() -> None:
    same = arena("random", "greedy", players=3)
    bouts = [same.play(("random", "greedy"), number) for number in range(6)]
    assert [one.seat for one in bouts] == [0, 1, 2, 0, 1, 2]
    assert all(0 not in one.turns for one in bouts)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    one, other = (arena("page", "greedy").play(("page", "greedy"), 3) for _ in range(2))
    assert replace(one, seconds=other.seconds) == other


def test_a_stopped_arena_continues_where_it_was(tmp_path: Path) -> None:
    file, whole, alone = tmp_path / "results.jsonl", arena(*TRIO), Processes(1)
    with Kept(file, whole.heading) as kept:
        first = [*islice(keep(kept, whole.bouts(2, [], alone)), 4)]
    with Kept(file, whole.heading) as kept:
        assert kept_bouts(kept) == first
        rest = [*keep(kept, whole.bouts(2, first, alone))]
        played = kept_bouts(kept)
    assert played == first + rest
    assert {(one.one, one.others, one.number) for one in played} == {
        (*pairing, number) for pairing in whole.pairings for number in range(2)
    }
    assert whole.rest(2, played) == []


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    with Kept(tmp_path / "results.jsonl", arena("page", "greedy").heading):
        pass
    with pytest.raises(BadResults, match="something else"):
        Kept(tmp_path / "results.jsonl", arena("page", "greedy", seed=2).heading)


@pytest.mark.parametrize("line", ["[]", "5", '{"game": 1}'])
def test_a_line_that_is_no_game_is_refused(tmp_path: Path, line: str) -> None:
    heading = arena("page", "greedy").heading
    (tmp_path / "results.jsonl").write_text(f"{json.dumps(heading)}\n{line}\n")
    with Kept(tmp_path / "results.jsonl", heading) as kept, pytest.raises(BadResults):
        kept_bouts(kept)


# Figures


def test_an_encounter_counts_victories_and_shares_of_them() -> None:
    played = [bout("page", "greedy", scores) for scores in ((9, 5), (5, 9), (7, 7), (8, 1))]
    (met,) = encounters(arena("page", "greedy"), played)
    assert (met["games"], met["share"], met["lead"]) == (4, 2.5 / 4, 7 / 4)
    assert met["low"] < met["share"] < met["high"]
    assert met["seconds"] == [0.05, 0.01]


def test_ratings_find_the_strengths_that_games_were_drawn_from() -> None:
    random, names = Random(1), ("weak", "even", "strong")
    strength = {"weak": 1, "even": 2, "strong": 6}
    played = []
    for one, others in (("weak", "even"), ("weak", "strong"), ("even", "strong")):
        for _ in range(3000):
            wins = random.random() < strength[one] / (strength[one] + strength[others])
            played.append(bout(one, others, (1, 0) if wins else (0, 1)))
    rated = {rating["name"]: rating for rating in ratings(names, played, "even")}
    assert [*rated] == ["weak", "even", "strong"]
    assert (rated["even"]["rating"], rated["even"]["low"], rated["even"]["high"]) == (1500, 1500, 1500)
    assert rated["weak"]["rating"] == pytest.approx(1500 - 120, abs=20)  # 400 times the logarithm of 2
    assert rated["strong"]["rating"] == pytest.approx(1500 + 191, abs=20)  # of 3
    assert all(one["low"] <= one["rating"] <= one["high"] for one in rated.values())
    assert rated["weak"]["games"] == 6000


def test_who_always_wins_has_a_finite_rating() -> None:
    rated = ratings(("page", "greedy"), [bout("page", "greedy", (0, 9))] * 20, "greedy")
    assert rated[0]["name"] == "page"
    assert 0 < rated[0]["rating"] < 1500


def test_the_knight_is_the_anchor_if_he_plays() -> None:
    assert anchor_of(("page", "knight", "greedy"), ("knight", "greedy")) == "knight"
    assert anchor_of(("page", "random"), ("knight", "greedy")) == "page"


def found(*scores: tuple[int, int], players: int = 2, date: str = "2026-01-02") -> Measured:
    """What an arena of page and greedy has shown."""
    whole = arena("page", "greedy", players=players)
    played = [bout("page", "greedy", one, number) for number, one in enumerate(scores)]
    return report(whole, played, "greedy", "logres arena kingarthur", date)


def test_the_page_and_the_report_say_the_same() -> None:
    told = found((9, 5), (5, 9), (7, 7), (1, 8))
    assert json.loads(json.dumps(told)) == told
    assert told["encounters"][0]["share"] == 0.375
    text = "\n".join(page(told))
    assert "4 games on 2026-01-02" in text
    assert "| page | greedy | 4 | 37.5 |" in text
    assert "| greedy | 1500 | 1500 to 1500 | 4 |" in text


def test_new_figures_take_the_place_of_older_ones_of_the_same_arena() -> None:
    older, other = found((9, 5)), found((9, 5), players=3)
    newer = found((9, 5), (5, 9), date="2026-02-03")
    assert beside(newer, [older, other]) == [newer, other]
    assert beside(other, [older]) == [older, other]


def test_the_figures_in_the_package_are_those_of_its_weights_and_rules() -> None:
    for one in measured():
        assert one["learned"] == learned_digest(one["game"])
        assert one["rules"] == box(one["game"]).rules_version
        names = {rated["name"] for rated in one["ratings"]}
        assert names <= {*opponents_for(one["game"])}
        assert names == {name for met in one["encounters"] for name in (met["one"], met["others"])}
        for met in one["encounters"]:
            assert 0 <= met["low"] <= met["share"] <= met["high"] <= 1
