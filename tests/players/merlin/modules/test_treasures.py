"""What greedy does about treasures."""

from __future__ import annotations

from logres.players import ask, opponent
from tests.merlin.arrange import BLUE, YELLOW, table
from tests.players.merlin.playing import begun, played


def test_it_gives_up_what_it_needs_least() -> None:
    game = table(
        2,
        active=YELLOW,
        cards={"banner": "3 builder: blue flag"},
        hands={BLUE: "banner"},
        treasures="on",
        treasure_tiles={"a3": "discard-shield-flag"},
        castles={BLUE: "blue-flag brown-shield", YELLOW: "black-material"},
        knights={YELLOW: "influence-flag"},
    )
    session = begun(game)
    for option in (("go", "die1", "cw", "build-1"), ("a3", "black"), "discard-shield-flag"):
        session.decide(option)
    assert ask(opponent("greedy", 1), session) == "brown-shield"


def test_it_makes_rivals_give_something_up_and_continues() -> None:
    game = table(
        2,
        cards={"hall": "3 lady: any material"},
        hands={BLUE: "hall"},
        treasures="on",
        treasure_tiles={"a3": "discard-shield-flag"},
        castles={BLUE: "black-material grey-material", YELLOW: "blue-flag brown-shield"},
        knights={BLUE: "influence-flag"},
    )
    answers = played(game, ("go", "die1", "cw", "build-1"), ("a3", "black"))
    assert answers[0] == "discard-shield-flag"
    assert ("mission", "hall") in answers
