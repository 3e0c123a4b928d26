"""Every rule, ruling and example of the specification is named by a test.

A test names what it tests at the beginning of its docstring: ids, then a colon if there is more to say.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from logres.kingarthur import BOX

PARAGRAPHS = {"K1": 5, "K2": 5, "K3": 3, "K4": 2, "K5": 4, "K6": 4, "K7": 2, "K8": 4, "K10": 5}
ROWS = {"KX": 26, "KI": 5, "KE": 18, "KQ": 15, "KD": 4}
OTHERS = {"R-E18", "R-E19"}

IDS = re.compile(r"[A-Za-z0-9.=-]+(?:, [A-Za-z0-9.=-]+)*")


def specified() -> set[str]:
    """Every id of the specification, and every value of every table option."""
    ids = {f"{chapter}.{number + 1}" for chapter, last in PARAGRAPHS.items() for number in range(last)}
    ids |= {f"{row}{number + 1}" for row, last in ROWS.items() for number in range(last)}
    ids |= {f"K6.3{letter}" for letter in "abcdefghijklm"}
    house_rules = [setting for setting in BOX.settings if setting.key != "seals"]
    ids |= {f"{setting.key}={value}" for setting in house_rules for value in setting.values}
    # The table of conditions is tested row by row.
    return (ids | OTHERS) - {"K6.3"}


def described(folder: Path) -> Iterator[tuple[str, str]]:
    """The name and the docstring of every test in a folder."""
    for file in sorted(folder.glob("test_*.py")):
        if file.name == Path(__file__).name:
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def named(docstring: str) -> set[str]:
    """The ids at the beginning of a docstring."""
    ids = IDS.match(docstring)
    return set(ids[0].split(", ")) if ids else set()


def test_every_id_of_the_specification_is_named_by_a_test() -> None:
    covered: set[str] = set()
    for _, docstring in described(Path(__file__).parent):
        covered |= named(docstring)
    assert sorted(specified() - covered) == []


def test_every_test_names_ids_of_the_specification_and_no_others() -> None:
    strange = {name: named(docstring) - specified() for name, docstring in described(Path(__file__).parent)}
    assert {name: ids for name, ids in strange.items() if ids} == {}
    assert [name for name, docstring in described(Path(__file__).parent) if not named(docstring)] == []


def test_an_id_is_read_from_the_beginning_of_a_docstring_only() -> None:
    assert named("K5.1, KX3: unlike KX4, this one counts") == {"K5.1", "KX3"}
    assert named("KQ1, overpay=free") == {"KQ1", "overpay=free"}
    assert named("") == set()
