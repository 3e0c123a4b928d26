"""The printed components of Merlin: board, missions, tiles, and those that the modules add."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import cast

from logres.engine import Json
from logres.engine.components import BadComponents, FileProblem, Sheet, SheetReader, fingerprint, sheets
from logres.merlin.environs import CELLS, NOTCHES, ROWS, notches
from logres.merlin.missions import Condition, Mission
from logres.merlin.parts.allies import Allies, allies
from logres.merlin.parts.arthur import ArthursBoard, arthurs_board
from logres.merlin.parts.board import SPACES, flags, principalities, read_ring
from logres.merlin.parts.caerleon import districts
from logres.merlin.parts.decrees import decrees
from logres.merlin.parts.environs import frame, tiles
from logres.merlin.parts.gold import GoldRing, gold_ring
from logres.merlin.parts.market import Mover, wares
from logres.merlin.parts.missions import missions
from logres.merlin.parts.morgana import Kitchen, kitchen
from logres.merlin.parts.starting import ENTRIES, STARTING_TILES, StartingTile, starting_tiles
from logres.merlin.parts.treasures import Treasures, treasures
from logres.merlin.pieces import GOOD, District, Good, Place, Power

__all__ = ["ENTRIES", "FILES", "STARTING_TILES", "Mover", "Parts", "StartingTile", "defaults", "read"]

# The files of the box, and the tables in each.
FILES: dict[str, tuple[str, ...]] = {
    "ring.toml": ("principalities", "ring"),
    "flags.toml": ("flags",),
    "missions.toml": ("missions",),
    "starting-tiles.toml": ("starting-tiles",),
    "environs.toml": ("tiles", "frames"),
    "treasures.toml": ("treasures",),
    "decrees.toml": ("decrees",),
    "arthur.toml": ("outer-ring", "inner-ring", "new-flags", "picts"),
    "allies.toml": ("stacks", "ally-tiles", "ally-points"),
    "gold.toml": ("gold-ring", "gold-ring-with-arthur"),
    "market.toml": ("market",),
    "caerleon.toml": ("districts",),
    "morgana.toml": ("cauldrons", "tokens"),
}


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
    treasures: Treasures  # D14
    decrees: tuple[str, ...]  # D15
    arthur: ArthursBoard  # D2, D9
    allies: Allies  # D10
    districts: Mapping[Place, District]  # D12
    gold: GoldRing  # D3
    kitchen: Kitchen  # D13
    market: Mapping[str, int]  # D11
    described: Mapping[str, Json]  # for a client to draw and explain, with the source of each table
    fingerprint: str = ""  # identifies components that differ from the defaults; the defaults have none
    _payable: dict[int, dict[str, tuple[Place, ...]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @cached_property
    def powers(self) -> dict[Power, Good]:
        """The flag that carries each power."""  # D4
        return {power: GOOD["flag"][place] for power, place in self.flags.items()}

    @cached_property
    def arthur_powers(self) -> Mapping[Power, Good]:
        """The flag of each power, after the flags of two colours were exchanged."""  # R3.3, R10.9
        new = self.arthur.flags
        kept = {power: place for power, place in self.flags.items() if place not in new.values()}
        return {power: GOOD["flag"][place] for power, place in {**kept, **new}.items()}

    @cached_property
    def conditions(self) -> dict[str, tuple[Condition, ...]]:
        """What each mission asks for."""  # R9.2
        return {card: mission.conditions for card, mission in self.missions.items()}

    @cached_property
    def strict_conditions(self) -> dict[str, tuple[Condition, ...]]:
        """What each mission asks for, with markers in any principality all in the same one."""  # Q11
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
    data = files("logres.merlin").joinpath("data")
    return {name: data.joinpath(name).read_text(encoding="utf-8") for name in FILES}


def _usual_sheet(name: str) -> Sheet:
    return Sheet(name, defaults()[name])


def read(folder: Path | None = None) -> Parts:
    """Read the components of the box; files in an owner's folder replace the defaults."""
    if folder is None:
        return _usual()
    problems: list[FileProblem] = []
    found = sheets(defaults(), folder, problems)
    return replace(_parts(found, problems), fingerprint=fingerprint(found, defaults()))


@cache
def _usual() -> Parts:
    return _parts(sheets(defaults(), None, []), [])


def _parts(found: Mapping[str, Sheet], problems: list[FileProblem]) -> Parts:
    """Make the components from these files, or raise an error if any file has a mistake."""
    readers = {name: SheetReader(sheet, problems) for name, sheet in found.items()}
    if problems:
        raise BadComponents(problems)
    for name, reader in readers.items():
        reader.check_table((), FILES[name])
    board, environs = readers["ring.toml"], readers["environs.toml"]
    places = principalities(board)
    parts = Parts(
        places=places,
        ring=read_ring(board, "ring", SPACES, places),
        flags=flags(readers["flags.toml"]),
        missions=missions(readers["missions.toml"]),
        starting_tiles=starting_tiles(readers["starting-tiles.toml"]),
        tiles=tiles(environs),
        top=frame(environs, "top"),
        bottom=frame(environs, "bottom"),
        treasures=treasures(readers["treasures.toml"]),
        decrees=decrees(readers["decrees.toml"]),
        arthur=arthurs_board(readers["arthur.toml"], places),
        allies=allies(readers["allies.toml"], SheetReader(_usual_sheet("allies.toml"), problems)),
        districts=districts(readers["caerleon.toml"]),
        gold=gold_ring(readers["gold.toml"], places),
        kitchen=kitchen(readers["morgana.toml"]),
        market=wares(readers["market.toml"]),
        described={},
    )
    _check_reach(environs, parts)
    sources = {table: readers[name].source(table) for name, tables in FILES.items() for table in tables}
    if problems:
        raise BadComponents(problems)
    return replace(parts, described=_described(parts, sources))


def _check_reach(reader: SheetReader, parts: Parts) -> None:
    reader.check_table(("frames",), ("source", "top", "bottom"))
    if len(parts.top) != NOTCHES or len(parts.bottom) != NOTCHES:
        return
    for rows in ROWS:
        for cell, colours in parts.payable(rows).items():
            if not colours:
                where = f"on tile {cell} of {rows} rows"
                reader.wrong(("frames",), f"nobody can build {where}: none of its lines ends on a material.")


def _described(parts: Parts, sources: Mapping[str, str]) -> dict[str, Json]:
    """The components as JSON for a client."""
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
        "treasures": cast("Json", parts.treasures.described()),
        "decrees": [*parts.decrees],
        "arthur": cast("Json", parts.arthur.described()),
        "allies": cast("Json", parts.allies.described()),
        "districts": dict[str, Json](parts.districts.items()),
        "gold": cast("Json", parts.gold.described()),
        "kitchen": cast("Json", parts.kitchen.described()),
        "market": dict[str, Json](parts.market),
        "sources": dict(sources),
    }
