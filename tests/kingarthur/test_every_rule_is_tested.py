"""Every rule of the book is tested, and tests name no others."""

from __future__ import annotations

from pathlib import Path

import logres
from logres.kingarthur import BOX
from tests.rules import described, named, to_be_tested, untested

FOLDER = Path(__file__).parent
HOUSE_RULES = {
    f"{setting.key}={value}"
    for setting in BOX.settings
    if setting.key not in BOX.modules
    for value in setting.values
}


def test_every_rule_and_every_house_rule_is_named_by_a_test() -> None:
    assert untested(to_be_tested("kingarthur") | HOUSE_RULES, FOLDER) == []


def test_every_test_names_rules_of_the_book_and_no_others() -> None:
    tests = [*described(FOLDER)]
    guard = {name for name, _ in tests if name in globals()}
    known = logres.rules("kingarthur").ids | HOUSE_RULES
    strange = {name: named(docstring) - known for name, docstring in tests}
    assert {name: ids for name, ids in strange.items() if ids} == {}
    assert [name for name, docstring in tests if not named(docstring) and name not in guard] == []
