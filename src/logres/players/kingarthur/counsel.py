"""Counsel in King Arthur: the best turns that the best level sees, and the facts that speak for them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from logres.engine import Option, Session
from logres.kingarthur.rules import KingArthur
from logres.players.advice import MOST, Advice, Answer, Counsel, Reason
from logres.players.bysource import differences
from logres.players.hearing import hear
from logres.players.kingarthur import fitted, parts_of
from logres.players.kingarthur.evaluation import Evaluator
from logres.players.kingarthur.foresight import DEEDS, DRAW, Foresight, Tried, drawable, shipped
from logres.players.kingarthur.reasons import Trial, reasons_for, risk_of
from logres.players.kingarthur.sources import KNIGHTS, OPEN
from logres.players.kingarthur.sources import parts_of as by_source
from logres.players.opponent import Seat

AUTHOR = "marshal"


def advise(seat: Seat) -> Counsel:
    """Advise a seat that is asked, from what it knows."""
    if seat.choice.ask in DEEDS:
        return Counsel(AUTHOR, _deeds(seat))
    strategy = fitted(parts_of(seat))
    evaluator = strategy.evaluator(seat.view(), seat.choice)
    if seat.choice.ask == DRAW:
        return Counsel(AUTHOR, _draws(seat, evaluator))
    return Counsel(AUTHOR, _turning_over(seat, evaluator.promise() - strategy.planner.weights.unveil))


def _draws(seat: Seat, evaluator: Evaluator) -> list[Advice]:
    """Advise how many knights to draw."""
    none = evaluator.knights((), 0)
    found = []
    for option in seat.choice.options:
        count = option if isinstance(option, int) else 0
        worth = evaluator.knights((), count) - none
        reasons = [Reason("knights", KNIGHTS, worth, {"count": count})] if count else []
        found.append(Advice([Answer(DRAW, option)], [], {KNIGHTS: worth} if count else {}, reasons))
    return sorted(found, key=lambda advice: -advice.points)[:MOST]


def _turning_over(seat: Seat, worth: float) -> list[Advice]:
    """Advise whether to turn adversaries over, which rivals profit from too."""
    ask = seat.choice.ask
    fresh = Reason("open", OPEN, worth) if worth > 0 else None
    risk = Reason("shared", OPEN, max(0.0, -worth))
    turn = Advice([Answer(ask, "draw")], [], {OPEN: worth}, [fresh] if fresh else [], risk)
    wait = Advice([Answer(ask, None)], [], {})
    return [turn, wait] if worth > 0 else [wait, turn]


def _deeds(seat: Seat) -> list[Advice]:
    """Advise which adversary to challenge, and which adventure to take."""
    foresight, session = Foresight(shipped(), parts_of(seat)), seat.redealt()
    me = seat.choice.seat
    idle = by_source(foresight.tried(session, idle_line(session), me))
    start = cast("KingArthur", session.game)
    found = []
    for line in different([*foresight.lines(session, seat)])[:MOST]:
        tried = trial(session, line, me)
        brought = differences(by_source(line), idle)
        reasons = reasons_for(start, tried, me, brought)
        risk = risk_of(tried.game, me) if tried.heard.is_certain else None
        found.append(Advice(tried.heard.answers, tried.heard.events, brought, reasons, risk))
    return found


def trial(session: Session, line: Tried, seat: int) -> Trial:
    """Play a line, and listen to it."""
    attempt = session.attempt(())
    heard = hear(attempt, seat, line.line)
    return Trial(cast("KingArthur", attempt.game), heard, drawable(attempt))


def idle_line(session: Session) -> tuple[Option, ...]:
    """Return the answers of a turn that does nothing."""
    line: list[Option] = [None]
    choice = session.attempt(line).choice
    if choice is not None and choice.ask in DEEDS:
        line.append(None)
    return tuple(line)


def different(lines: list[Tried]) -> list[Tried]:
    """Return the best line for each deed, the best first: ways to pay for the same are one."""
    best: dict[Hashable, Tried] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        best.setdefault(tuple(map(_unpaid, line.line)), line)
    return [*best.values()]


def _unpaid(option: Option) -> Hashable:
    """Return what an answer does, without the cards that are paid for it."""
    return option[:-1] if isinstance(option, tuple) else option
