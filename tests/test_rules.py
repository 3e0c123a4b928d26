"""The list of rules without a test is read from docstrings."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from logres.engine.rulebook import in_order
from tests.rules import asserts, cited, named, remarked, untested


def test_an_id_is_read_from_the_beginning_of_a_docstring_only() -> None:
    assert named("K5.1, KX3: unlike KX4, this one counts") == {"K5.1", "KX3"}
    assert named("KQ1, overpay=free") == {"KQ1", "overpay=free"}
    assert named("") == set()


def test_untested_rules_are_listed_in_natural_order(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    test = 'def test_something():\n    """R1.2: and R1.3"""\n    assert rule()\n'
    (tmp_path / "deeper/test_chapter.py").write_text(test)
    (tmp_path / "arrange.py").write_text(test.replace("R1.2", "R1.10"))
    assert untested({"R1.10", "R1.2", "R1.3"}, tmp_path) == ["R1.3", "R1.10"]


def test_a_test_that_asserts_nothing_tests_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_chapter.py").write_text('def test_something():\n    """R1.2"""\n    rule()\n')
    assert untested({"R1.2"}, tmp_path) == ["R1.2"]


@pytest.mark.parametrize(
    ("body", "it_does"),
    [
        ("assert rule()", True),
        ("with pytest.raises(BadTable): rule()", True),
        ("for one in rules: assert_kept(one)", True),
        ("rule()", False),
        ("return rule()", False),
    ],
)
def test_a_test_asserts_itself_or_by_a_function_for_it(body: str, *, it_does: bool) -> None:
    test = ast.parse(f"def test_something():\n    {body}\n").body[0]
    assert isinstance(test, ast.FunctionDef)
    assert asserts(test) is it_does


def test_ids_are_cited_in_comments_docstrings_and_questions(tmp_path: Path) -> None:
    lines = ['"""As R1.2 says."""', "A1 = B2  # X29a, R-E1 and KX3; not m01, CW20x or R", 'ask("Q7")', ""]
    (tmp_path / "rules.py").write_text("\n".join(lines))
    assert cited(tmp_path) == {"R1.2", "X29a", "R-E1", "KX3", "Q7"}


def test_quoted_ids_can_be_made_up_but_not_those_in_comments(tmp_path: Path) -> None:
    lines = ["def test_something():", '    """R1.2"""', '    assert ask("Q7") == rule("R-E1")  # X29a', ""]
    (tmp_path / "test_chapter.py").write_text("\n".join(lines))
    assert remarked(tmp_path) == {"R1.2", "X29a"}


def test_numbers_in_ids_sort_as_people_sort_them() -> None:
    assert sorted(["X29a", "R10.1", "X29", "R9.2", "X3"], key=in_order) == [
        "R9.2",
        "R10.1",
        "X3",
        "X29",
        "X29a",
    ]
