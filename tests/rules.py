"""Which rules and rulings of a game its tests name: `python -m tests.rules` lists those without a test.

The ids of a game's specification stand in `tests/GAME/specification.toml`. A test names what it tests at the
beginning of its docstring: ids, then a colon if there is more to say. Only a test that asserts something
counts.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import logres

GAMES = ("kingarthur", "merlin")
FOLDER = Path(__file__).parent

NAMED = re.compile(r"[A-Za-z0-9.=-]+(?:, [A-Za-z0-9.=-]+)*")
CITED = re.compile(r"(?<![\w.-])(?:R-E|K[A-Z]?|[A-Z])\d+(?:\.\d+)?[a-z]?(?!\w)")


@dataclass(frozen=True)
class Specification:
    """The ids of a game's rules, rulings, examples and data."""

    ids: frozenset[str]  # each is tested
    headings: frozenset[str]  # of paragraphs; they say nothing of their own
    silent: Mapping[str, str]  # what no game shows, and why

    @property
    def known(self) -> frozenset[str]:
        """Every id there is."""
        return self.ids | self.headings | {*self.silent}


def specification(folder: Path) -> Specification:
    """The specification of the game whose tests lie in a folder."""
    text = tomllib.loads((folder / "specification.toml").read_text(encoding="utf-8"))
    ids = frozenset(name for words in text["ids"].values() for name in words.split())
    return Specification(ids, frozenset(text["headings"]["ids"].split()), text["silent"])


# Tests


def described(folder: Path) -> Iterator[tuple[str, str]]:
    """The name and the docstring of every test in a folder and in those below."""
    return ((test.name, ast.get_docstring(test) or "") for test in _tests(folder))


def named(docstring: str) -> set[str]:
    """The ids at the beginning of a docstring."""
    ids = NAMED.match(docstring)
    return set(ids[0].split(", ")) if ids else set()


def untested(specified: Collection[str], folder: Path) -> list[str]:
    """The ids that no test in a folder names which asserts something, in their natural order."""
    honest = [test for test in _tests(folder) if asserts(test)]
    covered = {name for test in honest for name in named(ast.get_docstring(test) or "")}
    return sorted(set(specified) - covered, key=in_order)


def asserts(test: ast.FunctionDef) -> bool:
    """Whether a test asserts something: itself, that something is refused, or by a function for it."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            if called == "raises" or called.startswith("assert_"):
                return True
    return False


def _tests(folder: Path) -> Iterator[ast.FunctionDef]:
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


# Rules


def cited(folder: Path) -> set[str]:
    """The ids that the code in a folder cites in comments, docstrings and questions."""
    return {
        name
        for file in sorted(folder.rglob("*.py"))
        for token in tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline)
        if token.type in (tokenize.COMMENT, tokenize.STRING)
        for name in CITED.findall(token.string)
    }


def rules_of(game: str) -> Path:
    """Where the rules of a game lie."""
    return Path(logres.__file__).parent / game


def in_order(name: str) -> list[tuple[int, str]]:
    """Ids with numbers in them sort as people sort them: R9.2 comes before R10.1."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", name)]


def main() -> int:
    """Print what is not tested, game by game."""
    missing = 0
    for game in GAMES:
        specified = specification(FOLDER / game).ids
        ids = untested(specified, FOLDER / game)
        print(f"{game}: {len(specified)} ids, {len(ids)} without a test", *ids, sep="\n  ")
        missing += len(ids)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
