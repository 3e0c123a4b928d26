"""The hints of lessons refer to rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logres.games import rules

CLIENT = Path(__file__).parents[2] / "client/src"
RULE = re.compile(r'rule: [`"]([RK][\w.]+)["`]')
FILES = {
    "merlin": [*(CLIENT / "merlin").glob("guided/*.ts"), *(CLIENT / "merlin").glob("modules/*/lesson.ts")],
    "kingarthur": [
        *(CLIENT / "kingarthur").glob("guided/*.ts"),
        CLIENT / "kingarthur/modules/seals/lesson.ts",
    ],
}


@pytest.mark.parametrize("game", FILES)
def test_every_rule_of_a_hint_is_in_the_book(game: str) -> None:
    chapters = rules(game).chapters
    known = {chapter.id for chapter in chapters} | {rule.id for one in chapters for rule in one.rules}
    named = {rule for file in FILES[game] for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert len(named) > 5
    assert named - known == set()
