"""The features of Arthur, with the Picts, and of Arthur with King's favor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logres.engine import Event
from logres.merlin.base.position import MERLIN
from logres.merlin.modules.arthur import ARTHUR
from logres.merlin.modules.favor import Favor
from logres.merlin.modules.picts import Picts
from logres.merlin.parts import read
from logres.merlin.pieces import KINDS, NEW_POWERS
from tests.games.merlin.features.moment import (
    Moment,
    colour_of,
    name_of,
    named,
    of_this_turn,
    scored,
    taken,
    word,
)

EVENTS = (
    *("nudged", "switched", "took-signet", "replaced-manor", "activated", "cleared"),
    *("revealed-pict", "took-pict", "discarded-picts"),
)
MUST = ("keep", "pict-manor")
MAY = (
    *("resource", "signet", "stairs", "march-merlin", "march-arthur"),
    *("replace-manor", "activate", "pict"),
)
SOURCES = ("picts",)

INNER = read().arthur.inner_ring
NEW = [space for space in read().arthur.ring if space in ("apple", "arthur", "activate", "vp-manor")]

INNER_SPACES = {f"{space} performed" for space in INNER}
INNER_FORFEITED = {f"{space} forfeited" for space in INNER if space != "grail"}
NEW_SPACES = {
    *(f"{space} performed" for space in NEW),
    *(f"{space} forfeited" for space in ("arthur", "activate")),
}
NEW_STAFFS = {*(f"staff at {space}" for space in NEW), "staff after a march"}
NEW_FLAGS = {
    *(f"{power} flag" for power in NEW_POWERS),
    *(f"nudge flag for {die} die" for die in ("a personal", "the Merlin", "the black")),
    *(f"switch flag to {figure}" for figure in ("a knight", "Merlin", "Arthur")),
    "seven steps",
    "no step",
    "staff after a switch",
    "both new flags for a die",
    "different flag after Arthur",
}
BONUSES = {f"Pict with {bonus}" for bonus in (*KINDS, "marker", "manor", "apple")}
WITH_FAVOR = {"manors scored by the flag-bearer", "learned by the signet ring", "row 2 after the stairs"}
HOUSE_RULES = {
    "Merlin stays",  # Q34
    "no tower for a manor of a Pict",  # Q43
}
WANTED = {
    *INNER_SPACES,
    *INNER_FORFEITED,
    *NEW_SPACES,
    *NEW_STAFFS,
    *NEW_FLAGS,
    *BONUSES,
    *WITH_FAVOR,
    *HOUSE_RULES,
    "Arthur clockwise",
    "Arthur counter-clockwise",
    "apple for the black die",
    "turn flag for the black die",
    "three and two alike stand",
    "Merlin moves Arthur, who moves Merlin",
    "tower for a manor of a Pict",
    "signet taken from a rival",
    "signet taken again",
    "two missions with the signet ring",
    "mission unmet with the signet ring",
    "won by the signet ring",
    "all equal in Picts",
    "two first in Picts",
    "two last in Picts",
}


def arthur(moment: Moment) -> Iterator[str]:
    """What Arthur, the signet ring and the Picts do."""
    before, after, told, seat = moment.before, moment.after, moment.told, moment.seat
    if not isinstance(before, Picts) or not isinstance(after, Picts):
        return
    yield from _new_flags(moment)
    yield from taken(told, "took-signet", "signet")
    if moment.choice.ask == "signet" and moment.option is not None:
        card = before.mission(str(moment.option))
        if not before.meets(seat, card, before.goods(seat)):
            yield "mission unmet with the signet ring"
        if before.resolved:
            yield "two missions with the signet ring"
    for event in named(told, "took-pict"):
        bonus = before.pict(word(event, "pict")).bonus
        yield f"Pict with {bonus.rpartition('-')[2]}"
    if before.raised_by_pict and moment.choice.ask == "tower":
        yield "tower for a manor of a Pict"
    if moment.choice.ask == "pict-manor" and before.settings["pictTower"] == "off":
        towers = [event for event in named(told, "built") if "tower" in word(event, "tile")]
        yield from ("no tower for a manor of a Pict" for _ in towers)
    marches = [event.facts["figure"] for event in of_this_turn(moment) if event.name == "moved"]
    if marches[-3:] == [MERLIN, ARTHUR, MERLIN]:
        yield "Merlin moves Arthur, who moves Merlin"
    if moment.choice.ask == "march-merlin" and moment.option == ("cw", before.figures[MERLIN]):
        yield "Merlin stays"
    yield from _pict_scoring(before, told)


def _new_flags(moment: Moment) -> Iterator[str]:
    """What the new flags do, and staffs after them."""
    before = moment.before
    assert isinstance(before, Picts)
    match moment.option:
        case ("nudge", str(die), _):
            yield f"nudge flag for {colour_of(die)} die"
            if before.switched:
                yield "both new flags for a die"
        case ("switch", _, str(figure)):
            yield f"switch flag to {name_of(figure)}"
            if before.nudged:
                yield "both new flags for a die"
    for event in named(moment.told, "nudged"):
        if event.facts["steps"] in (0, 7):
            yield "seven steps" if event.facts["steps"] else "no step"
    if moment.act == "staff" and word(named(moment.turn, "used-die")[0], "die") != MERLIN:
        yield "staff after a switch" if named(moment.turn, "switched") else "staff after a march"


def _pict_scoring(before: Picts, told: Sequence[Event]) -> Iterator[str]:
    """Who wins the scoring of the Picts."""
    awards = scored(told, "picts")
    first = [event.seat for event in awards if int(str(event.facts["points"])) > 0]
    last = [event.seat for event in awards if event.seat not in first]
    if not awards:
        return
    if len(first) == len(before.seats):
        yield "all equal in Picts"
    elif len(first) > 1:
        yield "two first in Picts"
    if len(last) > 1:
        yield "two last in Picts"
    if first == [before.signet]:
        yield "won by the signet ring"


def arthur_with_favor(moment: Moment) -> Iterator[str]:
    """What King's favor does with Arthur."""
    if not isinstance(moment.before, Favor) or not isinstance(moment.before, Picts):
        return
    if moment.choice.ask == "favor-score" and moment.option == "manor":
        yield "manors scored by the flag-bearer"
    if moment.choice.ask == "learn" and moment.option is not None and named(moment.turn, "took-signet"):
        yield "learned by the signet ring"
    if moment.choice.ask == "send" and isinstance(moment.option, tuple):
        climbed = [event for event in named(moment.turn, "moved") if event.facts["way"] == "stairs"]
        if climbed and moment.option[1] != word(climbed[-1], "space"):
            yield "row 2 after the stairs"
