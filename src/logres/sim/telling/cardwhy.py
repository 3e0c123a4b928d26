"""Why a turn of King Arthur would have been better, in sentences."""

from __future__ import annotations

from typing import cast

from logres.players.advice import Reason
from logres.sim.telling.kingarthur import (
    ADVENTURE_NAMES,
    COLUMN_NAMES,
    KIND_NAMES,
    card_name,
    card_names,
)
from logres.sim.telling.words import Facts, Names

SOURCES = {
    "adventures": "for adventures",
    "prospects": "for the adversaries in hand and what they can still buy",
    "knights": "for knights in hand",
    "seals": "for seals",
    "rivals": "as rivals have less",
    "outlook": "for how the game goes on",
}


def why(reason: Reason, names: Names) -> str:
    """What spoke for the best turn, in one sentence."""
    facts = cast("Facts", reason.facts)
    match reason.kind:
        case "adventure":
            return f"It would have taken {_adventure(facts)}."
        case "ready":
            return f"Then the trophies would have been enough for {_adventure(facts)}."
        case "nearer":
            return f"For {_adventure(facts)}, only this would have been lacking: {_lacking(facts)}."
        case "trophies":
            return f"It would have brought adversaries worth {facts['points']} more."
        case "fallen":
            column = COLUMN_NAMES[str(facts["kind"])]
            return f"The column of {column} would have fallen and brought {card_names(facts['cards'])}."
        case "sealed":
            return f"A seal would have lain on {card_name(str(facts['adversary']))}."
        case "knights":
            return f"More knights would have stayed in hand: {facts['count']}."
        case _:
            return f"About {reason.points:.1f} more {SOURCES[reason.source]}."


def instead(reason: Reason) -> str:
    """What spoke for the turn that was played."""
    return f"What was played brings about {reason.points:.1f} more {SOURCES[reason.source]}."


def risk(reason: Reason, names: Names) -> str:
    """What the turn that was played let a rival do."""
    facts = cast("Facts", reason.facts)
    if reason.kind == "last":
        return "After what was played, a rival could end the game with one more adventure."
    name, column = names[cast("int", facts["seat"])], COLUMN_NAMES[str(facts["kind"])]
    falls = f"After what was played, one more seal lets the column of {column} fall"
    return f"{falls} and brings {name} {card_names(facts['cards'])}."


def _adventure(facts: Facts) -> str:
    return f"{ADVENTURE_NAMES[str(facts['adventure'])]} ({facts['points']} points)"


def _lacking(facts: Facts) -> str:
    lacks = cast("Facts", facts["lacking"])
    if "total" in lacks:
        what = COLUMN_NAMES[str(lacks["kind"])] if "kind" in lacks else "adversaries"
        return f"{what} worth {lacks['total']}"
    if "cards" in lacks:
        return f"{lacks['cards']} adversaries" if lacks["cards"] != 1 else "1 adversary"
    if "kinds" in lacks:
        return ", ".join(f"a {KIND_NAMES[kind]}" for kind in cast("list[str]", lacks["kinds"]))
    return ", ".join(f"an adversary of {least} or more" for least in cast("list[int]", lacks["each"]))
