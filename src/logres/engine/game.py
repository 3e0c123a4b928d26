"""The base of every game: a position of declared zones, and rules that ask questions."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Self, TypeVar, cast, get_type_hints

from logres.engine.chance import Chance
from logres.engine.choice import Choice, Forced, Json, Option
from logres.engine.copying import Copier, copier, fits
from logres.engine.declared import Declared, Deed, Posed, deeds, happenings, is_option, questions
from logres.engine.errors import no_seat
from logres.engine.weaving import IS_ON, Listed, copy_of, difference_of

if TYPE_CHECKING:
    from logres.engine.changes import Change

T = TypeVar("T")
Answer = TypeVar("Answer", bound=Option)

Rule = Coroutine[Choice[Option], Option, None]

Sight = Literal["everybody", "owner", "nobody"]
EVERYBODY: Sight = "everybody"
OWNER: Sight = "owner"
NOBODY: Sight = "nobody"


@dataclass(frozen=True, slots=True)
class Zone:
    """The declaration of one part of the position."""

    sight: Sight = EVERYBODY
    deck: str = ""
    kept_sorted: bool = False
    by_seat: bool = False
    looked: str = ""  # the zone that lists, pile by pile, the seats that have looked into it
    dice: bool = False  # whether it holds the faces of dice


def zone(
    sight: Sight = EVERYBODY,
    *,
    deck: str = "",
    kept_sorted: bool = False,
    by_seat: bool = False,
    looked: str = "",
    dice: bool = False,
) -> T:  # type: ignore[type-var]
    """Declare a part of the position, shared by all seats or a list with one entry per seat.

    A secret zone is a pile of a deck, a pile for each seat, or a dict of piles. The piles of a dict are
    hidden from all seats except those listed in the zone `looked`, a dict of lists with the same keys. The
    annotation is the zone's type: positions that are written by hand are checked against it.
    """
    assert sight == EVERYBODY or deck, "a secret zone belongs to a deck"
    assert sight == NOBODY or not looked, "only what nobody sees can be looked at"
    return cast("T", Zone(sight, deck, kept_sorted, by_seat or sight == OWNER, looked, dice))


class Fault(NamedTuple):
    """Something impossible in a position: the dotted path of the entry, and what is wrong."""

    at: str
    what: str

    def __str__(self) -> str:
        return self.what


def seat_faults(at: str, seat: int | None, seats: range) -> Iterator[Fault]:
    """Report a seat that is not at the table; None is allowed."""
    if seat is not None and seat not in seats:
        yield Fault(at, no_seat(seat, len(seats)))


@dataclass(slots=True)
class Event:
    """Something that happened, as data. The secret facts are only for the seats in `to`."""

    name: str
    seat: int | None
    facts: dict[str, Json]
    secret: dict[str, Json] | None = None
    to: tuple[int, ...] = ()
    change: Change | None = None  # of the views, if the session tracks them

    def facts_for(self, seat: int | None) -> dict[str, Json]:
        """The facts that this seat, or a spectator (None), may know."""
        return self.facts if self.secret is None or seat not in self.to else {**self.facts, **self.secret}

    def all_facts(self) -> dict[str, Json]:
        """The facts that the reader of a finished game may know."""
        return {**self.facts, **(self.secret or {})}

    def told_to(self, seat: int | None) -> dict[str, Json]:
        """The event as this seat, or a spectator (None), may know it."""
        return {"name": self.name, "seat": self.seat, "facts": self.facts_for(seat)}

    def in_public(self) -> Event:
        """The event without its secret facts."""
        return Event(self.name, self.seat, self.facts)

    def in_full(self) -> dict[str, Json]:
        """The event as the reader of a finished game may know it."""
        return {"name": self.name, "seat": self.seat, "facts": self.all_facts()}


class RulesMeta(type):
    """The metaclass of all rules: it gives layers empty slots, so that any of them can be stacked."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, object]) -> RulesMeta:
        return super().__new__(cls, name, bases, {"__slots__": (), **namespace})


class Game(metaclass=RulesMeta):
    """The rules and the position of one game. Every attribute of the position is a declared zone."""

    zones: ClassVar[dict[str, Zone]] = {}
    secrets: ClassVar[dict[str, Zone]] = {}  # the zones that are not public

    turns: int = zone()
    over: bool = zone()
    chance: Chance

    def __init_subclass__(cls) -> None:
        """Collect the zones that the stacked classes declare."""
        cls.zones = {
            name: declared
            for layer in reversed(cls.__mro__)
            for name, declared in vars(layer).items()
            if isinstance(declared, Zone)
        }
        cls.secrets = {name: zone for name, zone in cls.zones.items() if zone.sight != EVERYBODY}

    def __new__(cls, *_: object) -> Self:
        """Create a game with slots for the zones of its rules, and no others."""
        return cast("Self", object.__new__(with_slots(cls)))

    def __init__(self, seats: int, settings: dict[str, str], chance: Chance) -> None:
        self.seats = range(seats)
        self.settings = settings
        self.events: list[Event] | None = []
        self.listed: Listed | None = None  # what the rules have listed in this turn, if it is remembered
        self.turns = 0
        self.over = False
        self.chance = chance

    async def setup(self) -> None:
        """Set up the game. It may ask questions."""
        raise NotImplementedError

    async def turn(self) -> None:
        """Play one turn. Before and after it, the whole state is in the zones."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points that each seat would have if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, or would win if the game ended now."""
        raise NotImplementedError

    def ledger(self, seat: int) -> dict[str, int]:
        """The points of a seat by source. The score is their sum."""
        raise NotImplementedError

    def public_points(self) -> list[int]:
        """The points of each seat that are public."""
        raise NotImplementedError

    def projected(self) -> list[dict[str, int]]:
        """The public points that each seat would still score now, by source; empty by default."""
        return []

    def aims(self, seat: int) -> dict[str, int]:
        """How much each aim lacks that a seat knows of, such as a card to be met; empty by default."""
        return {}

    def actions(self) -> Sequence[str]:
        """The places on the board where a figure can act; empty by default."""
        return ()

    async def perform_at(self, seat: int, place: str) -> None:
        """Act on one of these places, as if a figure of the seat stood there."""
        raise NotImplementedError

    def dice(self) -> list[object]:
        """The faces of all dice."""
        return [getattr(self, name) for name, declared in self.zones.items() if declared.dice]

    def is_closing(self, choice: Choice[Option]) -> bool:
        """Whether declining a question only ends the turn, so that it may be declined automatically."""
        return False

    def carried_on(self, option: Option, choice: Choice[Option]) -> list[Option]:
        """The options of the next question for whose sake an option is chosen; none by default."""
        return []

    def progress(self) -> dict[str, Json]:
        """A few public figures that show how far the game has come."""
        raise NotImplementedError

    def faults(self) -> list[Fault]:
        """Everything impossible in the position; empty in a valid game.

        Positions may be written by hand: zones have the right types, but any values.
        """
        raise NotImplementedError

    def choose(
        self, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer]:
        """Ask a seat to pick an option. A single option is taken without asking."""
        assert options, f"'{ask}' has no options"
        return Choice(seat, ask, options, rule, about) if len(options) > 1 else Forced(options[0])

    def may(
        self, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer | None]:
        """Ask a seat to pick an option or to decline. Without options, nothing is asked."""
        return Choice(seat, ask, (*options, None), rule, about) if options else Forced(None)

    def tell(
        self,
        name: str,
        seat: int | None = None,
        secret: dict[str, Json] | None = None,
        **facts: Json,
    ) -> None:
        """Add an event. Only its own seat learns the secret facts."""
        if self.events is not None:
            to = () if seat is None or secret is None else (seat,)
            self.events.append(Event(name, seat, facts, secret, to))

    def copy(self) -> Game:
        """A separate game with the same position, which records no events."""
        twin = object.__new__(type(self))
        twin.seats = self.seats
        twin.settings = self.settings
        twin.events = twin.listed = None
        twin.chance = self.chance.copy()
        for name, copied in self.copiers().items():
            if hasattr(self, name):  # zones have no value before the setup
                setattr(twin, name, copied(getattr(self, name)))
        return twin

    def difference(self, start: Game) -> str:
        """The zones that differ from an earlier position, as a key: equal for equal positions."""
        raise NotImplementedError("it is generated with the class of a table")

    @classmethod
    @cache
    def shapes(cls) -> dict[str, object]:
        """The annotation of each zone."""
        hints = get_type_hints(cls)
        return {name: hints[name] for name in cls.zones}

    @classmethod
    @cache
    def copiers(cls) -> dict[str, Copier]:
        """The function that copies each zone."""
        return {name: copier(shape) for name, shape in cls.shapes().items()}

    @classmethod
    @cache
    def happenings(cls) -> dict[str, list[Declared]]:
        """The events that the stacked classes declare, by name, each with all its declarations."""
        return happenings(cls)

    @classmethod
    @cache
    def questions(cls) -> dict[str, Posed]:
        """The questions that the stacked classes declare, by name."""
        return questions(cls)

    @classmethod
    @cache
    def acts(cls) -> dict[str, Deed]:
        """The acts that the stacked classes perform, by their first word."""
        return deeds(cls)

    def mistold(self, event: Event) -> str | None:
        """How an event differs from its declaration; None if it matches."""
        ways = self.happenings().get(event.name, [])
        if not ways:
            return f"'{event.name}' is not a declared event"
        wrong = [way.wrong(event.facts, event.secret or {}) for way in ways]
        if None in wrong:
            return None
        found = "; ".join(dict.fromkeys(filter(None, wrong)))
        return f"'{event.name}' does not match its declaration: {found}"

    def misasked(self, choice: Choice[Option]) -> str | None:
        """How a question differs from its declaration; None if it matches."""
        posed = self.questions().get(choice.ask)
        if posed is None:
            return f"'{choice.ask}' is not a declared question"
        acts = self.acts()
        strange = [option for option in choice.options if not is_option(option, posed.options, acts)]
        wrong = f"{strange[0]!r} is not an option" if strange else posed.wrong(choice.about, {})
        return wrong and f"'{choice.ask}' does not match its declaration: {wrong}"

    def misshapen(self) -> list[str]:
        """The zones whose value does not match their annotation; empty in a valid game."""
        return [name for name, shape in self.shapes().items() if not fits(getattr(self, name), shape)]


SHARED = ("seats", "settings")  # by all copies of a game
BESIDES = ("chance", "events", "listed", *SHARED)  # the attributes of a game other than zones


@cache
def with_slots(rules: type[Game]) -> type[Game]:
    """The rules with a slot for each zone: faster than a dict, and closed to undeclared attributes."""
    if vars(rules)["__slots__"]:
        return rules
    made: dict[str, object] = {"__slots__": (*BESIDES, *rules.zones), "__module__": rules.__module__}
    made["difference"] = difference_of(rules.shapes())
    if IS_ON:
        made["copy"] = copy_of(rules.copy, SHARED, rules.shapes())
    return cast("type[Game]", RulesMeta(rules.__name__, (rules,), made))
