"""The process that looks through a finished game: it reads a JSON task, and writes progress and the story.

It gives way to everything else on the machine, and exits when the server does.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TypedDict

from logres.components import use
from logres.games import load
from logres.players.analysis import analyse

LOWEST = 19
EVERY = 8  # decisions between two messages


class Task(TypedDict):
    """A finished game, saved."""

    game: str


class Told(TypedDict, total=False):
    """How many decisions were looked at, the story in the end, or an error."""

    done: int
    of: int
    story: dict[str, object]
    error: str


def look_through(task: Task, tell: Callable[[Told], None]) -> None:
    """Tell the story of a game, and how far it is meanwhile."""

    def progress(done: int, of: int) -> None:
        if done % EVERY == 0:
            tell({"done": done, "of": of})

    try:
        tell({"story": asdict(analyse(load(task["game"]), tell=progress))})
    except Exception as problem:
        tell({"error": f"{type(problem).__name__}: {problem}"})


def main() -> None:
    """Look through a game. An argument names the folder of components it was played with."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    for folder in sys.argv[1:]:
        use(Path(folder))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever is printed goes to the log
    task: Task = json.loads(sys.stdin.readline())

    def wait_for_the_end() -> None:
        sys.stdin.read()
        os._exit(0)

    threading.Thread(target=wait_for_the_end, daemon=True).start()

    def tell(told: Told) -> None:
        answers.write(json.dumps(told) + "\n")
        answers.flush()

    look_through(task, tell)


if __name__ == "__main__":
    main()
