"""The process that decides for bots: it reads one JSON task per line and writes one answer per line.

Before an answer it may write what is best so far, as often as that changes, for a server that cannot wait.
It keeps the games of the last tables, and is told only what has happened at them since.

It exits when the server does, even while a bot is thinking.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import NotRequired, TypedDict

from logres.components import use
from logres.engine import Chance, IllegalDecision, Json, Option, Session, offered, text
from logres.games import load
from logres.players import Opponent, Seat, advise, opponent
from logres.players.advice import Advice, Reason
from logres.server.table_cache import TableCache, digest


class Task(TypedDict):
    """A question to a bot or for counsel, in a game that was sent before or is sent whole."""

    table: str
    bot: NotRequired[str]  # none for counsel
    seed: str
    game: NotRequired[str]  # saved
    news: NotRequired[News]


class News(TypedDict):
    """The decisions of a kept game after the first `since`, and the digest of the game after them."""

    since: int
    words: list[str]
    digest: str


class Advised(TypedDict):
    """Counsel as the API sends it."""

    author: str
    advice: list[Json]


class Answer(TypedDict, total=False):
    """The bot's next decisions as words, those so far, counsel, a request for the whole game, or an error."""

    words: list[str]
    counsel: Advised
    so_far: list[str]
    missing: bool
    error: str


SESSIONS: TableCache[Session] = TableCache()

PLACES = 2  # of points

Tell = Callable[[Answer], None]


def nobody(answer: Answer) -> None:
    """Hear what is best so far, and do nothing."""


def answer(task: Task, tell: Tell = nobody) -> Answer:
    """Let the bot decide, or give counsel, from what the seat may see."""
    try:
        session = current(task)
        if session is None:
            return {"missing": True}
        found: Answer
        if "bot" in task:
            found = {"words": decisions(opponent(task["bot"], task["seed"]), session, tell)}
        else:
            found = {"counsel": counsel(session, task["seed"])}
    except Exception as problem:
        return {"error": f"{type(problem).__name__}: {problem}"}
    SESSIONS.put(task["table"], session)
    return found


def current(task: Task) -> Session | None:
    """Return the game with the question, or None if it is not kept as the server knows it.

    The game is kept again only after the bot has decided, so that a failure leaves no half-played one behind.
    """
    kept = SESSIONS.take(task["table"])
    if "game" in task:
        return load(task["game"])
    news = task["news"]
    if kept is None or len(kept.decisions) != news["since"]:
        return None
    try:
        for word in news["words"]:
            kept.decide(offered(kept.choice, word))
    except IllegalDecision:
        return None
    return kept if digest(kept.save()) == news["digest"] else None


def decisions(bot: Opponent, session: Session, tell: Tell = nobody) -> list[str]:
    """Return the bot's decision, and those that follow from the same thought."""
    asked = session.choice
    assert asked is not None, "a bot is asked"
    seat = asked.seat
    words: list[str] = []
    told: list[str] = []

    def consider(option: Option) -> None:
        nonlocal told
        if told != (so_far := [*words, text(option)]):
            told = so_far
            tell({"so_far": so_far})

    while True:
        option = bot.decide(Seat(session, bot.chance, consider))
        words.append(text(option))
        session.decide(option)
        choice = session.choice
        if choice is None or choice.seat != seat or not bot.expects(Seat(session, bot.chance)):
            return words


def counsel(session: Session, seed: str) -> Advised:
    """Return the counsel for the seat that is asked."""
    asked = session.choice
    assert asked is not None, "somebody is asked"
    found = advise(Seat(session, Chance.seeded(seed)))
    return {"author": found.author, "advice": [_advice(one, asked.seat) for one in found.advice]}


def _advice(advice: Advice, seat: int) -> Json:
    return {
        "answers": [
            {"ask": answer.ask, "option": _plain(answer.option), "word": text(answer.option)}
            for answer in advice.answers
        ],
        "events": [
            {"name": event.name, "seat": event.seat, "facts": event.facts_for(seat)}
            for event in advice.events
        ],
        "parts": {source: round(points, PLACES) for source, points in advice.parts.items()},
        "reasons": [_reason(reason) for reason in advice.reasons],
        "risk": None if advice.risk is None else _reason(advice.risk),
    }


def _reason(reason: Reason) -> Json:
    points = round(reason.points, PLACES)
    return {"kind": reason.kind, "source": reason.source, "points": points, "facts": {**reason.facts}}


def _plain(option: Option) -> Json:
    """Return an option as JSON."""
    if isinstance(option, tuple):
        return [[*inner] if isinstance(inner, tuple) else inner for inner in option]
    return option


def main() -> None:
    """Answer tasks until the server is gone. An argument names the folder of components to play with."""
    for folder in sys.argv[1:]:
        use(Path(folder))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints goes to the log
    tasks: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            tasks.put(line)
        os._exit(0)

    def tell(found: Answer) -> None:
        answers.write(json.dumps(found) + "\n")
        answers.flush()

    threading.Thread(target=read, daemon=True).start()
    answers.write("ready\n")
    answers.flush()
    while True:
        task: Task = json.loads(tasks.get())
        tell(answer(task, tell))


if __name__ == "__main__":
    main()
