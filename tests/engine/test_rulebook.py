"""A rulebook is read from its files, and a broken one is refused with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from logres.engine import BadRulebook
from logres.engine.rulebook import named, read

COVER = """\
title = { en = "Toy", de = "Spielzeug" }
lead = { en = "A game.", de = "Ein Spiel." }

[[chapter]]
id = "R1"
title.en = "Turns"
title.de = "Züge"
lead.en = "One after the other."
lead.de = "Nacheinander."

[[chapter]]
id = "I"
title.en = "Always"
title.de = "Immer"
readers = "developers"
"""
PLAY = """\
[[chapter]] # Turns
id = "R1"

[[chapter.rule]]
id = "R1.1"
en = "Roll a die (R1.2)."
de = "Würfle (R1.2)."

[[chapter.rule]]
id = "R1.2"
en = "Six wins."
de = "Sechs gewinnt."
reason.en = "Six is most."
reason.de = "Sechs ist das meiste."
setting = "sixes"
"""
INSIDE = """\
[[chapter]] # Always
id = "I"

[[chapter.rule]]
id = "I1"
en = "There is one die."
de = "Es gibt einen Würfel."
"""
CUPS = """\
[[chapter]] # Turns
id = "R1"

[[chapter.rule]]
id = "R1.10"
en = "Put the cup back."
de = "Stell den Becher zurück."

[[chapter.rule]]
id = "R1.1a"
en = "Use a cup."
de = "Nimm einen Becher."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small rulebook."""
    for name, text in (("book", COVER), ("play", PLAY), ("inside", INSIDE)):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_book_has_chapters_and_rules_in_every_language(folder: Path) -> None:
    book = read(folder)
    assert (book.title["de"], book.lead["en"]) == ("Spielzeug", "A game.")
    assert [*book.rules] == ["R1.1", "R1.2", "I1"]
    assert book.ids == {"R1", "R1.1", "R1.2", "I", "I1"}
    first, second = book.chapters[0].rules
    assert (first.text["de"], first.reason, first.setting) == ("Würfle (R1.2).", None, "")
    assert second.reason is not None
    assert (second.reason["en"], second.setting) == ("Six is most.", "sixes")


def test_a_chapter_keeps_the_order_of_its_file(folder: Path) -> None:
    (folder / "play.toml").write_text(CUPS, encoding="utf-8")
    assert [*read(folder).rules] == ["R1.10", "R1.1a", "I1"]


def test_a_chapter_of_several_files_has_its_rules_in_the_order_of_their_ids(folder: Path) -> None:
    (folder / "cups.toml").write_text(CUPS, encoding="utf-8")
    book = read(folder)
    assert [*book.rules] == ["R1.1", "R1.1a", "R1.2", "R1.10", "I1"]
    assert [rule.file for rule in book.chapters[0].rules] == ["play", "cups", "play", "cups"]


def test_players_do_not_read_what_is_for_developers(folder: Path) -> None:
    assert [*read(folder).for_players().rules] == ["R1.1", "R1.2"]


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("book", 'id = "I"', 'id = "J"', "inside.toml, line 2: 'I' is not a chapter of the cover"),
        ("book", 'id = "I"', 'id = "R1"', "book.toml, line 11: 'R1' appears twice."),
        ("book", 'id = "I"', 'id = "Is"', "line 12: 'Is' is not an id"),
        ("book", "other.", "other: R2.", "book.toml, line 4: 'R1' names 'R2', which does not exist."),
        ("book", ', de = "Spielzeug"', "", "book.toml, line 1: 'title' lacks de."),
        ("book", '"developers"', '"dogs"', "book.toml, line 15: 'dogs' is not a group of readers"),
        ("play", 'de = "Würfle (R1.2)."\n', "", "play.toml, line 4: 'chapter.1.rule.1' lacks de."),
        ("play", 'reason.de = "Sechs ist das meiste."\n', "", "'chapter.1.rule.2.reason' lacks de."),
        ("play", '"Sechs gewinnt."', '""', "play.toml, line 12: a text is one line"),
        ("play", '"Sechs gewinnt."', '"Sechs  gewinnt."', "play.toml, line 12: a text is one line"),
        ("play", '"Sechs gewinnt."', "6", "play.toml, line 12: a text is one line"),
        ("play", "setting =", "house-rule =", "'house-rule' is unknown here"),
        ("play", 'id = "R1.2"', 'id = "R1.1"', "play.toml, line 10: 'R1.1' appears twice."),
        ("play", 'id = "R1.2"', 'id = "I1"', "inside.toml, line 5: 'I1' appears twice."),
        ("play", 'id = "R1.2"', 'id = "two"', "line 10: 'two' is not an id"),
        ("play", "(R1.2)", "(R1.3)", "play.toml, line 4: 'R1.1' names 'R1.3', which does not exist."),
        ("play", "Six is most.", "So says Q7.", "'R1.2' names 'Q7', which does not exist."),
        ("play", 'id = "R1"', 'id = "I"', "book.toml, line 4: no file has rules for 'R1'."),
        ("inside", "[[chapter]]", "[[chapter", "this is not TOML"),
    ],
)
def test_a_broken_book_is_refused(folder: Path, name: str, old: str, new: str, complaint: str) -> None:
    file = folder / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadRulebook) as refused:
        read(folder)
    assert complaint in str(refused.value)


def test_all_errors_are_listed(folder: Path) -> None:
    (folder / "play.toml").write_text(PLAY.replace("en = ", "fr = "), encoding="utf-8")
    with pytest.raises(BadRulebook) as refused:
        read(folder)
    assert str(refused.value).count("lacks en") == 3


def test_rules_are_named_in_a_text() -> None:
    assert named("As R8.1a says (X29, R-E1); not m01, +/-1 or R.") == ["R8.1a", "X29", "R-E1"]
