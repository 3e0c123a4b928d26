"""Record the games of Merlin that the client follows in its tests: python -m tests.merlin.recording."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import logres
from logres import Session
from logres.engine import Json, Option
from logres.engine.changes import Patch
from logres.merlin import BOX
from logres.server.table_views import question_info

FIXTURE = Path(__file__).parents[2] / "client/src/merlin/games.fixture.json"

# What the game of two must show, so that the client is seen to follow it.
WANTED = {"used-favor", "turned-seals", "learned", "went-home", "broke-tie"}
# What the game of three with decrees must show.
OF_DECREES = {"looked", "took-decree", "used-decrees"}
# All questions of the base game, King's favor and King's decree; house rules ask one of them.
QUESTIONS = 24

Recorded = dict[str, Json]


def plain(value: object) -> Json:
    """As it goes over the wire."""
    answer: Json = json.loads(json.dumps(value))
    return answer


def picked(session: Session, chance: Random) -> Option:
    """A lively choice: flags, apples and missions are used more often than by chance alone."""
    choice = session.choice
    assert choice is not None, "somebody is asked"
    options = list(choice.options)
    eager = [option for option in options if isinstance(option, tuple) and option[0] in ("mission", "second")]
    if eager and chance.random() < 0.9:
        return chance.choice(eager)
    real = [option for option in options if option is not None]
    if choice.ask == "learn":
        return real[-1]
    if choice.ask == "move":
        moves = [option for option in real if isinstance(option, tuple) and option[0] == "go"]
        others = [option for option in real if option not in moves]
        return chance.choice(others if others and chance.random() < 0.35 else moves)
    return chance.choice(real if chance.random() < 0.9 else options)


class Reading:
    """What one reader is told of a game: every event, with what it changes in the reader's view."""

    def __init__(self, session: Session, looker: int | None) -> None:
        self.start = plain(session.view(looker))
        self._session = session
        self._looker = looker
        self._told = len(session.events)
        self._pending: Patch = []
        session.show()

    def leg(self) -> Recorded | None:
        """What has come of a decision; what it changed besides comes with its last event, or the next one."""
        events = self._session.events_for(self._looker, self._told)
        told, self._told = self._session.events[self._told :], len(self._session.events)
        changes = [[*event.change.seen_by(self._looker)] for event in told if event.change]
        rest = self._session.settle().seen_by(self._looker)
        if not changes:
            self._pending += rest
            return None
        changes[0] = [*self._pending, *changes[0]]
        changes[-1] = [*changes[-1], *rest]
        self._pending = []
        return {"events": plain(events), "changes": plain(changes)}


class Recorder:
    """Games with what a seat saw of them, and one question of each kind."""

    def __init__(self) -> None:
        self.questions: dict[str, Recorded] = {}

    def ask(self, session: Session) -> None:
        """Keep the question of the moment, if it is the first of its kind."""
        choice = session.choice
        if choice is None or choice.ask in self.questions:
            return
        self.questions[choice.ask] = {
            **asdict(question_info(choice)),
            "view": plain(session.view(choice.seat)),
        }

    def game(
        self, seats: int, options: dict[str, str], seed: int, looker: int | None
    ) -> tuple[Recorded, set[str]]:
        """A whole game as it was told, and the kinds of events in it."""
        session, chance = logres.start("merlin", seats, options, seed), Random(seed)
        reading, legs = Reading(session, looker), []
        while session.choice is not None:
            self.ask(session)
            session.decide(picked(session, chance))
            if leg := reading.leg():
                legs.append(leg)
        recorded: Recorded = {
            "game": {"seats": seats, "options": {**options}, "seed": seed},
            "looker": looker,
            "start": reading.start,
            "legs": plain(legs),
        }
        return recorded, {event.name for event in session.events}


def main() -> None:
    """Write the fixture."""
    recorder = Recorder()
    seeds = iter(range(1, 1000))
    first, shown = recorder.game(2, {"favor": "on"}, next(seeds), 0)
    while not shown >= WANTED:
        first, shown = recorder.game(2, {"favor": "on"}, next(seeds), 0)
    second, _ = recorder.game(4, {}, next(seeds), None)
    third, shown = recorder.game(3, {"decrees": "on"}, next(seeds), 1)
    assert shown >= OF_DECREES, "decrees are looked for, taken and used"
    while len(recorder.questions) < QUESTIONS:
        recorder.game(3, {"favor": "on", "keepShields": "on"}, next(seeds), 0)
    found = {
        "components": dict(BOX.components),
        "games": [first, second, third],
        "questions": list(recorder.questions.values()),
    }
    FIXTURE.write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{FIXTURE.name}: {FIXTURE.stat().st_size // 1000} kB, {len(recorder.questions)} questions")


if __name__ == "__main__":
    main()
