"""The features of the recorded games of Merlin cover every event and question of the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import logres.merlin
from tests.games.merlin.features import EVENTS, MAY, MUST, SOURCES

RULES = Path(logres.merlin.__file__).parent
LEFTOVERS = {"apples", "staffs", "goods", "coins"}  # sources that a rule takes from a list


def words(method: str, at: int) -> Iterator[str]:
    """The words that the rules pass to a method, at one position of its arguments."""
    for file in sorted(RULES.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                argument = node.args[at] if node.func.attr == method and len(node.args) > at else None
                if isinstance(argument, ast.Name):
                    argument = named.get(argument.id)
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def test_every_event_of_the_rules_is_looked_for() -> None:
    assert {*words("tell", 0)} == {*EVENTS}


def test_every_question_of_the_rules_is_looked_for() -> None:
    assert {*words("may", 1), *words("go_on", 1)} == {*MAY}
    assert {*words("choose", 1)} == {*MUST}


def test_every_source_of_points_is_looked_for() -> None:
    assert {*words("score", 2)} | LEFTOVERS == {*SOURCES}
