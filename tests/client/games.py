"""Recorded games as the browser receives them, with questions of every kind."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import cycle

from logres import Session
from logres.engine import Game, Json, Question
from logres.engine.changes import Patch
from logres.engine.declared import RULE
from logres.server.table_views import question_info
from tests.games.records import beginning, read


@dataclass(frozen=True)
class Chapter:
    """The recorded games that a test of the client follows, and the questions it looks at."""

    games: Sequence[str]
    rules: Sequence[str] = ()  # that ask the questions; empty for all
    asking: Sequence[str] = ()  # games of which only the questions are kept
    lookers: Sequence[int | None] = (0, None)  # the readers of the games, in turn; None is a spectator


CHAPTERS = {
    "base": Chapter(
        games=("favor-2-greedy", "base-4-flags", "decrees-3-points"),
        asking=("base-2-shields", "favor-4-lady"),
        lookers=(0, None, 1),
    ),
    "treasures": Chapter(
        games=(
            *("treasures-2-greedy", "treasures-2-spent", "treasures-3-discards", "treasures-3-random"),
            *("treasures-3-staffs", "treasures-4-favor", "treasures-4-losses", "treasures-4-tiles"),
        ),
        rules=("R92.5", "R92.6"),
    ),
    "arthur": Chapter(
        games=("arthur-2-narrow", "arthur-3-favor", "arthur-4-chain", "arthur-4-flags", "arthur-4-manors"),
        rules=("R31.1", "R31.2", "R31.3", "R31.4", "R31.5", "R33", "R34"),
    ),
    "knights": Chapter(
        games=(
            *("knights-2-bedivere", "knights-2-gareth", "knights-2-lancelot", "knights-3-arthur"),
            *("knights-3-gaheris", "knights-3-galahad", "knights-3-lamorak"),
        ),
        rules=("R40.1", "R40.9", "R40.12", "R40.15"),
    ),
    "gold": Chapter(games=("gold-3-arthur", "gold-3-percival"), rules=("R52", "R53")),
    "caerleon": Chapter(games=("caerleon-2-merchant", "caerleon-4-lodgers"), rules=("R71", "R72", "R73")),
    "market": Chapter(
        games=("market-2-fruits", "market-2-tiles", "market-3-labourers", "market-3-plus", "market-4-wares"),
        rules=("R61", "R63.2", "X77"),
    ),
    "morgana": Chapter(
        games=("morgana-2-castle", "morgana-2-rings", "morgana-3-poison", "morgana-3-shadows"),
        rules=("R84", "R85.1", "R86.1", "R86.2", "R86.3", "R86.4", "R87.1"),
    ),
}


# Whole games whose playback is timed, as the first seat sees them.
PACED = ("base-4-greedy", "morgana-4-masters")


def plain(value: object) -> Json:
    """Return a value as it goes over the wire."""
    answer: Json = json.loads(json.dumps(value))
    return answer


class Telling:
    """What one reader is told of a game: every event, with its changes to the view."""

    def __init__(self, session: Session, looker: int | None) -> None:
        self.start = plain(session.view(looker))
        self.legs: list[Json] = []
        self._session = session
        self._looker = looker
        self._told = len(session.events)
        self._pending: Patch = []
        session.show()

    def follow(self) -> None:
        """Add the results of a decision.

        Changes that belong to no event come with the last event, or with the next one if there was none.
        """
        events = self._session.events_for(self._looker, self._told)
        told, self._told = self._session.events[self._told :], len(self._session.events)
        changes = [[*event.change.seen_by(self._looker)] for event in told if event.change]
        rest = self._session.settle().seen_by(self._looker)
        if not changes:
            self._pending += rest
            return
        changes[0] = [*self._pending, *changes[0]]
        changes[-1] = [*changes[-1], *rest]
        self._pending = []
        self.legs.append({"events": plain(events), "changes": plain(changes)})


class Questions:
    """The first question of each kind from each rule, and later ones that offer an act for the first time."""

    def __init__(self, rules: Sequence[str]) -> None:
        self.kept: list[dict[str, Json]] = []
        self._rules = rules
        self._seen: set[tuple[str, str, str | None]] = set()

    def notice(self, session: Session) -> None:
        """Keep the current question if it is wanted and offers something new."""
        choice = session.choice
        assert choice is not None, "somebody is asked"
        offered = {(choice.ask, choice.rule, act) for act in (None, *acts(session.game, choice))}
        if offered <= self._seen or (self._rules and choice.rule not in self._rules):
            return
        self._seen |= offered
        self.kept.append({**asdict(question_info(choice)), "view": plain(session.view(choice.seat))})


def acts(game: Game, choice: Question) -> set[str]:
    """Return the names of the acts among the options of a question."""
    names = {str(option[0]) for option in choice.options if isinstance(option, tuple)}
    return {name for name in names if hasattr(game, f"{RULE}{name}")}


def told(name: str, looker: int | None, questions: Questions | None = None) -> Json:
    """Replay a recorded game for a reader and collect its questions, if they are wanted."""
    whole = read("merlin", name)
    session = beginning(whole)
    telling = Telling(session, looker)
    for decision in whole.decisions:
        if questions is not None:
            questions.notice(session)
        session.decide(decision.option)
        telling.follow()
    return {"name": name, "looker": looker, "start": telling.start, "legs": telling.legs}


def fixtures() -> Iterator[tuple[str, Json]]:
    """Yield every game by name, and each chapter after its games."""
    for title, chapter in CHAPTERS.items():
        questions = Questions(chapter.rules)
        for name, looker in zip(chapter.games, cycle(chapter.lookers), strict=False):
            yield name, told(name, looker, questions)
        for name in chapter.asking:
            told(name, None, questions)
        yield title, {"games": [*chapter.games], "questions": [*questions.kept]}
    for name in PACED:
        yield name, told(name, 0)
