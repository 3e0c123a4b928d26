"""What a seat may see of a position, and a shuffle of everything it may not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine.chance import Chance
from logres.engine.game import EVERYBODY, NOBODY, OWNER, Game, Json, Zone

Pile = list[str]


def view(game: Game, seat: int | None) -> dict[str, Json]:
    """The position as a seat, or a spectator, may see it: hidden piles are only counted."""
    seen = open_view(game)
    for name, declared in game.zones.items():
        if declared.sight == NOBODY:
            seen[name] = len(cast("Pile", seen[name]))
        elif declared.sight == OWNER:
            piles = cast("list[list[Json]]", seen[name])
            seen[name] = [pile if owner == seat else len(pile) for owner, pile in enumerate(piles)]
    return seen


def open_view(game: Game) -> dict[str, Json]:
    """The position as the reader of a finished game may see it."""
    return {name: cast("Json", copied(getattr(game, name))) for name, copied in game.copiers().items()}


def hidden_piles(game: Game, seat: int | None) -> Iterator[tuple[Zone, Pile]]:
    """Every pile that a seat cannot look into, with its zone."""
    for name, declared in game.zones.items():
        if declared.sight == EVERYBODY:
            continue
        value = getattr(game, name)
        if declared.sight == NOBODY:
            yield declared, cast("Pile", value)
        else:
            for owner, pile in enumerate(cast("list[Pile]", value)):
                if owner != seat:
                    yield declared, pile


def redeal(game: Game, seat: int | None, chance: Chance) -> None:
    """Shuffle, in place and deck by deck, all that a seat cannot know, and the dice to come."""
    decks: dict[str, list[tuple[Zone, Pile]]] = {}
    for declared, pile in hidden_piles(game, seat):
        decks.setdefault(declared.deck, []).append((declared, pile))
    for piles in decks.values():
        cards = [card for _, pile in piles for card in pile]
        chance.shuffle(cards)
        for declared, pile in piles:
            dealt, cards = cards[: len(pile)], cards[len(pile) :]
            pile[:] = sorted(dealt) if declared.kept_sorted else dealt
    game.dice = chance.fork()
