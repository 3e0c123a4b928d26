"""What greedy does with Morgana's dice."""

from __future__ import annotations

from logres.merlin import Merlin
from tests.merlin.arrange import BLUE, YELLOW, table
from tests.players.merlin.playing import LAST, USED_UP, played

TOKENS = "bewitch-swap swap-gold gold-hut hut-dark dark-bewitch"  # on the cauldrons
TOKENS_LEFT = "bewitch-swap swap-gold gold-hut dark-bewitch"  # without the one of huts


def witching(**pieces: object) -> Merlin:
    """A table where blue has only a turn with Morgana's dice left."""
    settled = {"used": {**USED_UP, BLUE: "die1 die2 die3 merlin"}, "morgana": "black", **pieces}
    return table(2, settings={"gold": "on", "morgana": "on"}, **settled)  # type: ignore[arg-type]


def test_it_takes_the_horn_when_it_is_cheap_and_valuable() -> None:
    game = witching(round=5, coins={BLUE: 3}, morgana_faces=(1, 2, 4, 6), tokens=TOKENS)
    assert played(game)[0] == ("horn", "morgana4")


def test_a_hut_wins_it_a_territory() -> None:
    manors = {"a1": BLUE, "a2": YELLOW}
    game = witching(round=2, manors=manors, morgana_faces=(1, 1, 4, 4), tokens=f"hut-dark {TOKENS_LEFT}")
    answers = played(game)
    assert (answers[0], answers[-1]) == (("cauldron", "morgana1", 1), "a1")


def test_her_marker_wins_it_a_principality() -> None:
    markers = {BLUE: "blue", YELLOW: "blue"}
    tokens = "dark-hut bewitch-swap swap-gold gold-hut dark-bewitch"
    game = witching(round=LAST, markers=markers, morgana="grey", morgana_faces=(1, 1, 4, 4), tokens=tokens)
    answers = played(game)
    assert answers[0] == ("cauldron", "morgana1", 1)
    assert "blue" in answers


def test_it_buys_goods_from_the_witch() -> None:
    tokens = "gold-hut bewitch-swap swap-gold hut-dark dark-bewitch"
    game = witching(round=1, coins={BLUE: 2}, morgana="grey", morgana_faces=(1, 1, 4, 4), tokens=tokens)
    answers = played(game)
    assert answers[0] == ("cauldron", "morgana1", 1)
    assert "goods" in answers
    assert any(str(answer).endswith("-material") for answer in answers)


def test_a_poisoned_apple_leads_it_to_a_better_space() -> None:
    game = table(
        2,
        settings={"gold": "on", "morgana": "on"},
        round=LAST,
        knights={BLUE: "black"},
        castles={BLUE: "black-shield black-shield black-shield black-shield black-shield black-shield"},
        faces={BLUE: (1, 1, 1, 1), YELLOW: (3, 3, 5, 5)},
        used={BLUE: "die1 die2 merlin"},
        pentagrams={BLUE: "morgana1"},
        poisoned={BLUE: 1},
    )
    assert played(game)[0] == ("curse", "die3", YELLOW, "die1")
    assert game.points[BLUE]["spaces"] == 6
