"""Setting up the game: K2."""

from __future__ import annotations

from collections import Counter

import pytest

from logres import start
from logres.engine import Chance, play
from logres.kingarthur import BOX, KingArthur, Seals
from logres.kingarthur.cards import ADVENTURES, ADVERSARIES, KIND, KNIGHTS
from tests.kingarthur.arrange import fresh, layout, table, told

SEEDS = range(40)


def dealt(seats: int = 2, seed: int = 1, seals: str = "off") -> KingArthur:
    """A King Arthur game just set up."""
    game = fresh(seats, seed, {"seals": seals})
    assert isinstance(game, KingArthur)
    return game


def test_all_adventures_lie_open() -> None:
    """K2.1"""
    game = dealt()
    assert game.adventures == dict.fromkeys(ADVENTURES, None)
    assert game.taken() == []


@pytest.mark.parametrize("seed", SEEDS)
def test_adversaries_are_laid_out_until_one_column_has_exactly_four(seed: int) -> None:
    """K2.2, KE1"""
    game = dealt(seed=seed)
    lengths = sorted(map(len, game.columns.values()))
    assert 4 <= sum(lengths) <= 13
    assert lengths[-1] == 4
    assert lengths[-2] < 4
    assert len(game.adversary_supply) + sum(lengths) == 44
    assert all(KIND[card] == kind for kind, column in game.columns.items() for card in column)


def test_the_first_column_of_four_ends_the_layout_however_late_it_comes() -> None:
    """K2.2, KE1: four cards in all at the least, thirteen at the most."""
    kinds = ("dark", "enemy", "monster", "dragon")
    late = " ".join(f"{kind}2" for _ in range(3) for kind in kinds) + " monster3 dark1"
    soon = "enemy1 enemy1 enemy2 enemy3 dark1"
    for supply, open_cards in ((late, 13), (soon, 4)):
        game = table(adversaries=supply)
        game.turn_over_adversaries()
        assert len(layout(game)) == open_cards
        assert game.adversary_supply == ["dark1"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_is_dealt_four_knights(seats: int) -> None:
    """K2.3"""
    game = dealt(seats)
    assert list(map(len, game.hands)) == [4] * seats
    assert len(game.knight_supply) == 53 - 4 * seats
    assert game.knight_discards == []
    held = [card for hand in game.hands for card in hand]
    assert Counter(held) + Counter(game.knight_supply) == Counter(KNIGHTS)


def test_both_decks_are_shuffled() -> None:
    """K2.2, K2.3: another seed, another order, and not the order of the data."""
    games = [dealt(seed=seed) for seed in SEEDS]
    assert len({tuple(game.knight_supply) for game in games}) == len(SEEDS)
    assert len({tuple(game.adversary_supply) for game in games}) == len(SEEDS)
    assert all(game.knight_supply != KNIGHTS[: len(game.knight_supply)] for game in games)
    assert all(game.adversary_supply != ADVERSARIES[: len(game.adversary_supply)] for game in games)


def test_hands_are_secret() -> None:
    """K2.3"""
    session = start("kingarthur", seats=3, seed=4)
    view = session.view(1)
    hand = session.game.hands[1] if isinstance(session.game, KingArthur) else []
    assert view["hands"] == [4, hand, 4]
    assert session.view(None)["hands"] == [4, 4, 4]
    assert view["knight_supply"] == 41


def test_trophies_in_hand_are_hidden_but_counted() -> None:
    """KQ15"""
    session = start("kingarthur", seats=2, seed=4)
    game = session.game
    assert isinstance(game, KingArthur)
    game.trophies = [["dragon4", "dragon5"], ["dark1"]]
    assert session.view(0)["trophies"] == [["dragon4", "dragon5"], 1]
    assert session.view(1)["trophies"] == [2, ["dark1"]]
    assert session.view(None)["trophies"] == [2, 1]


def test_points_that_everybody_sees_are_those_of_adventures() -> None:
    """KQ15, K8.3: the values of trophies in hand are the player's secret."""
    game = table(trophies=["dragon4 dragon5", "dark1"])
    game.adventures["mark"] = 0
    value = ADVENTURES["mark"].value
    assert game.public_points()[:2] == [value, 0]
    assert game.scores()[:2] == [value + 9, 1]


def test_any_player_may_be_the_first() -> None:
    """K2.4"""
    starting = Counter(dealt(3, seed).active for seed in range(120))
    assert set(starting) == {0, 1, 2}
    assert min(starting.values()) > 20


def test_the_beginning_is_told() -> None:
    """K2.4"""
    chosen = BOX.complete({})
    game = KingArthur(2, chosen, Chance.seeded(5))
    play(game.setup())
    assert told(game, "began") == [{"columns": game.columns}]
    assert game.events is not None
    assert game.events[0].seat == game.active


@pytest.mark.parametrize("active", [0, 1, 2])
def test_turns_go_round_clockwise(active: int) -> None:
    """K2.4"""
    game = table(3, active=active, knights="red1 red1", columns="dark3")
    play(game.turn(), None)
    assert game.active == (active + 1) % 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_takes_the_five_seals_of_a_colour(seats: int) -> None:
    """K2.5"""
    game = dealt(seats, seals="on")
    assert isinstance(game, Seals)
    assert game.seals_left == [5] * seats
    assert {kind: len(seals) for kind, seals in game.seals.items()} == {
        kind: len(column) for kind, column in game.columns.items()
    }
    assert {seal for seals in game.seals.values() for seal in seals} == {None}


def test_the_basic_game_has_no_seals() -> None:
    """K2.5"""
    assert not isinstance(dealt(seals="off"), Seals)
    assert "seals" not in start("kingarthur", seats=2, seed=1).view(None)
