"""The cauldrons and their tokens: R85, R86. Huts and dark influence have separate files."""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.base.position import KNIGHTS, Act
from logres.merlin.modules.cauldrons import Cauldrons
from logres.merlin.pieces import PLACES
from tests.merlin.arrange import (
    BLUE,
    RED,
    YELLOW,
    asked,
    stock,
    table,
    told,
    words_asked,
)

ON = {"gold": "on", "morgana": "on"}
ALL_USED = "die1 die2 die3 merlin"


def witch(*modules: str, **pieces: object) -> Cauldrons:
    """A table with Morgana, and with these modules too; red is active."""
    settings = {**ON, **dict.fromkeys(modules, "on")}
    game = table(settings=settings, **{"active": RED, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Cauldrons)
    return game


def named(acts: list[Act], *names: str) -> list[Act]:
    """Those of the acts that have one of these names."""
    return [act for act in acts if act[0] in names]


# The cauldrons


def test_a_cauldron_takes_the_die_that_fits() -> None:
    """R85, R81, Q75"""
    game = witch(morgana_faces=(2, 3, 3, 5))
    assert named(game.moves(RED), "cauldron") == [
        ("cauldron", "morgana1", 2),
        ("cauldron", "morgana2", 3),
        ("cauldron", "morgana4", 5),
    ]


def test_a_six_is_wild() -> None:
    """R81, Q95"""
    game = witch(morgana_faces=(2, 3, 3, 6))
    wild = [act[2] for act in named(game.moves(RED), "cauldron") if act[1] == "morgana4"]
    assert wild == [1, 2, 3, 4, 5]


def test_a_cauldron_takes_one_die_in_a_round() -> None:
    """Q75, R85"""
    game = witch(morgana_faces=(2, 2, 3, 6), pentagrams={BLUE: "morgana1"}, cauldron_dice={2: "morgana1"})
    acts = named(game.moves(RED), "cauldron")
    assert [act[2] for act in acts if act[1] == "morgana2"] == []
    assert [act[2] for act in acts if act[1] == "morgana4"] == [1, 3, 4, 5]


def test_at_first_morgana_goes_anywhere() -> None:
    """R85.1, X87b: whoever stands there."""
    game = witch(knights={BLUE: "grey"})
    assert asked(game.act_cauldron(RED, "morgana1", 1)) == PLACES
    play(game.act_cauldron(RED, "morgana1", 1), "grey", None)
    assert game.morgana == "grey"
    assert game.figures[KNIGHTS[BLUE]] == "grey"
    assert told(game, "moved-morgana") == [{"seat": RED, "origin": None, "place": "grey"}]


def test_later_she_goes_up_to_the_number_of_the_cauldron_either_way() -> None:
    """R85.1, Q69, R-E12, morganaMove=upTo: never stays."""
    game = witch(morgana="black")
    assert game.haunts(1) == ["grey", "brown"]
    assert game.haunts(2) == ["grey", "blue", "orange", "brown"]
    assert game.haunts(3) == ["grey", "blue", "purple", "orange", "brown"]


def test_as_a_house_rule_she_goes_exactly_the_number() -> None:
    """Q69, morganaMove=exact"""
    game = witch(morgana="black", morganaMove="exact")
    assert game.haunts(1) == ["grey", "brown"]
    assert game.haunts(2) == ["blue", "orange"]
    assert game.haunts(3) == ["purple"]


def test_the_token_works_and_is_turned_over() -> None:
    """R85.2, R85"""
    game = witch(coins={RED: 2}, tokens="swap-gold gold-hut hut-dark dark-bewitch bewitch-swap")
    play(game.act_cauldron(RED, "morgana2", 2), "grey", "goods", "grey-shield", "grey-shield", "grey-flag")
    assert game.cauldrons[1] == ["hut", "gold"]
    assert game.cauldron_dice[1] == "morgana2"
    assert told(game, "turned-token") == [{"seat": RED, "cauldron": 2, "action": "hut"}]


def test_a_token_that_is_forfeited_is_turned_too() -> None:
    """X99e, X89b, R85.2"""
    game = witch()
    play(game.act_cauldron(RED, "morgana1", 1), "grey", None)
    assert game.cauldrons[0] == ["swap", "bewitch"]
    assert told(game, "forfeited-token") == [{"seat": RED, "action": "bewitch"}]


def test_a_token_without_a_sensible_target_is_forfeited() -> None:
    """X89b, X89: all knights stand where Morgana goes."""
    game = witch(
        knights=dict.fromkeys((BLUE, YELLOW, RED), "grey"),
        tokens="swap-gold gold-hut hut-dark dark-bewitch bewitch-swap",
    )
    assert words_asked(game.act_cauldron(RED, "morgana1", 1), "grey") == ["morgana"]
    assert game.cauldrons[0] == ["gold", "swap"]


# Bewitch


def test_bewitching_turns_an_own_die_or_a_rivals_personal_die() -> None:
    """R86.1, R6.3"""
    game = witch("arthur")
    spells = game.spells(RED)
    assert {die for seat, die, _ in spells if seat == RED} == {"die1", "die2", "die3", "merlin", "arthur"}
    assert {die for seat, die, _ in spells if seat == BLUE} == {"die1", "die2", "die3"}
    assert (RED, "die1", 1) not in spells
    play(game.token_bewitch(RED), (BLUE, "die2", 6))
    assert game.faces[BLUE]["die2"] == 6
    assert told(game, "turned")[0]["means"] == "bewitch"


def test_equal_dice_are_bewitched_once() -> None:
    """R86.1: it does not matter which of them."""
    game = witch(faces={RED: (2, 2, 3, 2), BLUE: (4, 4, 4, 1)})
    assert {die for seat, die, _ in game.spells(RED) if seat == RED} == {"die1", "die3", "merlin"}
    assert {die for seat, die, _ in game.spells(RED) if seat == BLUE} == {"die1"}


def test_used_dice_are_not_bewitched() -> None:
    """R86.1, R6.3"""
    game = witch(used={RED: "die1", BLUE: "die3", YELLOW: ALL_USED})
    assert {die for seat, die, _ in game.spells(RED) if seat == RED} == {"die2", "die3", "merlin"}
    assert {die for seat, die, _ in game.spells(RED) if seat == BLUE} == {"die1", "die2"}
    assert {seat for seat, _, _ in game.spells(RED)} == {RED, BLUE}


# Swapping figures


def test_the_own_knight_and_another_take_each_others_place() -> None:
    """R86.2, X89a: no action follows, and Merlin has nobody to swap with."""
    game = witch(knights={RED: "grey", BLUE: "vp-shield", YELLOW: "blue"}, morgana="orange")
    assert game.exchanges(RED) == [(KNIGHTS[RED], KNIGHTS[BLUE]), (KNIGHTS[RED], KNIGHTS[YELLOW])]
    play(game.token_swap(RED), (KNIGHTS[RED], KNIGHTS[BLUE]))
    assert (game.figures[KNIGHTS[RED]], game.figures[KNIGHTS[BLUE]]) == ("vp-shield", "grey")
    assert game.ledger(RED) == {}


def test_nobody_is_swapped_onto_the_space_where_morgana_stands() -> None:
    """X89"""
    game = witch(knights={RED: "grey", BLUE: "orange", YELLOW: "blue"}, morgana="orange")
    assert game.exchanges(RED) == [(KNIGHTS[RED], KNIGHTS[YELLOW])]
    game = witch(knights={RED: "orange", BLUE: "grey", YELLOW: "blue"}, morgana="orange")
    assert game.exchanges(RED) == []


def test_knights_on_the_same_space_are_not_swapped() -> None:
    """R86.2: nothing would come of it."""
    game = witch(knights={RED: "grey", BLUE: "grey", YELLOW: "blue"}, morgana="orange")
    assert game.exchanges(RED) == [(KNIGHTS[RED], KNIGHTS[YELLOW])]


def test_no_mirror_after_a_swap() -> None:
    """X28, R86.2"""
    game = witch(
        knights={RED: "grey", BLUE: "vp-shield"},
        castles={RED: "brown-flag"},
        tokens="swap-gold gold-hut hut-dark dark-bewitch bewitch-swap",
    )
    swapped = (("cauldron", "morgana1", 1), "orange", (KNIGHTS[RED], KNIGHTS[BLUE]))
    assert asked(game.turn(), *swapped) == ()


# Witch's gold


def test_two_goods_bring_three_coins() -> None:
    """R86.3, Q76"""
    game = witch(castles={RED: "grey-shield blue-flag"}, morgana="black")
    play(game.token_gold(RED), "coins", "blue-flag")
    assert (game.coins[RED], stock(game, RED)) == (3, [])
    assert game.supply["blue-flag"] == 6


def test_two_coins_bring_three_goods_of_the_principality_that_is_closed() -> None:
    """R86.3, E35, Q76, X94: what is there."""
    hoard = "grey-shield grey-flag grey-material"
    game = witch(coins={RED: 2}, hoard=hoard, seats=4, morgana="grey")
    game.castles[-1]["grey-flag"] -= 2
    game.castles[-1]["grey-material"] -= 1
    game.supply["grey-flag"], game.supply["grey-material"] = 2, 1
    play(game.token_gold(RED), "goods", "grey-flag", "grey-flag")
    assert (game.coins[RED], stock(game, RED)) == (0, ["grey-flag", "grey-flag", "grey-material"])


def test_with_too_few_pieces_the_price_is_paid_in_full() -> None:
    """X94, X2"""
    hoard = "grey-shield grey-flag grey-material"
    game = witch(coins={RED: 2}, hoard=hoard, seats=4, morgana="grey")
    game.castles[-1]["grey-flag"] -= 1
    game.supply["grey-flag"] = 1
    play(game.token_gold(RED), "goods")
    assert (game.coins[RED], stock(game, RED)) == (0, ["grey-flag"])
    game = witch(castles={RED: "grey-shield blue-flag"}, coin_supply=1, morgana="black", active=BLUE)
    assert game.witch_trades(RED) == ["coins", "goods"]


def test_nothing_is_bought_before_morgana_comes() -> None:
    """X87b"""
    assert witch().spoils(RED) == []


def test_nothing_is_traded_without_the_price() -> None:
    """R86.3"""
    game = witch(castles={BLUE: "grey-shield"}, coins={BLUE: 1}, morgana="black")
    assert game.witch_trades(BLUE) == []
    assert words_asked(game.token_gold(BLUE)) == []


# Her first place


@pytest.mark.parametrize(("house_rule", "can_wait"), [("off", False), ("on", True)])
def test_morgana_enters_the_ring_with_the_first_cauldron_unless_she_may_wait(
    house_rule: str, can_wait: bool
) -> None:
    """R85.1, Q103, morganaWaits=off, morganaWaits=on"""
    game = witch(
        morgana_faces=(1, 2, 4, 5),
        tokens="dark-bewitch bewitch-swap swap-gold gold-hut hut-dark",
        morganaWaits=house_rule,
    )
    offered = asked(game.act_cauldron(RED, "morgana1", 1))
    assert (None in offered) is can_wait


def test_while_she_waits_nothing_is_closed_and_her_tokens_find_no_place() -> None:
    """Q103, X87b, R86.4"""
    game = witch(
        morgana_faces=(1, 2, 4, 5),
        tokens="dark-bewitch bewitch-swap swap-gold gold-hut hut-dark",
        morganaWaits="on",
    )
    play(game.act_cauldron(RED, "morgana1", 1), None)
    assert (game.morgana, told(game, "moved-morgana")) == (None, [])
    assert told(game, "forfeited-token") == [{"seat": RED, "action": "dark"}]
