"""Counsel in Merlin: the best turns that the best level sees, and the facts that speak for them."""

from __future__ import annotations

from typing import NamedTuple, cast

from logres.merlin import Merlin
from logres.players.advice import MOST, Advice, Answer, Counsel
from logres.players.merlin.ladder import LADDER
from logres.players.merlin.modules import search_class
from logres.players.merlin.planning import Plan
from logres.players.merlin.reasons import reasons_for
from logres.players.merlin.risks import risk_of
from logres.players.merlin.search import DRAW, Search
from logres.players.merlin.sources import ROUND, differences
from logres.players.merlin.strategy import Strategy, worths_of_draws
from logres.players.merlin.trial import Trial, trial, without_position
from logres.players.opponent import Seat

AUTHOR = "enchantress"


def advise(seat: Seat) -> Counsel:
    """Advise a seat that is asked, from what it knows."""
    strategy = LADDER[AUTHOR]()
    known = search_class(cast("type[Merlin]", seat.rules)).known_answer(seat.choice)
    if known is not None:
        return Counsel(AUTHOR, [Advice([Answer(seat.choice.ask, known.option)], [], {})])
    search = strategy.search(seat)
    if seat.choice.ask == DRAW:
        return Counsel(AUTHOR, _draws(search))
    return Counsel(AUTHOR, _turns(strategy, search))


def _draws(search: Search[Merlin]) -> list[Advice]:
    """Advise which mission to draw."""
    worth = worths_of_draws(search, cast("Merlin", search.session.game))
    best = sorted(worth, key=lambda card: -worth[card])[:MOST]
    return [Advice([Answer(DRAW, card)], [], {"missions": worth[card]}) for card in best]


def _turns(strategy: Strategy, search: Search[Merlin]) -> list[Advice]:
    assert strategy.planner is not None, "the author of counsel plans"
    plans = strategy.planner.apart(search)[:MOST]
    start = cast("Merlin", search.session.game)
    now = without_position(search.evaluator.parts(start))
    ends = [_end(search, plan) for plan in plans]
    least = min(end.later for end in ends)
    found = []
    for plan, end in zip(plans, ends, strict=True):
        game, heard, parts = end.trial
        later = {ROUND: end.later - least} if end.later > least else {}
        brought = differences(parts, now) | later
        others = [other.trial.game for other in ends if other is not end]
        reasons = reasons_for(search.evaluator, start, end.trial, brought, plan.then, others)
        risk = risk_of(game, search.seat) if heard.is_certain else None
        found.append(Advice(heard.answers, heard.events, brought, reasons, risk))
    return found


class _End(NamedTuple):
    """The end of an advised turn."""

    trial: Trial
    later: float  # what the plan makes of the later turns of the round


def _end(search: Search[Merlin], plan: Plan) -> _End:
    """Play the first turn of a plan."""
    found = trial(search, plan.line)
    return _End(found, plan.worth - sum(found.parts.values()))
