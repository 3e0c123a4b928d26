"""Every rule of the book is tested, and tests name no others.

Tests in `base` and `modules` must name ids; other tests of Merlin may.
"""

from __future__ import annotations

from pathlib import Path

import logres
from logres.merlin import BOX, MODULES
from tests.rules import SILENT, cited, described, named, rules_of, to_be_tested, untested

FOLDER = Path(__file__).parent
HOUSE_RULES = {
    f"{setting.key}={value}"
    for setting in BOX.settings
    if setting.key not in MODULES
    for value in setting.values
}


def test_every_rule_and_every_house_rule_is_named_by_a_test() -> None:
    assert untested(to_be_tested("merlin") | HOUSE_RULES, FOLDER) == []


def test_rules_that_no_game_shows_are_not_cited() -> None:
    assert cited(rules_of("merlin")) & SILENT.keys() == set()


def test_every_test_of_a_rule_names_rules_of_the_book_and_no_others() -> None:
    tests = [test for part in ("base", "modules") for test in described(FOLDER / part)]
    known = logres.rules("merlin").ids | HOUSE_RULES
    strange = {name: named(docstring) - known for name, docstring in tests}
    assert {name: ids for name, ids in strange.items() if ids} == {}
    assert [name for name, docstring in tests if not named(docstring)] == []
