"""Why a turn would have been better than the one that was played: only what that one did not bring too."""

from __future__ import annotations

import pytest

from logres.engine import Option, play
from logres.kingarthur.rules import KingArthur
from logres.players.advice import PLAIN, Reason
from logres.players.hearing import Hearing
from logres.players.kingarthur.reasons import Trial, reasons_against
from logres.players.kingarthur.sources import ADVENTURES, PROSPECTS, SEALS
from tests.kingarthur.arrange import Rule, asked, sealed_table, table

PAYMENTS = (("red1", "red2"), ("beige1", "beige2"))


def tried(game: KingArthur, rule: Rule, option: Option) -> Trial:
    """A turn that has been tried, with all that happened in it."""
    play(rule, option)
    assert game.events is not None
    return Trial(game, Hearing([], game.events, {}, is_certain=True), 1)


def challenged(columns: str, option: Option) -> Trial:
    """A challenge of an adversary in columns with seals, or none."""
    game = sealed_table(hands=["red1 red2 beige1 beige2"], columns=columns)
    return tried(game, game.challenge(0), option)


def ventured(trophies: str, option: Option) -> Trial:
    """An adventure taken with some adversaries, or none."""
    game = table(trophies=[trophies])
    return tried(game, game.venture(0), option)


def told(best: Trial, played: Trial, source: str) -> Reason:
    """The reason for what the best turn brings more."""
    (reason,) = reasons_against(best, played, 0, {source: 1.0})
    return reason


@pytest.mark.parametrize(
    ("columns", "source", "kind"),
    [
        ("monster1/0 monster2/1 monster3", PROSPECTS, "fallen"),
        ("monster1 monster2/1 monster3", SEALS, "sealed"),
    ],
)
def test_what_both_turns_do_with_a_column_is_not_told(columns: str, source: str, kind: str) -> None:
    best, same = (challenged(columns, ("usual", "monster3", payment)) for payment in PAYMENTS)
    assert told(best, challenged(columns, None), source).kind == kind
    assert told(best, same, source).kind == PLAIN


def test_an_adventure_that_the_played_turn_took_is_not_told_as_near() -> None:
    trophies = "dragon4 enemy3 dark2"
    kept = ventured(trophies, None)
    options = [option for option in asked(table(trophies=[trophies]).venture(0)) if isinstance(option, tuple)]
    taken = {str(option[0]): ventured(trophies, option) for option in options}
    reasons = {name: told(kept, played, PROSPECTS) for name, played in taken.items()}
    assert len(reasons) > 1
    assert all(reason.facts["adventure"] != name for name, reason in reasons.items())


def test_an_adventure_that_both_turns_take_is_not_told() -> None:
    trophies = "dragon4 enemy3 dark2"
    option = asked(table(trophies=[trophies]).venture(0))[0]
    best, same = ventured(trophies, option), ventured(trophies, option)
    assert told(best, ventured(trophies, None), ADVENTURES).kind == "adventure"
    assert told(best, same, ADVENTURES).kind == PLAIN
