"""An owner's file of cards: values that no rulebook prints can be corrected, and are played with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from logres import kingarthur
from logres.engine import start
from logres.engine.components import BadComponents
from logres.kingarthur.parts import FILE, USUAL, defaults, read
from logres.players import opponent, play_out

Edit = Callable[[str, str], Path]

USUAL_DARK = "dark    = { 1 = 6, 2 = 5, 3 = 2 }"
OTHER_DARK = "dark    = { 1 = 7, 2 = 3, 3 = 3 }"

USUAL_ENEMY = "enemy   = { 1 = 3, 2 = 4, 3 = 3, 4 = 1 }"
USUAL_DRAGON = "dragon  = { 2 = 2, 3 = 3, 4 = 3, 5 = 1 }"


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A folder with the file of cards, in which one text is replaced by another."""

    def written(old: str, new: str) -> Path:
        file = tmp_path / FILE
        text = file.read_text(encoding="utf-8") if file.exists() else defaults()[FILE]
        assert old in text, f"{FILE} has no {old}"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return written


def line(words: str) -> int:
    """The line of the usual file that contains these words."""
    return next(number for number, text in enumerate(defaults()[FILE].splitlines(), 1) if words in text)


def test_the_file_as_it_was_exported_holds_the_usual_cards(edit: Edit) -> None:
    """KD1, KD2"""
    parts = read(edit("", ""))
    assert parts.described == USUAL.described
    assert parts.adversaries == USUAL.adversaries
    assert kingarthur.box(parts).rules_version == kingarthur.BOX.rules_version == "1"


def test_a_source_may_be_the_box_itself(edit: Edit) -> None:
    """KD1"""
    parts = read(edit('[adversaries]\nsource = "reconstructed"', '[adversaries]\nsource = "box"'))
    assert parts.described["sources"] == {"knights": "rulebook", "adversaries": "box"}
    assert parts.fingerprint == ""


def test_other_values_are_played_with_and_are_a_separate_rules_version(edit: Edit) -> None:
    """KD1, KD2, K8.3"""
    edit(USUAL_DARK, OTHER_DARK)
    parts = read(edit("value = 8\n", "value = 7\n"))
    box = kingarthur.box(parts)
    assert box.rules_version == f"1+{parts.fingerprint}"
    for seals in ("off", "on"):
        session = start(box, 3, {"seals": seals}, 5)
        assert isinstance(session.game, kingarthur.KingArthur)
        assert session.game.parts.adversaries.count("dark3") == 3
        assert session.game.faults() == []
        session.game.adventures["excalibur"] = 1
        assert session.game.ledger(1)["adventures"] == 7


def test_opponents_play_with_the_cards_of_the_owner(edit: Edit) -> None:
    """KD1, KD2"""
    box = kingarthur.box(read(edit(USUAL_DARK, OTHER_DARK)))
    session = start(box, 2, {"seals": "on"}, 5)
    play_out(session, [opponent("greedy", seat) for seat in range(2)])
    assert session.over
    assert session.game.faults() == []


WRONG = [
    ("singles = 14", "singles = 15", "'knights.singles' is 15, but the rules of the game say 14."),
    ("doubles = 2", "doubles = 3", "'knights.doubles' is 3, but the rules of the game say 2."),
    ("merlins = 5", "merlins = 5.0", "'knights.merlins' is 5.0, but the rules of the game say 5."),
    ('"beige"]', '"white"]', "the colours cannot be changed: red, orange, beige."),
    (USUAL_DARK, "dark = { 1 = 6, 2 = 5, 3 = 3 }", "there are 14 cards of the kind 'dark', not 13."),
    *(
        (USUAL_DRAGON, f"dragon = {{ {values} }}", f"no 'dragon' has the value {value}, but the rules of the")
        for value, values in ((3, "2 = 5, 4 = 3, 5 = 1"), (4, "3 = 8, 5 = 1"), (5, "3 = 6, 4 = 3"))
    ),
    (USUAL_ENEMY, "enemy = { 1 = 7, 2 = 4 }", "no 'enemy' has the value 3, but the rules of the game"),
    (USUAL_DARK, "dark = { 1 = 6, 2 = 5, 6 = 2 }", "'6' is not a value; allowed: 1, 2, 3, 4, 5."),
    (USUAL_DARK, "dark = { 1 = 16 }", "'16' is not a number of cards; allowed: 0 to 13."),
    (USUAL_DARK, "dark = 13", "'dark' must be a table of values and how many cards have them."),
    ('id = "saxons"', 'id = "saxon"', "'saxon' is not an adventure; allowed: grail, mountain,"),
    ("{ total = 12 }", "{ total = 11 }", "'grail' asks by the rules of the game for { total = 12 }."),
    ("value = 20", "value = 21", "'21' is not the value of an adventure; allowed: 6 to 20."),
    ("[knights]", "[knigths]", "'knigths' is unknown here; allowed: knights, adversaries,"),
    ("[knights]", "[knights", "this is not TOML: "),
]


@pytest.mark.parametrize(("old", "new", "problem"), WRONG)
def test_an_error_is_reported_with_its_line_and_what_is_allowed(
    edit: Edit, old: str, new: str, problem: str
) -> None:
    """K1.1, K1.2, K1.3"""
    folder = edit(old, new)
    with pytest.raises(BadComponents) as refused:
        read(folder)
    found = [str(problem) for problem in refused.value.problems]
    assert [told for told in found if told.startswith(f"{folder / FILE}, line {line(old)}: {problem}")], found


def test_every_adventure_exists_once(edit: Edit) -> None:
    """K1.3"""
    edit('id = "saxons"', 'id = "robbers"')
    folder = edit('{ total = 4, kind = "dark" }', "{ cards = 2 }")
    with pytest.raises(BadComponents, match="'robbers' appears twice"):
        read(folder)


@pytest.mark.parametrize(("value", "other"), [(6, 7), (20, 19)])
def test_adventures_are_worth_six_to_twenty_and_both_occur(edit: Edit, value: int, other: int) -> None:
    """K1.3, KD2"""
    folder = edit(f"value = {value}\n", f"value = {other}\n")
    problem = f"no adventure has the value {value}, but the rules of the game mention one"
    with pytest.raises(BadComponents, match=f"{FILE}, line {line('[[adventures]]')}: {problem}"):
        read(folder)
