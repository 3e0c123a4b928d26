"""A worker process that thinks for bots: a question in, an answer out, a line each.

It ends when the server does, even in the middle of a thought.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import TypedDict

from logres.components import use
from logres.engine import Session, text
from logres.games import load
from logres.players import Opponent, ask, opponent


class Task(TypedDict):
    """A saved game whose question a bot is to answer."""

    game: str
    bot: str
    seed: str


class Answer(TypedDict, total=False):
    """The bot's decisions as words, as many as one thought gives, or why there are none."""

    words: list[str]
    error: str


def think(task: Task) -> Answer:
    """Let the bot decide; it is shown only what its seat may see."""
    try:
        return {"words": thought(opponent(task["bot"], task["seed"]), load(task["game"]))}
    except Exception as problem:
        return {"error": f"{type(problem).__name__}: {problem}"}


def thought(bot: Opponent, session: Session) -> list[str]:
    """The decision of a bot, and those that it expects to make without thinking again."""
    asked = session.choice
    assert asked is not None, "a bot is asked"
    seat = asked.seat
    words: list[str] = []
    while True:
        option = ask(bot, session)
        words.append(text(option))
        session.decide(option)
        choice = session.choice
        if choice is None or choice.seat != seat or not bot.expects(session.view(seat), choice):
            return words


def main() -> None:
    """Answer tasks until the server is gone; the components that it plays with may be named."""
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
        answers.write(json.dumps(think(task)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
