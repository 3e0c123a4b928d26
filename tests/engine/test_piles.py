"""
A secret zone of several piles: only seats that have looked into a pile see it, and they keep knowing it.
"""

from __future__ import annotations

from typing import Literal

import pytest

from logres.engine import NOBODY, OWNER, Box, Chance, Fault, Game, Json, Session, start, zone

Cellar = Literal["north", "south", "west"]
CELLARS: tuple[Cellar, ...] = ("north", "south", "west")
BOTTLES = tuple("abcdefghi")
HERE, THERE = 0, 1


class Cellars(Game):
    """In turn, a seat looks into a cellar and takes a bottle that it likes, or any from the cart."""

    active: int = zone()
    bottles: dict[Cellar, list[str]] = zone(NOBODY, deck="wine", kept_sorted=True, looked="lookers")
    lookers: dict[Cellar, list[int]] = zone()
    cart: list[str] = zone(NOBODY, deck="wine")
    taken: list[list[str]] = zone(by_seat=True)

    async def setup(self) -> None:
        """Two bottles in each cellar, three on the cart."""
        bottles = [*BOTTLES]
        self.chance.shuffle(bottles)
        self.bottles = {cellar: sorted([bottles.pop(), bottles.pop()]) for cellar in CELLARS}
        self.lookers = {cellar: [] for cellar in CELLARS}
        self.cart = bottles
        self.taken = [[] for _ in self.seats]
        self.active = 0

    async def turn(self) -> None:
        """Look and take, draw, or pass."""
        seat = self.active
        cellar = await self.choose(seat, "cellar", (*CELLARS, "cart", "pass"), "C1")
        if cellar == "cart":
            self.taken[seat].append(self.cart.pop())
        elif cellar != "pass":
            await self.visit(seat, next(one for one in CELLARS if one == cellar))
        self.active = (seat + 1) % len(self.seats)

    async def visit(self, seat: int, cellar: Cellar) -> None:
        """Look into a cellar and take a bottle."""
        self.lookers[cellar] = sorted({*self.lookers[cellar], seat})
        bottle = await self.choose(seat, "bottle", [*self.bottles[cellar]], "C2")
        self.bottles[cellar].remove(bottle)
        self.taken[seat].append(bottle)

    def scores(self) -> list[int]:
        """There are no points."""
        return [0 for _ in self.seats]

    def winners(self) -> list[int]:
        """All seats."""
        return [*self.seats]

    def public_points(self) -> list[int]:
        """There are no points."""
        return self.scores()

    def ledger(self, seat: int) -> dict[str, int]:
        """Nothing."""
        return {}

    def progress(self) -> dict[str, Json]:
        """None."""
        return {}

    def faults(self) -> list[Fault]:
        """No bottle is lost."""
        there = [bottle for pile in (*self.bottles.values(), self.cart, *self.taken) for bottle in pile]
        return [] if sorted(there) == [*BOTTLES] else [Fault("bottles.north", "a bottle is lost")]


BOX = Box("cellars", "1", range(2, 4), (), lambda settings: Cellars)


def begun(*decisions: str) -> Session:
    """Two seats, after these decisions."""
    game = start(BOX, 2, seed=3)
    for decision in decisions:
        game.decide(decision)
    return game


def lying(game: Session) -> Cellars:
    """The position of a session, for assertions."""
    assert isinstance(game.game, Cellars)
    return game.game


def test_piles_that_nobody_has_looked_into_are_counted_one_by_one() -> None:
    for seat in (HERE, THERE, None):
        view = begun().view(seat)
        assert view["bottles"] == {"north": 2, "south": 2, "west": 2}
        assert view["cart"] == 3


def test_only_the_seat_that_looks_sees_the_pile() -> None:
    game = begun("south")
    assert game.choice is not None
    assert game.view(HERE)["bottles"] == {"north": 2, "south": lying(game).bottles["south"], "west": 2}
    assert [*game.choice.options] == lying(game).bottles["south"]
    for seat in (THERE, None):
        assert game.view(seat)["bottles"] == {"north": 2, "south": 2, "west": 2}
        assert game.view(seat)["lookers"] == {"north": [], "south": [HERE], "west": []}


def test_a_seat_that_has_looked_still_knows_what_is_left() -> None:
    game = begun("south")
    first, second = lying(game).bottles["south"]
    game.decide(first)
    assert game.view(HERE)["bottles"] == {"north": 2, "south": [second], "west": 2}
    assert game.view(THERE)["bottles"] == {"north": 2, "south": 1, "west": 2}


def test_a_redeal_keeps_what_the_seat_has_looked_at_and_shuffles_the_rest() -> None:
    game = begun("south")
    true = lying(game).bottles
    twins = [lying(game.redealt(HERE, Chance.seeded(seed))).bottles for seed in range(20)]
    assert all(twin["south"] == true["south"] for twin in twins)
    assert any(twin["north"] != true["north"] for twin in twins)
    assert all(twin[cellar] == sorted(twin[cellar]) for twin in twins for cellar in CELLARS)


def test_a_redeal_for_another_seat_shuffles_the_pile_too() -> None:
    game = begun("south", lying(begun("south")).bottles["south"][0])
    true = lying(game).bottles["south"]
    assert any(lying(game.redealt(THERE, Chance.seeded(seed))).bottles["south"] != true for seed in range(20))


def test_a_redealt_game_is_played_on_and_cloned_with_the_pile_as_it_was_seen() -> None:
    game = begun("south")
    first, second = lying(game).bottles["south"]
    twin = game.redealt(HERE, Chance.seeded(8))
    assert lying(twin.clone()).bottles == lying(twin).bottles
    assert lying(twin.clone()).cart == lying(twin).cart
    twin.decide(first)
    assert lying(twin).bottles["south"] == [second]
    assert twin.game.faults() == []


def test_an_attempt_in_a_redealt_game_sees_the_redealt_piles() -> None:
    game = begun()
    twin = game.redealt(HERE, Chance.seeded(8))
    tried = twin.attempt(("west",))
    assert tried.choice is not None
    assert [*tried.choice.options] == lying(twin).bottles["west"]


def test_looking_cannot_be_taken_back() -> None:
    game = begun("south")
    assert not game.can_undo


def test_a_card_that_leaves_one_of_the_piles_for_good_cannot_be_taken_back() -> None:
    game = begun("pass", "pass", "cart")
    assert not game.can_undo


def test_a_position_holds_all_piles_and_who_has_looked() -> None:
    game = begun("south", lying(begun("south")).bottles["south"][0])
    again = start(BOX, position=game.position())
    assert lying(again).bottles == lying(game).bottles
    assert again.view(HERE)["bottles"] == game.view(HERE)["bottles"]
    assert again.position() == game.position()


def test_piles_of_a_position_that_was_written_by_hand_are_sorted() -> None:
    text = begun("pass").position()
    one, other = lying(begun()).bottles["north"]
    assert f'["{one}", "{other}"]' in text
    again = start(BOX, position=text.replace(f'["{one}", "{other}"]', f'["{other}", "{one}"]'))
    assert lying(again).bottles["north"] == [one, other]


@pytest.mark.parametrize("sight", ["everybody", OWNER])
def test_only_a_zone_that_nobody_sees_can_be_looked_at(sight: str) -> None:
    with pytest.raises(AssertionError, match="only what nobody sees can be looked at"):
        zone(sight, deck="wine", looked="lookers")  # type: ignore[arg-type]
