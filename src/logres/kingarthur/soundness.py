"""What is impossible about piles of cards, columns and seats: each fault names its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from logres.engine import Fault

Piles = Mapping[str, Sequence[str]]


def card_faults(rule: str, piles: Piles, stock: Sequence[str]) -> Iterator[Fault]:
    """Every card of the stock lies in one of the piles, and no other card does."""
    there, owned = Counter(card for pile in piles.values() for card in pile), Counter(stock)
    for card in sorted(there.keys() | owned.keys()):
        places = {at: pile.count(card) for at, pile in piles.items() if card in pile}
        if card not in owned:
            for at in places:
                yield Fault(at, f"there is no card '{card}' for this pile; cards are {', '.join(owned)}")
        elif there[card] > owned[card]:
            where = ", ".join(f"{count} in {at}" for at, count in places.items())
            first = next(iter(places))
            yield Fault(first, f"{rule}: {card} is there {there[card]} times, not {owned[card]}: {where}")
        elif there[card] < owned[card]:
            # The piles end with the supply: a card that is nowhere is missed there.
            yield Fault([*piles][-1], f"{rule}: {card} is lost: {there[card]} of {owned[card]} are there")


def seat_faults(at: str, seat: int | None, seats: range) -> Iterator[Fault]:
    """What names a seat names one at the table, or nobody."""
    if seat is not None and seat not in seats:
        yield Fault(at, f"there is no seat {seat}; seats are 0 to {seats[-1]}")
