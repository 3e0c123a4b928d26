"""Words for the hall and for making a table are in the area of their module."""

from __future__ import annotations

from pathlib import Path

import pytest

from logres.games import SHELF
from tests.declarations import TITLES, Title, sections

MESSAGES = Path(__file__).parents[2] / "client/src/messages/en"


def lacking(area: str, *keys: str) -> list[str]:
    """The keys that an area has no message for."""
    text = (MESSAGES / f"{area}.ts").read_text(encoding="utf-8")
    return [f"{area}: {key}" for key in keys if f'"{key}":' not in text]


def area_of(module: str, otherwise: str) -> str:
    """The area of a module, or of the page if the module has none."""
    return module if (MESSAGES / f"{module}.ts").exists() else otherwise


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.folder)
def test_every_question_has_words_for_the_hall(title: Title) -> None:
    for section in sections(title):
        asks = [f"hall.ask.{posed.name}" for posed in section.questions]
        assert lacking(area_of(section.module, "hall"), *asks) == []


@pytest.mark.parametrize("game", SHELF)
def test_every_house_rule_has_its_name_its_values_and_its_reason(game: str) -> None:
    box = SHELF[game]
    rules = [setting for setting in box.settings if setting.key not in box.modules]
    assert rules
    for rule in rules:
        area = area_of(rule.modules[0], "make") if rule.modules else "make"
        values = [f"make.{rule.key}.{value}" for value in rule.values]
        assert lacking(area, f"make.{rule.key}", *values, f"make.{rule.key}.why") == []
