"""The command `rule`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from logres.cli.arguments import Commands, Misuse
from logres.engine.rulebook import LANGUAGES, Book, Chapter, Language, Rule
from logres.games import SHELF, rules


def add_commands(commands: Commands) -> None:
    """Add the command."""
    ruling = commands.add("rule", rule, "print numbered rules: a single rule, or a whole chapter")
    ruling.add_argument("ids", nargs="+", metavar="ID", help="such as R8.1, X29a, KQ1 or the chapter R8")
    ruling.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")


def rule(given: argparse.Namespace) -> int:
    """Print rules of any game by their ids."""
    books = [rules(game) for game in SHELF]
    print("\n\n".join(_found(books, name, given.language) for name in given.ids))
    return 0


def _found(books: Sequence[Book], name: str, language: Language) -> str:
    """Return the text of the rule or chapter with an id."""
    for book in books:
        if name in book.rules:
            return _paragraph(book.rules[name], language)
        for chapter in book.chapters:
            if chapter.id == name:
                return _chapter(chapter, language)
    raise Misuse(f"there is no rule '{name}'.")


def _chapter(chapter: Chapter, language: Language) -> str:
    lead = [chapter.lead[language]] if chapter.lead else []
    head = "\n".join([f"{chapter.id}  {chapter.title[language]}", *lead])
    return "\n\n".join([head, *(_paragraph(rule, language) for rule in chapter.rules)])


def _paragraph(rule: Rule, language: Language) -> str:
    why, house_rule = {"en": ("Why", "House rule"), "de": ("Warum", "Hausregel")}[language]
    lines = [f"{rule.id}  {rule.text[language]}"]
    if rule.reason:
        lines.append(f"{why}: {rule.reason[language]}")
    if rule.setting:
        lines.append(f"{house_rule}: {rule.setting}")
    return "\n".join(lines)
