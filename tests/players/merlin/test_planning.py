"""Plans: the later turns of the round count, within a budget that does not depend on time."""

from __future__ import annotations

from typing import cast

import logres
from logres.engine import Question, Session
from logres.merlin import Merlin
from logres.players import Seat, ask, opponent
from logres.players.merlin import Search, Strategy, Weights
from logres.players.merlin.planning import LaterTurn, PlanLimits, Planner
from logres.players.merlin.search import SearchLimits, Tryable, name
from logres.players.merlin.strategy import drawn


def after_turns(turns: int, seed: int = 102) -> Session:
    """A game that greedy players have played for some turns."""
    session = logres.start("merlin", 2, seed=seed)
    players = [opponent("greedy", seat) for seat in range(2)]
    while session.choice is not None and session.turn <= turns:
        session.decide(ask(players[session.choice.seat], session))
    return session


def search_in(session: Session) -> Search[Merlin]:
    """The search at the present question."""
    return Strategy(Weights()).search(Seat(session, opponent("greedy", 1).chance))


def planner(limits: PlanLimits) -> Planner:
    """A planner with these limits."""
    return Planner(limits, Strategy(Weights())._search_for, drawn)


def test_turns_with_different_moves_are_compared() -> None:
    search = search_in(after_turns(0))
    best = search.best()
    turns = search.different()
    assert turns[0].worth == best.worth
    moves = [next(act for act in turn.line if name(act) in ("go", "reverse")) for turn in turns]
    assert len({*moves}) == len(moves) > 3
    assert [turn.worth for turn in turns] == sorted([turn.worth for turn in turns], reverse=True)


def test_without_further_turns_a_plan_is_the_best_turn() -> None:
    session = after_turns(0)
    assert planner(PlanLimits(turns=0)).best(search_in(session)) == search_in(session).best()


def test_a_plan_that_has_no_budget_is_the_best_turn() -> None:
    session = after_turns(0)
    assert planner(PlanLimits(attempts=0)).best(search_in(session)) == search_in(session).best()


def test_a_plan_knows_what_its_turns_come_to() -> None:
    session = after_turns(0)
    plans = {turns: planner(PlanLimits(turns=turns)).best(search_in(session)) for turns in (0, 1, 3)}
    assert len({plan.worth for plan in plans.values()}) == 3


def test_the_budget_and_not_the_time_decides() -> None:
    session = after_turns(0)
    for attempts in (200, 400, 800):
        found = [planner(PlanLimits(attempts=attempts)).ranked(search_in(session)) for _ in range(2)]
        assert found[0] == found[1]


def test_a_broader_look_finds_better_turns_if_there_are_lines_left() -> None:
    session = after_turns(0)
    looked = [
        planner(PlanLimits(beam=1, broad=6, lines=lines)).best(search_in(session)) for lines in (900, 9000)
    ]
    assert looked[0].worth < looked[1].worth


def turns_searched(broad: int, beam: int = 2, lines: int = 9000) -> int:
    """The number of later turns that are searched for a plan."""
    planning, searched = planner(PlanLimits(beam=beam, broad=broad, lines=lines)), 0
    search_for = planning.search_for

    def counted(start: Tryable, choice: Question, limits: SearchLimits) -> Search[Merlin]:
        nonlocal searched
        searched += 1
        return search_for(start, choice, limits)

    planning.search_for = counted
    planning.best(search_in(after_turns(0)))
    return searched


def test_a_broader_look_that_takes_too_long_is_dropped() -> None:
    lines = 1500  # enough to begin, and not to finish
    assert turns_searched(1, 1) < turns_searched(6, 1, lines) < turns_searched(6, 1)
    session = after_turns(0)
    narrow, dropped = [
        planner(PlanLimits(beam=1, broad=broad, lines=lines)).best(search_in(session)) for broad in (1, 6)
    ]
    assert dropped == narrow


def test_a_second_look_searches_no_turn_again() -> None:
    assert turns_searched(2) == turns_searched(0) > 3
    assert turns_searched(4) > turns_searched(2)


def test_a_plan_changes_some_turns() -> None:
    session, changed = after_turns(0), 0
    players = [opponent("greedy", seat) for seat in range(2)]
    while session.choice is not None and session.turn < 30:
        if session.choice.ask == "move":
            search = search_in(session)
            changed += planner(PlanLimits()).best(search).line != search_in(session).best().line
        session.decide(ask(players[session.choice.seat], session))
    assert changed


def test_a_later_turn_begins_with_the_dice_that_are_left_and_does_not_touch_the_game() -> None:
    session = after_turns(0)
    search = search_in(session)
    seat = search.seat
    attempt = search.attempt(search.best().line)
    game = cast("Merlin", attempt.game.copy())
    used = [*game.used[seat]]
    start = LaterTurn(game, seat)
    again = start.attempt((), search.played)
    assert again.choice is not None
    assert again.choice.seat == seat
    dice = {cast("tuple[str, ...]", act)[1] for act in again.choice.options if name(act) == "go"}
    assert dice.isdisjoint(used)
    further = start.attempt(again.choice.options[:1], search.played)
    assert further.game.difference(start.game) != again.game.difference(start.game)
    assert game.used[seat] == used


def test_the_last_turn_of_a_round_has_nothing_to_plan() -> None:
    session = after_turns(6)
    search = search_in(session)
    game = cast("Merlin", session.game)
    assert len(game.faces[search.seat]) - len(game.used[search.seat]) == 1
    assert planner(PlanLimits()).best(search).line == search_in(session).best().line
