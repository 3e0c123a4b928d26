"""Arrange a position of King Arthur, so that a single rule can be played on it.

Cards are written as words: `hands=["red1 red1 merlin", ""]`. In columns `dragon4/1` is a dragon 4 with the
seal of seat 1. Supplies are written in the order in which they are drawn.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence

from logres.engine import Chance, Choice, Game, Json, Option, play
from logres.kingarthur import BOX, KingArthur, Seals
from logres.kingarthur.cards import ADVENTURES, KIND, KINDS

Rule = Coroutine[Choice[Option], Option, object]

DEFAULTS: Mapping[str, str] = {}


def cards(words: str) -> tuple[str, ...]:
    """Cards sorted, as in a hand, a payment or an option."""
    return tuple(sorted(words.split()))


def fresh(seats: int = 2, seed: int = 1, settings: Mapping[str, str] = DEFAULTS) -> Game:
    """A game just set up."""
    chosen = BOX.complete(settings)
    game = BOX.rules_for(chosen)(seats, chosen, Chance.seeded(seed))
    play(game.setup())
    return game


def table(
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    trophies: Sequence[str] = (),
    columns: str = "",
    adversaries: str = "",
    knights: str = "",
    discards: str = "",
    taken: Sequence[str] = (),
    active: int = 0,
    settings: Mapping[str, str] = DEFAULTS,
) -> KingArthur:
    """A table with only these cards; `taken` are the adventures of each seat."""
    game = fresh(seats, settings=settings)
    assert isinstance(game, KingArthur)
    game.events = []
    game.active = active
    game.hands = piles(seats, hands)
    game.trophies = piles(seats, trophies)
    game.columns = {kind: [] for kind in KINDS}
    for word in columns.split():
        card = word.partition("/")[0]
        game.columns[KIND[card]].append(card)
    game.adversary_supply = adversaries.split()[::-1]
    game.knight_supply = knights.split()[::-1]
    game.knight_discards = discards.split()
    game.out = []
    for seat, words in enumerate(taken):
        game.adventures |= dict.fromkeys(words.split(), seat)
    assert game.adventures.keys() == ADVENTURES.keys(), "taken names no adventure"
    return game


def sealed_table(
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    trophies: Sequence[str] = (),
    columns: str = "",
    adversaries: str = "dark1",
    knights: str = "",
    discards: str = "",
    taken: Sequence[str] = (),
    active: int = 0,
    seals_left: Sequence[int] | None = None,
    settings: Mapping[str, str] = DEFAULTS,
) -> Seals:
    """A table of the game with seals; by default the supply of adversaries is not empty."""
    game = table(
        seats,
        hands=hands,
        trophies=trophies,
        columns=columns,
        adversaries=adversaries,
        knights=knights,
        discards=discards,
        taken=taken,
        active=active,
        settings={"seals": "on", **settings},
    )
    assert isinstance(game, Seals)
    game.seals = {kind: [] for kind in KINDS}
    for word in columns.split():
        card, _, seal = word.partition("/")
        game.seals[KIND[card]].append(int(seal) if seal else None)
    laid = [seal for seals in game.seals.values() for seal in seals]
    game.seals_left = list(seals_left or [5 - laid.count(seat) for seat in range(seats)])
    return game


def piles(seats: int, words: Sequence[str]) -> list[list[str]]:
    """A sorted pile for each seat; empty for seats that are not named."""
    assert len(words) <= seats
    return [list(cards(words[seat])) if seat < len(words) else [] for seat in range(seats)]


def asked(rule: Rule) -> tuple[Option, ...]:
    """The options of the first question that a rule asks; empty if it asks nothing."""
    try:
        return tuple(rule.send(None).options)
    except StopIteration:
        return ()
    finally:
        rule.close()


def told(game: Game, name: str) -> list[dict[str, Json]]:
    """The facts of all events with a name, secrets included."""
    assert game.events is not None
    return [{**event.facts, **(event.secret or {})} for event in game.events if event.name == name]


def layout(game: KingArthur) -> list[str]:
    """All cards in the columns; with seals, written as `dragon4/1`."""
    if not isinstance(game, Seals):
        return [card for column in game.columns.values() for card in column]
    return [
        card if seal is None else f"{card}/{seal}"
        for kind, column in game.columns.items()
        for card, seal in zip(column, game.seals[kind], strict=True)
    ]
