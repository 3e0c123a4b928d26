"""The numbered rules are complete: every cited rule exists, in both languages, with its house rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import logres
from logres.engine.rulebook import LANGUAGES, Book, Rule, Words, in_order, named
from logres.games import SHELF
from tests.rules import CITED, cited, remarked

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client" / "src"
BOOKS = {game: logres.rules(game) for game in SHELF}
KNOWN = {name for book in BOOKS.values() for name in book.ids}

of_every_game = pytest.mark.parametrize("game", SHELF)


def unknown(ids: set[str]) -> list[str]:
    """The ids that no book has."""
    return sorted(ids - KNOWN, key=in_order)


def test_every_id_that_the_code_cites_is_in_a_book() -> None:
    ids = cited(ROOT / "src" / "logres")
    assert len(ids) > 500
    assert unknown(ids) == []


def test_every_id_that_a_test_remarks_is_in_a_book() -> None:
    ids = remarked(ROOT / "tests")
    assert len(ids) > 500
    assert unknown(ids) == []


def test_every_id_that_the_client_names_is_in_a_book() -> None:
    sources = [file for ending in ("ts", "svelte") for file in CLIENT.rglob(f"*.{ending}")]
    texts = [file.read_text(encoding="utf-8") for file in sources if ".test." not in file.name]
    ids = {name for text in texts for name in CITED.findall(text)}
    assert len(ids) > 50
    assert unknown(ids) == []


def test_no_id_is_in_two_books() -> None:
    assert len(KNOWN) == sum(len(book.ids) for book in BOOKS.values())


# Words


def said(book: Book) -> list[tuple[str, Words]]:
    """All texts of a book, each with its id."""
    words = [("cover", book.title), ("cover", book.lead)]
    for chapter in book.chapters:
        words += [(chapter.id, chapter.title), *((chapter.id, lead) for lead in [chapter.lead] if lead)]
        for rule in chapter.rules:
            words += [(rule.id, rule.text), *((rule.id, reason) for reason in [rule.reason] if reason)]
    return words


@of_every_game
def test_both_languages_say_everything_and_name_the_same_rules(game: str) -> None:
    for name, text in said(BOOKS[game]):
        assert [*text] == [*LANGUAGES], name
        assert all(text.values()), name
        assert sorted(named(text["en"])) == sorted(named(text["de"])), name


@of_every_game
def test_no_rule_is_left_untranslated(game: str) -> None:
    texts = [(rule.id, rule.text) for rule in BOOKS[game].rules.values()]
    assert [name for name, text in texts if text["en"] == text["de"]] == []


@of_every_game
def test_texts_for_players_name_only_what_players_can_read(game: str) -> None:
    book = BOOKS[game].for_players()
    names = {other for _, text in said(book) for words in text.values() for other in named(words)}
    assert names - book.ids == set()
    assert book.ids < BOOKS[game].ids


@of_every_game
def test_every_ruling_has_a_reason(game: str) -> None:
    rulings = [rule for rule in BOOKS[game].rules.values() if rule.id.lstrip("K")[0] in "QX"]
    assert len(rulings) > 40
    assert [rule.id for rule in rulings if rule.reason is None] == []


# House rules


def changed(rules: list[Rule]) -> set[str]:
    """The settings that change these rules."""
    return {rule.setting for rule in rules} - {""}


@of_every_game
def test_every_house_rule_changes_a_rule_of_the_book_and_no_others_are_named(game: str) -> None:
    house_rules = {setting.key for setting in SHELF[game].settings} - {*SHELF[game].modules}
    assert changed([*BOOKS[game].rules.values()]) == house_rules


@of_every_game
def test_every_setting_names_an_existing_rule(game: str) -> None:
    book = BOOKS[game].for_players()
    assert {setting.rule for setting in SHELF[game].settings} - book.ids == set()
