"""The board: the principalities, the spaces of the ring, the powers of the flags."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from logres.engine.components import SheetReader
from logres.engine.lines import KeyPath
from logres.merlin.pieces import PLACES, POWERS, Place, Power

# How often the ring has each action: R8. Spaces with the same action are numbered.
SPACES: dict[str, int] = {
    **dict.fromkeys(PLACES, 1),
    **dict.fromkeys(("vp-shield", "vp-flag", "vp-material", "vp-influence"), 1),
    **dict.fromkeys(("influence-shield", "influence-flag", "influence-material", "influence-vassal"), 1),
    **dict.fromkeys(("excalibur", "grail", "relocate"), 1),
    **dict.fromkeys(("exchange", "mission"), 2),
    "build": 3,
}


def principalities(reader: SheetReader) -> tuple[Place, ...]:
    """The principalities, clockwise from black."""  # D5
    spot = ("principalities", "clockwise")
    reader.check_table(spot[:1], ("source", "clockwise"))
    found = reader.words(spot, len(PLACES), PLACES, "principalities", "a principality")
    reader.check_unique(spot, found)
    if found[:1] not in ([], ["black"]):
        reader.wrong((*spot, 0), f"the first is '{found[0]}', but they are listed clockwise from black.")
    return tuple(found)


def read_ring(
    reader: SheetReader, table: str, spaces: Mapping[str, int], places: Sequence[Place]
) -> tuple[str, ...]:
    """The spaces of a ring with a given number of each action, clockwise from black."""
    spot = (table, "clockwise")
    reader.check_table(spot[:1], ("source", "clockwise"))
    given = [*reader.entries(spot, sum(spaces.values()), "spaces")]
    words = [reader.word(entry, [*spaces], "a space of the ring") for entry in given]
    found = [word for word in words if word is not None]
    often = Counter(found)
    for space, count in spaces.items():
        if found and len(found) == len(given) and often[space] != count:
            reader.wrong(spot, f"'{space}' stands there {often[space]} times; it must be {count}.")
    check_principalities(reader, spot, found, places)
    return numbered(found, spaces)


def outer_ring(
    reader: SheetReader, table: str, allowed: Mapping[str, range], places: Sequence[Place]
) -> tuple[str, ...]:
    """The spaces of a ring that is only partly known, clockwise from black."""
    spot = (table, "clockwise")
    reader.check_table(spot[:1], ("source", "clockwise"))
    found = spaces_within(reader, spot, allowed, "a space of the outer ring")
    check_principalities(reader, spot, found, places)
    if len(found) % 2:
        reader.wrong(spot, f"there are {len(found)} spaces; no space has an opposite unless they are even.")
    return numbered(found, Counter(found))


def spaces_within(reader: SheetReader, spot: KeyPath, allowed: Mapping[str, range], kind: str) -> list[str]:
    """The spaces of a ring; empty if one of them is unknown."""
    words = [reader.word(entry, [*allowed], kind) for entry in reader.entries(spot, None, "spaces")]
    found = [word for word in words if word is not None]
    if not words or len(found) < len(words):
        return []
    often = Counter(found)
    for space, counts in allowed.items():
        if often[space] not in counts:
            wanted = " or ".join(map(str, counts))
            reader.wrong(spot, f"'{space}' stands there {often[space]} times; it must be {wanted}.")
    return found


def check_principalities(
    reader: SheetReader, spot: KeyPath, found: Sequence[str], places: Sequence[Place]
) -> None:
    """Check that the principalities of a ring come in the order in which they lie around it."""
    order = tuple(space for space in found if space in PLACES)
    if Counter(order) == Counter(places) and (order != tuple(places) or found[0] != places[0]):
        reader.wrong(spot, f"the principalities must come in their order, {', '.join(places)}, black first.")


def numbered(spaces: Sequence[str], often: Mapping[str, int]) -> tuple[str, ...]:
    """The spaces, numbered if several have the same action."""
    seen: Counter[str] = Counter()
    words = []
    for space in spaces:
        seen[space] += 1
        words.append(f"{space}-{seen[space]}" if often[space] > 1 else space)
    return tuple(words)


def flags(reader: SheetReader) -> dict[Power, Place]:
    """The colour of the flags that carry each power."""  # D4
    reader.check_table(("flags",), ("source", *PLACES))
    found = {place: reader.word(("flags", place), POWERS, "an action of a flag") for place in PLACES}
    powers = [power for power in found.values() if power is not None]
    for place, power in found.items():
        if power is not None and powers.count(power) > 1:
            reader.wrong(("flags", place), f"'{power}' appears twice; each action has one colour.")
    return {power: place for place, power in found.items() if power is not None}
