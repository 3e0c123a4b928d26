"""Specification, rules and tests name the same ids."""

from __future__ import annotations

from pathlib import Path

from logres.kingarthur import BOX
from tests.rules import cited, described, in_order, named, rules_of, specification, untested

FOLDER = Path(__file__).parent
SPECIFIED = specification(FOLDER)
HOUSE_RULES = {
    f"{setting.key}={value}" for setting in BOX.settings if setting.key != "seals" for value in setting.values
}


def test_every_id_of_the_specification_and_every_house_rule_is_named_by_a_test() -> None:
    assert untested(SPECIFIED.ids | HOUSE_RULES, FOLDER) == []


def test_every_id_that_the_rules_cite_is_one_of_the_specification() -> None:
    ids = cited(rules_of("kingarthur"))
    assert len(ids) > 40
    assert sorted(ids - SPECIFIED.known, key=in_order) == []


def test_every_test_names_ids_of_the_specification_and_no_others() -> None:
    tests = [*described(FOLDER)]
    guard = {name for name, _ in tests if name in globals()}
    strange = {name: named(docstring) - SPECIFIED.known - HOUSE_RULES for name, docstring in tests}
    assert {name: ids for name, ids in strange.items() if ids} == {}
    assert [name for name, docstring in tests if not named(docstring) and name not in guard] == []
