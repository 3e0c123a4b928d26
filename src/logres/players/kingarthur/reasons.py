"""Why a turn of King Arthur is good: facts that the rules confirm, chosen by what they are worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from logres.engine import Event, Json
from logres.kingarthur.cards import ADVENTURES as KNOWN
from logres.kingarthur.cards import KIND, WORTH, Condition
from logres.kingarthur.payment import Cards
from logres.kingarthur.position import LAST_ADVENTURE
from logres.kingarthur.rules import KingArthur
from logres.kingarthur.seals import Seals
from logres.players.advice import PLAIN, Reason, weightiest
from logres.players.hearing import Hearing
from logres.players.kingarthur.progress import Progress, progress, worth_of
from logres.players.kingarthur.sources import ADVENTURES, KNIGHTS, PROSPECTS, RIVALS, SEALS


class Trial(NamedTuple):
    """The end of a turn that was tried, and what its seat can foresee of it."""

    game: KingArthur
    heard: Hearing
    drawn: int  # knights that can be drawn after it


def reasons_for(start: KingArthur, tried: Trial, seat: int, parts: Mapping[str, float]) -> list[Reason]:
    """Return the weightiest reasons for a turn: for each source that brings something, and what it costs."""
    facts = _Facts(start, tried, seat)
    return weightiest(parts, facts.of, [*facts.cost(parts)])


def reasons_against(best: Trial, played: Trial, seat: int, parts: Mapping[str, float]) -> list[Reason]:
    """Return the weightiest reasons for the best turn against the one that was played."""
    return weightiest(parts, _Facts(played.game, best, seat, played.heard.events).of)


class _Facts:
    """The result of a turn that was tried with the rules, against where it is compared with."""

    def __init__(self, start: KingArthur, tried: Trial, seat: int, had: Sequence[Event] = ()) -> None:
        self.start = start
        self.end, self.heard, self.drawn = tried
        self.seat = seat
        self.had = had  # what happened before it is compared

    def of(self, source: str, points: float) -> Reason:
        """Return the reason for what a source brings."""
        for kind, facts in self._told(source):
            return Reason(kind, source, points, facts)
        return Reason(PLAIN, source, points)

    def _told(self, source: str) -> Iterator[tuple[str, dict[str, Json]]]:
        """Yield what can be told of a source, the surest first."""
        if source == ADVENTURES:
            for event in self._events("ventured", "adventure"):
                facts = event.facts
                yield "adventure", {"adventure": facts["adventure"], "points": facts["value"]}
        if source == PROSPECTS:
            yield from self._fallen()
            yield from self._nearer()
            gained = worth_of(self._trophies(self.end)) - worth_of(self._trophies(self.start))
            if gained > 0:
                yield "trophies", {"points": gained}
        if source == SEALS:
            yield from self._sealed()
        if source == KNIGHTS:
            more = len(self.end.hands[self.seat]) - len(self.start.hands[self.seat])
            if more > 0:
                yield "knights", {"count": more}

    def _events(self, name: str, what: str) -> Iterator[Event]:
        """Yield the events with a name, but not those that what it is compared with has had too."""
        had = [event.facts[what] for event in self.had if event.name == name]
        return (event for event in self.heard.events if event.name == name and event.facts[what] not in had)

    def _trophies(self, game: KingArthur) -> Cards:
        return tuple(game.trophies[self.seat])

    def _ways(self, game: KingArthur) -> dict[str, Progress]:
        """Return the adventures that are open, as far as the trophies of the seat help with them."""
        ways = progress(self._trophies(game))
        return {name: way for name, way in ways.items() if game.adventures.get(name, 0) is None}

    def _nearer(self) -> Iterator[tuple[str, dict[str, Json]]]:
        """Tell the adventure that comes nearest."""
        before, after = self._ways(self.start), self._ways(self.end)
        nearer = [
            name
            for name, way in after.items()
            if self.start.adventures[name] is None
            and (name not in before or way.missing < before[name].missing)
        ]
        if not nearer:
            return
        name = min(nearer, key=lambda name: (after[name].missing, -self._value(name), name))
        facts: dict[str, Json] = {"adventure": name, "points": self._value(name)}
        if not after[name].missing:
            yield "ready", facts
        else:
            lacks = lacking(KNOWN[name].condition, after[name].used)
            yield "nearer", facts | {"lacking": cast("Json", lacks)}

    def _value(self, name: str) -> int:
        return self.end.parts.adventures[name].value

    def _fallen(self) -> Iterator[tuple[str, dict[str, Json]]]:
        """Tell what a column that falls brings."""
        for event in self._events("column-fell", "kind"):
            won = cast("list[tuple[int, str]]", event.facts["won"])
            cards: list[Json] = [card for owner, card in won if owner == self.seat]
            if cards:
                yield "fallen", {"kind": event.facts["kind"], "cards": cards}

    def _sealed(self) -> Iterator[tuple[str, dict[str, Json]]]:
        """Tell the card that a seal is laid on, and how many others its column waits for."""
        for event in self._events("sealed", "adversary"):
            card = str(event.facts["adversary"])
            left = cast("Seals", self.end).seals[KIND[card]].count(None)
            if left:
                yield "sealed", {"adversary": card, "left": left}

    def cost(self, parts: Mapping[str, float]) -> Iterator[Reason]:
        """Tell how many knights are paid and how many stay in hand, or how many can be drawn instead."""
        if self.drawn > 1:
            yield Reason("rest", KNIGHTS, 0.0, {"count": self.drawn})
        paid = len(self.start.hands[self.seat]) - len(self.end.hands[self.seat])
        if paid > 0:
            facts: dict[str, Json] = {"count": paid, "left": len(self.end.hands[self.seat])}
            yield Reason("cost", KNIGHTS, parts.get(KNIGHTS, 0.0), facts)


def risk_of(end: KingArthur, seat: int) -> Reason | None:
    """Return what rivals could do next that would cost the seat most, if anything is certain."""
    if end.over:
        return None
    if len(end.taken()) == LAST_ADVENTURE - 1:
        return Reason("last", RIVALS, 1.0)
    falls = [*_falls(end, seat)] if isinstance(end, Seals) else []
    return max(falls, key=lambda risk: risk.points, default=None)


def _falls(end: Seals, seat: int) -> Iterator[Reason]:
    """Yield the columns that one more seal makes fall to the good of a rival."""
    for kind, seals in end.seals.items():
        if seals.count(None) != 1:
            continue
        for rival in end.seats:
            cards = [card for card, seal in zip(end.columns[kind], seals, strict=True) if seal == rival]
            own = [card for card, seal in zip(end.columns[kind], seals, strict=True) if seal == seat]
            more = sum(WORTH[card] for card in cards) - sum(WORTH[card] for card in own)
            if rival != seat and more > 0:
                facts: dict[str, Json] = {"seat": rival, "kind": kind, "cards": [*cards]}
                yield Reason("falls", SEALS, float(more), facts)


def lacking(condition: Condition, used: Cards) -> Condition:
    """Return what a condition still asks for beyond these cards, as a condition."""
    if "total" in condition:
        rest: Condition = {"total": condition["total"] - worth_of(used)}
        return rest | {"kind": condition["kind"]} if "kind" in condition else rest
    if "cards" in condition:
        return {"cards": condition["cards"] - len(used)}
    if "kinds" in condition:
        held = {KIND[card] for card in used}
        return {"kinds": [kind for kind in condition["kinds"] if kind not in held]}
    values = sorted((WORTH[card] for card in used), reverse=True)
    left: list[int] = []
    for least in sorted(condition["each"], reverse=True):
        if values and values[0] >= least:
            values.pop(0)
        else:
            left.append(least)
    return {"each": left}
