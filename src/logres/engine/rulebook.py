"""The numbered rules of a game in our own words, in every language that a player can choose.

A rulebook is a folder of TOML files. `book.toml` is the cover: the title, the lead and the headings of all
chapters in their order. The other files hold the rules. A file has the rules of one module, and a chapter
collects its rules from all files. Everything is said in every language, side by side.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Literal, NamedTuple, get_args

from logres.engine.components import ENDING, FileProblem, Sheet, SheetReader
from logres.engine.errors import LogresError
from logres.engine.lines import KeyPath

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Words = Mapping[Language, str]

Readers = Literal["players", "developers"]
READERS: tuple[Readers, ...] = get_args(Readers)

COVER = f"book{ENDING}"
LETTERS = r"(?:R-E|K[A-Z]?|[A-Z])"
NUMBER = r"\d+(?:\.\d+)?[a-z]?"
NAMED = re.compile(rf"(?<![\w.-]){LETTERS}{NUMBER}(?![\w-])")


class BadRulebook(LogresError):
    """A rulebook that cannot be read."""

    def __init__(self, problems: Sequence[FileProblem]) -> None:
        super().__init__("\n".join(["this rulebook cannot be read:", *map(str, problems)]))


@dataclass(frozen=True)
class Rule:
    """One numbered paragraph."""

    id: str
    text: Words
    reason: Words | None = None  # why this was decided
    setting: str = ""  # the house rule that changes it, by its key
    file: str = ""  # the file it is in, without its ending: a module, or a part of the base game


@dataclass(frozen=True)
class Chapter:
    """Rules on one topic, for players or only for developers."""

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
        """The ids of all rules and chapters."""
        return frozenset(self.rules) | {chapter.id for chapter in self.chapters}

    def for_players(self) -> Book:
        """The book without the chapters for developers."""
        return replace(self, chapters=tuple(one for one in self.chapters if one.readers == "players"))


class Entry(NamedTuple):
    """A rule with its place in a file and its chapter."""

    file: SheetReader
    spot: KeyPath
    chapter: str
    rule: Rule


def named(text: str) -> list[str]:
    """The ids of rules that a text mentions, in order."""
    return NAMED.findall(text)


def in_order(name: str) -> list[tuple[int, str]]:
    """A sort key that puts R9.2 before R10.1."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", name)]


def read(folder: Traversable) -> Book:
    """Read the rulebook in a folder, or refuse it with all its problems."""
    problems: list[FileProblem] = []
    cover = _opened(folder, COVER, problems)
    cover.check_table((), ("title", "lead", "chapter"))
    headings = [_heading(cover, spot) for spot in cover.entries(("chapter",), None, "chapters")]
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(ENDING))
    files = [_opened(folder, name, problems) for name in names if name != COVER]
    ids = [chapter.id for chapter in headings]
    cover.check_unique(("chapter",), ids)
    found = [entry for file in files for entry in _entries(file, ids)]
    book = Book(
        title=_words(cover, ("title",)),
        lead=_words(cover, ("lead",)),
        chapters=tuple(_filled(chapter, found) for chapter in headings),
    )
    if not problems:
        _check_headings(cover, book)
        _check_rules(found, book)
    if problems:
        raise BadRulebook(problems)
    return book


def _filled(chapter: Chapter, found: Sequence[Entry]) -> Chapter:
    """Add the rules of a chapter, in the order of their file, or of their ids if in several files."""
    mine = [entry for entry in found if entry.chapter == chapter.id]
    rules = [entry.rule for entry in mine]
    if len({entry.file.name for entry in mine}) > 1:
        rules.sort(key=lambda rule: in_order(rule.id))
    return replace(chapter, rules=tuple(rules))


def _opened(folder: Traversable, name: str, problems: list[FileProblem]) -> SheetReader:
    try:
        text = folder.joinpath(name).read_text(encoding="utf-8")
    except OSError as problem:
        problems.append(FileProblem(name, 1, f"this cannot be read: {problem.strerror}."))
        text = ""
    return SheetReader(Sheet(name, text), problems)


def _heading(cover: SheetReader, spot: KeyPath) -> Chapter:
    """Read a chapter of the cover, without its rules."""
    cover.check_table(spot, ("id", "title"), ("lead", "readers"))
    return Chapter(
        id=_id(cover, spot, LETTERS + rf"(?:{NUMBER})?"),
        title=_words(cover, (*spot, "title")),
        lead=_words(cover, (*spot, "lead")) if cover.at((*spot, "lead")) is not None else None,
        readers=cover.word((*spot, "readers"), READERS, "a group of readers") or "players",
        rules=(),
    )


def _entries(file: SheetReader, chapters: Sequence[str]) -> Iterator[Entry]:
    """Read the rules of a file."""
    file.check_table((), ("chapter",))
    for spot in file.entries(("chapter",), None, "chapters"):
        file.check_table(spot, ("id", "rule"))
        chapter = file.word((*spot, "id"), chapters, "a chapter of the cover") or ""
        for place in file.entries((*spot, "rule"), None, "rules"):
            yield Entry(file, place, chapter, _rule(file, place))


def _rule(reader: SheetReader, spot: KeyPath) -> Rule:
    reader.check_table(spot, ("id", *LANGUAGES), ("reason", "setting"))
    has_setting = reader.at((*spot, "setting")) is not None
    return Rule(
        id=_id(reader, spot, LETTERS + NUMBER),
        text={language: _text(reader, (*spot, language)) for language in LANGUAGES},
        reason=_words(reader, (*spot, "reason")) if reader.at((*spot, "reason")) is not None else None,
        setting=_text(reader, (*spot, "setting")) if has_setting else "",
        file=reader.name.removesuffix(ENDING),
    )


def _words(reader: SheetReader, spot: KeyPath) -> Words:
    """A text in all languages."""
    reader.check_table(spot, LANGUAGES)
    return {language: _text(reader, (*spot, language)) for language in LANGUAGES}


def _text(reader: SheetReader, spot: KeyPath) -> str:
    value = reader.at(spot)
    if isinstance(value, str) and value and value == " ".join(value.split()):
        return value
    if value is not None:
        reader.wrong(spot, "a text is one line, without extra spaces.")
    return ""


def _id(reader: SheetReader, spot: KeyPath, form: str) -> str:
    value = reader.at((*spot, "id"))
    if isinstance(value, str) and re.fullmatch(form, value):
        return value
    if value is not None:
        reader.wrong((*spot, "id"), f"'{value}' is not an id such as R8.1, X29a or R-E1.")
    return ""


def _check_headings(cover: SheetReader, book: Book) -> None:
    """Check that each chapter has rules and mentions only what exists."""
    for number, chapter in enumerate(book.chapters):
        if not chapter.rules:
            cover.wrong(("chapter", number), f"no file has rules for '{chapter.id}'.")
        _check_names(cover, ("chapter", number), chapter.id, chapter.lead, book)


def _check_rules(found: Sequence[Entry], book: Book) -> None:
    """Check that each rule appears once and mentions only what exists."""
    counts = Counter([*(chapter.id for chapter in book.chapters), *(entry.rule.id for entry in found)])
    for file, spot, _, rule in found:
        if counts[rule.id] > 1:
            file.wrong((*spot, "id"), f"'{rule.id}' appears twice.")
        _check_names(file, spot, rule.id, rule.text, book)
        _check_names(file, spot, rule.id, rule.reason, book)


def _check_names(file: SheetReader, spot: KeyPath, name: str, words: Words | None, book: Book) -> None:
    for other in sorted({other for text in (words or {}).values() for other in named(text)} - book.ids):
        file.wrong(spot, f"'{name}' names '{other}', which does not exist.")
