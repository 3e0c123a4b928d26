"""The features of the King's decrees."""

from __future__ import annotations

from collections.abc import Iterator

from logres.merlin.modules.decrees import FOR_POINTS, Decrees
from logres.merlin.pieces import KINDS
from tests.games.merlin.features.moment import Moment, dice_turned, named, piece_of, word

EVENTS = ("looked", "took-decree", "used-decrees")
MUST = ("decree", "decree-bonus")
MAY = ("look", "decree")
SOURCES = ("decrees",)

TAKEN = {
    *(f"decree with a {kind}" for kind in KINDS),
    "decree with points",
    "decree without its good",
    "last decree of a stack",
    "looked once more",
    "two decrees by a staff",
}
USED = {
    "decree for a personal die",
    "decree for the Merlin die",
    "apple and decree for a die",
    *(f"two decrees for a {thing}" for thing in (*KINDS, "marker")),
    "three decrees for points",
    "decrees used before the move",
    "decrees used in the last turn",
}
WITH_FAVOR = {"decree of another principality"}
HOUSE_RULES = {
    "looked and kept the duty",  # Q82
    "decree for the black die",  # Q84
}
WANTED = {*TAKEN, *USED, *WITH_FAVOR, *HOUSE_RULES}


def decrees(moment: Moment) -> Iterator[str]:
    """Which decrees are looked at and taken."""
    before, after, seat, told = moment.before, moment.after, moment.seat, moment.told
    if not isinstance(before, Decrees) or not isinstance(after, Decrees):
        return
    for event in named(told, "took-decree"):
        decree, place = word(event, "decree"), word(event, "place")
        kind = decree.partition("-")[2]
        yield f"decree with a {kind}" if kind in KINDS else "decree with points"
        if kind in KINDS and not named(told, "took"):
            yield "decree without its good"
        if not next(stack for one, stack in after.decree_stacks.items() if one == place):
            yield "last decree of a stack"
        taken = named(moment.turn, "took-decree")
        if named(moment.turn, "used-staff") and len(taken) > 1:
            yield "two decrees by a staff"
        if word(named(moment.turn, "sent")[-1], "place") != place:
            yield "decree of another principality"
    known = [place for place, readers in before.decree_readers.items() if seat in readers]
    if moment.choice.ask == "look" and moment.option in known:
        yield "looked once more"
    if moment.choice.ask == "decree" and moment.option is None:
        yield "looked and kept the duty"
    yield from _used_decrees(moment)


def _used_decrees(moment: Moment) -> Iterator[str]:
    """What decrees are used for."""
    if moment.act == "decree":
        assert isinstance(moment.option, tuple)
        if moment.option[1] in dice_turned(moment, "apple"):
            yield "apple and decree for a die"
    if moment.choice.ask == "decree-bonus":
        yield f"two decrees for a {piece_of(moment.option)}"
    if moment.act == "decrees":
        if moment.option == ("decrees", FOR_POINTS):
            yield "three decrees for points"
        assert isinstance(moment.before, Decrees)
        if moment.before.is_last_round() and not moment.before.can_play(moment.seat):
            yield "decrees used in the last turn"
        elif moment.choice.ask == "move":
            yield "decrees used before the move"
