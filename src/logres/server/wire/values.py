"""The values that requests and answers are made of."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, JsonValue, StringConstraints

Json = JsonValue

NAME_LETTERS = 24
TITLE_LETTERS = 40

JOINERS = "\u200c\u200d"  # invisible, but some scripts and emoji need them
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
MARKS = 3  # accents on one letter: no script needs more


def one_plain_line(text: str) -> str:
    """Collapse white space, and refuse what is invisible, changes the direction or piles up."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for letter in line:
        category = unicodedata.category(letter)
        if letter not in JOINERS and category in ("Cc", "Cf", "Cs", "Co", "Cn"):
            raise ValueError("control characters are not allowed")
        if letter in BLANKS:
            raise ValueError("invisible letters are not allowed")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MARKS:
            raise ValueError(f"at most {MARKS} accents can stand on one letter")
    return line


def visible_line(text: str) -> str:
    """Refuse a line that shows nothing."""
    line = one_plain_line(text)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise ValueError("a name needs at least one visible letter")
    return line


PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LETTERS),
    AfterValidator(visible_line),
]
Title = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=TITLE_LETTERS), AfterValidator(one_plain_line)
]
Token = Annotated[str, StringConstraints(max_length=40)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=400)]

SeatNumber = Annotated[int, Field(ge=0, le=7)]
StepNumber = Annotated[int, Field(ge=0, le=1_000_000)]

SeatKind = Literal["you", "friend", "device", "bot"]
StepKind = Literal["began", "decided", "passed", "undone"]
Visibility = Literal["link", "open"]
# What the client can call a table, each in the reader's own language.
TitleName = Literal[
    "bridge",
    "candlelight",
    "chair",
    "chapel",
    "cup",
    "dawn",
    "ford",
    "hill",
    "lake",
    "night",
    "quarters",
    "road",
]
Stage = Literal["gathering", "playing", "over"]


@dataclass(frozen=True, slots=True)
class SuggestedTitle:
    """A title that each reader sees in their own language, numbered if the opener uses it again."""

    name: TitleName
    number: int  # from 1


ProblemCode = Literal[
    "bad-request",
    "bad-table",
    "illegal",
    "ends-turn",
    "stale",
    "not-yours",
    "not-found",
    "no-name",
    "private",
    "table-full",
    "too-fast",
    "too-large",
    "not-over",
    "is-over",
    "not-alone",
    "no-decision",
    "at-end",
    "no-rules",
    "wrong-code",
    "wrong-origin",
    "wrong-host",
    "not-json",
    "not-ready",
    "no-counsel",
    "failed",
]
