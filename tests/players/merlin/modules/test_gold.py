"""What greedy does with coins and mistletoe."""

from __future__ import annotations

import pytest

from logres.merlin.lacking import Missing
from logres.players.merlin.modules.gold import eased
from tests.merlin.arrange import BLUE, table
from tests.players.merlin.playing import LAST, USED_UP, played


def test_it_pays_a_coin_for_a_better_space() -> None:
    game = table(
        2,
        gold="on",
        coins={BLUE: 1},
        castles={BLUE: "grey-flag grey-flag grey-flag grey-flag grey-flag"},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 1, 2, 1)},
        used=USED_UP,
        round=LAST,
    )
    assert played(game)[0] == ("coin", "die3", 3)
    assert game.points[BLUE]["spaces"] == 5


def test_it_keeps_a_pair_of_coins_at_the_end() -> None:
    game = table(
        2,
        gold="on",
        coins={BLUE: 2},
        castles={BLUE: "grey-flag"},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 1, 2, 1)},
        used=USED_UP,
        round=LAST,
    )
    assert not [answer for answer in played(game) if isinstance(answer, tuple) and answer[0] == "coin"]


def test_it_spends_mistletoe_on_a_mission_before_the_game_ends() -> None:
    game = table(
        2,
        gold="on",
        cards={"dear": "3 lady: grey flag, marker in blue"},
        hands={BLUE: "dear"},
        castles={BLUE: "grey-flag"},
        mistletoe={BLUE: 1},
        used=USED_UP,
        round=LAST,
    )
    assert ("mission", "dear") in played(game)


@pytest.mark.parametrize(
    ("lacking", "left"),
    [
        (Missing(2, 1, 1), Missing(2, 1, 0)),
        (Missing(2, 1, 0), Missing(1, 1, 0)),
        (Missing(0, 1, 0), Missing(0, 0, 0)),
        (Missing(0, 0, 0), Missing(0, 0, 0)),
    ],
)
def test_mistletoe_is_for_what_is_hardest_to_get(lacking: Missing, left: Missing) -> None:
    assert eased(lacking) == left
