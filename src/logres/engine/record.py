"""Records: a game as readable text, one line per turn, that anyone can replay and check.

    Logres record 1
    game: kingarthur
    rules: 1
    seats: 2
    setting seals: on
    player 0: Ada
    player 1: Borin
    counsel 0: 12 15
    seal: 9c41…
    seed: 7

    1. 0: draw usual:dark2:red2 - 1
    2. 1: - - 2

The line of a turn has its number, the seat that is asked first, and the decisions. A decision of
another seat starts with that seat, as in `1/word`. `counsel` says how many decisions were made before
each time that a seat asked for counsel. A # begins a comment. The seed is included once
the game is over.

A game that began from a position has `from: position` instead of a seed. Its seal is the hash of the
position. Once the game is over, the position is included before the first turn, each line after a bar:

    | game = "kingarthur"
    | rules = "1"
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, NoReturn

from logres.engine.chance import Seed
from logres.engine.choice import text
from logres.engine.errors import LogresError

if TYPE_CHECKING:
    from logres.engine.session import Session

TITLE = "Logres record 1"
FORMER = re.compile(r"^option (?=\S)")  # older records say option instead of setting
TURN = re.compile(r"([0-9]{1,6})\. ([0-9]):((?: \S+)+)")
SEAT = re.compile(r"[0-9]")
HEADER = re.compile(r"game|rules|seats|setting \S+|player [0-9]|counsel [0-9]|from|seal|seed|scores|winners")
BAR = "|"
POSITION = "position"
COUNSEL = "counsel "


class BadRecord(LogresError):
    """A text that is not a record, or a damaged one. The message names the line."""


def write(session: Session, *, with_origin: bool) -> str:
    """The session as a record, with or without its seed or start position."""
    lines = [TITLE, *(f"{header}: {value}" for header, value in headers(session).items())]
    lines += [f"{COUNSEL}{seat}: {row(asked)}" for seat, asked in enumerate(session.counsel) if asked]
    if session.start_position is not None:
        lines.append(f"from: {POSITION}")
    lines.append(f"seal: {session.seal}")
    if with_origin and session.start_position is None:
        lines.append(f"seed: {session.require_seed()}")
    if session.over:
        lines.append(f"scores: {row(session.scores)}")
        lines.append(f"winners: {row(session.winners)}")
    lines.append("")
    if with_origin and session.start_position is not None:
        lines += [f"{BAR} {line}".rstrip() for line in session.start_position.splitlines()]
        lines.append("")
    for turn, made in groupby(session.decisions, key=lambda decision: decision.turn):
        decisions = list(made)
        first = decisions[0].seat
        words = [
            text(decision.option) if decision.seat == first else f"{decision.seat}/{text(decision.option)}"
            for decision in decisions
        ]
        lines.append(f"{turn}. {first}: {' '.join(words)}")
    return "\n".join(lines) + "\n"


def headers(session: Session) -> dict[str, str]:
    """The headers about the game, the settings and the players."""
    return {
        "game": session.box.name,
        "rules": session.box.rules_version,
        "seats": str(len(session.game.seats)),
        **{f"setting {key}": value for key, value in session.box.recorded(session.game.settings).items()},
        **{f"player {seat}": one_line(name) for seat, name in enumerate(session.players)},
    }


def one_line(words: str) -> str:
    """Words on one line as the value of a header, without # because it begins a comment."""
    return " ".join(words.replace("#", " ").split())


def row(numbers: list[int]) -> str:
    """Numbers as the value of a header."""
    return " ".join(map(str, numbers))


@dataclass
class Move:
    """A decision in a record, with its line for error messages."""

    line: int
    turn: int
    seat: int
    word: str


@dataclass
class Record:
    """A parsed record, before it is replayed."""

    headers: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    position: list[tuple[int, str]] = field(default_factory=list)  # line numbers and lines

    def fail(self, header: str, message: str) -> NoReturn:
        """Raise with the line of a header."""
        raise BadRecord(f"line {self.lines.get(header, 1)}: {message}")

    def needed(self, header: str) -> str:
        """A required header."""
        if header not in self.headers:
            raise BadRecord(f"line 1: the header '{header}:' is missing.")
        return self.headers[header]

    def number(self, header: str) -> int:
        """A required header that is a whole number."""
        value = self.needed(header)
        if not value.isascii() or not value.isdigit() or len(value) > 6:
            self.fail(header, f"'{header}' must be a number, not '{value}'.")
        return int(value)

    @property
    def seed(self) -> Seed | None:
        """The seed, as a number if it was one; None if the record has none."""
        seed = self.headers.get("seed")
        if seed is None:
            return None
        number = re.fullmatch(r"-?(0|[1-9]\d{0,30})", seed)
        return int(seed) if number and seed != "-0" else seed


def read(source: str) -> Record:
    """Parse a record, or refuse it with the line of the problem."""
    record = Record()
    rows = source.removeprefix("\ufeff").splitlines()
    if not rows or rows[0].partition("#")[0].strip() != TITLE:
        raise BadRecord(f"line 1: this is not a record; it must begin with '{TITLE}'.")
    for number, row in enumerate(rows[1:], 2):
        if row.lstrip().startswith(BAR):
            if record.moves:
                raise BadRecord(f"line {number}: the position must come before the first turn.")
            record.position.append((number, row.strip().removeprefix(BAR).removeprefix(" ")))
            continue
        line = row.partition("#")[0].strip()
        if line:
            _read_line(record, number, line)
    return record


def _read_line(record: Record, number: int, line: str) -> None:
    turn = TURN.fullmatch(line)
    if turn:
        first = int(turn[2])
        for word in turn[3].split():
            seat, slash, rest = word.rpartition("/")
            if slash and not SEAT.fullmatch(seat):
                raise BadRecord(f"line {number}: '{word}' does not begin with the number of a seat.")
            record.moves.append(Move(number, int(turn[1]), int(seat) if slash else first, rest))
        return
    header, colon, value = line.partition(":")
    if not colon or record.moves:
        raise BadRecord(
            f"line {number}: '{line[:40]}' is neither a header nor a turn such as '3. 1: draw - 2'."
        )
    header = FORMER.sub("setting ", header)
    if not HEADER.fullmatch(header):
        raise BadRecord(f"line {number}: '{header[:40]}' is not a header of a record.")
    if header in record.headers:
        raise BadRecord(f"line {number}: '{header}' appears a second time.")
    record.headers[header] = value.strip()
    record.lines[header] = number
