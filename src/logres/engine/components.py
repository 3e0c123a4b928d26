"""Reads the components of a game from TOML files, and reports problems with file and line."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeVar

from logres.engine.box import BadTable
from logres.engine.lines import KeyPath, line_of, lines

Word = TypeVar("Word", bound=str)

SOURCES = ("rulebook", "published", "reconstructed", "box")  # "box": checked against a real box
ENDING = ".toml"


class FileProblem(NamedTuple):
    """Something wrong in a file: where it is, and what is wrong."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.what}"


class BadComponents(BadTable):
    """Components that cannot be played with."""

    def __init__(self, problems: Sequence[FileProblem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(["these components cannot be used:", *map(str, self.problems)]))


@dataclass(frozen=True)
class Sheet:
    """A file of components: its name for messages, and its text."""

    name: str
    text: str


class SheetReader:
    """Reads one file and collects all problems, so that its owner sees them together.

    A missing key is reported once, by the table that lacks it. Later lookups return None silently.
    """

    def __init__(self, sheet: Sheet, problems: list[FileProblem]) -> None:
        self.name = sheet.name
        self.problems = problems
        self._lines: Mapping[KeyPath, int] = {}
        self._whole: dict[str, object] = {}
        try:
            self._whole = tomllib.loads(sheet.text)
            self._lines = lines(sheet.text)
        except tomllib.TOMLDecodeError as problem:
            self._misread(sheet.text, str(problem))

    def _misread(self, text: str, problem: str) -> None:
        at = re.search(r" \(at line (\d+), column \d+\)$", problem)
        line = int(at[1]) if at else text.rstrip().count("\n") + 1
        what = problem[: at.start()] if at else problem
        self.problems.append(FileProblem(self.name, line, f"this is not TOML: {what}."))

    def wrong(self, spot: KeyPath, what: str) -> None:
        """Add a problem at a place of the file."""
        self.problems.append(FileProblem(self.name, line_of(self._lines, spot), what))

    def stop_at_problems(self) -> None:
        """Raise if there have been problems so far, in this file or another."""
        if self.problems:
            raise BadComponents(self.problems)

    def at(self, spot: KeyPath) -> object:
        """The value at a place; None if there is none."""
        value: object = self._whole
        for step in spot:
            if isinstance(value, dict):
                value = value.get(step)
            elif isinstance(value, list) and isinstance(step, int):
                value = value[step]
            else:
                return None
        return value

    def check_table(self, spot: KeyPath, keys: Sequence[str], optional: Sequence[str] = ()) -> bool:
        """Check that there is a table with all these keys, and no others but the optional ones."""
        value = self.at(spot)
        if not isinstance(value, dict):
            if value is not None:
                self.wrong(spot, f"{_named(spot)} must be a table with {', '.join(keys)}.")
            return False
        for key in value:
            if key not in (*keys, *optional):
                allowed = ", ".join((*keys, *optional))
                self.wrong((*spot, key), f"'{key}' is unknown here; allowed: {allowed}.")
        missing = [key for key in keys if key not in value]
        if missing:
            self.wrong(spot, f"{_named(spot)} lacks {', '.join(missing)}.")
        return not missing

    def source(self, *table: str | int) -> str:
        """The source of a table."""
        return self.word((*table, "source"), SOURCES, "a source") or ""

    def word(self, spot: KeyPath, allowed: Sequence[Word], kind: str) -> Word | None:
        """One of the allowed words; None if it is missing or wrong."""
        value = self.at(spot)
        for word in allowed:
            if word == value:
                return word
        if value is not None:
            self.wrong(spot, f"'{value}' is not {kind}; allowed: {', '.join(allowed)}.")
        return None

    def number(self, spot: KeyPath, allowed: range, kind: str) -> int | None:
        """A whole number in the allowed range; None if it is missing or wrong."""
        value = self.at(spot)
        if isinstance(value, int) and not isinstance(value, bool) and value in allowed:
            return value
        if value is not None:
            self.wrong(spot, f"'{value}' is not {kind}; allowed: {allowed[0]} to {allowed[-1]}.")
        return None

    def check_printed(self, spot: KeyPath, value: Sequence[object] | int) -> None:
        """Check a value that the rules of the game state."""
        found = self.at(spot)
        if found is not None and (type(found), found) != (type(value), value):
            self.wrong(spot, f"{_named(spot)} is {found}, but the rules of the game say {value}.")

    def check_named(self, spot: KeyPath, piece: str, found: Collection[str], wanted: Sequence[str]) -> None:
        """Check that some piece has each feature that the rules of the game mention."""
        for feature in wanted:
            if feature not in found:
                self.wrong(spot, f"no {piece} has {feature}, but the rules of the game mention one.")

    def name_of(self, spot: KeyPath) -> str | None:
        """An id: a short word that fits into a record."""
        value = self.at(spot)
        if isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", value):
            return value
        if value is not None:
            self.wrong(spot, f"'{value}' is not an id; allowed: letters, digits and single hyphens.")
        return None

    def entries(self, spot: KeyPath, count: int | None, kind: str) -> Iterator[KeyPath]:
        """The places of the entries of a list, which must have this many if `count` is given."""
        value = self.at(spot)
        if value is None:
            return
        if not isinstance(value, list):
            return self.wrong(spot, f"{_named(spot)} must be a list of {kind}.")
        if count is not None and len(value) != count:
            self.wrong(spot, f"there are {len(value)} {kind}, not {count}.")
        yield from ((*spot, number) for number in range(len(value)))

    def words(
        self, spot: KeyPath, count: int | None, allowed: Sequence[Word], kinds: str, kind: str
    ) -> list[Word]:
        """A list of this many words, each one of those allowed."""
        found = [self.word(entry, allowed, kind) for entry in self.entries(spot, count, kinds)]
        return [word for word in found if word is not None]

    def check_unique(self, spot: KeyPath, names: Sequence[str | None]) -> None:
        """Check that no two entries of a list have the same name."""
        for number, name in enumerate(names):
            if name is not None and name in names[:number]:
                self.wrong((*spot, number), f"'{name}' appears twice.")


def _named(spot: KeyPath) -> str:
    if not spot:
        return "the file"
    return f"'{'.'.join(str(step + 1) if isinstance(step, int) else step for step in spot)}'"


# Folders


def sheets(defaults: Mapping[str, str], folder: Path | None, problems: list[FileProblem]) -> dict[str, Sheet]:
    """The files of a game by name; files in the owner's folder replace the defaults."""
    found = {name: Sheet(name, text) for name, text in defaults.items()}
    if folder is None or not folder.is_dir():
        return found
    for file in sorted(folder.glob(f"*{ENDING}")):
        if file.name not in found:
            known = ", ".join(found)
            problems.append(FileProblem(str(file), 1, f"this is not a file of components; known: {known}."))
            continue
        text = _text(file, problems)
        if text is not None:
            found[file.name] = Sheet(str(file), text)
    return found


def fingerprint(found: Mapping[str, Sheet], usual: Mapping[str, str]) -> str:
    """A short hash of components that differ from the usual ones; empty if they are equal.

    Comments, sources and layout do not count. Only tables that differ are hashed, so that a new module does
    not change the fingerprints of existing folders.
    """
    known = _tables(usual.values())
    own = _tables(sheet.text for sheet in found.values())
    different = {name: table for name, table in own.items() if table != known.get(name)}
    if not different:
        return ""
    return sha256(json.dumps(different, sort_keys=True).encode()).hexdigest()[:8]


def _tables(texts: Iterable[str]) -> dict[str, object]:
    """All tables of some files by name, without their sources."""
    return {name: _unsourced(table) for text in texts for name, table in tomllib.loads(text).items()}


def _unsourced(value: object) -> object:
    if isinstance(value, dict):
        return {key: _unsourced(inner) for key, inner in value.items() if key != "source"}
    return [_unsourced(inner) for inner in value] if isinstance(value, list) else value


def _text(file: Path, problems: list[FileProblem]) -> str | None:
    try:
        return file.read_bytes().decode("utf-8-sig")
    except OSError as problem:
        problems.append(FileProblem(str(file), 1, f"this cannot be read: {problem.strerror}."))
    except UnicodeDecodeError:
        problems.append(FileProblem(str(file), 1, "this is not UTF-8 text."))
    return None
