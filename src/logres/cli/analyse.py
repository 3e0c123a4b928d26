"""The command `analyse`."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from logres.cli.arguments import Commands, Misuse, add_components, add_record, file_text
from logres.games import load

ABOUT = """\
The game is replayed, and every decision is judged from what its seat knew, by the best level of opponents
that knows the game. What chance gave is told apart. The same record always gives the same story."""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    analysing = commands.add("analyse", analyse, "tell where a finished game turned, and why", ABOUT)
    add_record(analysing)
    analysing.add_argument(
        "--json", type=Path, metavar="FILE", help="write everything as JSON, - to print it"
    )
    analysing.add_argument("--page", type=Path, metavar="FILE", help="write a page (HTML) with the curves")
    add_components(analysing)


def analyse(given: argparse.Namespace) -> int:
    """Look through a recorded game, and tell its story."""
    from logres.players import analysis
    from logres.sim.telling.analysis import analysis as told
    from logres.sim.telling.page import page

    session = load(file_text(given.file))
    if not session.over:
        raise Misuse("the game is not over.")
    found = analysis.analyse(session, tell=None)
    text = json.dumps({"players": [*session.players], **asdict(found)}, indent=1, ensure_ascii=False)
    if given.json == Path("-"):
        print(text)
        return 0
    for file, written in ((given.json, f"{text}\n"), (given.page, page(session, found))):
        if file is not None:
            _write(file, written)
    print("\n".join(told(session, found)))
    return 0


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Misuse(f"{file} cannot be written: {problem.strerror}.") from None
