"""Questions that a rule asks a seat, and the plain values that answer them."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

from logres.engine.errors import LogresError

Atom = str | int
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Option = None | Atom | tuple[Atom | tuple[Atom, ...], ...]

T_co = TypeVar("T_co", bound=Option, covariant=True)

DECLINE = "-"
NOTHING: Mapping[str, Json] = MappingProxyType({})


class IllegalDecision(LogresError):
    """A decision that the current question does not offer. Nothing has changed."""


def text(option: Option) -> str:
    """The option as one word, as written in records and messages."""
    if option is None:
        return DECLINE
    if isinstance(option, tuple):
        return ":".join("+".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in option)
    return str(option)


class Choice(Generic[T_co]):
    """A question: the seat, its name, the legal answers in board order, the rule, and its context."""

    __slots__ = ("about", "ask", "options", "rule", "seat")

    def __init__(
        self, seat: int, ask: str, options: Sequence[T_co], rule: str, about: Mapping[str, Json] = NOTHING
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.rule = rule
        self.about = about

    def __await__(self) -> Generator[Choice[T_co], T_co, T_co]:
        """Pass the question to the caller that runs the rule, and return its answer."""
        return (yield self)

    @property
    def words(self) -> list[str]:
        """The options as words, as records and messages write them."""
        return [text(option) for option in self.options]

    def find(self, word: str) -> T_co:
        """Return the option that is written as this word."""
        for option in self.options:
            if text(option) == word:
                return option
        raise refusal(self, word)

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, ask={self.ask!r}, {len(self.options)} options, {self.rule})"


class Forced(Generic[T_co]):
    """An answer that needs no question."""

    __slots__ = ("answer",)

    def __init__(self, answer: T_co) -> None:
        self.answer = answer

    def __await__(self) -> Generator[Choice[T_co], T_co, T_co]:
        yield from ()
        return self.answer


Question = Choice[Option]


class Decision(NamedTuple):
    """An answer, with its turn, its seat and its question."""

    turn: int
    seat: int
    ask: str
    option: Option


def offered(choice: Question | None, word: str) -> Option:
    """Return the option that is written as this word."""
    if choice is None:
        raise refusal(choice, word)
    return choice.find(word)


def taken(choice: Question | None, option: Option) -> tuple[Question, Option]:
    """The question, and the option as it is offered: a record must say 1, not an equal True or 1.0."""
    if choice is None:
        raise refusal(choice, text(option))
    try:
        return choice, choice.options[choice.options.index(option)]
    except ValueError:
        raise refusal(choice, text(option)) from None


def refusal(choice: Question | None, word: str) -> IllegalDecision:
    """An error with the decision, the question and the allowed answers."""
    if choice is None:
        return IllegalDecision(f"'{word}' cannot be decided: the game is over.")
    words = choice.words
    allowed = ", ".join(words[:12]) + (f" and {len(words) - 12} more" if len(words) > 12 else "")
    return IllegalDecision(
        f"'{word}' is not an answer to '{choice.ask}' ({choice.rule}), "
        f"asked of seat {choice.seat}. Allowed: {allowed}."
    )
