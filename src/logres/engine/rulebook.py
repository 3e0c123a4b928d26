"""The numbered rules of a game in our own words, in every language that a player can choose.

A rulebook is a folder of TOML files. `book.toml` is the cover: title, lead, and the other files in their
order. Each of those has chapters, and a chapter has rules; all of it is said in every language, side by side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Literal, get_args

from logres.engine.components import ENDING, Misprint, Reader, Sheet
from logres.engine.lines import Path as Spot

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Words = Mapping[Language, str]

Readers = Literal["players", "developers"]
READERS: tuple[Readers, ...] = get_args(Readers)

COVER = f"book{ENDING}"
LETTERS = r"(?:R-E|K[A-Z]?|[A-Z])"
NUMBER = r"\d+(?:\.\d+)?[a-z]?"
NAMED = re.compile(rf"(?<![\w.-]){LETTERS}{NUMBER}(?![\w-])")


class BadRulebook(ValueError):
    """A rulebook that cannot be read."""

    def __init__(self, misprints: Sequence[Misprint]) -> None:
        super().__init__("\n".join(["this rulebook cannot be read:", *map(str, misprints)]))


@dataclass(frozen=True)
class Rule:
    """One numbered paragraph."""

    id: str
    text: Words
    reason: Words | None = None  # why it was ruled so
    option: str = ""  # the house rule that changes it, by the key of its table option


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together; some of them matter only to those who work on the game."""

    id: str
    title: Words
    rules: tuple[Rule, ...]
    lead: Words | None = None
    readers: Readers = "players"


@dataclass(frozen=True)
class Book:
    """All rules of a game."""

    title: Words
    lead: Words
    chapters: tuple[Chapter, ...]

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its id, in the order of the book."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def ids(self) -> frozenset[str]:
        """Everything that can be named: rules and chapters."""
        return frozenset(self.rules) | {chapter.id for chapter in self.chapters}

    def for_players(self) -> Book:
        """The book without what matters only to developers."""
        return replace(self, chapters=tuple(one for one in self.chapters if one.readers == "players"))


def named(text: str) -> list[str]:
    """The ids of rules that a text names, in its order."""
    return NAMED.findall(text)


def read(folder: Traversable) -> Book:
    """The rulebook in a folder; one that is broken is refused with everything that is wrong with it."""
    misprints: list[Misprint] = []
    cover = _opened(folder, COVER, misprints)
    cover.table((), ("title", "lead", "files"))
    files = [f"{name}{ENDING}" for name in _names(cover)]
    strays = {file.name for file in folder.iterdir() if file.name.endswith(ENDING)} - {COVER, *files}
    for stray in sorted(strays):
        cover.wrong(("files",), f"'{stray}' is in the folder, but not listed here.")
    found = [(reader, _chapters(reader)) for reader in [_opened(folder, file, misprints) for file in files]]
    book = Book(
        _words(cover, ("title",)), _words(cover, ("lead",)), tuple(one for _, part in found for one in part)
    )
    if not misprints:
        for reader, chapters in found:
            _check_names(reader, chapters, book)
    if misprints:
        raise BadRulebook(misprints)
    return book


def _opened(folder: Traversable, name: str, misprints: list[Misprint]) -> Reader:
    try:
        text = folder.joinpath(name).read_text(encoding="utf-8")
    except OSError as problem:
        misprints.append(Misprint(name, 1, f"this cannot be read: {problem.strerror}."))
        text = ""
    return Reader(Sheet(name, text), misprints)


def _names(cover: Reader) -> list[str]:
    spots = cover.entries(("files",), None, "names of files")
    return [name for spot in spots if (name := cover.name_of(spot)) is not None]


def _chapters(reader: Reader) -> list[Chapter]:
    reader.table((), ("chapter",))
    return [_chapter(reader, spot) for spot in reader.entries(("chapter",), None, "chapters")]


def _chapter(reader: Reader, spot: Spot) -> Chapter:
    reader.table(spot, ("id", "title", "rule"), ("lead", "readers"))
    return Chapter(
        id=_id(reader, spot, LETTERS + rf"(?:{NUMBER})?"),
        title=_words(reader, (*spot, "title")),
        lead=_words(reader, (*spot, "lead")) if reader.at((*spot, "lead")) is not None else None,
        readers=reader.word((*spot, "readers"), READERS, "a circle of readers") or "players",
        rules=tuple(_rule(reader, rule) for rule in reader.entries((*spot, "rule"), None, "rules")),
    )


def _rule(reader: Reader, spot: Spot) -> Rule:
    reader.table(spot, ("id", *LANGUAGES), ("reason", "option"))
    has_option = reader.at((*spot, "option")) is not None
    return Rule(
        id=_id(reader, spot, LETTERS + NUMBER),
        text={language: _text(reader, (*spot, language)) for language in LANGUAGES},
        reason=_words(reader, (*spot, "reason")) if reader.at((*spot, "reason")) is not None else None,
        option=_text(reader, (*spot, "option")) if has_option else "",
    )


def _words(reader: Reader, spot: Spot) -> Words:
    """A text in all languages."""
    reader.table(spot, LANGUAGES)
    return {language: _text(reader, (*spot, language)) for language in LANGUAGES}


def _text(reader: Reader, spot: Spot) -> str:
    value = reader.at(spot)
    if isinstance(value, str) and value and value == " ".join(value.split()):
        return value
    if value is not None:
        reader.wrong(spot, "a text is one line, without spaces to spare.")
    return ""


def _id(reader: Reader, spot: Spot, form: str) -> str:
    value = reader.at((*spot, "id"))
    if isinstance(value, str) and re.fullmatch(form, value):
        return value
    if value is not None:
        reader.wrong((*spot, "id"), f"'{value}' is not an id such as R8.1, X29a or R-E1.")
    return ""


def _check_names(reader: Reader, chapters: Sequence[Chapter], book: Book) -> None:
    """Every id is there once, and every id that a text names is there."""
    everything = [
        name for chapter in book.chapters for name in (chapter.id, *(rule.id for rule in chapter.rules))
    ]
    for number, chapter in enumerate(chapters):
        spot: Spot = ("chapter", number)
        for place, name, texts in _entries(spot, chapter):
            if everything.count(name) > 1:
                reader.wrong((*place, "id"), f"'{name}' is there twice.")
            for other in sorted({other for text in texts for other in named(text)} - book.ids):
                reader.wrong(place, f"'{name}' names '{other}', which does not exist.")


def _entries(spot: Spot, chapter: Chapter) -> Iterator[tuple[Spot, str, list[str]]]:
    """A chapter and its rules: where each stands, its id and all that it says."""
    yield spot, chapter.id, [*(chapter.lead or {}).values()]
    for number, rule in enumerate(chapter.rules):
        yield (*spot, "rule", number), rule.id, [*rule.text.values(), *(rule.reason or {}).values()]
