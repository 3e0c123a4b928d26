"""When a turn may be ended for a player who would rather not be asked: if nothing is new."""

from __future__ import annotations

import json

from logres.engine import Option, Session, text
from logres.merlin import BOX
from tests.merlin.arrange import BLUE, RED, table

FLAG = {"castles": {RED: "black-flag"}, "traitors": {RED: "grey"}}
TOKENS = "bewitch-swap swap-gold gold-hut hut-dark dark-bewitch"
GO = ("go", "die1", "cw", "vp-shield")


def after(*answers: Option, **pieces: object) -> Session:
    """A turn of red from a position, after these answers."""
    game = table(**{"active": RED, "knights": {RED: "black"}, "faces": {RED: (3, 3, 2, 2)}, **pieces})  # type: ignore[arg-type]
    game.turns = max(1, game.turns)
    session = Session(BOX, game, None, [], start_position="arranged by a test")
    for answer in answers:
        session.decide(answer)
    return session


def test_an_act_offered_before_the_move_is_not_new_after_it() -> None:
    """R4.5"""
    session = after(GO, **FLAG)
    assert session.choice is not None
    assert session.choice.options == (("repel", "grey"), None)
    assert session.is_idle()
    session.decide(None)
    assert not session.is_idle()  # the next player chooses a die


def test_an_act_that_the_action_has_made_possible_is_new() -> None:
    """R10.1, Q17"""
    moved = (("go", "die3", "cw", "black"), ("flag-bearer", "black"))
    session = after(*moved, traitors={RED: "grey"}, knights={RED: "relocate"})
    assert session.choice is not None
    assert session.choice.options == (("repel", "grey"), None)
    assert not session.is_idle()


def test_after_a_hidden_mission_has_come_to_light_everything_is_new() -> None:
    """R8.8"""
    moved = (("go", "die3", "cw", "mission-1"), ("x10",), "x01")
    shown = {"hands": {RED: "x10 x11"}, "display": "x01 x02 x03", "deck": "x20 x21"}
    session = after(*moved, knights={RED: "vp-material"}, **shown, **FLAG)
    assert session.choice is not None
    assert ("repel", "grey") in session.choice.options
    assert not session.is_idle()


def test_after_a_die_has_changed_everything_is_new() -> None:
    """R86.1, R83"""
    on = {"gold": "on", "morgana": "on"}
    kitchen = {"settings": on, "morgana_faces": (1, 2, 4, 5), "tokens": TOKENS}
    brewed = (("cauldron", "morgana1", 1), "grey")
    assert after(*brewed, None, **kitchen, **FLAG).is_idle()
    assert not after(*brewed, (RED, "die1", 6), **kitchen, **FLAG).is_idle()


def test_a_die_that_was_turned_before_the_move_has_not_changed_since() -> None:
    """R6.1"""
    session = after(("apple", "die1", 1), ("go", "die1", "cw", "influence-flag"), apples={RED: 1}, **FLAG)
    assert session.is_idle()


def test_after_a_rival_has_decided_everything_is_new() -> None:
    """R92.6"""
    found = {"treasures": "on", "treasure_tiles": {"a3": "discard-shield-flag"}}
    castles = {"castles": {RED: "black-flag black-material", BLUE: "blue-shield grey-shield"}}
    built = (("go", "die3", "cw", "build-1"), ("a3", "black"))
    pieces = {**found, **castles, "traitors": {RED: "grey"}}
    assert after(*built, None, **pieces).is_idle()
    assert not after(*built, "discard-shield-flag", "blue-shield", **pieces).is_idle()


def test_a_player_who_has_acted_after_the_action_is_asked_again() -> None:
    """R102"""
    session = after(GO, decrees="on", decrees_of={RED: "vp-2 vp-2 vp-2 vp-2"})
    assert session.is_idle()
    session.decide(("decrees", 2))
    session.decide("grey-flag")
    assert session.choice is not None
    assert session.choice.options == (("decrees", 2), None)
    assert not session.is_idle()


def test_the_turn_that_ends_a_round_is_never_ended_for_anybody() -> None:
    """R4.1, W6"""
    used = {RED: "die2 die3 merlin", 0: "die1 die2 die3 merlin", 1: "die1 die2 die3 merlin"}
    assert not after(GO, used=used, **FLAG).is_idle()
    used[BLUE] = "die1 die2 die3"
    assert after(GO, used=used, **FLAG).is_idle()


def test_only_the_question_that_ends_a_turn_can_be_idle() -> None:
    """R24.1: not an earlier one, though all its answers were offered already."""
    session = after(
        ("go", "die3", "cw", "build-1"),
        ("a1", "grey"),
        favor="on",
        seals={RED: "builder-3"},
        castles={RED: "grey-material grey-material"},
    )
    assert session.choice is not None
    assert session.choice.ask == "favor-build"
    assert not session.is_idle()


def test_rivals_see_that_somebody_is_asked_but_not_what() -> None:
    """Q107, R1.5"""
    cards = {"banner": "3 lady: grey flag"}
    session = after(GO, cards=cards, hands={RED: "banner"}, castles={RED: "grey-flag"})
    assert session.choice is not None
    assert session.choice.options == (("mission", "banner"), None)
    for rival in (BLUE, None):
        seen = session.view(rival)
        assert seen["asked"] == RED
        assert "banner" not in json.dumps(seen)
        assert text(session.choice.options[0]) not in json.dumps(session.events_for(rival))
