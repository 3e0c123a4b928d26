"""How greedy counts what is missing for a mission."""

from __future__ import annotations

import pytest

from logres.merlin.lacking import Means, Missing, missing, wants
from tests.merlin.arrange import BLUE, table


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 lady: blue flag, any flag", Missing(0, 0, 0)),
        ("1 lady: blue flag, blue flag, blue flag", Missing(1, 0, 0)),
        ("1 lady: grey shield", Missing(2, 0, 0)),  # of which there are none
        ("1 lady: any shield, any shield", Missing(2, 0, 0)),
        ("1 lady: any shield, any material", Missing(2, 0, 0)),  # lacks of two kinds add up
        ("1 lady: black shield, any shield", Missing(2, 0, 0)),  # the black one counts once
        ("1 lady: marker in grey, marker in black", Missing(0, 1, 0)),
        ("1 lady: marker in grey, marker anywhere, marker anywhere", Missing(0, 2, 0)),
        ("1 lady: builder in blue, lady in grey", Missing(0, 0, 1)),
        ("1 lady: two vassals in blue", Missing(0, 0, 0)),
        ("1 lady: two vassals in grey", Missing(0, 0, 2)),
        ("1 lady: lady and builder together", Missing(0, 0, 1)),
        ("1 lady: flag-bearer and builder together", Missing(0, 0, 0)),
    ],
)
def test_it_knows_what_a_mission_lacks(text: str, expected: Missing) -> None:
    game = table(
        2,
        cards={"card": text},
        castles={BLUE: "blue-flag blue-flag"},
        hoard="grey-shield",
        markers={BLUE: "grey"},
        vassals={BLUE: "builder:blue flag-bearer:blue lady:castle"},
    )
    means = Means(game.castles[BLUE], game.supply, game.markers[BLUE], game.vassals[BLUE])
    assert missing(wants(game.parts, "card"), means) == expected
