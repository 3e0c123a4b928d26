"""The list of rules without a test is read from docstrings."""

from __future__ import annotations

from pathlib import Path

from tests.rules import in_order, named, untested


def test_an_id_is_read_from_the_beginning_of_a_docstring_only() -> None:
    assert named("K5.1, KX3: unlike KX4, this one counts") == {"K5.1", "KX3"}
    assert named("KQ1, overpay=free") == {"KQ1", "overpay=free"}
    assert named("") == set()


def test_what_no_test_names_is_listed_in_natural_order(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    test = 'def test_something():\n    """R1.2: and R1.3"""\n'
    (tmp_path / "deeper/test_chapter.py").write_text(test)
    (tmp_path / "test_every_rule_is_tested.py").write_text(test.replace("R1.2", "R1.10"))
    assert untested({"R1.10", "R1.2", "R1.3"}, tmp_path) == ["R1.3", "R1.10"]


def test_numbers_in_ids_sort_as_people_sort_them() -> None:
    assert sorted(["X29a", "R10.1", "X29", "R9.2", "X3"], key=in_order) == [
        "R9.2",
        "R10.1",
        "X3",
        "X29",
        "X29a",
    ]
