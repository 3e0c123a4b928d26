"""Judge turns of Merlin: what a turn was worth to its seat, and what the best one would have been."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from logres.engine import Option
from logres.merlin import Merlin
from logres.merlin.base.missions import DECK
from logres.players.advice import WEIGHTY, Reason, instead
from logres.players.judgement import Judgement
from logres.players.merlin.ladder import LADDER
from logres.players.merlin.modules import search_class
from logres.players.merlin.planning import Plan
from logres.players.merlin.reasons import reasons_against
from logres.players.merlin.risks import risk_of
from logres.players.merlin.search import DRAW, Line, Search, without_collections
from logres.players.merlin.sources import ROUND, differences
from logres.players.merlin.strategy import worths_of_draws
from logres.players.merlin.trial import Trial, trial
from logres.players.opponent import Seat

AUTHOR = "enchantress"
ATTEMPTS = 8000  # for all plans of a turn, enough to look as far as the author does at the table


def judge(seat: Seat, made: Sequence[Option]) -> Judgement | None:
    """Judge the answers of a seat, from what it knew when it was asked; None if nothing can be said."""
    strategy = LADDER[AUTHOR]()
    rules = cast("type[Merlin]", seat.rules)
    if not seat.turn or search_class(rules).known_answer(seat.choice) is not None:
        return None
    search = strategy.search(seat)
    if seat.choice.ask == DRAW:
        return _drawn(search, made)
    assert strategy.planner is not None, "the author plans"
    line = _followed(search, made)
    with without_collections():
        played = search.follow(line, search.attempt(line))
    if not line or not played.line:
        return None
    plans = strategy.planner.apart(search, played, ATTEMPTS)
    own = next(plan for plan in plans if plan.line == played.line)
    others = [plan for plan in plans if plan is not own]
    best = plans[0]
    gap = own.worth - max((plan.worth for plan in others), default=own.worth)
    loss = max(0.0, best.worth - own.worth)
    if not loss:
        return Judgement(0.0, max(0.0, gap))
    return _compared(search, best, own, loss)


def _compared(search: Search[Merlin], best: Plan, own: Plan, loss: float) -> Judgement:
    """Tell by source and in facts why a plan is better than another."""
    better, played = trial(search, best.line), trial(search, own.line)
    parts = differences(better.parts, played.parts)
    parts[ROUND] = loss - sum(parts.values())
    start = cast("Merlin", search.session.game)
    found = reasons_against(search.evaluator, start, better, played, parts, best.then)
    risk = _risk(search.seat, better, played) if loss >= WEIGHTY else None
    events = better.heard.told_to(search.seat)
    return Judgement(loss, 0.0, best.line, events, parts, tuple(found), instead(parts), risk)


def _risk(seat: int, better: Trial, played: Trial) -> Reason | None:
    """Return what the played turn lets rivals do, if the better one leaves them less."""
    if not (better.heard.is_certain and played.heard.is_certain):
        return None
    risk = risk_of(played.game, seat)
    if risk is None:
        return None
    left = risk_of(better.game, seat)
    return risk if left is None or left.points < risk.points else None


def _drawn(search: Search[Merlin], made: Sequence[Option]) -> Judgement:
    worth = worths_of_draws(search, cast("Merlin", search.session.game))
    best = max(worth, key=lambda card: worth[card])
    others = [points for card, points in worth.items() if card != str(made[0])]
    loss = worth[best] - worth[str(made[0])]
    if loss <= 0:
        return Judgement(0.0, worth[str(made[0])] - max(others, default=0.0))
    points = {} if best == DECK else {"points": cast("Merlin", search.session.game).mission(best).points}
    reason = Reason("draw", "missions", loss, {**points})
    return Judgement(loss, 0.0, (best,), (), {"missions": loss}, (reason,))


def _followed(search: Search[Merlin], made: Sequence[Option]) -> Line:
    """Return the answers that can be given in the game as the seat knew it, up to the end of its line."""
    attempt = search.attempt(())
    line: list[Option] = []
    for option in made:
        choice = search.asked(attempt)
        if choice is None or option not in choice.options:
            break
        line.append(option)
        attempt.answer(option)
    return tuple(line)
