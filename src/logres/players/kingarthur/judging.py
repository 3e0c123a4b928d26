"""Judge turns of King Arthur: what a turn was worth to its seat, and what the best one would have been."""

from __future__ import annotations

from collections.abc import Sequence

from logres.engine import Option, Session
from logres.players.advice import WEIGHTY, Reason, instead
from logres.players.bysource import differences
from logres.players.judgement import Judgement
from logres.players.kingarthur import parts_of
from logres.players.kingarthur.counsel import AUTHOR, trial
from logres.players.kingarthur.foresight import DEEDS, Foresight, Tried, shipped
from logres.players.kingarthur.reasons import Trial, reasons_against, risk_of
from logres.players.kingarthur.sources import parts_of as by_source
from logres.players.opponent import Seat

__all__ = ["AUTHOR", "judge"]


def judge(seat: Seat, made: Sequence[Option]) -> Judgement | None:
    """Judge the answers of a seat, from what it knew when it was asked; None if nothing can be said."""
    if seat.choice.ask not in DEEDS:
        return None
    foresight, session = Foresight(shipped(), parts_of(seat)), seat.redealt()
    me = seat.choice.seat
    lines = [*foresight.lines(session, seat)]
    own = foresight.tried(session, _deeds_of(session, made, me), me)
    best = max(lines, key=lambda line: line.worth)
    loss = best.worth - own.worth
    if loss <= 0:
        others = [line.worth for line in lines if line.line != own.line]
        return Judgement(0.0, max(0.0, own.worth - max(others, default=own.worth)))
    parts = differences(by_source(best), by_source(own))
    better, played = trial(session, best, me), trial(session, own, me)
    reasons = reasons_against(better, played, me, parts)
    risk = _risk(me, better, played, best, own) if loss >= WEIGHTY else None
    events = better.heard.told_to(me)
    return Judgement(loss, 0.0, best.line, events, parts, tuple(reasons), instead(parts), risk)


def _deeds_of(session: Session, made: Sequence[Option], seat: int) -> tuple[Option, ...]:
    """Return the answers that challenge an adversary and take an adventure."""
    attempt = session.attempt(())
    line: list[Option] = []
    for option in made:
        choice = attempt.choice
        if choice is None or choice.seat != seat or choice.ask not in DEEDS or option not in choice.options:
            break
        line.append(option)
        attempt.answer(option)
    return tuple(line)


def _risk(seat: int, better: Trial, played: Trial, best: Tried, own: Tried) -> Reason | None:
    """Return what the played turn lets rivals do, if the better one leaves them less."""
    if best.is_over or own.is_over:
        return None
    risk, left = risk_of(played.game, seat), risk_of(better.game, seat)
    return risk if risk is not None and (left is None or left.points < risk.points) else None
