"""What greedy buys, and how it uses wares."""

from __future__ import annotations

import pytest

from tests.merlin.arrange import BLUE, YELLOW, table
from tests.players.merlin.playing import LAST, USED_UP, played


def test_it_buys_a_shield_against_a_traitor() -> None:
    game = table(
        2, gold="on", market="on", coins={BLUE: 1}, traitors={BLUE: "orange"}, used=USED_UP, round=LAST
    )
    assert ("buy", "orange-shield-tile") in played(game)


def test_it_buys_a_shield_against_a_second_traitor_of_a_colour() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        coins={BLUE: 1},
        traitors={BLUE: "orange orange"},
        castles={BLUE: "orange-shield"},
        used=USED_UP,
        round=LAST,
    )
    assert ("buy", "orange-shield-tile") in played(game)


@pytest.mark.parametrize(
    ("held", "markers"),
    [("plus", ""), ("", "black black grey grey blue blue")],
    ids=["a turn for one token", "no marker at home"],
)
def test_it_buys_no_plus_token_that_it_cannot_lay(held: str, markers: str) -> None:
    labourers = "labourer-1 labourer-2 labourer-3 labourer-4 labourer-5 labourer-6"
    game = table(
        2,
        gold="on",
        market="on",
        coins={BLUE: 4},
        wares={BLUE: held},
        markers={BLUE: markers},
        hired={YELLOW: labourers},
        used={BLUE: "die1 die2", YELLOW: "die1 die2 die3 merlin"},
        round=LAST,
    )
    assert ("buy", "plus") not in played(game)


def test_it_resolves_a_valuable_mission_rather_than_trade() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        cards={"dear": "3 lady: grey flag"},
        hands={BLUE: "dear"},
        castles={BLUE: "grey-flag"},
        coins={BLUE: 1},
        used=USED_UP,
        round=LAST,
    )
    answers = played(game)
    assert ("mission", "dear") in answers
    assert not [answer for answer in answers if isinstance(answer, tuple) and answer[0] == "buy"]


def test_it_lets_a_labourer_work_rather_than_stop() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        hired={BLUE: "labourer-3"},
        castles={BLUE: "grey-flag grey-flag"},
        knights={BLUE: "purple"},
        used={BLUE: "die1 die2 die3 merlin", YELLOW: "die1 die2 die3 merlin"},
    )
    assert played(game)[0] == ("go", "labourer-3", "cw", "vp-flag")


def test_it_uses_its_dice_before_its_labourers() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        hired={BLUE: "labourer-3"},
        castles={BLUE: "grey-flag grey-flag"},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 1, 3, 1)},
        used=USED_UP,
    )
    assert ("go", "die3", "cw", "vp-flag") in played(game)


def test_it_lays_a_plus_token_where_it_wins_a_principality() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        wares={BLUE: "plus"},
        markers={BLUE: "grey", YELLOW: "grey grey"},
        knights={BLUE: "vp-shield"},
        faces={BLUE: (1, 1, 1, 1)},
        used=USED_UP,
        round=2,
    )
    assert played(game)[:2] == [("lady", "grey"), "grey"]
