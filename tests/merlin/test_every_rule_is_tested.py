"""Every rule, ruling and example of the specification is named by a test.

Tests of the rules stand in `base` and `modules` and name ids; other tests of Merlin may.
"""

from __future__ import annotations

import re
from pathlib import Path

from logres.merlin import BOX, MODULES
from tests.rules import described, in_order, named, untested

FOLDER = Path(__file__).parent

# Paragraphs, by chapter: each number or "first-last". Those without behaviour and those of a module that a
# chapter of its own describes are left out.
PARAGRAPHS: dict[str, str] = {
    "R1": "1-7",
    "R2": "1-2",
    "R3": "1-11 14",
    "R4": "1-6",
    "R5": "1-5",
    "R6": "1-4",
    "R7": "1-4",
    "R8": "1 1a 1b 1c 1d 2 3a 3b 4-8 9a 9b 9c 9d",
    "R9": "1-6",
    "R10": "0-6 9",
    "R11": "1-3",
    "R12": "1a 1b 1c 1d 2 3 3a 4",
    "R13": "1-2 5",
}
RULINGS = "X1-X19 X22-X23 X28-X29 X29a X29d X29e"
EXAMPLES = "E1-E12 R-E1 R-E3 R-E6 R-E7 R-E16"
QUESTIONS = "Q2-Q4 Q7-Q17 Q19-Q23 Q25-Q27 Q89-Q92 Q100"

# What only a module makes possible, by the key of the module: it is asked for as soon as the module is there.
OF_MODULES: dict[str, str] = {
    "favor": "R2.3 R12.6 R20.1-R20.2 R21 R22 R23 R24.1-R24.4 X30-X36 X38-X39 E13 R-E8 Q28-Q29 Q31-Q33 Q99",
    "arthur": (
        "R2.4 R3.13 R10.7-R10.8 R12.5 R30.1-R30.2 R31.1-R31.6 R32 R33 R34 R35 R110.3 R110.9 R110.10 "
        "X20-X21 X25-X27 X29b X37 X40-X42 X44-X49 X54 E14-E20 R-E2 R-E15 R-E17 Q5 Q18 Q30 Q34-Q43 I2 I5 I6"
    ),
    "knights": (
        "R2.5 R3.12 R13.4 R40.1-R40.15 R110.1-R110.2 R110.4 R110.7 X51-X52 X55-X59 X61-X62 X66-X67 X69-X70 "
        "X71a X71b X71c X71d X71e X71f X71g X71h X71i X71j X132 E21-E24 R-E9 R-E10 Q45-Q51 Q53 Q53a Q53b I2"
    ),
    "treasures": "R2.10 R90 R91 R92.1-R92.6 X50 X110-X113 X115 X133 E39-E40 Q79-Q81 Q97",
    "decrees": "R2.11 R3.13 R100 R101 R102 X120-X128 X133 Q82-Q87",
    "gold": "R2.6 R13.3 R50 R51 R52 R53 R110.7 X71-X74 E25 Q54 Q56-Q58 I2",
    "market": (
        "R2.7 R60.1-R60.2 R61 R62.1-R62.5 R63.1-R63.3 R64 R110.11 X24 X53 X60 X75-X83 X83a X83b X91 X114 "
        "E26-E28 R-E5 R-E11 Q59-Q65 I2 I6"
    ),
    "caerleon": (
        "R2.8 R70.1-R70.2 R71 R72 R73 R110.8 X63 X65 X100-X108 X108a X109 E29-E33 Q66 Q66a Q67-Q68 I4"
    ),
    "morgana": (
        "R2.9 R80.1-R80.4 R81 R82.1-R82.4 R83 R84 R85 R85.1-R85.2 R86.1-R86.4 R87.1-R87.5 R110.5-R110.6 "
        "X29c X43 X54a X54b X64 X68 X84-X87 X87a X87b X88-X89 X89a X89b X90 X92-X99 X99a X99b X99c X99d X99e "
        "X99f X99g X99h X114 E34-E38 R-E4 R-E12 R-E13 R-E14 Q6 Q69-Q78 Q93-Q96 I2 I6"
    ),
}


def ids(words: str) -> set[str]:
    """Ids from words, `X1-X3` standing for all from the first to the last."""
    found: set[str] = set()
    for word in words.split():
        first, dash, last = word.partition("-") if not word.startswith("R-E") else (word, "", "")
        if not dash:
            found.add(word)
            continue
        stem = first.rstrip("0123456789")
        numbers = range(int(first.removeprefix(stem)), int(last.removeprefix(stem)) + 1)
        found |= {f"{stem}{number}" for number in numbers}
    return found


def known() -> set[str]:
    """Every id that a test may name: of the base game, of all modules, and every value of a house rule."""
    found = {f"{chapter}.{number}" for chapter, numbers in PARAGRAPHS.items() for number in ids(numbers)}
    found |= ids(RULINGS) | ids(EXAMPLES) | ids(QUESTIONS)
    found |= {name for words in OF_MODULES.values() for name in ids(words)}
    house_rules = [setting for setting in BOX.settings if setting.key not in MODULES]
    return found | {f"{setting.key}={value}" for setting in house_rules for value in setting.values}


def specified() -> set[str]:
    """Every id that must be tested: all but those that wait for their module."""
    waiting = [words for module, words in OF_MODULES.items() if module not in MODULES]
    return known() - {name for words in waiting for name in ids(words)}


def test_every_id_of_the_specification_is_named_by_a_test() -> None:
    assert untested(specified(), FOLDER) == []


def test_every_test_of_a_rule_names_ids_of_the_specification_and_no_others() -> None:
    tests = [test for part in ("base", "modules") for test in described(FOLDER / part)]
    strange = {name: named(docstring) - known() for name, docstring in tests}
    assert {name: ids for name, ids in strange.items() if ids} == {}
    assert [name for name, docstring in tests if not named(docstring)] == []


def test_every_rare_case_can_be_read_in_the_rules() -> None:
    pages = (FOLDER.parents[1] / "client" / "src" / "rules" / "merlin").glob("cases.*.ts")
    written = [set(re.findall(r'id: "(X\d+[a-z]?)"', page.read_text(encoding="utf-8"))) for page in pages]
    cases = {name for name in specified() if name.startswith("X")}
    assert [sorted(cases - those, key=in_order) for those in written] == [[], []]


def test_no_module_waits_that_is_there_under_another_name() -> None:
    assert set(MODULES) <= set(OF_MODULES)


def test_a_range_of_ids_stands_for_all_in_it() -> None:
    assert ids("X1-X3 X29a R-E1 R24.1-R24.2") == {"X1", "X2", "X3", "X29a", "R-E1", "R24.1", "R24.2"}
    assert ids("1-2 9a") == {"1", "2", "9a"}
