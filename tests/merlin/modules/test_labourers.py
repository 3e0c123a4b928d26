"""Day labourers: R62."""

from __future__ import annotations

from random import Random

import pytest

from logres.engine import play
from logres.merlin.base.position import KNIGHTS, MERLIN
from logres.merlin.modules.cauldrons import Cauldrons
from logres.merlin.modules.knights.bors import Bors
from logres.merlin.modules.labourers import Labourers
from tests.merlin.arrange import BLUE, RED, YELLOW, asked, drive, fresh, table, told

ALL = "die1 die2 die3 merlin"


def hiring(**pieces: object) -> Labourers:
    """A table with the market; red is active and has a coin."""
    wanted = {"active": RED, "gold": "on", "market": "on", "coins": {RED: 1}, **pieces}
    game = table(**wanted)  # type: ignore[arg-type]
    assert isinstance(game, Labourers)
    return game


def test_a_labourer_lies_with_the_knight_and_not_among_the_wares() -> None:
    """R62.1"""
    game = hiring()
    play(game.act_buy(RED, "labourer-4"))
    assert (game.hired[RED], game.wares[RED], game.market["labourer-4"]) == (["labourer-4"], {}, 0)


def test_a_labourer_moves_the_knight_instead_of_a_die() -> None:
    """R62, R62.2"""
    game = hiring(hired={RED: "labourer-5"}, knights={RED: "black"}, coins={})
    go = ("go", "labourer-5", "cw", "gold-1")
    assert go in game.moves(RED)
    play(game.take_turn(RED), go, None)
    assert (game.figures[KNIGHTS[RED]], game.coins[RED], game.used[RED]) == ("gold-1", 1, [])
    assert (game.hired[RED], game.worked[RED]) == ([], ["labourer-5"])
    assert told(game, "worked") == [{"seat": RED, "ware": "labourer-5"}]


def test_nothing_alters_a_labourer() -> None:
    """R62.3, Q64, R6.3"""
    everything = {
        "apples": {RED: 1},
        "coins": {RED: 3},
        "castles": {RED: "purple-flag black-flag grey-flag"},
        "allies_of": {RED: "tristram", BLUE: "gawain"},
        "decrees_of": {RED: "vp-2"},
        "poisoned": {RED: 1},
    }
    modules = dict.fromkeys(("arthur", "knights", "decrees", "morgana"), "on")
    game = hiring(hired={RED: "labourer-5", BLUE: "labourer-6"}, settings=modules, **everything)
    assert isinstance(game, Cauldrons)
    means = [*game.alterations(RED), *game.alterations(BLUE), *game.free_acts(RED), *game.spells(RED)]
    wanted = {"apple", "coin", "turn", "nudge", "switch", "tristram", "gawain", "decree", "curse"}
    assert {act[0] for act in means} >= wanted
    assert not [act for act in means if {"labourer-5", "labourer-6"} & {*act}]


def test_reverse_mirror_and_different_action_work_with_a_labourer() -> None:
    """X81, X28, Q64"""
    flags = "blue-flag brown-flag orange-flag"
    pieces = {
        "hired": {RED: "labourer-1"},
        "castles": {RED: flags},
        "knights": {RED: "grey", BLUE: "blue"},
    }
    game = hiring(**pieces)
    assert ("reverse", "labourer-1", "vp-shield") in game.moves(RED)
    go, mirror, different = ("go", "labourer-1", "cw", "gold-1"), ("mirror", "gold-2"), ("different", "blue")
    assert {(*go, mirror), (*go, different)} <= {*asked(game.turn())}
    reverse, mirror = ("reverse", "labourer-1", "vp-shield"), ("mirror", "vp-flag")
    assert {(*reverse, mirror), (*reverse, different)} <= {*game.moves(RED)}
    game = hiring(**pieces)
    play(game.act_reverse(RED, "labourer-1", "vp-shield"))
    assert (game.figures[KNIGHTS[RED]], game.hired[RED]) == ("vp-shield", [])


def test_an_altered_die_must_be_used() -> None:
    """R62.3, R6.1"""
    game = hiring(hired={RED: "labourer-1"}, apples={RED: 1}, castles={RED: "blue-flag"})
    play(game.act_apple(RED, "die1", 6))
    assert {act[1] for act in game.moves(RED)} == {"die1"}


def test_no_portal_for_a_labourer() -> None:
    """X60"""
    game = hiring(
        hired={RED: "labourer-1"}, used={RED: ALL}, settings={"knights": "on"}, allies_of={RED: "bors"}
    )
    assert isinstance(game, Bors)
    assert not [act for act in game.moves(RED) if act[0] == "portal"]


def test_each_labourer_is_one_more_turn_in_this_round() -> None:
    """R62.4, R1.2, R4.1, I6"""
    game = hiring(hired={RED: "labourer-1 labourer-2"}, used={RED: ALL, BLUE: ALL, YELLOW: ALL}, coins={})
    assert game.can_play(RED)
    assert not game.can_play(BLUE)
    play(game.turn(), ("go", "labourer-1", "cw", "influence-flag"))
    assert (game.round, game.active) == (1, RED)
    play(game.turn(), ("go", "labourer-2", "cw", "vp-shield"))
    assert game.round == 2


def test_a_labourer_hired_in_the_last_turn_gives_one_more() -> None:
    """X78, Q63"""
    used = {RED: "die1 die2 die3", BLUE: ALL, YELLOW: ALL}
    game = hiring(used=used, figures={MERLIN: "blue"}, faces={RED: (2, 3, 4, 1)})
    play(game.turn(), ("go", "merlin", "cw", "vp-material"), ("buy", "labourer-2"))
    assert (game.round, game.active) == (1, RED)
    assert game.can_play(RED)


def test_play_continues_among_players_who_have_something_left() -> None:
    """X79, R4.1"""
    game = hiring(
        hired={RED: "labourer-1", YELLOW: "labourer-3"},
        used={RED: ALL, BLUE: ALL, YELLOW: ALL},
        coins={},
    )
    play(game.turn(), ("go", "labourer-1", "cw", "influence-flag"))
    assert game.active == YELLOW
    play(game.turn(), ("go", "labourer-3", "cw", "vp-shield"))
    assert game.round == 2


def test_nobody_has_to_use_a_labourer() -> None:
    """R62.5, X80"""
    game = hiring(hired={RED: "labourer-1 labourer-2"}, used={RED: ALL, BLUE: ALL}, coins={})
    assert ("stop",) in game.moves(RED)
    play(game.turn(), ("stop",))
    assert not game.can_play(RED)
    assert (game.active, game.figures[KNIGHTS[RED]]) == (YELLOW, "black")
    assert game.worked[RED] == ["labourer-1", "labourer-2"]
    assert told(game, "stopped") == [{"seat": RED, "wares": ["labourer-1", "labourer-2"]}]


def test_a_player_with_a_die_left_cannot_stop() -> None:
    """X80, R4.2"""
    game = hiring(hired={RED: "labourer-1"}, used={RED: "die1 die2 die3"})
    assert ("stop",) not in game.moves(RED)


def test_a_player_with_nothing_else_may_also_stop_after_a_mission_or_the_market() -> None:
    """X80, R62.5: a labourer never goes unasked."""
    pieces = {"hired": {RED: "labourer-1"}, "used": {RED: ALL}}
    game = hiring(**pieces)
    play(game.act_buy(RED, "plus"))
    assert game.moves(RED) == [("go", "labourer-1", "cw", "influence-flag"), ("stop",)]
    cards = {"flag": "1 lady: grey flag"}
    game = hiring(cards=cards, hands={RED: "flag"}, castles={RED: "grey-flag"}, **pieces)
    play(game.take_turn(RED), ("mission", "flag"), ("stop",), "deck")
    assert (game.hired[RED], game.worked[RED], game.score_of(RED)) == ([], ["labourer-1"], 1)


def test_a_player_who_stops_does_nothing_else_in_this_turn() -> None:
    """X80"""
    cards = {"flag": "1 lady: grey flag"}
    game = hiring(
        cards=cards,
        hands={RED: "flag"},
        castles={RED: "grey-flag"},
        hired={RED: "labourer-1"},
        used={RED: ALL},
    )
    play(game.take_turn(RED), ("stop",))
    assert game.hands[RED] == ["flag"]


def test_all_labourers_go_back_at_the_end_of_the_round_before_the_scoring() -> None:
    """R62.5, R11.1, Q62, labourerReturn=endOfRound"""
    game = hiring(
        round=2,
        hired={RED: "labourer-2"},
        worked={YELLOW: "labourer-6"},
        used={RED: ALL, BLUE: ALL, YELLOW: ALL},
        coins={},
    )
    play(game.turn(), ("go", "labourer-2", "cw", "build-1"))
    assert game.worked == [[], [], []]
    assert (game.market["labourer-2"], game.market["labourer-6"]) == (1, 1)
    assert game.events is not None
    names = [event.name for event in game.events]
    assert names.index("dismissed") < names.index("scoring")
    assert [one["wares"] for one in told(game, "dismissed")] == [["labourer-6"], ["labourer-2"]]


def test_a_labourer_that_has_worked_is_not_for_hire_in_the_same_round() -> None:
    """R-E11, Q62, labourerReturn=endOfRound"""
    game = hiring(hired={YELLOW: "labourer-1"})
    play(game.act_go(YELLOW, "labourer-1", "cw", "influence-flag"))
    assert ("buy", "labourer-1") not in game.purchases(RED)
    assert ("buy", "labourer-2") in game.purchases(RED)


def test_as_a_house_rule_a_labourer_goes_back_after_its_work() -> None:
    """Q62, labourerReturn=afterUse"""
    game = hiring(hired={YELLOW: "labourer-1"}, labourerReturn="afterUse")
    play(game.act_go(YELLOW, "labourer-1", "cw", "influence-flag"))
    assert game.worked[YELLOW] == []
    assert ("buy", "labourer-1") in game.purchases(RED)


def test_as_a_house_rule_a_labourer_is_for_hire_again_after_its_work() -> None:
    """Q62, R60.2, labourerReturn=afterUse"""
    for house, is_asked in (("afterUse", True), ("endOfRound", False)):
        game = hiring(hired={RED: "labourer-3"}, knights={RED: "black"}, labourerReturn=house)
        offered = asked(game.turn(), ("go", "labourer-3", "cw", "vp-shield"))
        assert (("buy", "labourer-3") in offered) is is_asked


def test_turns_of_a_round_are_those_of_the_dice_and_of_the_labourers() -> None:
    """I6, R62.4"""
    game, fate = fresh(3, seed=4, settings={"gold": "on", "market": "on"}), Random(4)
    taken = hired = 0
    while not game.over:
        drive(game.turn(), fate)
        taken, game.turns = taken + 1, game.turns + 1
    events = game.events or []
    hired = len([event for event in events if event.name in ("worked", "stopped")])
    assert hired
    assert taken == 6 * 4 * 3 + hired


@pytest.mark.parametrize(
    ("zone", "word", "what"),
    [
        ("hired", "labourer-9", "there is no labourer 'labourer-9'"),
        ("worked", "plus", "there is no labourer 'plus'"),
    ],
)
def test_a_labourer_that_nobody_can_hire_is_a_fault(zone: str, word: str, what: str) -> None:
    """I2, R62.1"""
    game = hiring()
    getattr(game, zone)[RED].append(word)
    assert [(fault.at, fault.what[: len(what)]) for fault in game.faults()] == [(f"{zone}.2", what)]


def test_a_labourer_among_the_wares_or_in_two_places_is_a_fault() -> None:
    """I2, R62.1"""
    game = hiring()
    game.wares[RED] = {"labourer-1": 1}
    assert [fault.at for fault in game.faults()] == ["wares.2.labourer-1"]
    game.wares[RED] = {}
    game.worked[RED] = ["labourer-1"]
    assert [fault.what for fault in game.faults()] == ["I2: there are 2 'labourer-1', not 1"]
