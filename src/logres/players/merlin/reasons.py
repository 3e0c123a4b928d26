"""Why a turn of Merlin is good: facts that the rules confirm, chosen by what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from logres.engine import Json
from logres.merlin import Merlin
from logres.merlin.base.movement import CLOCKWISE
from logres.merlin.base.position import KNIGHTS, PERSONAL
from logres.merlin.base.rounds import SCORED
from logres.merlin.pieces import GOODS
from logres.players.advice import PLAIN, Reason, weightiest
from logres.players.merlin.evaluation import Evaluator
from logres.players.merlin.search import Line
from logres.players.merlin.sources import ROUND
from logres.players.merlin.trial import Trial

PIECES: Mapping[str, Callable[[Merlin], list[int]]] = {  # counted by seat
    "apples": lambda game: game.apples,
    "staffs": lambda game: game.staffs,
}


def reasons_for(
    evaluator: Evaluator[Merlin],
    start: Merlin,
    tried: Trial,
    parts: Mapping[str, float],
    then: Sequence[Line],
    others: Sequence[Merlin],
) -> list[Reason]:
    """Return the weightiest reasons for a turn, one for each source that brings something."""
    facts = _Facts(evaluator, start, tried, then)
    return weightiest(parts, facts.of, [*facts.kept(start, others)])


def reasons_against(
    evaluator: Evaluator[Merlin],
    start: Merlin,
    best: Trial,
    played: Trial,
    parts: Mapping[str, float],
    then: Sequence[Line],
) -> list[Reason]:
    """Return the weightiest reasons for the best turn against the one that was played."""
    had = played.heard.gained
    # What the played turn brings after something uncertain is not known: then nothing is certainly more.
    gained = (
        {source: points - had.get(source, 0) for source, points in best.heard.gained.items()}
        if played.heard.is_certain
        else {}
    )
    is_certain = best.heard.is_certain and played.heard.is_certain
    more = best._replace(heard=best.heard._replace(gained=gained, is_certain=is_certain))
    facts = _Facts(evaluator, played.game, more, then)
    return weightiest(parts, facts.of, [*facts.kept(start, [played.game])])


class _Facts:
    """The result of a turn that was tried with the rules, against where it is compared with."""

    def __init__(
        self, evaluator: Evaluator[Merlin], start: Merlin, tried: Trial, then: Sequence[Line]
    ) -> None:
        self.evaluator = evaluator
        self.seat = evaluator.seat
        self.start = start
        self.heard = tried.heard
        self.end = tried.game
        self.then = then
        now, later = start.projected(), self.end.projected() if tried.heard.is_certain else start.projected()
        self.projected = [
            {source: after.get(source, 0) - before.get(source, 0) for source in {**before, **after}}
            for before, after in zip(now, later, strict=True)
        ]

    def of(self, source: str, points: float) -> Reason:
        """Return the reason for what a source brings."""
        for kind, facts in self._told(source):
            return Reason(kind, source, points, facts)
        return Reason(PLAIN, source, points)

    def _told(self, source: str) -> Iterator[tuple[str, dict[str, Json]]]:
        """Yield what can be told of a source, the surest first."""
        gained = self.heard.gained.get(source, 0)
        if gained > 0:
            yield "gain", {"points": gained}
        if source == ROUND:
            yield from self._later()
            yield from self._ahead()
        if not self.heard.is_certain:
            return
        if source == "missions":
            yield from self._nearer()
        if source == "goods":
            yield from self._fetched()
        if source in PIECES:
            had, has = (PIECES[source](game)[self.seat] for game in (self.start, self.end))
            if has > had:
                yield "piece", {"piece": source, "count": has - had}
        yield from self._scoring(source)

    def _scoring(self, source: str) -> Iterator[tuple[str, dict[str, Json]]]:
        """Tell what the next scoring would bring, if it came as things stand then."""
        own = self.projected[self.seat].get(source, 0)
        rivals: list[Json] = [
            {"seat": seat, "points": changes[source]}
            for seat, changes in enumerate(self.projected)
            if seat != self.seat and changes.get(source, 0) < 0
        ]
        scorings = [scored for scored in SCORED if scored >= self.start.round]
        if scorings and (own > 0 or rivals):
            yield "scoring", {"points": own, "rivals": rivals, "round": scorings[0]}

    def _nearer(self) -> Iterator[tuple[str, dict[str, Json]]]:
        """Tell the mission in hand that comes nearest."""
        before, after = self.start.aims(self.seat), self.end.aims(self.seat)
        hand = [card for card in self.start.hands[self.seat] if after.get(card, 0) < before.get(card, 0)]
        # A mission that was resolved has left the hand.
        kept = [card for card in hand if card in self.end.hands[self.seat]]
        if kept:
            card = min(kept, key=lambda card: (after[card], -self.start.mission(card).points))
            points = self.start.mission(card).points
            yield "mission", {"mission": card, "points": points, "lacking": after[card]}

    def _fetched(self) -> Iterator[tuple[str, dict[str, Json]]]:
        had, has = self.start.goods(self.seat), self.end.goods(self.seat)
        goods: list[Json] = [good for good in GOODS for _ in range(has[good] - had[good])]
        if goods:
            yield "goods", {"goods": goods}

    def _ahead(self) -> Iterator[tuple[str, dict[str, Json]]]:
        """Tell the best space that the knight can reach with a die that is left."""
        promise, game, seat = self.evaluator.promise, self.end, self.seat
        dice = [die for die in game.unused(seat) if die in PERSONAL]
        spaces = {die: game.reached(KNIGHTS[seat], game.faces[seat][die], CLOCKWISE) for die in dice}
        best = max(dice, key=lambda die: promise.get(spaces[die], 0.0), default=None)
        if best is not None and promise.get(spaces[best], 0.0) > 0:
            yield "ahead", {"die": best, "face": game.faces[seat][best], "space": spaces[best]}

    def _later(self) -> Iterator[tuple[str, dict[str, Json]]]:
        """Tell the move that the plan makes with the next die."""
        for act in self.then[0] if self.then else ():
            match act:
                case ("go", str(die), str(), str(space), *_) if die in self.end.faces[self.seat]:
                    yield "later", {"die": die, "face": self.end.faces[self.seat][die], "space": space}

    def kept(self, start: Merlin, others: Sequence[Merlin]) -> Iterator[Reason]:
        """Tell a good that stays for a mission, and that the next best turn would give away."""
        if not others or not self.heard.is_certain:
            return
        had, has, other = (game.goods(self.seat) for game in (start, self.end, others[0]))
        for card in self.end.hands[self.seat]:
            mission = self.end.mission(card)
            for good in dict.fromkeys(mission.goods):
                needed = mission.goods.count(good)
                if has[good] >= needed and had[good] >= needed and other[good] < needed:
                    facts: dict[str, Json] = {"good": good, "mission": card, "points": mission.points}
                    yield Reason("kept", "missions", mission.points, facts)
                    return
