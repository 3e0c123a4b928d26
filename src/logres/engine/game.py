"""What every game is: a position of declared zones, and rules that ask questions."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Self, TypeVar, cast, get_type_hints

from logres.engine.chance import Chance
from logres.engine.choice import Choice, Forced, Json, Option
from logres.engine.copying import Copier, copier, fits
from logres.engine.declared import Declared, Deed, Posed, deeds, happenings, is_option, questions

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
    """Who may see a part of the position, its deck, whether it is sorted, whether each seat has its own."""

    sight: Sight = EVERYBODY
    deck: str = ""
    kept_sorted: bool = False
    by_seat: bool = False
    looked: str = ""  # the zone that says, pile by pile, which seats have looked into it
    dice: bool = False  # it holds the faces of dice


def zone(
    sight: Sight = EVERYBODY,
    *,
    deck: str = "",
    kept_sorted: bool = False,
    by_seat: bool = False,
    looked: str = "",
    dice: bool = False,
) -> T:  # type: ignore[type-var]
    """Declare a part of the position: one for all, or a list with one for each seat.

    A secret zone is a pile of a deck, a pile for each seat, or a table of piles that nobody sees but those
    seats that another zone, a table of lists with the same keys, says have looked. The annotation is the
    zone's type: positions that are written by hand are checked against it.
    """
    assert sight == EVERYBODY or deck, "a secret zone belongs to a deck"
    assert sight == NOBODY or not looked, "only what nobody sees can be looked at"
    return cast("T", Zone(sight, deck, kept_sorted, by_seat or sight == OWNER, looked, dice))


class Fault(NamedTuple):
    """Something impossible about a position: the zone, dotted down to the entry, and what is wrong."""

    at: str
    what: str

    def __str__(self) -> str:
        return self.what


@dataclass(slots=True)
class Event:
    """Something that happened, as data; the secret facts are only for the seats in `to`."""

    name: str
    seat: int | None
    facts: dict[str, Json]
    secret: dict[str, Json] | None = None
    to: tuple[int, ...] = ()
    change: Change | None = None  # of everybody's view, where it is kept

    def facts_for(self, seat: int | None) -> dict[str, Json]:
        """The facts that this seat, or a spectator, may know."""
        return self.facts if self.secret is None or seat not in self.to else {**self.facts, **self.secret}

    def all_facts(self) -> dict[str, Json]:
        """The facts that the reader of a finished game may know."""
        return {**self.facts, **(self.secret or {})}

    def told_to(self, seat: int | None) -> dict[str, Json]:
        """The event as this seat, or a spectator, may know it."""
        return {"name": self.name, "seat": self.seat, "facts": self.facts_for(seat)}

    def in_public(self) -> Event:
        """The event without its secret."""
        return Event(self.name, self.seat, self.facts)

    def in_full(self) -> dict[str, Json]:
        """The event as the reader of a finished game may know it."""
        return {"name": self.name, "seat": self.seat, "facts": self.all_facts()}


class RulesMeta(type):
    """The type of all rules: a layer has no room for data, so that any layers can be stacked."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, object]) -> RulesMeta:
        return super().__new__(cls, name, bases, {"__slots__": (), **namespace})


class Game(metaclass=RulesMeta):
    """The rules of one game around its position; every attribute of the position is a declared zone."""

    zones: ClassVar[dict[str, Zone]] = {}
    secrets: ClassVar[dict[str, Zone]] = {}  # those that not everybody sees

    turns: int = zone()
    over: bool = zone()
    chance: Chance

    def __init_subclass__(cls) -> None:
        """Gather the zones that the stacked classes declare."""
        cls.zones = {
            name: declared
            for layer in reversed(cls.__mro__)
            for name, declared in vars(layer).items()
            if isinstance(declared, Zone)
        }
        cls.secrets = {name: zone for name, zone in cls.zones.items() if zone.sight != EVERYBODY}

    def __new__(cls, *_: object) -> Self:
        """A game with room for the zones of its rules, and for nothing else."""
        return cast("Self", object.__new__(with_slots(cls)))

    def __init__(self, seats: int, settings: dict[str, str], chance: Chance) -> None:
        self.seats = range(seats)
        self.settings = settings
        self.events: list[Event] | None = []
        self.turns = 0
        self.over = False
        self.chance = chance

    async def setup(self) -> None:
        """Lay out the game; it may ask."""
        raise NotImplementedError

    async def turn(self) -> None:
        """Play one turn, from plain data to plain data."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat would have if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win, or would if the game ended now."""
        raise NotImplementedError

    def ledger(self, seat: int) -> dict[str, int]:
        """Where the points of a seat come from; the score is their sum."""
        raise NotImplementedError

    def public_points(self) -> list[int]:
        """The points of each seat as far as everybody at the table may know them."""
        raise NotImplementedError

    def projected(self) -> list[dict[str, int]]:
        """What each seat would still score now, by source, as everybody can count it; nothing by default."""
        return []

    def is_closing(self, choice: Choice[Option]) -> bool:
        """Whether declining a question only ends the turn, so that it may be declined for a player."""
        return False

    def progress(self) -> dict[str, Json]:
        """How far the game has come, in a few public figures."""
        raise NotImplementedError

    def faults(self) -> list[Fault]:
        """What is impossible about the position, and where; nothing in a sound game.

        It is asked about positions that people wrote too: zones have the right types, and any values.
        """
        raise NotImplementedError

    def choose(
        self, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer]:
        """Ask a seat to pick one; a single option is taken without asking."""
        assert options, f"'{ask}' has no options"
        return Choice(seat, ask, options, rule, about) if len(options) > 1 else Forced(options[0])

    def may(
        self, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer | None]:
        """Ask a seat to pick one or to decline; nobody is asked when there is nothing to pick."""
        return Choice(seat, ask, (*options, None), rule, about) if options else Forced(None)

    def tell(
        self,
        name: str,
        seat: int | None = None,
        secret: dict[str, Json] | None = None,
        **facts: Json,
    ) -> None:
        """Say what happened; what is secret is said only to the seat it happened to."""
        if self.events is not None:
            to = () if seat is None or secret is None else (seat,)
            self.events.append(Event(name, seat, facts, secret, to))

    def copy(self) -> Game:
        """The same position in a game of its own, with nothing told yet."""
        twin = object.__new__(type(self))
        twin.seats = self.seats
        twin.settings = self.settings
        twin.events = None
        twin.chance = self.chance.copy()
        for name, copied in self.copiers().items():
            if hasattr(self, name):  # there is nothing before the setup
                setattr(twin, name, copied(getattr(self, name)))
        return twin

    @classmethod
    @cache
    def shapes(cls) -> dict[str, object]:
        """The annotation of each zone."""
        hints = get_type_hints(cls)
        return {name: hints[name] for name in cls.zones}

    @classmethod
    @cache
    def copiers(cls) -> dict[str, Copier]:
        """What copies each zone."""
        return {name: copier(shape) for name, shape in cls.shapes().items()}

    @classmethod
    @cache
    def happenings(cls) -> dict[str, list[Declared]]:
        """The events that the stacked classes declare, by name, in each way in which one can be told."""
        return happenings(cls)

    @classmethod
    @cache
    def questions(cls) -> dict[str, Posed]:
        """The questions that the stacked classes declare, by name."""
        return questions(cls)

    @classmethod
    @cache
    def acts(cls) -> dict[str, Deed]:
        """The acts that the stacked classes can do, by their first word."""
        return deeds(cls)

    def mistold(self, event: Event) -> str | None:
        """How an event differs from what is declared of it; there must be nothing."""
        ways = self.happenings().get(event.name, [])
        if not ways:
            return f"'{event.name}' is told, but not declared"
        wrong = [way.wrong(event.facts, event.secret or {}) for way in ways]
        if None in wrong:
            return None
        found = "; ".join(dict.fromkeys(filter(None, wrong)))
        return f"'{event.name}' is told otherwise than declared: {found}"

    def misasked(self, choice: Choice[Option]) -> str | None:
        """How a question differs from what is declared of it; there must be nothing."""
        posed = self.questions().get(choice.ask)
        if posed is None:
            return f"'{choice.ask}' is asked, but not declared"
        acts = self.acts()
        strange = [option for option in choice.options if not is_option(option, posed.options, acts)]
        wrong = f"{strange[0]!r} is no option" if strange else posed.wrong(choice.about, {})
        return wrong and f"'{choice.ask}' is asked otherwise than declared: {wrong}"

    def misshapen(self) -> list[str]:
        """The zones that hold something else than their annotation says; there must be none."""
        return [name for name, shape in self.shapes().items() if not fits(getattr(self, name), shape)]


BESIDES = ("chance", "events", "seats", "settings")  # what a game has apart from its zones


@cache
def with_slots(rules: type[Game]) -> type[Game]:
    """The rules with a slot for each zone: quicker than a dictionary, and nothing undeclared fits in."""
    if vars(rules)["__slots__"]:
        return rules
    slots: dict[str, object] = {"__slots__": (*BESIDES, *rules.zones), "__module__": rules.__module__}
    return cast("type[Game]", RulesMeta(rules.__name__, (rules,), slots))
