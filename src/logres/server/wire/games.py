"""The answers about the games that can be played here, and about their rules."""

from __future__ import annotations

from dataclasses import dataclass

from logres.server.wire.values import Json


@dataclass(kw_only=True, slots=True)
class SettingInfo:
    """A setting of a table with its values, the default first, and the rule behind it."""

    key: str
    values: list[str]
    rule: str
    modules: list[str]  # of a house rule: it changes nothing unless all of these are played


@dataclass(kw_only=True, slots=True)
class ModuleInfo:
    """A module: the setting that switches it on, and the modules that it needs."""

    key: str
    needs: list[str]


@dataclass(kw_only=True, slots=True)
class GameInfo:
    """A game that can be played here, with everything that the client needs to draw it."""

    name: str
    rules: str
    min_seats: int
    max_seats: int
    settings: list[SettingInfo]
    modules: list[ModuleInfo]
    bots: list[str]
    counsel: bool  # players can ask for it
    components: dict[str, Json]


# Rulebooks


@dataclass(kw_only=True, slots=True)
class RuleInfo:
    """A numbered rule."""

    id: str
    text: str
    reason: str | None  # for a ruling
    setting: str | None  # the key of the house rule that changes it
    module: str | None  # the key of the module it belongs to; None for the base game


@dataclass(kw_only=True, slots=True)
class ChapterInfo:
    """A chapter of a rulebook. Its lead is one sentence under the title."""

    id: str
    title: str
    lead: str | None
    rules: list[RuleInfo]


@dataclass(kw_only=True, slots=True)
class BookInfo:
    """The rules of a game in one language."""

    title: str
    lead: str
    chapters: list[ChapterInfo]


# What was measured of the levels


@dataclass(kw_only=True, slots=True)
class RatingInfo:
    """How strong a level is at a kind of table, with the range that is 95 % certain; the knight has 1500."""

    name: str
    rating: int
    low: int
    high: int
    games: int


@dataclass(kw_only=True, slots=True)
class EncounterInfo:
    """What a level has won against another, or against a table of them."""

    one: str
    others: str
    games: int
    share: float  # of the victories
    low: float  # the range that is 95 % certain
    high: float
    seconds: list[float]  # for a turn: the one's, and the others'


@dataclass(kw_only=True, slots=True)
class MeasuredInfo:
    """How the levels did against each other at a kind of table."""

    players: int
    modules: list[str]
    date: str
    command: str  # that measures the same again
    games: int
    ratings: list[RatingInfo]  # the weakest first
    encounters: list[EncounterInfo]
