"""What is in Merlin's box besides plain pieces: ring, flags, missions, starting tiles, terrain and frames."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from logres.engine import Json
from logres.merlin.missions import Mission
from logres.merlin.pieces import Place, Power


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
