"""The King's decrees in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json
from logres.sim.telling.merlin.words import Chapter, View, Words, counted, good, listed, own

POINTS = "vp-"


def decree(word: Json) -> str:
    """What a decree brings: "blue shield", "2 points"."""
    name = str(word)
    return f"{name.removeprefix(POINTS)} points" if name.startswith(POINTS) else good(name)


def decrees(words: Json) -> str:
    """Several decrees by what they bring."""
    return listed([decree(word) for word in cast("list[str]", words)])


def _castle(view: View, seat: int) -> Iterator[str]:
    yield f"decrees: {decrees(own(view, 'decrees', seat))}"


CHAPTER = Chapter(
    zone="decrees",
    sentences={
        "looked": lambda who, facts, names: (
            f"{who} looks through the decrees of {facts['place']}: {decrees(facts['decrees'])}."
        ),
        "took-decree": lambda who, facts, names: (
            f"{who} takes a decree of {facts['place']}: {decree(facts['decree'])}."
        ),
        "used-decrees": lambda who, facts, names: (
            f"{who} spends {counted(len(cast('list[str]', facts['decrees'])), 'decree')}: "
            f"{decrees(facts['decrees'])}."
        ),
    },
    words=Words(
        turns={"decree": "{who} turns {die} from {origin} to {face} with a decree."},
        sources={"decrees": "for decrees"},
    ),
    castle=_castle,
)
