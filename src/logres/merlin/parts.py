"""What is in Merlin's box besides plain pieces: ring, flags, missions, starting tiles, terrain and frames."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from logres.engine import Json
from logres.engine.components import BadComponents, Misprint, Reader, Sheet, sheets
from logres.engine.lines import Path as Spot
from logres.merlin.environs import CELLS, NOTCHES, ROWS, notches
from logres.merlin.missions import Condition, Mission
from logres.merlin.needs import BadNeed, hindrance, mission
from logres.merlin.pieces import GOOD, PLACES, POWERS, TERRAINS, VASSALS, Good, Place, Power

# The files of the box, and the tables in each.
FILES: dict[str, tuple[str, ...]] = {
    "ring.toml": ("principalities", "ring"),
    "flags.toml": ("flags",),
    "missions.toml": ("missions",),
    "starting-tiles.toml": ("starting-tiles",),
    "environs.toml": ("tiles", "frames"),
}

# How often each action stands on the ring: R8. An action that is there several times gets numbers.
SPACES: dict[str, int] = {
    **dict.fromkeys(PLACES, 1),
    **dict.fromkeys(("vp-shield", "vp-flag", "vp-material", "vp-influence"), 1),
    **dict.fromkeys(("influence-shield", "influence-flag", "influence-material", "influence-vassal"), 1),
    **dict.fromkeys(("excalibur", "grail", "relocate"), 1),
    **dict.fromkeys(("exchange", "mission"), 2),
    "build": 3,
}
MISSIONS, POINTS = 55, range(1, 4)
STARTING_TILES, ENTRIES = 4, ("knight", "flag", "shield", "material", "marker")
TILES: dict[str, int] = {"plain": 5, "tower": 3}  # of each terrain: R2.1
NONE = "none"  # a notch of a frame without a material


@dataclass(frozen=True)
class StartingTile:
    """What a starting tile fixes: the knight's space, three goods and the place of a marker."""  # R3.10

    id: str
    knight: Place
    flag: Place
    shield: Place
    material: Place
    marker: Place


@dataclass(frozen=True, eq=False)
class Parts:
    """The printed components of one box: the defaults, or an owner's corrected files."""

    places: tuple[Place, ...]  # the principalities, clockwise from black: D5
    ring: tuple[str, ...]  # the spaces, clockwise from black: D1
    flags: Mapping[Power, Place]  # the colour that carries a power: D4
    missions: Mapping[str, Mission]  # D6
    starting_tiles: Mapping[str, StartingTile]  # D7
    tiles: tuple[str, ...]  # terrain, with "-tower" where there is one: R2.1
    top: tuple[Place | None, ...]  # the materials on the frames, from left to right: D8
    bottom: tuple[Place | None, ...]
    described: Mapping[str, Json]  # what a client draws and explains, with the provenance of each table
    fingerprint: str = ""  # of components that differ from the defaults; the defaults have none
    _payable: dict[int, dict[str, tuple[Place, ...]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @cached_property
    def powers(self) -> dict[Power, Good]:
        """The flag that carries each power."""  # D4
        return {power: GOOD["flag"][place] for power, place in self.flags.items()}

    @cached_property
    def conditions(self) -> dict[str, tuple[Condition, ...]]:
        """What each mission asks for."""  # R9.2
        return {card: mission.conditions for card, mission in self.missions.items()}

    @cached_property
    def strict_conditions(self) -> dict[str, tuple[Condition, ...]]:
        """What each mission asks for, markers anywhere standing together."""  # Q11
        return {card: mission.strict_conditions for card, mission in self.missions.items()}

    def payable(self, rows: int) -> dict[str, tuple[Place, ...]]:
        """The colours of material that pay for a manor on a cell: those at the ends of its lines."""  # R8.9b
        if rows not in self._payable:
            self._payable[rows] = {cell: self._ends(rows, cell) for cell in CELLS[rows]}
        return self._payable[rows]

    def _ends(self, rows: int, cell: str) -> tuple[Place, ...]:
        top, bottom = notches(rows, cell)
        ends = {self.top[notch] for notch in top} | {self.bottom[notch] for notch in bottom}
        return tuple(place for place in self.places if place in ends)


def defaults() -> dict[str, str]:
    """The files of the box as they are, by name."""
    data = files(__package__).joinpath("data")
    return {name: data.joinpath(name).read_text(encoding="utf-8") for name in FILES}


def read(folder: Path | None = None) -> Parts:
    """The components of the box; files of an owner's folder take the place of the defaults."""
    usual = _usual()
    if folder is None:
        return usual
    misprints: list[Misprint] = []
    parts = _parts(sheets(defaults(), folder, misprints), misprints)
    return replace(parts, fingerprint=_difference(parts, usual))


@cache
def _usual() -> Parts:
    return _parts(sheets(defaults(), None, []), [])


def _parts(found: Mapping[str, Sheet], misprints: list[Misprint]) -> Parts:
    """The components of these files, if nothing is wrong with any."""
    readers = {name: Reader(sheet, misprints) for name, sheet in found.items()}
    if misprints:
        raise BadComponents(misprints)
    for name, reader in readers.items():
        reader.table((), FILES[name])
    board, environs = readers["ring.toml"], readers["environs.toml"]
    places = _principalities(board)
    parts = Parts(
        places=places,
        ring=_ring(board, places),
        flags=_flags(readers["flags.toml"]),
        missions=_missions(readers["missions.toml"]),
        starting_tiles=_starting_tiles(readers["starting-tiles.toml"]),
        tiles=_tiles(environs),
        top=_frame(environs, "top"),
        bottom=_frame(environs, "bottom"),
        described={},
    )
    _check_reach(environs, parts)
    sources = {table: readers[name].source(table) for name, tables in FILES.items() for table in tables}
    if misprints:
        raise BadComponents(misprints)
    return replace(parts, described=_described(parts, sources))


# The tables, one by one


def _principalities(reader: Reader) -> tuple[Place, ...]:
    spot = ("principalities", "clockwise")
    reader.table(spot[:1], ("source", "clockwise"))
    found = reader.words(spot, len(PLACES), PLACES, "principalities", "a principality")
    _check_unique(reader, spot, found)
    if found[:1] not in ([], ["black"]):
        reader.wrong((*spot, 0), f"the first is '{found[0]}', but they are listed clockwise from black.")
    return tuple(found)


def _ring(reader: Reader, places: Sequence[Place]) -> tuple[str, ...]:
    spot = ("ring", "clockwise")
    reader.table(spot[:1], ("source", "clockwise"))
    given = [*reader.entries(spot, sum(SPACES.values()), "spaces")]
    words = [reader.word(entry, [*SPACES], "a space of the ring") for entry in given]
    found = [word for word in words if word is not None]
    often = Counter(found)
    for space, count in SPACES.items():
        if found and len(found) == len(given) and often[space] != count:
            reader.wrong(spot, f"'{space}' stands there {often[space]} times; it must be {count}.")
    order = tuple(space for space in found if space in PLACES)
    if Counter(order) == Counter(places) and (order != tuple(places) or found[0] != places[0]):
        reader.wrong(spot, f"the principalities must come in their order, {', '.join(places)}, black first.")
    return _numbered(found)


def _numbered(spaces: Sequence[str]) -> tuple[str, ...]:
    """The spaces, with a number where an action is there several times."""
    seen: Counter[str] = Counter()
    words = []
    for space in spaces:
        seen[space] += 1
        words.append(f"{space}-{seen[space]}" if SPACES[space] > 1 else space)
    return tuple(words)


def _flags(reader: Reader) -> dict[Power, Place]:
    reader.table(("flags",), ("source", *PLACES))
    found = {place: reader.word(("flags", place), POWERS, "an action of a flag") for place in PLACES}
    powers = [power for power in found.values() if power is not None]
    for place, power in found.items():
        if power is not None and powers.count(power) > 1:
            reader.wrong(("flags", place), f"'{power}' is there twice; each action has one colour.")
    return {power: place for place, power in found.items() if power is not None}


def _missions(reader: Reader) -> dict[str, Mission]:
    reader.table(("missions",), ("source", "cards"))
    cards = [_card(reader, entry) for entry in reader.entries(("missions", "cards"), MISSIONS, "missions")]
    _check_unique(reader, ("missions", "cards"), [card.id if card else None for card in cards])
    return {card.id: card for card in cards if card}


def _card(reader: Reader, spot: Spot) -> Mission | None:
    if not reader.table(spot, ("id", "points", "vassal", "needs")):
        return None
    name = reader.name_of((*spot, "id"))
    points = reader.number((*spot, "points"), POINTS, "a number of points")
    vassal = reader.word((*spot, "vassal"), VASSALS, "a vassal")
    needs = _needs(reader, (*spot, "needs"))
    if name is None or points is None or vassal is None or not needs:
        return None
    card = mission(name, points, vassal, needs)
    problem = hindrance(card)
    if problem:
        reader.wrong((*spot, "needs"), f"nobody can ever do this: {problem}.")
    return card


def _needs(reader: Reader, spot: Spot) -> list[str]:
    """The icons of a card; none if one of them is not understood."""
    needs, understood = [], True
    for entry in reader.entries(spot, None, "needs"):
        need = str(reader.at(entry))
        try:
            mission("", 1, "lady", [need])
        except BadNeed as problem:
            reader.wrong(entry, str(problem))
            understood = False
        needs.append(need)
    if not needs:
        reader.wrong(spot, "a mission asks for something.")
    return needs if understood else []


def _starting_tiles(reader: Reader) -> dict[str, StartingTile]:
    spot = ("starting-tiles", "tiles")
    reader.table(spot[:1], ("source", "tiles"))
    tiles = [
        _starting_tile(reader, entry) for entry in reader.entries(spot, STARTING_TILES, "starting tiles")
    ]
    _check_unique(reader, spot, [tile.id if tile else None for tile in tiles])
    return {tile.id: tile for tile in tiles if tile}


def _starting_tile(reader: Reader, spot: Spot) -> StartingTile | None:
    if not reader.table(spot, ("id", *ENTRIES)):
        return None
    name = reader.name_of((*spot, "id"))
    found = [reader.word((*spot, entry), PLACES, "a principality") for entry in ENTRIES]
    colours = [colour for colour in found if colour is not None]
    if name is None or len(colours) < len(ENTRIES):
        return None
    return StartingTile(name, *colours)


def _tiles(reader: Reader) -> tuple[str, ...]:
    reader.table(("tiles",), ("source", *TERRAINS))
    for terrain in TERRAINS:
        reader.table(("tiles", terrain), [*TILES])
        for kind, count in TILES.items():
            if reader.at(("tiles", terrain, kind)) not in (None, count):
                wrong = reader.at(("tiles", terrain, kind))
                reader.wrong(
                    ("tiles", terrain, kind), f"there are {count} {kind} tiles of {terrain}, not {wrong}."
                )
    return tuple(
        tile
        for terrain in TERRAINS
        for tile, count in ((terrain, TILES["plain"]), (f"{terrain}-tower", TILES["tower"]))
        for _ in range(count)
    )


def _frame(reader: Reader, side: str) -> tuple[Place | None, ...]:
    allowed = (*PLACES, NONE)
    found = reader.words(("frames", side), NOTCHES, allowed, "notches", "a material on a frame")
    return tuple(next((place for place in PLACES if place == word), None) for word in found)


def _check_reach(reader: Reader, parts: Parts) -> None:
    reader.table(("frames",), ("source", "top", "bottom"))
    if len(parts.top) != NOTCHES or len(parts.bottom) != NOTCHES:
        return
    for rows in ROWS:
        for cell, colours in parts.payable(rows).items():
            if not colours:
                where = f"on tile {cell} of {rows} rows"
                reader.wrong(("frames",), f"nobody can build {where}: none of its lines ends on a material.")


def _check_unique(reader: Reader, spot: Spot, names: Sequence[str | None]) -> None:
    for number, name in enumerate(names):
        if name is not None and name in names[:number]:
            reader.wrong((*spot, number), f"'{name}' is there twice.")


# The whole


def _described(parts: Parts, sources: Mapping[str, str]) -> dict[str, Json]:
    """The components as a client wants them."""
    return {
        "principalities": [*parts.places],
        "ring": [*parts.ring],
        "flags": {place: power for power, place in parts.flags.items()},
        "missions": [
            {"id": card.id, "points": card.points, "vassal": card.vassal, "needs": [*card.needs]}
            for card in parts.missions.values()
        ],
        "startingTiles": [asdict(tile) for tile in parts.starting_tiles.values()],
        "tiles": dict(Counter(parts.tiles)),
        "frames": {"top": [*parts.top], "bottom": [*parts.bottom]},
        "payable": {
            str(rows): {cell: [*colours] for cell, colours in parts.payable(rows).items()} for rows in ROWS
        },
        "sources": dict(sources),
    }


def _difference(parts: Parts, usual: Parts) -> str:
    """A fingerprint of components that play differently; nothing if only comments and sources differ."""
    own, known = (
        json.dumps({key: value for key, value in one.described.items() if key != "sources"})
        for one in (parts, usual)
    )
    return "" if own == known else sha256(own.encode()).hexdigest()[:8]
