"""What greedy does with King's favor."""

from __future__ import annotations

import pytest

from tests.merlin.arrange import BLUE, table
from tests.players.merlin.playing import LAST, USED_UP, played


def test_it_learns_early_in_the_game_and_takes_points_late() -> None:
    cards = {"lesson": "3 builder: blue flag"}
    early = table(2, favor="on", cards=cards, hands={BLUE: "lesson"}, castles={BLUE: "blue-flag"})
    late = table(
        2,
        favor="on",
        cards=cards,
        hands={BLUE: "lesson"},
        castles={BLUE: "blue-flag"},
        round=LAST,
        used=USED_UP,
    )
    assert played(early, ("mission", "lesson"))[0] in ("builder-1", "builder-2", "builder-3")
    assert played(late, ("mission", "lesson"))[0] is None


@pytest.mark.parametrize("house", ["both", "ownTurn"])
def test_it_repels_by_favor_whenever_the_house_rules_allow_it(house: str) -> None:
    game = table(
        2,
        round=LAST,
        used=USED_UP,
        favor="on",
        favorRepel=house,
        seals={BLUE: "shield-bearer-3"},
        traitors={BLUE: "brown"},
        knights={BLUE: "black"},
    )
    assert ("favor", "brown") in played(game)
