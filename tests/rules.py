"""The rules and rulings of a game that its tests name: `python -m tests.rules` lists those without a test.

The rules of a game are those of its rulebook. A test names what it tests at the beginning of its docstring:
ids, then a colon if there is more to say. Only a test that asserts something counts.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Collection, Iterator
from pathlib import Path

import logres
from logres.engine.rulebook import in_order
from logres.games import SHELF

FOLDER = Path(__file__).parent

# Rules that no game can show, and why.
SILENT = {"Q1": "what things are called in which edition"}

NAMED = re.compile(r"[A-Za-z0-9.=-]+(?:, [A-Za-z0-9.=-]+)*")
CITED = re.compile(r"(?<![\w.-])(?:R-E|K[DEIQX]?|[DEIQRWX])\d+(?:\.\d+)?[a-z]?(?![\w-])")


def to_be_tested(game: str) -> set[str]:
    """The ids that the tests of a game must name."""
    return logres.rules(game).rules.keys() - SILENT


# Tests


def described(folder: Path) -> Iterator[tuple[str, str]]:
    """The name and docstring of every test in a folder and its subfolders."""
    return ((test.name, ast.get_docstring(test) or "") for test in _tests(folder))


def named(docstring: str) -> set[str]:
    """The ids at the beginning of a docstring."""
    ids = NAMED.match(docstring)
    return set(ids[0].split(", ")) if ids else set()


def untested(wanted: Collection[str], folder: Path) -> list[str]:
    """The ids that are not named by any asserting test in a folder, in natural order."""
    honest = [test for test in _tests(folder) if asserts(test)]
    covered = {name for test in honest for name in named(ast.get_docstring(test) or "")}
    return sorted(set(wanted) - covered, key=in_order)


def asserts(test: ast.FunctionDef) -> bool:
    """Whether a test asserts something: itself, with pytest.raises, or through an assert_… function."""
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


# Ids


def cited(folder: Path) -> set[str]:
    """The ids that the code in a folder cites in comments, docstrings and questions."""
    return {
        name
        for file in sorted(folder.rglob("*.py"))
        for token in tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline)
        if token.type in (tokenize.COMMENT, tokenize.STRING)
        for name in CITED.findall(token.string)
    }


def remarked(folder: Path) -> set[str]:
    """The ids that the code in a folder cites in comments and docstrings; quoted ones may be made up."""
    found: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                found.update(CITED.findall(token.string))
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found.update(CITED.findall(ast.get_docstring(node) or ""))
    return found


def rules_of(game: str) -> Path:
    """The folder with the rules of a game."""
    return Path(logres.__file__).parent / game


def main() -> int:
    """Print the untested rules, game by game."""
    missing = 0
    for game in SHELF:
        wanted = to_be_tested(game)
        ids = untested(wanted, FOLDER / game)
        print(f"{game}: {len(wanted)} ids, {len(ids)} without a test", *ids, sep="\n  ")
        missing += len(ids)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
