"""`logres rule`."""

from __future__ import annotations

from tests.cli.arrange import Run


def test_rule_prints_a_paragraph_with_its_reason_and_its_house_rule(run: Run) -> None:
    assert run("rule", "Q7") == (
        0,
        "Q7  Points can be negative.\nWhy: The newer books say it.\nHouse rule: floorZero\n",
        "",
    )


def test_rule_speaks_german_and_knows_all_games(run: Run) -> None:
    told = run("rule", "Q7", "K2.1", "--language", "de")[1]
    assert told == (
        "Q7  Punkte können negativ sein.\nWarum: Die neueren Bücher sagen es.\nHausregel: floorZero\n\n"
        "K2.1  Alle dreizehn Abenteuer liegen offen.\n"
    )


def test_rule_prints_a_chapter_with_all_its_rules(run: Run) -> None:
    told = run("rule", "W")[1]
    assert told.startswith("W  The moments of a turn\n")
    assert [line.split()[0] for line in told.split("\n\n")[1:]] == [f"W{number}" for number in range(8)]
