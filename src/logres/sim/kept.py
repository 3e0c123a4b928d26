"""Results that are kept in a file as they come, so that what was stopped can be continued.

The file has a heading that says what the results depend on, and then a line of JSON for each.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import Generic, TypeVar, cast

from logres.engine import BadTable, Json

T = TypeVar("T")

PLAYING = ("engine", "kingarthur", "merlin", "players", "sim")  # the parts that decide how games are played
ENDINGS = (".py", ".toml", ".npz")


class BadResults(BadTable):
    """A file of results that belongs to something else, or that cannot be read."""


def program() -> str:
    """A short checksum of the program that plays the games. Results of different ones are not mixed."""
    package = Path(str(files("logres")))
    sources = [
        file
        for part in PLAYING
        for file in sorted((package / part).rglob("*"))
        if file.suffix in ENDINGS and file.is_file()
    ]
    total = sha256()
    for file in [*sources, package / "games.py"]:
        total.update(f"{file.relative_to(package).as_posix()}\n".encode() + file.read_bytes())
    return total.hexdigest()[:12]


class Kept:
    """The file, made if there is none. A line that was cut off while it was written is dropped."""

    def __init__(self, file: Path, heading: Mapping[str, object]) -> None:
        self._file = file
        about = cast("Json", dict(heading))
        try:
            is_new = not file.exists()
            if not is_new:
                self._check(about)
            self._stream = file.open("a+b")
            if is_new:
                self.add(about)
        except OSError as problem:
            raise BadResults(f"{file} cannot be used for results: {problem.strerror}.") from problem

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stream.close()

    def _check(self, heading: Json) -> None:
        """Refuse a file with another heading, and cut off half a line at its end."""
        with self._file.open("r+b") as stream:
            whole = 0
            for number, line in enumerate(stream):
                if not line.endswith(b"\n"):
                    break
                whole += len(line)
                if number == 0 and (found := self._read(line)) != heading:
                    raise BadResults(f"{self._file} has the results of something else: {json.dumps(found)}.")
            if not whole:
                raise BadResults(f"{self._file} is not a file of results.")
            stream.truncate(whole)

    def _read(self, line: bytes) -> Json:
        try:
            return cast("Json", json.loads(line))
        except ValueError as problem:
            raise BadResults(f"{self._file} is not a file of results: {problem}.") from problem

    def lines(self) -> Iterator[tuple[int, Json]]:
        """Every result that was kept, with its place in the file."""
        self._stream.seek(0)
        place = len(self._stream.readline())
        while line := self._stream.readline():
            yield place, self._read(line)
            place += len(line)

    def line_at(self, place: int) -> Json:
        """Read the result at a place again."""
        self._stream.seek(place)
        return self._read(self._stream.readline())

    def add(self, result: Json) -> int:
        """Write a result down at once, and return its place."""
        place = self._stream.seek(0, 2)
        self._stream.write(json.dumps(result).encode() + b"\n")
        self._stream.flush()
        return place

    def wrong(self, problem: Exception) -> BadResults:
        """The error to raise if a line is not a result."""
        return BadResults(f"{self._file} is not a file of results: {problem!r}.")


@dataclass(frozen=True)
class Form(Generic[T]):
    """How a result becomes JSON and back."""

    write: Callable[[T], Json]
    read: Callable[[Json], T]


class Numbered(Generic[T]):
    """The results of one series in a file, by number. Only their places are held in memory."""

    def __init__(self, kept: Kept, series: str, form: Form[T]) -> None:
        self._kept = kept
        self._series = series
        self._form = form
        self._places: dict[int, int] = {}
        for place, line in kept.lines():
            of, number, _ = self._parts(line)
            if of == series:
                self._places[number] = place

    def _parts(self, line: Json) -> tuple[str, int, Json]:
        try:
            series, number, result = cast("tuple[str, int, Json]", line)
        except (TypeError, ValueError) as problem:
            raise self._kept.wrong(problem) from problem
        return series, number, result

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def __getitem__(self, number: int) -> T:
        _, _, result = self._parts(self._kept.line_at(self._places[number]))
        try:
            return self._form.read(result)
        except (AttributeError, TypeError, ValueError, KeyError) as problem:
            raise self._kept.wrong(problem) from problem

    def add(self, number: int, result: T) -> None:
        """Keep a result."""
        self._places[number] = self._kept.add([self._series, number, self._form.write(result)])


def tupled(value: Json) -> dict[str, object]:
    """The fields of a dataclass that was written as JSON, with lists as the tuples that they were."""
    fields = cast("dict[str, Json]", value)
    return {name: tuple(field) if isinstance(field, list) else field for name, field in fields.items()}
