"""Events and questions match the declarations of the layers, and mismatches are found."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

from logres.engine import ACT, Asking, Chance, Choice, Event, Game, Happening, Option, Secret, Sometimes
from logres.engine.choice import Json

Colour = Literal["red", "blue"]
Act = Annotated[tuple[str | int, ...], ACT]


class Dealt(Happening):
    """Cards come to a seat."""

    count: int


class Table(Game):
    """Colours are told and asked for."""

    class Painted(Happening):
        """A wall has a colour."""

        colour: Colour
        walls: list[tuple[int, str]]
        by: Sometimes[str]

    class Drew(Happening):
        """A card is drawn."""

        card: Secret[str]

    class DealtAtFirst(Dealt):
        """At the start there is a dealer."""

        dealer: str

    class AskFavouriteColour(Asking):
        """Which colour?"""

        options: Colour | None
        wall: int

    class AskDeed(Asking):
        """What is done?"""

        options: Act | Literal["nothing"]

    async def act_paint(self, seat: int, colour: Colour) -> None:
        """Paint a wall."""


class Loft(Table):
    """A layer that deals once more, and can jump."""

    class DealtAgain(Dealt):
        """Later there is a reason."""

        reason: str

    async def act_jump(self, seat: int) -> None:
        """Jump."""

    async def act_walk(self, seat: int, to: str, *after: Colour) -> None:
        """Walk somewhere, then paint any number of walls."""


WALLS: list[Json] = [[1, "north"]]


def loft() -> Loft:
    return Loft(2, {}, Chance.seeded("declared"))


def told(name: str, secret: dict[str, Json] | None = None, **facts: Json) -> str | None:
    return loft().mistold(Event(name, 0, facts, secret))


def test_an_event_as_declared_is_right() -> None:
    assert told("painted", colour="red", walls=WALLS) is None
    assert told("painted", colour="blue", walls=[], by="ann") is None
    assert told("drew", {"card": "a"}) is None
    assert told("dealt", count=2, dealer="ann") is None
    assert told("dealt", count=2, reason="luck") is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (told("dreamt"), "'dreamt' is not a declared event"),
        (told("painted", colour="red"), "'walls' is missing"),
        (told("painted", colour="red", walls=WALLS, at=3), "'at' is not declared"),
        (told("painted", colour="green", walls=WALLS), "'colour' cannot be 'green'"),
        (told("painted", colour="red", walls=[["north", 1]]), "'walls' cannot be [['north', 1]]"),
        (told("painted", colour="red", walls=WALLS, by=7), "'by' cannot be 7"),
        (told("drew", card="a"), "'card' is told in public"),
        (told("drew", {"card": 1}), "'card' cannot be 1"),
        (told("painted", {"colour": "red"}, walls=WALLS), "'colour' is told in secret"),
        (told("drew", {"card": "a", "next": "b"}), "'next' is not declared"),
        (told("dealt", count=2), "'dealer' is missing; 'reason' is missing"),
    ],
)
def test_an_event_that_differs_is_found(wrong: str | None, said: str) -> None:
    assert wrong is not None
    assert said in wrong


def asked(ask: str, *options: Option, **about: Json) -> str | None:
    choice: Choice[Option] = Choice(0, ask, options, "T1", about)
    return loft().misasked(choice)


def test_a_question_as_declared_is_right() -> None:
    assert asked("favourite-colour", "red", "blue", None, wall=2) is None
    assert asked("deed", ("paint", "red"), ("jump",), "nothing") is None
    assert asked("deed", ("walk", "home"), ("walk", "home", "red", "blue"), "nothing") is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (asked("size", 1, 2), "'size' is not a declared question"),
        (asked("favourite-colour", "red", "green", wall=2), "'green' is not an option"),
        (asked("favourite-colour", "red", "blue"), "'wall' is missing"),
        (asked("favourite-colour", "red", "blue", wall="north"), "'wall' cannot be 'north'"),
        (asked("favourite-colour", "red", "blue", wall=2, secret=1), "'secret' is not declared"),
        (asked("deed", ("paint", "green"), "nothing"), "('paint', 'green') is not an option"),
        (asked("deed", ("jump", 1), "nothing"), "('jump', 1) is not an option"),
        (asked("deed", ("fly",), "nothing"), "('fly',) is not an option"),
        (asked("deed", ("walk",), "nothing"), "('walk',) is not an option"),
        (asked("deed", ("walk", "home", "green"), "nothing"), "('walk', 'home', 'green') is not an option"),
    ],
)
def test_a_question_that_differs_is_found(wrong: str | None, said: str) -> None:
    assert wrong is not None
    assert said in wrong


def test_a_layer_adds_declarations_that_the_game_below_does_not_have() -> None:
    assert [way.says for way in Table.happenings()["dealt"]] == ["At the start there is a dealer."]
    assert len(Loft.happenings()["dealt"]) == 2
    assert [*Table.acts()] == ["paint"]
    assert [*Loft.acts()] == ["paint", "jump", "walk"]
