"""Arthur's board: an outer and an inner ring, the flags of two colours, and the Picts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from logres.engine.components import SheetReader
from logres.engine.lines import KeyPath
from logres.merlin.parts.board import SPACES, numbered, outer_ring, spaces_within
from logres.merlin.pieces import (
    GOOD,
    KINDS,
    NEW_POWERS,
    PLACES,
    TERRAINS,
    Good,
    Place,
    Power,
    Terrain,
)

# The outer ring: spaces of the base game that are certain, those that are possible, and new ones: R33, Q36
KEPT = (*PLACES, "vp-shield", "vp-flag", "vp-material", "vp-influence")
NEW = ("vp-manor", "apple", "arthur", "activate")
INSIDE = ("excalibur", "grail")  # these have moved to the inner ring
OUTER: dict[str, range] = {
    **{space: range(count + 1) for space, count in SPACES.items() if space not in INSIDE},
    "build": range(1, SPACES["build"] + 1),
    **dict.fromkeys((*KEPT, *NEW), range(1, 2)),
}
# The inner ring, and how often it has each action: R31, Q35
INNER: dict[str, range] = {
    **dict.fromkeys(("resource-shield", "resource-flag", "resource-material"), range(1, 2)),
    **dict.fromkeys(("resource-influence", *INSIDE, "signet"), range(1, 2)),
    **dict.fromkeys(("stairs", "merlin", "replace"), range(1, 2)),
    "picts": range(3, 4),
}
REPLACED: tuple[Place, ...] = ("black", "grey")  # the colours of the new flags: R3.3
PICTS, VALUES = 30, range(1, 10)
APPLE, MARKER, MANOR = "apple", "marker", "manor"
BONUSES = (*KINDS, MARKER, MANOR, APPLE, "orange flag")  # from the rules: R32, and the example in R31.6


@dataclass(frozen=True)
class Pict:
    """A number, and a bonus: a good, a marker in a principality, a manor on a terrain, or an apple."""  # R32

    id: str
    value: int
    good: Good | None = None
    marker: Place | None = None
    terrain: Terrain | None = None

    @property
    def bonus(self) -> str:
        """The bonus as a word: "orange-flag", "blue-marker", "lake-manor", "apple"."""
        if self.marker:
            return f"{self.marker}-{MARKER}"
        return f"{self.terrain}-{MANOR}" if self.terrain else self.good or APPLE


@dataclass(frozen=True)
class ArthursBoard:
    """The printed pieces of the module."""  # R2.4

    ring: tuple[str, ...]  # the outer ring, clockwise from black: D2
    inner_ring: tuple[str, ...]  # clockwise
    start: str  # where Arthur begins
    flags: Mapping[Power, Place]
    picts: Mapping[str, Pict]  # D9

    def described(self) -> dict[str, object]:
        """The board as JSON for a client."""
        return {
            "ring": [*self.ring],
            "innerRing": [*self.inner_ring],
            "start": self.start,
            "flags": {place: power for power, place in self.flags.items()},
            "picts": [
                {"id": pict.id, "value": pict.value, "bonus": pict.bonus} for pict in self.picts.values()
            ],
        }


def arthurs_board(reader: SheetReader, places: Sequence[Place]) -> ArthursBoard:
    """Read the board of the module, which must have the principalities in their order."""  # D2, D9
    inner = _inner_ring(reader)
    start = reader.word(("inner-ring", "start"), inner, "a space of the inner ring") if inner else None
    return ArthursBoard(
        ring=outer_ring(reader, "outer-ring", OUTER, places),
        inner_ring=inner,
        start=start or "",
        flags=_flags(reader),
        picts=_picts(reader),
    )


def _inner_ring(reader: SheetReader) -> tuple[str, ...]:
    reader.check_table(("inner-ring",), ("source", "start", "clockwise"))
    found = spaces_within(reader, ("inner-ring", "clockwise"), INNER, "a space of the inner ring")
    return numbered(found, Counter(found))


def _flags(reader: SheetReader) -> dict[Power, Place]:
    reader.check_table(("new-flags",), ("source", *REPLACED))
    found = {
        place: reader.word(("new-flags", place), NEW_POWERS, "an action of a new flag") for place in REPLACED
    }
    powers = [power for power in found.values() if power is not None]
    for place, power in found.items():
        if power is not None and powers.count(power) > 1:
            reader.wrong(("new-flags", place), f"'{power}' appears twice; each action has one colour.")
    return {power: place for place, power in found.items() if power is not None}


def _picts(reader: SheetReader) -> dict[str, Pict]:
    spot = ("picts", "picts")
    reader.check_table(spot[:1], ("source", "picts"))
    picts = [_pict(reader, entry) for entry in reader.entries(spot, PICTS, "Picts")]
    reader.check_unique(spot, [pict.id if pict else None for pict in picts])
    found = {pict.id: pict for pict in picts if pict}
    if len(found) == PICTS:
        bonuses = [pict.bonus.replace("-", " ") for pict in found.values()]
        kinds = [bonus.split(" ")[-1] for bonus in bonuses]
        given, wanted = ([f"'{word}'" for word in words] for words in ([*bonuses, *kinds], BONUSES))
        reader.check_named(spot, "Pict", given, wanted)
    return found


def _pict(reader: SheetReader, spot: KeyPath) -> Pict | None:
    """Read a Pict, with a bonus such as "apple", "orange flag", "blue marker" or "lake manor"."""
    if not reader.check_table(spot, ("id", "value", "bonus")):
        return None
    name = reader.name_of((*spot, "id"))
    value = reader.number((*spot, "value"), VALUES, "the value of a Pict")
    bonus = str(reader.at((*spot, "bonus")))
    if name is None or value is None:
        return None
    if bonus == APPLE:
        return Pict(name, value)
    first, _, second = bonus.partition(" ")
    for terrain in TERRAINS:
        if (first, second) == (terrain, MANOR):
            return Pict(name, value, terrain=terrain)
    for place in PLACES:
        if (first, second) == (place, MARKER):
            return Pict(name, value, marker=place)
        for kind in KINDS:
            if (first, second) == (place, kind):
                return Pict(name, value, good=GOOD[kind][place])
    kinds = f"'{APPLE}', a colour with {', '.join((*KINDS, MARKER))}, a terrain with '{MANOR}'"
    reader.wrong((*spot, "bonus"), f"'{bonus}' is not a bonus of a Pict; allowed: {kinds}.")
    return None
