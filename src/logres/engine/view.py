"""The view of a seat, and redealing everything that it may not see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine.chance import Chance
from logres.engine.choice import Json
from logres.engine.game import OWNER, Game, Zone

Pile = list[str]
Key = int | str  # of a pile within its zone: the seat that owns it, or its place


def view(game: Game, seat: int | None) -> dict[str, Json]:
    """The position as a seat, or a spectator (None), may see it. Hidden piles are only counted."""
    seen = open_view(game)
    for name in game.secrets:
        seen[name] = seen_zone(game, name, seen[name], seat)
    return seen


def seen_zone(game: Game, name: str, whole: Json, seat: int | None) -> Json:
    """A secret zone as a seat, or a spectator (None), may see it."""
    declared = game.secrets[name]
    if isinstance(whole, dict):
        tables = cast("dict[str, list[Json]]", whole)
        return {key: pile if knows(game, declared, key, seat) else len(pile) for key, pile in tables.items()}
    if declared.by_seat:
        lists = cast("list[list[Json]]", whole)
        return [pile if knows(game, declared, owner, seat) else len(pile) for owner, pile in enumerate(lists)]
    return len(cast("Pile", whole))


def open_view(game: Game) -> dict[str, Json]:
    """The position as the reader of a finished game may see it."""
    seen = {name: copied(getattr(game, name)) for name, copied in game.copiers().items()}
    # Views are JSON, which has lists instead of tuples.
    return {name: [*zone] if isinstance(zone, tuple) else cast("Json", zone) for name, zone in seen.items()}


def piles(declared: Zone, value: object) -> Iterator[tuple[Key, Pile]]:
    """The piles of a secret zone: one for each seat, one for each place, or a single one."""
    if isinstance(value, dict):
        yield from cast("dict[str, Pile]", value).items()
    elif declared.by_seat:
        yield from enumerate(cast("list[Pile]", value))
    else:
        yield 0, cast("Pile", value)


def knows(game: Game, declared: Zone, key: Key, seat: int | None) -> bool:
    """Whether a seat knows a pile of a secret zone, because it owns it or has looked into it."""
    if declared.sight == OWNER:
        return key == seat
    return bool(declared.looked) and seat in getattr(game, declared.looked)[key]


def hidden_piles(game: Game, seat: int | None) -> Iterator[tuple[str, Key, Pile]]:
    """Every pile that a seat does not know, with its zone and its key."""
    for name, declared in game.secrets.items():
        for key, pile in piles(declared, getattr(game, name)):
            if not knows(game, declared, key, seat):
                yield name, key, pile


def unknown_piles(game: Game) -> Iterator[tuple[str, Key, Pile]]:
    """Every pile that no seat knows, with its zone and its key."""
    for name, key, pile in hidden_piles(game, None):
        if not any(knows(game, game.secrets[name], key, seat) for seat in game.seats):
            yield name, key, pile


def redeal(game: Game, seat: int | None, chance: Chance) -> None:
    """Shuffle everything that a seat cannot know, in place and deck by deck, and renew the random state."""
    _deal(game, hidden_piles(game, seat), chance)


def reshuffle(game: Game, chance: Chance) -> None:
    """Shuffle only what no seat knows, and renew the random state, so that chance may decide otherwise."""
    _deal(game, unknown_piles(game), chance)


def _deal(game: Game, piles: Iterator[tuple[str, Key, Pile]], chance: Chance) -> None:
    decks: dict[str, list[tuple[Zone, Pile]]] = {}
    for name, _, pile in piles:
        declared = game.zones[name]
        decks.setdefault(declared.deck, []).append((declared, pile))
    for hidden in decks.values():
        # Sorted first: the result must not depend on how the cards really lie.
        cards = sorted([card for _, pile in hidden for card in pile])
        chance.shuffle(cards)
        for declared, pile in hidden:
            dealt, cards = cards[: len(pile)], cards[len(pile) :]
            pile[:] = sorted(dealt) if declared.kept_sorted else dealt
    game.chance = chance.fork()


def pile_of(game: Game, name: str, key: Key) -> Pile:
    """A pile of a secret zone by its key."""
    lying = getattr(game, name)
    return cast("Pile", lying[key] if game.secrets[name].by_seat or isinstance(lying, dict) else lying)
