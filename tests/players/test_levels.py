"""The five levels: what they know, that they play to the end, and that they never see what is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

import logres
from logres.engine import BadTable, Chance, Session, text
from logres.games import box
from logres.merlin.modules import MODULES
from logres.players import LEVELS, ask, levels_for, opponent, play_out
from logres.players.choosing import ABSURD, nearly_best

ALL = " ".join(MODULES)
FEW = ("", "favor", "knights")  # for the levels that use the same code as the best one
SETS = ("", "favor", "treasures decrees", "arthur", "knights", "gold market", "gold caerleon morgana", ALL)


def table(players: int, modules: str, seed: int) -> Session:
    """A game of Merlin at its start."""
    return logres.start("merlin", players, dict.fromkeys(modules.split(), "on"), seed)


def test_merlin_has_five_levels_the_easiest_first() -> None:
    assert levels_for("merlin") == ["page", "squire", "knight", "marshal", "enchantress"] == [*LEVELS]


def test_king_arthur_has_the_levels_that_fit_it() -> None:
    assert levels_for("kingarthur") == ["page", "squire", "knight", "marshal"]
    assert levels_for("chess") == []


def test_a_level_refuses_a_game_it_does_not_know() -> None:
    session = table(2, "", 1)
    session.box = replace(session.box, name="chess")
    with pytest.raises(BadTable, match="marshal does not know the game 'chess'"):
        ask(opponent("marshal", 1), session)


@pytest.mark.parametrize(
    ("level", "modules"),
    [(level, modules) for level in LEVELS for modules in (SETS if level == "enchantress" else FEW)],
)
def test_no_level_decides_otherwise_when_all_it_cannot_know_is_shuffled(level: str, modules: str) -> None:
    chance = Chance.seeded("shuffle")
    session = table(2, modules, 11)
    movers = [opponent("greedy", seat) for seat in range(2)]
    while session.choice is not None and session.turn < 8:
        if session.choice.ask != "rest" and session.turn % 3:
            decided = ask(opponent(level, session.turn), session)
            shuffled = session.redealt(session.choice.seat, chance)
            assert ask(opponent(level, session.turn), shuffled) == decided
        session.decide(ask(movers[session.choice.seat], session))


@pytest.mark.parametrize("level", levels_for("kingarthur"))
@pytest.mark.parametrize("seals", ["off", "on"])
def test_no_level_of_king_arthur_sees_what_is_hidden(level: str, seals: str) -> None:
    chance = Chance.seeded("shuffle")
    session = logres.start("kingarthur", 3, {"seals": seals}, 11)
    while session.choice is not None:
        decided = ask(opponent(level, session.turn), session)
        assert ask(opponent(level, session.turn), session.redealt(session.choice.seat, chance)) == decided
        session.decide(decided)


@pytest.mark.parametrize("number", range(1, 3))
def test_levels_finish_games_with_any_modules(number: int) -> None:
    sets = box("merlin").module_sets()
    players = 2 + number % 2
    session = table(players, " ".join(sets[(number * 97 + 11) % len(sets)]), number)
    names = [levels_for("merlin")[(number + seat) % len(LEVELS)] for seat in range(players)]
    play_out(session, [opponent(name, f"{number} {seat}") for seat, name in enumerate(names)])
    assert session.over


@pytest.mark.parametrize("level", LEVELS)
def test_with_the_same_seed_a_level_plays_the_same(level: str) -> None:
    assert opening(level, "a") == opening(level, "a")


@pytest.mark.parametrize("level", ["page", "squire"])
def test_the_lower_levels_vary_their_play_with_the_seed(level: str) -> None:
    assert len({tuple(opening(level, seed)) for seed in range(4)}) > 1


def opening(level: str, seed: int | str) -> list[str]:
    """The decisions of the first turns."""
    session = table(2, "favor", 5)
    players = [opponent(level, f"{seed} {seat}") for seat in range(2)]
    while session.choice is not None and session.turn < 7:
        session.decide(ask(players[session.choice.seat], session))
    return [text(decision.option) for decision in session.decisions]


def test_the_knight_plays_as_greedy_does() -> None:
    session = table(2, "", 3)
    while session.choice is not None and session.turn < 9:
        decided = ask(opponent("greedy", 1), session)
        assert ask(opponent("knight", 1), session) == decided
        session.decide(decided)


# Taking something good, though not always the best


def test_the_better_the_likelier_and_nothing_absurd() -> None:
    chance = Chance.seeded("any")
    taken = [nearly_best([10.0, 9.0, 9.9 - 2 * ABSURD], 2.0, chance) for _ in range(2000)]
    assert taken.count(2) == 0
    assert 1.4 < taken.count(0) / taken.count(1) < 1.9  # e to the power of a half


def test_without_another_near_the_best_is_taken() -> None:
    assert nearly_best([1.0, 50.0, 2.0], 1.0, Chance.seeded("any")) == 1
