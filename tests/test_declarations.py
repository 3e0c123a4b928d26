"""The client's types and the page of events match the declarations of the rules."""

from __future__ import annotations

import pytest

from tests.declarations import LISTED, PAGE, TITLES, Title, listed, page, sections, typescript

ANEW = "write it anew: python -m tests.declarations"

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.folder)


@every_title
def test_the_types_of_the_client_are_current(title: Title) -> None:
    assert title.file.read_text(encoding="utf-8") == typescript(title), ANEW


def test_the_list_of_allies_in_the_client_is_current() -> None:
    assert LISTED.read_text(encoding="utf-8") == listed(), ANEW


def test_the_page_of_events_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), ANEW


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
