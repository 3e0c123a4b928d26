"""What is in Merlin's box besides plain pieces: ring, flags, missions, starting tiles, terrain and frames."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from logres.engine import Json
from logres.merlin.environs import CELLS, notches
from logres.merlin.missions import Mission
from logres.merlin.pieces import GOOD, KINDS, PLACES, TERRAINS, VASSALS, Good, Kind, Place, Power, Vassal

FILES = ("ring", "flags", "missions", "starting-tiles", "environs")


@dataclass(frozen=True)
class StartingTile:
    """What a starting tile fixes: the knight's space, three goods and the place of a marker."""  # R3.10

    id: str
    knight: Place
    flag: Place
    shield: Place
    material: Place
    marker: Place


@dataclass(frozen=True)
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
    fingerprint: str = ""  # of an owner's files; the defaults have none
    _payable: dict[int, dict[str, tuple[Place, ...]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def payable(self, rows: int) -> dict[str, tuple[Place, ...]]:
        """The colours of material that pay for a manor on a cell: those at the ends of its lines."""  # R8.9b
        if rows not in self._payable:
            self._payable[rows] = {cell: self._ends(rows, cell) for cell in CELLS[rows]}
        return self._payable[rows]

    def _ends(self, rows: int, cell: str) -> tuple[Place, ...]:
        top, bottom = notches(rows, cell)
        ends = {self.top[notch] for notch in top} | {self.bottom[notch] for notch in bottom}
        return tuple(place for place in self.places if place in ends)


def read(folder: Path | None = None) -> Parts:
    """The components of the box; files of the folder take the place of the defaults."""
    return _read(folder)


@cache
def _read(folder: Path | None) -> Parts:
    data = files(__package__).joinpath("data")
    own = {name: folder / f"{name}.toml" for name in FILES} if folder else {}
    tables: dict[str, Any] = {}
    changed = sha256()
    for name in FILES:
        text = data.joinpath(f"{name}.toml").read_text(encoding="utf-8")
        if name in own and own[name].exists():
            text = own[name].read_text(encoding="utf-8")
            changed.update(text.encode())
        tables |= tomllib.loads(text)
    frames = tables["frames"]
    cards = tables["missions"]["cards"]
    return Parts(
        places=tuple(tables["principalities"]["clockwise"]),
        ring=_numbered(tables["ring"]["clockwise"]),
        flags={tables["flags"][place]: place for place in PLACES},
        missions={
            card["id"]: mission(card["id"], card["points"], card["vassal"], tuple(card["needs"]))
            for card in cards
        },
        starting_tiles={tile["id"]: StartingTile(**tile) for tile in tables["starting-tiles"]["tiles"]},
        tiles=tuple(
            tile
            for terrain in TERRAINS
            for tile, count in ((terrain, "plain"), (f"{terrain}-tower", "tower"))
            for _ in range(tables["tiles"][terrain][count])
        ),
        top=tuple(None if place == "none" else place for place in frames["top"]),
        bottom=tuple(None if place == "none" else place for place in frames["bottom"]),
        described=tables,
        fingerprint=changed.hexdigest()[:8] if any(file.exists() for file in own.values()) else "",
    )


def _numbered(spaces: list[str]) -> tuple[str, ...]:
    """The spaces with numbers where an action is there several times."""
    often = Counter(spaces)
    seen: Counter[str] = Counter()
    words = []
    for space in spaces:
        seen[space] += 1
        words.append(f"{space}-{seen[space]}" if often[space] > 1 else space)
    return tuple(words)


def mission(name: str, points: int, vassal: Vassal, needs: tuple[str, ...]) -> Mission:
    """A card from its icons in words."""
    goods: list[Good] = []
    kinds: list[Kind] = []
    markers: list[Place] = []
    posted: list[tuple[Vassal, Place]] = []
    two_in: list[Place] = []
    together: list[tuple[Vassal, Vassal]] = []
    anywhere = 0
    for need in needs:
        words = need.split()
        match words:
            case ["any", kind] if kind in KINDS:
                kinds.append(kind)
            case ["marker", "anywhere"]:
                anywhere += 1
            case ["marker", "in", place] if place in PLACES:
                markers.append(place)
            case ["two", "vassals", "in", place] if place in PLACES:
                two_in.append(place)
            case [one, "in", place] if one in VASSALS and place in PLACES:
                posted.append((one, place))
            case [one, "and", other, "together"] if one in VASSALS and other in VASSALS and one != other:
                together.append((one, other))
            case [place, kind] if place in PLACES and kind in KINDS:
                goods.append(GOOD[kind][place])
            case _:
                raise ValueError(f"'{need}' is not something that a mission can ask for.")
    return Mission(
        name,
        points,
        vassal,
        goods=tuple(goods),
        kinds=tuple(kinds),
        markers=tuple(markers),
        anywhere=anywhere,
        posted=tuple(posted),
        two_in=tuple(two_in),
        together=tuple(together),
        needs=needs,
    )
