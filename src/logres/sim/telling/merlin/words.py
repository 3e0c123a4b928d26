"""The names of the pieces of Merlin: the base game has its words, and every module adds more."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import cast

from logres.engine import Json
from logres.sim.telling.words import Facts, Names, Sentence

View = Mapping[str, Json]


@dataclass(frozen=True)
class Words:
    """The words of the base game or of a module, by the ids that events use."""

    spaces: dict[str, str] = field(default_factory=dict)  # "build": "build space"
    figures: dict[str, str] = field(default_factory=dict)  # other than knights
    ways: dict[str, str] = field(default_factory=dict)  # how a figure moves
    powers: dict[str, str] = field(default_factory=dict)  # what a flag is used for
    means: dict[str, str] = field(default_factory=dict)  # what repels a traitor
    turns: dict[str, str] = field(default_factory=dict)  # what turns a die: a whole sentence
    tiles: dict[str, str] = field(default_factory=dict)  # what is on a terrain tile
    sources: dict[str, str] = field(default_factory=dict)  # what points are for

    def learn(self, more: Words) -> None:
        """Add these words."""
        for table in fields(self):
            getattr(self, table.name).update(getattr(more, table.name))


KNOWN = Words()  # of all chapters, once they are put together


def _no_lines(*_: object) -> Iterator[str]:
    return iter(())


@dataclass(frozen=True)
class Chapter:
    """The telling of the base game or of a module."""

    zone: str  # one that a position has if the module takes part
    sentences: Mapping[str, Sentence]
    words: Words = field(default_factory=Words)
    board: Callable[[View, Names], Iterator[str]] = _no_lines
    castle: Callable[[View, int], Iterator[str]] = _no_lines  # the pieces of a player


# Pieces


def space(word: Json) -> str:
    """A space of a ring: "the grey space", "a build space"."""
    name = str(word)
    action = re.sub(r"-\d+$", "", name)
    called = KNOWN.spaces.get(action, f"{action} space")
    return f"the {called}" if action == name else one(called)


def figure(word: Json) -> str:
    """A figure in words. A knight belongs to the player who moves it."""
    return KNOWN.figures.get(str(word), "the knight")


def die_name(word: Json) -> str:
    """The name of a die: "die" for a knight's, "Merlin die"."""
    name = re.sub(r"\d+$", "", str(word))
    return "die" if name == "die" else f"{name.capitalize()} die"


def die(word: Json) -> str:
    """A die in words, as one of those that a player has."""
    name = die_name(word)
    return f"{'a' if name == 'die' else 'the'} {name}"


def good(word: Json) -> str:
    """A good in words: "blue shield"."""
    return str(word).replace("-", " ")


def tile(word: Json) -> str:
    """A terrain tile in words: "lake with a tower"."""
    terrain, _, more = str(word).partition("-")
    return f"{terrain} with {KNOWN.tiles[more.split('-')[0]]}" if more else terrain


def vassal(word: Json) -> str:
    """A vassal in words."""
    return f"the {word}"


# Numbers and lists


def one(word: str) -> str:
    """A thing with its article: "an orange shield"."""
    return f"{'an' if word[0] in 'aeiouAEIOU' else 'a'} {word}"


def counted(count: Json, thing: str) -> str:
    """A thing with its count: "a coin", "3 coins"."""
    return one(thing) if count == 1 else f"{count} {thing}s"


def listed(things: Json) -> str:
    """Things in words, copies counted."""
    return tallied(Counter(map(str, cast("list[Json]", things))))


def tallied(counts: Json | Mapping[str, int]) -> str:
    """Things in words, from the count of each."""
    held = {good(thing): count for thing, count in cast("Mapping[str, int]", counts).items() if count}
    return ", ".join(f"{count} × {thing}" if count > 1 else thing for thing, count in held.items()) or "none"


def joined(things: Collection[object]) -> str:
    """Things in a sentence: "a1, b2 and c3"."""
    *most, last = map(str, things or ["none"])
    return f"{', '.join(most)} and {last}" if most else last


def cells(facts: Facts, thing: str) -> str:
    """The things on some cells: "the manor on a1", "the manors on a1 and b2"."""
    found = cast("list[str]", facts["cells"])
    return f"the {thing}{'' if len(found) == 1 else 's'} on {joined(found)}"


# Players


def own(view: View, zone: str, seat: int) -> Json:
    """A player's part of a zone."""
    return cast("list[Json]", view[zone])[seat]


def holder(seat: Json, names: Names) -> str:
    """The holder of a thing that only one player can have."""
    return "nobody" if seat is None else names[cast("int", seat)]


def takes(thing: str) -> Sentence:
    """The sentence for taking a thing that only one player can have."""

    def told(who: str, facts: Facts, names: Names) -> str:
        former = None if facts["former"] is None else names[cast("int", facts["former"])]
        if former == who:
            return f"{who} keeps {thing}."
        return f"{who} takes {thing}{f' from {former}' if former else ''}."

    return told
