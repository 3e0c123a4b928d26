"""The features of the base game that score: traitors, Excalibur, the Grail, majorities, points."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Event
from logres.merlin.base.scoring import TREASON
from logres.merlin.base.traitors import TRAITORS as TRAITORS_DRAWN
from tests.games.merlin.features.moment import Moment, named, scored, taken, word

TRAITORS = {
    *(f"traitor repelled by {means}" for means in ("shield", "flag", "favor", "excalibur")),
    "traitor unrepelled",
    "three traitors unrepelled",
    "Excalibur taken from a rival",
    "Excalibur taken again",
    "Excalibur bonus after traitors",
    "Excalibur bonus without traitors",
    "only traitor discarded unasked",
}
SCORING = {
    "Grail taken from a rival",
    "Grail taken again",
    "territory shared",
    "territory shared by three",
    "territory share rounded down",
    "majority in a territory",
    "principality shared",
    "principality shared by three",
    "majority in a principality",
    "tie without the holder of the Grail",
    "second tie after the Grail",
    "score below zero",
    "negative result",
    "shared victory",
}
HOUSE_RULES = {
    "points not below zero",  # Q7
    "no Excalibur bonus without traitors",  # Q20
}
WANTED = {*TRAITORS, *SCORING, *HOUSE_RULES}


def traitors(moment: Moment) -> Iterator[str]:
    """How traitors are repelled, and who takes Excalibur and the Grail."""
    before, told = moment.before, moment.told
    for event in named(told, "repelled"):
        yield f"traitor repelled by {word(event, 'means')}"
        if event.facts["means"] == "excalibur" and moment.choice.ask != "excalibur":
            yield "only traitor discarded unasked"
    lost = scored(told, "traitors")
    if lost:
        yield "traitor unrepelled"
    if any([event.seat for event in lost].count(seat) == TRAITORS_DRAWN for seat in before.seats):
        yield "three traitors unrepelled"
    if any(event.facts["points"] != -TREASON for event in lost):
        yield "points not below zero"
    yield from taken(told, "took-excalibur", "Excalibur")
    yield from taken(told, "took-grail", "Grail")


def excalibur(moment: Moment) -> Iterator[str]:
    """When Excalibur is paid."""
    before, told = moment.before, moment.told
    for event in scored(told, "excalibur"):
        assert event.seat is not None
        yield f"Excalibur bonus {'after' if before.traitors[event.seat] else 'without'} traitors"
    holder, is_strict = before.excalibur, before.settings["excaliburNeedsOne"] == "on"
    if holder is None or holder != moment.after.excalibur or before.traitors[holder]:
        return
    if is_strict and named(told, "scoring"):
        yield "no Excalibur bonus without traitors"


def majorities(moment: Moment) -> Iterator[str]:
    """Who wins territories and principalities, alone or with others."""
    for what, source, fact in (("territory", "environs", "cells"), ("principality", "influence", "place")):
        awards: dict[str, list[Event]] = {}
        for event in scored(moment.told, source):
            awards.setdefault(word(event, fact), []).append(event)
        for shares in awards.values():
            if len(shares) == 1:
                yield f"majority in a {what}"
                continue
            yield f"{what} shared"
            if len(shares) == 3:
                yield f"{what} shared by three"
            cells = shares[0].facts.get("cells", [])
            if isinstance(cells, list) and len(cells) % len(shares):
                yield "territory share rounded down"
            seats = [event.seat for event in shares]
            if what == "principality" and moment.after.grail is not None:
                if moment.after.grail not in seats:
                    yield "tie without the holder of the Grail"
                elif named(moment.told, "broke-tie"):
                    yield "second tie after the Grail"


def points(moment: Moment) -> Iterator[str]:
    """What scores points, and how they end."""
    for event in named(moment.told, "scored"):
        yield f"points from {word(event, 'source')}"
        total = event.facts["total"]
        assert isinstance(total, int)
        if total < 0:
            yield "score below zero"
    if moment.after.over:
        if min(moment.after.scores()) < 0:
            yield "negative result"
        if len(moment.after.winners()) > 1:
            yield "shared victory"
