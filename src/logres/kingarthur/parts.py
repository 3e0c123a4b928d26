"""The cards of King Arthur that an owner of the box may correct: values of adversaries and adventures."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from logres.engine import Json
from logres.engine.components import FileProblem, SheetReader, sheets
from logres.engine.lines import KeyPath
from logres.kingarthur.cards import (
    ADVENTURES,
    ADVERSARIES,
    CARDS,
    COLOURS,
    COMPONENTS,
    KIND,
    KINDS,
    Adventure,
    Kind,
)

FILE = "cards.toml"
TABLES = ("knights", "adversaries", "adventures")
KNIGHTS = ("singles", "doubles", "merlins")
VALUES = ("1", "2", "3", "4", "5")  # of adversaries: KD1
COUNTS: dict[Kind, int] = {kind: sum(KIND[card] == kind for card in ADVERSARIES) for kind in KINDS}  # K1.2
SHOWN: dict[Kind, tuple[str, ...]] = {"enemy": ("3",), "dragon": ("3", "4", "5")}  # in the rules: KD1
WORTH = range(6, 21)  # of adventures: K1.3


@dataclass(frozen=True, eq=False)
class Parts:
    """The cards of one box: the usual ones, or an owner's corrected ones."""

    adversaries: tuple[str, ...]
    adventures: Mapping[str, Adventure]
    described: Mapping[str, Json]  # the components as clients get them
    fingerprint: str = ""  # of cards that differ from the usual ones


USUAL = Parts(tuple(ADVERSARIES), ADVENTURES, COMPONENTS)


def defaults() -> dict[str, str]:
    """The default files of the box, by name."""
    return {FILE: files(__package__).joinpath("data", FILE).read_text(encoding="utf-8")}


def read(folder: Path | None = None) -> Parts:
    """Read the cards of the box. A file in an owner's folder replaces the usual one."""
    if folder is None:
        return USUAL
    problems: list[FileProblem] = []
    parts = _parts(SheetReader(sheets(defaults(), folder, problems)[FILE], problems))
    return replace(parts, fingerprint=_difference(parts))


def _parts(reader: SheetReader) -> Parts:
    """Read the cards of a file, or stop at its problems."""
    reader.stop_at_problems()
    reader.check_table((), TABLES)
    _check_knights(reader)
    reader.check_table(("adversaries",), ("source", *KINDS))
    counts = {kind: _counts(reader, kind) for kind in KINDS}
    adventures = _adventures(reader)
    sources = {table: reader.source(table) for table in ("knights", "adversaries")}
    reader.stop_at_problems()
    return Parts(
        tuple(f"{kind}{value}" for kind in KINDS for value in VALUES for _ in range(counts[kind][value])),
        adventures,
        {
            "knights": COMPONENTS["knights"],
            "adversaries": {
                kind: {value: number for value, number in counts[kind].items() if number} for kind in KINDS
            },
            "adventures": [
                {**card, "value": adventures[card["id"]].value, "source": adventures[card["id"]].source}
                for card in CARDS["adventures"]
                if card["id"] in adventures
            ],
            "sources": {**sources},
        },
    )


def _check_knights(reader: SheetReader) -> None:
    """Report numbers of knights that differ from the rulebook's, and changed colours."""  # K1.1
    reader.check_table(("knights",), ("source", "colours", *KNIGHTS))
    for key in KNIGHTS:
        reader.check_printed(("knights", key), CARDS["knights"][key])
    if reader.at(("knights", "colours")) not in (None, [*COLOURS]):
        reader.wrong(("knights", "colours"), f"the colours cannot be changed: {', '.join(COLOURS)}.")


def _counts(reader: SheetReader, kind: Kind) -> dict[str, int]:
    """The number of adversaries of a kind, by value."""
    spot: KeyPath = ("adversaries", kind)
    given = reader.at(spot)
    if not isinstance(given, dict):
        if given is not None:
            reader.wrong(spot, f"'{kind}' must be a table of values and how many cards have them.")
        return dict.fromkeys(VALUES, 0)
    for value in given:
        if value not in VALUES:
            reader.wrong((*spot, value), f"'{value}' is not a value; allowed: {', '.join(VALUES)}.")
    found = {
        value: reader.number((*spot, value), range(COUNTS[kind] + 1), "a number of cards") or 0
        for value in VALUES
    }
    if sum(found.values()) != COUNTS[kind]:
        total = sum(found.values())
        reader.wrong(spot, f"there are {total} cards of the kind '{kind}', not {COUNTS[kind]}.")
    values = [f"the value {value}" for value, number in found.items() if number]
    reader.check_named(spot, f"'{kind}'", values, [f"the value {value}" for value in SHOWN.get(kind, ())])
    return found


def _adventures(reader: SheetReader) -> dict[str, Adventure]:
    """The adventures, in the usual order."""
    found: dict[str, Adventure] = {}
    for spot in reader.entries(("adventures",), len(ADVENTURES), "adventures"):
        if not reader.check_table(spot, ("id", "condition", "value", "source")):
            continue
        name = reader.word((*spot, "id"), [*ADVENTURES], "an adventure")
        value = reader.number((*spot, "value"), WORTH, "the value of an adventure")
        if name is None or value is None:
            continue
        condition = ADVENTURES[name].condition
        if reader.at((*spot, "condition")) != condition:
            printed = ", ".join(f"{key} = {json.dumps(value)}" for key, value in condition.items())
            reader.wrong((*spot, "condition"), f"'{name}' asks by the rules of the game for {{ {printed} }}.")
        if name in found:
            reader.wrong(spot, f"'{name}' appears twice.")
        found[name] = Adventure(name, condition, value, reader.source(*spot))
    if len(found) == len(ADVENTURES):
        values = [f"the value {card.value}" for card in found.values()]
        ends = [f"the value {value}" for value in (WORTH[0], WORTH[-1])]
        reader.check_named(("adventures",), "adventure", values, ends)
    return {name: found[name] for name in ADVENTURES if name in found}


def _difference(parts: Parts) -> str:
    """A fingerprint of cards that play differently; empty if only comments and sources differ."""
    values = {name: card.value for name, card in parts.adventures.items()}
    if parts.adversaries == USUAL.adversaries and values == {
        name: card.value for name, card in USUAL.adventures.items()
    }:
        return ""
    return sha256(json.dumps([parts.adversaries, values]).encode()).hexdigest()[:8]
