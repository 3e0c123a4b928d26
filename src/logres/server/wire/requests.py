"""The requests and messages that clients send."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from logres.server.wire.values import (
    Key,
    PersonName,
    SeatKind,
    SeatNumber,
    StepNumber,
    Title,
    TitleName,
    Token,
    Visibility,
    Word,
)


class Strict(BaseModel):
    """A request that refuses unknown fields and does not convert types."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Guests


class Naming(Strict):
    """The name that a guest chooses."""

    name: PersonName


class Recovery(Strict):
    """The recovery code that a guest brings from another device."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=8, max_length=64)]


# Tables


class SeatPlan(Strict):
    """A seat of a new table."""

    kind: SeatKind
    name: PersonName | None = None  # of a person at this device
    bot: Token | None = None  # the level of a bot


class TablePlan(Strict):
    """A new table."""

    game: Token = "kingarthur"
    title: Title | None = None  # as somebody typed it
    suggested: TitleName | None = None  # instead of a typed title
    settings: Annotated[dict[Token, Token], Field(max_length=100)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    visibility: Visibility = "link"
    counsel: bool = False  # players may ask for counsel although several people play


class BotRequest(Strict):
    """A bot for a free seat."""

    bot: Token


class ForkRequest(Strict):
    """A practice table from a position, with bots on the other seats. A key opens only one table."""

    seat: SeatNumber
    bot: Token = "knight"
    key: Key


# Steps


class DecisionRequest(Strict):
    """A decision on the state with this number. Repeated with the same key, it counts once."""

    seat: SeatNumber
    expected: StepNumber
    option: Word
    key: Key
    careful: bool = False  # refuse a decision that would end the turn, so that the player can confirm it
    brisk: bool = False  # end the turn afterwards if nothing is new, unless the decision is careful


class UndoRequest(Strict):
    """Take back the last decision of this seat."""

    seat: SeatNumber
    expected: StepNumber
    key: Key


class WishedTurn(Strict):
    """A die to use in a plan, and the acts of its move, such as an apple and the move after it."""

    die: Token
    way: Annotated[list[Word], Field(max_length=4)] = []


class PlanRequest(Strict):
    """The turns that a seat may take in the rest of the round, in their order. It decides nothing."""

    seat: SeatNumber
    after: StepNumber
    turns: Annotated[list[WishedTurn], Field(max_length=8)] = []


class CounselRequest(Strict):
    """A question for counsel by a seat that is asked."""

    seat: SeatNumber
    after: StepNumber


# The socket


class Hello(Strict):
    """The first message of a socket: the seat to show, and the last step that the client has seen."""

    type: Literal["hello"]
    seat: SeatNumber | None = None
    after: StepNumber | None = None


class LiveDecision(DecisionRequest):
    """A decision over the socket."""

    type: Literal["decide"]


class LiveUndo(UndoRequest):
    """An undo over the socket."""

    type: Literal["undo"]


class Ping(Strict):
    """A message that keeps the connection alive."""

    type: Literal["ping"]


FromClient = Annotated[Hello | LiveDecision | LiveUndo | Ping, Field(discriminator="type")]
