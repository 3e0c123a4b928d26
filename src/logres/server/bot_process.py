"""The process that decides for bots: it reads one JSON task per line and writes one answer per line.

It exits when the server does, even while a bot is thinking.
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
    """A saved game with a question to a bot."""

    game: str
    bot: str
    seed: str


class Answer(TypedDict, total=False):
    """The bot's next decisions as words, or the error that prevented them."""

    words: list[str]
    error: str


def answer(task: Task) -> Answer:
    """Let the bot decide, from what its seat may see."""
    try:
        return {"words": decisions(opponent(task["bot"], task["seed"]), load(task["game"]))}
    except Exception as problem:
        return {"error": f"{type(problem).__name__}: {problem}"}


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
        if choice is None or choice.seat != seat or not bot.expects(session.view(seat), choice):
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
