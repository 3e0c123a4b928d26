"""Every rule, ruling and example of the specification is named by a test."""

from __future__ import annotations

from pathlib import Path

from logres.kingarthur import BOX
from tests.rules import described, named, untested

PARAGRAPHS = {"K1": 5, "K2": 5, "K3": 3, "K4": 2, "K5": 4, "K6": 4, "K7": 2, "K8": 4, "K10": 5}
ROWS = {"KX": 26, "KI": 5, "KE": 18, "KQ": 15, "KD": 4}
OTHERS = {"R-E18", "R-E19"}

FOLDER = Path(__file__).parent


def specified() -> set[str]:
    """Every id of the specification, and every value of every table option."""
    ids = {f"{chapter}.{number + 1}" for chapter, last in PARAGRAPHS.items() for number in range(last)}
    ids |= {f"{row}{number + 1}" for row, last in ROWS.items() for number in range(last)}
    ids |= {f"K6.3{letter}" for letter in "abcdefghijklm"}
    house_rules = [setting for setting in BOX.settings if setting.key != "seals"]
    ids |= {f"{setting.key}={value}" for setting in house_rules for value in setting.values}
    # The table of conditions is tested row by row.
    return (ids | OTHERS) - {"K6.3"}


def test_every_id_of_the_specification_is_named_by_a_test() -> None:
    assert untested(specified(), FOLDER) == []


def test_every_test_names_ids_of_the_specification_and_no_others() -> None:
    strange = {name: named(docstring) - specified() for name, docstring in described(FOLDER)}
    assert {name: ids for name, ids in strange.items() if ids} == {}
    assert [name for name, docstring in described(FOLDER) if not named(docstring)] == []
