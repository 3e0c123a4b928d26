"""Properties of greedy when it plays Merlin."""

from __future__ import annotations

import pytest

import logres
from logres.engine import Chance
from logres.players import ask, opponent
from logres.players.merlin import SearchLimits, Weights, search_for
from logres.sim.processes import Processes
from logres.sim.tournament import Tournament, entrant, results
from tests.merlin.arrange import table
from tests.players.merlin.playing import begun

QUARTER, HALF = 12, 24  # turns of a table of two


@pytest.mark.parametrize(
    ("modules", "turns"),
    [
        ("", HALF),
        ("favor", HALF),
        ("treasures decrees", HALF),
        ("arthur", QUARTER),
        ("knights", HALF),
        ("gold market", QUARTER),
        ("gold caerleon morgana", QUARTER),
    ],
)
def test_it_decides_the_same_when_all_it_cannot_know_is_shuffled(modules: str, turns: int) -> None:
    chance = Chance.seeded("shuffle")
    session = logres.start("merlin", 2, dict.fromkeys(modules.split(), "on"), 11)
    while session.choice is not None and session.turn < turns:
        decided = ask(opponent("greedy", 1), session)
        assert ask(opponent("greedy", 2), session.redealt(session.choice.seat, chance)) == decided
        session.decide(decided)


@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        (2, ""),
        (2, "favor"),
        (3, "favor"),
        (4, ""),
        (4, "favor"),
        (2, "arthur"),
        (3, "arthur favor"),
        (3, "knights"),
        (3, "treasures decrees"),
        (2, "gold"),
        (3, "gold market"),
        (2, "gold caerleon"),
        (3, "gold morgana"),
    ],
)
def test_it_wins_against_random(seats: int, modules: str) -> None:
    names = ("greedy", *["random"] * (seats - 1))
    games = Tournament("merlin", tuple(map(entrant, names)), dict.fromkeys(modules.split(), "on"), 1)
    assert all(result.winners == (0,) for result in results(games, 2, Processes(1)))


@pytest.mark.parametrize("modules", ["favor", "favor arthur", "gold market", "gold caerleon morgana"])
def test_it_tries_a_sane_number_of_lines_at_each_question(modules: str) -> None:
    session = logres.start("merlin", 4, dict.fromkeys(modules.split(), "on"), 3)
    while session.choice is not None and session.turn < HALF:
        choice, guess = session.choice, session.redealt(session.choice.seat, Chance.seeded("guess"))
        if choice.ask != "draw":
            search = search_for(guess, choice, Weights(), SearchLimits())
            search.best()
            assert search.attempts < 3 * SearchLimits().attempts
        session.decide(ask(opponent("random", session.turn), session))


def test_it_plays_any_components_and_house_rules() -> None:
    game = table(
        3,
        cards={"banner": "3 builder: blue flag"},
        settings={"keepShields": "on", "turnAnyDie": "on", "favorRepel": "ownTurn", "favor": "on"},
    )
    session = begun(game)
    while session.choice is not None:
        session.decide(ask(opponent("greedy", 1), session))
    assert session.over
