"""Which rules and rulings of a game its tests name: `python -m tests.rules` lists those without a test.

A test names what it tests at the beginning of its docstring: ids, then a colon if there is more to say.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path

GAMES = ("kingarthur", "merlin")
GUARD = "test_every_rule_is_tested"  # of each game: it says which ids there are

IDS = re.compile(r"[A-Za-z0-9.=-]+(?:, [A-Za-z0-9.=-]+)*")


def described(folder: Path) -> Iterator[tuple[str, str]]:
    """The name and the docstring of every test in a folder and in those below, the guard's own left out."""
    for file in sorted(folder.rglob("test_*.py")):
        if file.stem == GUARD:
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def named(docstring: str) -> set[str]:
    """The ids at the beginning of a docstring."""
    ids = IDS.match(docstring)
    return set(ids[0].split(", ")) if ids else set()


def untested(specified: Collection[str], folder: Path) -> list[str]:
    """The ids that no test in a folder names, in their natural order."""
    covered = {name for _, docstring in described(folder) for name in named(docstring)}
    return sorted(set(specified) - covered, key=in_order)


def in_order(name: str) -> list[tuple[int, str]]:
    """Ids with numbers in them sort as people sort them: R9.2 comes before R10.1."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", name)]


def main() -> int:
    """Print what is not tested, game by game."""
    missing = 0
    for game in GAMES:
        guard = import_module(f"tests.{game}.{GUARD}")
        ids = untested(guard.specified(), Path(__file__).parent / game)
        print(f"{game}: {len(guard.specified())} ids, {len(ids)} without a test", *ids, sep="\n  ")
        missing += len(ids)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
