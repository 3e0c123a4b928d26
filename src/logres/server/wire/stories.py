"""The story of a finished game, as the server sends it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from logres.server.wire.advice import ReasonInfo
from logres.server.wire.answers import EventInfo


@dataclass(kw_only=True, slots=True)
class ChancePoint:
    """The chances of winning at the start of a turn, or at the end of the game."""

    number: int  # decisions made before
    turn: int
    round: int | None
    chances: list[float]  # by seat


@dataclass(kw_only=True, slots=True)
class ChanceMoment:
    """The chances of winning when a seat had something to think about."""

    number: int  # decisions made before
    chances: list[float]  # by seat


@dataclass(kw_only=True, slots=True)
class JudgedMove:
    """What a seat decided in a turn, judged from what it knew."""

    number: int  # decisions made before the one that cost most
    turn: int
    round: int | None
    seat: int
    played: list[str]
    loss: float  # points given away
    cost: float  # chance of winning given away
    chance: float  # of winning, before
    kind: Literal["best", "good", "slip", "blunder"]
    gap: float  # by how much the best was better than the next best, if it was played
    best: list[str]
    events: list[EventInfo]  # that the best would have brought about
    parts: dict[str, float]  # the loss by source
    reasons: list[ReasonInfo]  # what speaks for the best, the weightiest first
    instead: ReasonInfo | None  # what speaks for what was played
    risk: ReasonInfo | None  # what that lets rivals do


@dataclass(kw_only=True, slots=True)
class ChanceGift:
    """What chance has given to each seat, and taken from the others."""

    number: int  # decisions made before
    turn: int
    round: int | None
    changes: list[float]  # of the chances of winning, by seat


@dataclass(kw_only=True, slots=True)
class TurningPoint:
    """Where the game turned: at a decision that cost chances, or by a gift of chance."""

    what: Literal["move", "gift"]
    index: int  # in the list of moves or gifts
    seat: int  # the one that lost by the move, or that chance has moved most
    size: float


@dataclass(kw_only=True, slots=True)
class PlayedBy:
    """How well a seat played, and how lucky it was."""

    mean_loss: float  # points a move
    lost: float  # points in all
    kinds: dict[str, int]  # moves of each kind
    parts: dict[str, float]  # the points given away, by source
    cost: float  # chances given away, added up
    luck: float  # chances that chance gave, added up


@dataclass(kw_only=True, slots=True)
class AnalysisInfo:
    """The story of a finished game, as a level of the opponents sees it."""

    author: str
    version: str  # of what it was judged with
    points: list[ChancePoint]
    moves: list[JudgedMove]
    gifts: list[ChanceGift]
    turnings: list[TurningPoint]  # the greatest first
    players: list[PlayedBy]
    course: list[ChanceMoment]  # where the chances changed, up to the end of the game


@dataclass(kw_only=True, slots=True)
class AnalysisProgress:
    """A game that is still being looked through."""

    done: int  # decisions
    of: int
