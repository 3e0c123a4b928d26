"""What greedy takes in the city."""

from __future__ import annotations

from logres.merlin import Merlin
from tests.merlin.arrange import BLUE, table
from tests.players.merlin.playing import LAST, played


def city(**pieces: object) -> Merlin:
    """A table in Caerleon where blue has one die left, which leads to the quarry or the merchant."""
    settled = {"knights": {BLUE: "purple"}, "faces": {BLUE: (4, 4, 4, 1)}, **pieces}
    settings = {"gold": "on", "caerleon": "on"}
    return table(2, settings=settings, used={BLUE: "die1 die2 merlin"}, **settled)  # type: ignore[arg-type]


def test_it_takes_the_materials_that_a_mission_asks_for() -> None:
    cards = {"wall": "3 builder: grey material, brown material"}
    answers = played(city(cards=cards, hands={BLUE: "wall"}))
    assert answers[0] == ("builder", "orange")
    assert {"grey-material", "brown-material"} <= {*answers}
    assert ("mission", "wall") in answers


def test_it_exchanges_what_it_does_not_need_for_what_a_mission_asks_for() -> None:
    cards = {"banners": "3 builder: grey flag, brown flag"}
    game = city(
        cards=cards,
        hands={BLUE: "banners"},
        castles={BLUE: "blue-shield black-shield"},
        knights={BLUE: "black"},
        round=LAST,
    )
    answers = played(game)
    assert {"grey-flag", "brown-flag"} <= {*answers}
    assert ("mission", "banners") in answers


def test_it_takes_the_shields_that_repel_its_traitors() -> None:
    game = city(traitors={BLUE: "brown brown orange"}, knights={BLUE: "blue"}, round=2)
    answers = played(game)
    assert answers[0] == ("shield-bearer", "purple")
    assert {*answers[1:]} == {"brown-shield"} or {*answers[1:]} == {"brown-shield", "orange-shield"}


def test_it_exchanges_what_it_does_not_need_for_a_shield_against_a_traitor() -> None:
    shields = "black-shield black-shield brown-shield"
    pieces = {"castles": {BLUE: shields}, "traitors": {BLUE: "brown orange"}, "knights": {BLUE: "black"}}
    answers = played(city(**pieces, round=2))
    assert "orange-shield" in answers
    assert ("barter", "brown-shield") not in answers
