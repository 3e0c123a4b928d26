"""The process that decides for bots: it reads one JSON task per line and writes one answer per line.

It keeps the games of the last tables, and is told only what has happened at them since.

It exits when the server does, even while a bot is thinking.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import NotRequired, TypedDict

from logres.components import use
from logres.engine import IllegalDecision, Session, offered, text
from logres.games import load
from logres.players import Opponent, Seat, ask, opponent
from logres.server.kept import Kept, digest


class Task(TypedDict):
    """A question to a bot, in a game that was sent before or is sent whole."""

    table: str
    bot: str
    seed: str
    game: NotRequired[str]  # saved
    news: NotRequired[News]


class News(TypedDict):
    """The decisions of a kept game after the first `since`, and the digest of the game after them."""

    since: int
    words: list[str]
    digest: str


class Answer(TypedDict, total=False):
    """The bot's next decisions as words, a request for the whole game, or an error."""

    words: list[str]
    missing: bool
    error: str


SESSIONS: Kept[Session] = Kept()


def answer(task: Task) -> Answer:
    """Let the bot decide, from what its seat may see."""
    try:
        session = current(task)
        if session is None:
            return {"missing": True}
        words = decisions(opponent(task["bot"], task["seed"]), session)
    except Exception as problem:
        return {"error": f"{type(problem).__name__}: {problem}"}
    SESSIONS.put(task["table"], session)
    return {"words": words}


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


def decisions(bot: Opponent, session: Session) -> list[str]:
    """Return the bot's decision, and those that follow from the same thought."""
    asked = session.choice
    assert asked is not None, "a bot is asked"
    seat = asked.seat
    words: list[str] = []
    while True:
        option = ask(bot, session)
        words.append(text(option))
        session.decide(option)
        choice = session.choice
        if choice is None or choice.seat != seat or not bot.expects(Seat(session, bot.chance)):
            return words


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

    threading.Thread(target=read, daemon=True).start()
    answers.write("ready\n")
    answers.flush()
    while True:
        task: Task = json.loads(tasks.get())
        answers.write(json.dumps(answer(task)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
