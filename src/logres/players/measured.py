"""What was measured of the levels at each kind of table: `measured.json`, written by `logres arena`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypedDict, cast


class Rating(TypedDict):
    """How strong an opponent is, on one scale for its arena, with the range that is 95 % certain."""

    name: str
    rating: int  # the knight has 1500; 400 more are ten victories for one
    low: int
    high: int
    games: int


class Encounter(TypedDict):
    """The results of one opponent against another, or against a table of them."""

    one: str
    others: str
    games: int
    share: float  # of the victories, from 0 to 1; even is 1 / players
    low: float  # the range that is 95 % certain
    high: float
    lead: float  # in points, on average
    seconds: list[float]  # for a turn: the one's, and the others'


class Measured(TypedDict):
    """An arena: who met at which kind of table, and what came of it."""

    game: str
    rules: str  # the version of the rules
    players: int
    modules: list[str]
    settings: dict[str, str]
    seed: int
    learned: str  # a checksum of the weights that the levels played with; empty if they have none
    date: str  # year-month-day
    command: str  # that measures the same again
    games: int
    ratings: list[Rating]  # the weakest first
    encounters: list[Encounter]


@cache
def measured() -> tuple[Measured, ...]:
    """Return all arenas that come with Logres."""
    text = (files("logres.players") / "measured.json").read_text(encoding="utf-8")
    return tuple(cast("list[Measured]", json.loads(text)))
