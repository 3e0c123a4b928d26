"""Specification, rules, rules pages and tests name the same ids.

Tests of the rules stand in `base` and `modules` and name ids; other tests of Merlin may.
"""

from __future__ import annotations

import re
from pathlib import Path

from logres.merlin import BOX, MODULES
from tests.rules import cited, described, in_order, named, rules_of, specification, untested

FOLDER = Path(__file__).parent
SPECIFIED = specification(FOLDER)
HOUSE_RULES = {
    f"{setting.key}={value}"
    for setting in BOX.settings
    if setting.key not in MODULES
    for value in setting.values
}


def written(page: str, row: str) -> list[set[str]]:
    """The ids of rows on a rules page, in each language."""
    pages = (FOLDER.parents[1] / "client" / "src" / "rules" / "merlin").glob(f"{page}.*.ts")
    return [set(re.findall(rf'id: "({row}\d+[a-z]?)"', file.read_text(encoding="utf-8"))) for file in pages]


def test_every_id_of_the_specification_and_every_house_rule_is_named_by_a_test() -> None:
    assert untested(SPECIFIED.ids | HOUSE_RULES, FOLDER) == []


def test_every_id_that_the_rules_cite_is_one_of_the_specification() -> None:
    ids = cited(rules_of("merlin"))
    assert len(ids) > 400
    assert sorted(ids - SPECIFIED.known, key=in_order) == []


def test_what_no_game_shows_is_cited_by_no_rule_and_has_a_reason() -> None:
    assert cited(rules_of("merlin")) & {*SPECIFIED.silent} == set()
    assert all(SPECIFIED.silent.values())


def test_every_test_of_a_rule_names_ids_of_the_specification_and_no_others() -> None:
    tests = [test for part in ("base", "modules") for test in described(FOLDER / part)]
    strange = {name: named(docstring) - SPECIFIED.known - HOUSE_RULES for name, docstring in tests}
    assert {name: ids for name, ids in strange.items() if ids} == {}
    assert [name for name, docstring in tests if not named(docstring)] == []


def test_every_rare_case_can_be_read_in_the_rules_and_no_other() -> None:
    cases = {name for name in SPECIFIED.ids if name.startswith("X")}
    assert written("cases", "X") == [cases, cases]


def test_every_ruling_in_the_rules_is_one_of_the_specification() -> None:
    english, german = written("rulings", "Q")
    assert len(english) > 50
    assert english == german
    assert sorted(english - SPECIFIED.known, key=in_order) == []
