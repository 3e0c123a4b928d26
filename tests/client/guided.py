"""The first rounds of the guided game, as the client's tests follow them."""

from __future__ import annotations

from dataclasses import asdict

import logres
from logres import Session
from logres.engine import Json, text
from logres.players import ask, opponent
from logres.server.guided import PLAN, SEED
from logres.server.table_views import question_info
from tests.client.games import plain

READER = 0
# The decisions that the guidance suggests in the first turns; later the reader plays like a skilled bot.
FIRST = ["go:die2:cw:blue", "flag-bearer:blue", "mission:m09", "m16", "go:die1:cw:build-2"]
AFTER = 3  # the round after the first scoring


def begun() -> Session:
    """Start the guided game."""
    return logres.start(PLAN.game, len(PLAN.seats), {}, SEED, ["Ada", "Gareth"])


def moment(session: Session, before: Json, told: int) -> Json:
    """Return the changes in the reader's view, and the question if the reader is asked."""
    view = plain(session.view(READER))
    assert isinstance(view, dict)
    choice = session.choice
    asked = choice is not None and choice.seat == READER
    return {
        "events": plain(session.events_for(READER)[told:]),
        "view": {
            name: value
            for name, value in view.items()
            if not isinstance(before, dict) or value != before.get(name)
        },
        "question": asdict(question_info(choice)) if choice is not None and asked else None,
        "canUndo": bool(session.can_undo and session.decisions[-1].seat == READER),
    }


def moments() -> list[Json]:
    """Play the first rounds and return what the reader saw, at the beginning and after each decision."""
    session = begun()
    players = [opponent("greedy", SEED), *(opponent(seat.bot, SEED) for seat in PLAN.seats if seat.bot)]
    found = [moment(session, None, 0)]
    while session.choice is not None:
        choice, view, told = session.choice, plain(session.view(READER)), len(session.events_for(READER))
        if choice.seat == READER and session.view(READER)["round"] == AFTER:
            break
        own = len([decision for decision in session.decisions if decision.seat == READER])
        is_led = choice.seat == READER and own < len(FIRST)
        wanted = FIRST[own] if is_led else text(ask(players[choice.seat], session))
        session.decide(next(option for option in choice.options if text(option) == wanted))
        found.append(moment(session, view, told))
    return found
