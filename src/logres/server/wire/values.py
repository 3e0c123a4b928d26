"""The values that requests and answers are made of."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, JsonValue, StringConstraints

Json = JsonValue

NAME_LETTERS = 24
TITLE_LETTERS = 40

JOINERS = "\u200c\u200d"  # invisible, but some scripts and emoji need them


def one_plain_line(text: str) -> str:
    """Collapse white space, and refuse control characters and changes of direction."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    for letter in line:
        if letter not in JOINERS and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn"):
            raise ValueError("control characters are not allowed")
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
Stage = Literal["gathering", "playing", "over"]

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
    "no-decision",
    "at-end",
    "no-rules",
    "wrong-code",
    "wrong-origin",
    "failed",
]
