"""Finds the line of each entry in a TOML text, because tomllib does not report positions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping

KeyPath = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\r\n]+")
_STRINGS = tuple(
    re.compile(pattern, re.DOTALL)
    for pattern in (
        r'"""(?:\\.|(?!""").)*"{3,5}',
        r"'''(?:(?!''').)*'{3,5}",
        r'"(?:\\.|[^"\\\n])*"',
        r"'[^'\n]*'",
    )
)


def lines(text: str) -> dict[KeyPath, int]:
    """The line of every key and list entry of a text that tomllib accepts."""
    scan = _Scan(text)
    scan.document()
    return scan.found


def line_of(found: Mapping[KeyPath, int], path: KeyPath) -> int:
    """The line of an entry, or of the nearest enclosing entry that has one."""
    while path and path not in found:
        path = path[:-1]
    return found.get(path, 1)


class _Scan:
    """A scan of a text. tomllib has accepted it, so nothing is checked again."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.counted = 0  # the offset up to which lines are counted
        self.line = 1
        self.found: dict[KeyPath, int] = {}
        self.entries: dict[KeyPath, int] = {}  # the number of tables in each array of tables so far

    def document(self) -> None:
        table: KeyPath = ()
        self.skip(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_BLANK)

    def header(self) -> KeyPath:
        is_array = self.text.startswith("[[", self.at)
        line = self.line_here()
        self.at += 2 if is_array else 1
        keys = self.key()
        self.at += 2 if is_array else 1
        table: KeyPath = ()
        for depth, key in enumerate(keys, 1):
            table = (*table, key)
            self.found.setdefault(table, line)
            if depth == len(keys) and is_array:
                self.entries[table] = self.entries.get(table, 0) + 1
            if table in self.entries:
                table = (*table, self.entries[table] - 1)
        self.found.setdefault(table, line)
        return table

    def pair(self, table: KeyPath) -> None:
        self.skip(_BLANK)
        line = self.line_here()
        for key in self.key():
            table = (*table, key)
            self.found.setdefault(table, line)
        self.at += 1  # the equals sign
        self.value(table)

    def key(self) -> tuple[str, ...]:
        """Read a dotted key and the blanks after it."""
        parts: list[str] = []
        while True:
            self.skip(_BLANK)
            bare = _BARE.match(self.text, self.at)
            parts.append(bare[0] if bare else self.quoted())
            self.at = bare.end() if bare else self.at
            self.skip(_BLANK)
            if not self.text.startswith(".", self.at):
                return tuple(parts)
            self.at += 1

    def quoted(self) -> str:
        begin = self.at
        self.string()
        (key,) = tomllib.loads(f"{self.text[begin : self.at]} = 0")
        return key

    def value(self, path: KeyPath) -> None:
        self.skip(_BLANK)
        match self.text[self.at]:
            case "[":
                self.array(path)
            case "{":
                self.inline_table(path)
            case '"' | "'":
                self.string()
            case _:
                self.skip(_SCALAR)

    def array(self, path: KeyPath) -> None:
        self.at += 1
        number = 0
        while not self.closed("]"):
            self.found[*path, number] = self.line_here()
            self.value((*path, number))
            number += 1

    def inline_table(self, path: KeyPath) -> None:
        self.at += 1
        while not self.closed("}"):
            self.pair(path)

    def closed(self, bracket: str) -> bool:
        """Skip what separates two entries, and return whether the bracket closes."""
        self.skip(_BLANK)
        if self.text[self.at] == ",":
            self.at += 1
            self.skip(_BLANK)
        if self.text[self.at] != bracket:
            return False
        self.at += 1
        return True

    def string(self) -> None:
        for kind in _STRINGS:
            if kind.match(self.text, self.at):
                return self.skip(kind)
        raise AssertionError(f"line {self.line_here()} has a string that does not end")

    def skip(self, what: re.Pattern[str]) -> None:
        found = what.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def line_here(self) -> int:
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line
