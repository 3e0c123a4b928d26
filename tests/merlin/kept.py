"""Tell kept games of a module for the tests of the client: python -m tests.merlin.kept treasures arthur."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

import logres
from logres import Session
from logres.engine import Json, start
from logres.merlin.parts import read
from logres.server.table_views import question_info
from tests.merlin.recording import Reading, plain

KEPT = Path(__file__).parents[1] / "games/merlin"
FOLDER = Path(__file__).parents[2] / "client/src/merlin"
# The rules whose questions are kept, by module
ASKED = {
    "treasures": ("R92.5", "R92.6"),
    "arthur": ("R31.1", "R31.2", "R31.3", "R31.4", "R31.5", "R33", "R34"),
    "knights": ("R40.1", "R40.9", "R40.12", "R40.15"),
    "gold": ("R52", "R53"),
    "caerleon": ("R71", "R72", "R73"),
    "market": ("R61", "R63.2", "X77"),
    "morgana": ("R84", "R85.1", "R86.1", "R86.2", "R86.3", "R86.4", "R87.1"),
}
# The components that only they have
PRINTED = {
    "gold": ("gold",),
    "caerleon": ("gold",),
    "market": ("gold", "market"),
    "morgana": ("gold", "kitchen"),
}
# The kept games that are told; all of a module that is not named here
TOLD = {
    "arthur": ("arthur-2-narrow", "arthur-3-favor", "arthur-4-chain", "arthur-4-flags", "arthur-4-manors"),
    "knights": (
        *("knights-2-bedivere", "knights-2-gareth", "knights-2-lancelot", "knights-3-arthur"),
        *("knights-3-gaheris", "knights-3-galahad", "knights-3-lamorak"),
    ),
    "gold": ("gold-3-arthur", "gold-3-percival"),
    "morgana": ("morgana-2-castle", "morgana-2-rings", "morgana-3-poison", "morgana-3-shadows"),
    "caerleon": ("caerleon-2-merchant", "caerleon-4-lodgers"),
    "market": ("market-2-tiles", "market-2-fruits", "market-3-labourers", "market-3-plus", "market-4-wares"),
}


def afresh(whole: Session) -> Session:
    """The same game before its first decision."""
    return start(whole.box, len(whole.players), whole.game.options, whole.known_seed(), whole.players)


def of_turn(events: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """What has happened since the last turn began."""
    turns = [number for number, event in enumerate(events) if event["name"] == "turn"]
    return events[turns[-1] :] if turns else events


def asked(session: Session, looker: int | None) -> Json:
    """The question of the moment, with what has happened and what the one who is asked sees."""
    choice = session.choice
    assert choice is not None, "somebody is asked"
    return {
        **asdict(question_info(choice)),
        "events": plain(of_turn(session.events_for(looker))),
        "view": plain(session.view(choice.seat)),
    }


def told(record: Path, module: str, looker: int | None, questions: dict[str, Json]) -> Json:
    """A game as a seat saw it: events, and what they changed; its questions are added to those."""
    whole = logres.load(record.read_text(encoding="utf-8"))
    session = afresh(whole)
    reading, legs = Reading(session, looker), []
    for decision in whole.decisions:
        choice = session.choice
        if (
            choice is not None
            and choice.rule in ASKED[module]
            and f"{choice.ask} {choice.rule}" not in questions
        ):
            questions[f"{choice.ask} {choice.rule}"] = asked(session, choice.seat)
        session.decide(decision.option)
        if leg := reading.leg():
            legs.append(leg)
    return {"name": record.stem, "looker": looker, "start": reading.start, "legs": plain(legs)}


def main() -> None:
    """Write a fixture for each module that is named."""
    for module in sys.argv[1:]:
        names = TOLD.get(module)
        files = [file for file in sorted(KEPT.glob(f"{module}-*.txt")) if not names or file.stem in names]
        # Everybody's eyes, and in every other game those of the first seat.
        questions: dict[str, Json] = {}
        games = [
            told(file, module, None if number % 2 else 0, questions) for number, file in enumerate(files)
        ]
        fixture = FOLDER / f"{module}.fixture.json"
        described = read().described
        components = {name: described[name] for name in PRINTED.get(module, ())}
        kept = {"games": games, "questions": [*questions.values()], "components": components}
        found = json.dumps(kept, separators=(",", ":"), ensure_ascii=False)
        fixture.write_text(found + "\n", encoding="utf-8")
        print(f"{fixture.name}: {len(found) // 1000} kB, {len(games)} games, {len(questions)} questions")


if __name__ == "__main__":
    main()
