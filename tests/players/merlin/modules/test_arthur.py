"""What greedy does with Arthur and the Picts."""

from __future__ import annotations

import pytest

from logres.players import ask, opponent
from tests.merlin.arrange import BLUE, YELLOW, table
from tests.players.merlin.playing import LAST, begun, played

BLACK_DIE = {BLUE: "die1 die2 die3 merlin", YELLOW: "die1 die2 die3 merlin arthur"}


def test_the_signet_ring_resolves_the_most_valuable_of_the_distant_missions() -> None:
    game = table(
        2,
        arthur="on",
        cards={
            "dear": "3 lady: black flag, black shield, lady in grey",
            "poor": "1 lady: black flag, grey flag",
        },
        hands={BLUE: "dear poor"},
        figures={"arthur": "picts-3"},
        faces={BLUE: (1, 2, 3, 4, 1)},
        used=BLACK_DIE,
    )
    assert played(game)[:2] == [("go", "arthur", "cw", "signet"), "dear"]


@pytest.mark.parametrize(("theirs", "taken"), [("apple-4", "apple-5"), ("", "mountain-manor")])
def test_before_a_scoring_it_takes_the_pict_that_decides_it(theirs: str, taken: str) -> None:
    game = table(
        2,
        arthur="on",
        round=LAST,
        figures={"arthur": "resource-shield"},
        faces={BLUE: (1, 2, 3, 4, 1)},
        used=BLACK_DIE,
        picts={YELLOW: theirs},
        markers={BLUE: "blue blue blue blue blue blue"},
        pict_display="blue-marker apple-5 mountain-manor",
    )
    assert played(game)[:2] == [("go", "arthur", "cw", "picts-1"), taken]


def test_in_the_clean_up_it_keeps_one_of_its_manors() -> None:
    game = table(
        2,
        arthur="on",
        round=2,
        manors={"a1": BLUE, "a2": BLUE},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 2, 3, 4, 5), YELLOW: (1, 2, 3, 4, 5)},
        used={BLUE: "die1 die3 merlin arthur", YELLOW: "die1 die2 die3 merlin arthur"},
    )
    session = begun(game)
    while session.choice is not None and session.choice.ask != "keep":
        session.decide(ask(opponent("greedy", 1), session))
    assert ask(opponent("greedy", 1), session) in ("a1", "a2")
