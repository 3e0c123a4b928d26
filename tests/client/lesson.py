"""A lesson that the client's tests play, a line of JSON for each question: python -m tests.client.lesson KEY.

The learner's answers come in as words, one a line; an empty line leaves the answer to a skilled bot.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace

import logres
from logres import Session
from logres.engine import Json, text
from logres.games import box
from logres.players import ask, opponent
from logres.server.bot_process import decisions
from logres.server.lessons import GENTLE, LEARNER, LESSONS, Lesson
from logres.server.table_views import question_info
from tests.client.games import plain


def begun(lesson: Lesson) -> Session:
    """Start the game of a lesson."""
    settings = box(lesson.game).complete(lesson.settings)
    return logres.start(lesson.game, len(lesson.plan.seats), settings, lesson.seed, ["Ada", "Gareth"])


def follow(session: Session, lesson: Lesson) -> None:
    """Let the opponent play until the learner is asked, as it would on the server."""
    while session.choice is not None and session.choice.seat != LEARNER:
        seed = f"{lesson.seed} {len(session.decisions)}"
        for word in decisions(opponent(GENTLE, seed), _copy(session)):
            _decide(session, word)


def _copy(session: Session) -> Session:
    return logres.load(session.save())


def _decide(session: Session, word: str) -> None:
    assert session.choice is not None, "somebody is asked"
    session.decide(next(option for option in session.choice.options if text(option) == word))


def moment(session: Session, before: Json, told: int, chosen: str | None) -> Json:
    """Return the changes in the learner's view, the question, and what was chosen before."""
    view = plain(session.view(LEARNER))
    assert isinstance(view, dict)
    return {
        "chosen": chosen,
        "events": plain(session.events_for(LEARNER)[told:]),
        "view": {
            name: value
            for name, value in view.items()
            if not isinstance(before, dict) or value != before.get(name)
        },
        "question": None if session.choice is None else asdict(question_info(session.choice)),
        "canUndo": bool(session.can_undo and session.decisions[-1].seat == LEARNER),
    }


def moments(lesson: Lesson, answers: Iterator[str]) -> Iterator[Json]:
    """Play a lesson and yield what the learner sees at each question, and at the end of the game."""
    session, skilled = begun(lesson), opponent("greedy", lesson.seed)
    follow(session, lesson)
    yield moment(session, None, 0, None)
    for answer in answers:
        view, told = plain(session.view(LEARNER)), len(session.events_for(LEARNER))
        word = answer.strip() or text(ask(skilled, session))
        _decide(session, word)
        follow(session, lesson)
        yield moment(session, view, told, word)
        if session.choice is None:
            return


def main() -> None:
    """Play the lesson that is named, with another number of its seed if one is given."""
    lesson = LESSONS[sys.argv[1]]
    if len(sys.argv) > 2:
        lesson = replace(lesson, number=int(sys.argv[2]))
    for seen in moments(lesson, iter(sys.stdin.readline, "")):
        print(json.dumps(seen, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
