"""A decision of a recorded game, as all chapters examine it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from logres.engine import Event, Option, Question
from logres.merlin import Merlin
from logres.merlin.base.position import MERLIN
from logres.merlin.modules.arthur import ARTHUR
from logres.merlin.modules.morgana import DICE
from logres.merlin.pieces import PLACES

IN_SCORING = ("defend", "shield", "raise", "grail", "keep")
WINDOWS = {
    "move": "before the move",
    "staff": "before a staff",
    "rest": "after the action",
    "favor-build": "between two manors",
    "deploy": "between two vassals",
    "merchant": "between two exchanges",
}


class Moment(NamedTuple):
    """A decision between the positions before and after it."""

    choice: Question
    option: Option
    act: str  # the name of an option that does something
    before: Merlin
    after: Merlin
    told: Sequence[Event]
    turn: Sequence[Event]  # the events since the beginning of the turn
    ever: Sequence[Event]  # the events of the whole game

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.choice.seat

    @property
    def in_scoring(self) -> bool:
        """Whether the decision is part of a scoring."""
        return self.choice.ask in IN_SCORING

    @property
    def window(self) -> str:
        """The key of the window in which the decision was made."""
        is_staff = any(isinstance(option, tuple) and option[0] == "staff" for option in self.choice.options)
        return "staff" if is_staff else self.choice.ask


def named(events: Iterable[Event], *names: str) -> list[Event]:
    """The events with these names."""
    return [event for event in events if event.name in names]


def word(event: Event, fact: str) -> str:
    """A fact of an event, as a word."""
    return str(event.facts[fact])


def scored(events: Iterable[Event], source: str) -> list[Event]:
    """The points scored for something."""
    return [event for event in named(events, "scored") if event.facts["source"] == source]


def of_this_turn(moment: Moment) -> Iterator[Event]:
    """The events of the decision's turn, without those that followed it."""
    for at, event in enumerate(moment.turn):
        if at and event.name in ("turn", "round-ended"):
            return
        yield event


def dice_turned(moment: Moment, means: str) -> list[str]:
    """The dice that something has turned since the turn began."""
    return [word(event, "die") for event in named(moment.turn, "turned") if event.facts["means"] == means]


def taken(told: Sequence[Event], name: str, what: str) -> Iterator[str]:
    """How something that passes between players was taken."""
    for event in named(told, name):
        if event.facts["former"] == event.seat:
            yield f"{what} taken again"
        elif event.facts["former"] is not None:
            yield f"{what} taken from a rival"


def piece_of(option: Option) -> str:
    """The kind of a good, or a marker with its place."""
    return "marker" if isinstance(option, tuple) else str(option).partition("-")[2]


def kind_of(space: str) -> str:
    """The kind of a space, whatever its number or colour."""
    return "principality" if space in PLACES else space.rstrip("-0123456789")


def colour_of(die: str) -> str:
    """The kind of a die."""
    if die in DICE:
        return "a Morgana"
    return "the Merlin" if die == MERLIN else "the black" if die == ARTHUR else "a personal"


def name_of(figure: str) -> str:
    """The name of a figure."""
    return figure.title() if figure in (MERLIN, ARTHUR) else "a knight"
