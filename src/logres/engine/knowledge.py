"""The knowledge of a seat: noticing that a decision revealed something, and repeating a redeal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from logres.engine.chance import Chance
from logres.engine.game import Event, Game
from logres.engine.view import Key, hidden_piles, pile_of


@dataclass(frozen=True, slots=True)
class Unseen:
    """A snapshot of the things that a seat does not know: the random numbers to come and the hidden piles."""

    drawn: int
    piles: dict[tuple[str, Key], list[str]]

    @classmethod
    def by(cls, seat: int, game: Game) -> Unseen:
        """Take the snapshot for this seat."""
        piles = {(zone, key): pile[:] for zone, key, pile in hidden_piles(game, seat)}
        return cls(game.chance.drawn, piles)

    def has_shrunk(self, now: Unseen) -> bool:
        """Whether a random number was drawn since then, or a card left the hidden piles."""
        return now.drawn != self.drawn or any(
            pile != (left := now.piles.get(key)) and (left is None or bool(Counter(pile) - Counter(left)))
            for key, pile in self.piles.items()
        )


@dataclass(frozen=True, slots=True)
class Redealt:
    """The result of a redeal for a seat, kept so that replaying the turn can repeat it."""

    seat: int
    piles: list[tuple[str, Key, list[str]]]  # those that the seat does not know: zone, key and cards
    chance: Chance

    @classmethod
    def of(cls, game: Game, seat: int) -> Redealt:
        """The hidden piles of a game that has just been redealt for this seat."""
        piles = [(zone, key, pile[:]) for zone, key, pile in hidden_piles(game, seat)]
        return cls(seat, piles, game.chance.copy())

    def repeat(self, game: Game, first_event: int) -> None:
        """Redeal another copy of the game in the same way, and hide the secrets of its events."""
        if game.events is not None:
            game.events[first_event:] = without_secrets(game.events[first_event:], self.seat)
        game.chance = self.chance.copy()
        for zone, key, cards in self.piles:
            pile_of(game, zone, key)[:] = cards  # in place, because a waiting rule may refer to it


def without_secrets(events: Sequence[Event], seat: int) -> list[Event]:
    """The events without the secrets that only other seats were told."""
    return [event.in_public() if event.secret and seat not in event.to else event for event in events]
