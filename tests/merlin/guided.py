"""Record the first rounds of the guided game for the client's tests: python -m tests.merlin.guided."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import logres
from logres import Session
from logres.engine import Json, text
from logres.players import ask, opponent
from logres.server.guided import PLAN, SEED
from logres.server.table_views import question_info
from tests.merlin.recording import plain

FIXTURE = Path(__file__).parents[2] / "client/src/merlin/guided/rounds.fixture.json"
READER = 0
# What the guidance suggests in the first turns; later the reader plays like a skilled bot.
FIRST = ["go:die2:cw:blue", "flag-bearer:blue", "mission:m09", "m16", "go:die1:cw:build-2"]
AFTER = 3  # the round after the first scoring


def begun() -> Session:
    """The guided game before anybody has moved."""
    return logres.start(PLAN.game, len(PLAN.seats), {}, SEED, ["Ada", "Gareth"])


def moment(session: Session, before: Json, told: int) -> Json:
    """What the reader sees and is asked, as far as it is new."""
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


def recorded() -> tuple[list[str], list[Json]]:
    """The decisions of the first rounds, and what the reader saw after each."""
    session = begun()
    players = [opponent("greedy", SEED), *(opponent(seat.bot, SEED) for seat in PLAN.seats if seat.bot)]
    words: list[str] = []
    moments = [moment(session, None, 0)]
    while session.choice is not None:
        choice, view, told = session.choice, plain(session.view(READER)), len(session.events_for(READER))
        if choice.seat == READER and session.view(READER)["round"] == AFTER:
            break
        own = len([decision for decision in session.decisions if decision.seat == READER])
        is_led = choice.seat == READER and own < len(FIRST)
        wanted = FIRST[own] if is_led else text(ask(players[choice.seat], session))
        session.decide(next(option for option in choice.options if text(option) == wanted))
        words.append(wanted)
        moments.append(moment(session, view, told))
    return words, moments


def main() -> None:
    """Write the fixture."""
    words, moments = recorded()
    found = {"decisions": words, "moments": moments}
    FIXTURE.parent.mkdir(exist_ok=True)
    FIXTURE.write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{FIXTURE.name}: {FIXTURE.stat().st_size // 1000} kB, {len(moments)} moments")


if __name__ == "__main__":
    main()
