"""The client's types and the page of events match the declarations of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.declarations import PAGE, TITLES, Title, page, sections, typescript
from tests.lists import lists

REWRITE = "rewrite it: python -m tests.declarations"

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.folder)


@every_title
def test_the_types_of_the_client_are_current(title: Title) -> None:
    assert title.file.read_text(encoding="utf-8") == typescript(title), REWRITE


@pytest.mark.parametrize("file", lists(), ids=lambda file: file.parent.name)
def test_the_lists_of_records_in_the_client_are_current(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == lists()[file], REWRITE


def test_the_page_of_events_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), REWRITE


@every_title
def test_every_declaration_belongs_to_a_module(title: Title) -> None:
    found = [*sections(title)]
    rules = title.rules
    assert {zone for one in found for zone in one.zones} == {*rules.zones}
    assert {posed.name for one in found for posed in one.questions} == {*rules.questions()}
    assert {act.name for one in found for act in one.acts} == {*rules.acts()}
    assert {way.name for one in found for way in one.events} == {*rules.happenings()}


@every_title
def test_every_type_name_is_unique(title: Title) -> None:
    lines = typescript(title).splitlines()
    words = [line.split()[2] for line in lines if line.startswith(("export type", "export interface"))]
    assert len({*words}) == len(words)
