"""The faults of a position: cards, columns, adventures and seats that are impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from logres.engine import Fault
from logres.kingarthur.cards import KIND, KNIGHTS
from logres.kingarthur.position import FULL, LAST_ADVENTURE, ROUNDS_OF_REST, Position

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


class Soundness(Position):
    """The checks of a position, as play has made it or people have written it."""  # KI

    def faults(self) -> list[Fault]:
        """Cards are conserved, columns and adventures possible, the game over if it must be."""  # KI
        return [
            *card_faults("KI1", self.knight_piles(), KNIGHTS),
            *card_faults("KI2", self.adversary_piles(), self.parts.adversaries),
            *self.column_faults(),
            *self.adventure_faults(),
            *self.end_faults(),
            *seat_faults("active", self.active, self.seats),
        ]

    def knight_piles(self) -> dict[str, list[str]]:
        """Where knights lie, the supply last."""
        hands = {f"hands.{seat}": hand for seat, hand in enumerate(self.hands)}
        return {**hands, "knight_discards": self.knight_discards, "knight_supply": self.knight_supply}

    def adversary_piles(self) -> dict[str, list[str]]:
        """Where adversaries lie, the supply last."""
        return {
            **{f"trophies.{seat}": trophies for seat, trophies in enumerate(self.trophies)},
            **{f"columns.{kind}": column for kind, column in self.columns.items()},
            "out": self.out,
            "adversary_supply": self.adversary_supply,
        }

    def column_faults(self) -> Iterator[Fault]:
        """A column has at most four cards, all of its kind; cards in hand are sorted."""  # KI4
        for kind, column in self.columns.items():
            at = f"columns.{kind}"
            if len(column) > FULL:
                yield Fault(at, f"KI4: a column has at most {FULL} cards, not {len(column)}")
            strangers = [card for card in column if KIND.get(card, kind) != kind]
            if strangers:
                yield Fault(at, f"{', '.join(strangers)} cannot lie in the column '{kind}'")
        for name, piles in (("hands", self.hands), ("trophies", self.trophies)):
            for seat, pile in enumerate(piles):
                if pile != sorted(pile):
                    yield Fault(f"{name}.{seat}", "cards in hand are not sorted")

    def adventure_faults(self) -> Iterator[Fault]:
        """At most twelve adventures are taken, by seats at the table."""  # KI5
        for name in sorted(self.adventures.keys() - self.parts.adventures.keys()):
            yield Fault(f"adventures.{name}", f"there is no adventure '{name}'")
        for name in sorted(self.parts.adventures.keys() - self.adventures.keys()):
            yield Fault("adventures", f"the adventure '{name}' is missing")
        for name, owner in self.adventures.items():
            yield from seat_faults(f"adventures.{name}", owner, self.seats)
        if len(self.taken()) > LAST_ADVENTURE:
            taken = len(self.taken())
            yield Fault("adventures", f"KI5: at most {LAST_ADVENTURE} adventures are taken, not {taken}")

    def end_faults(self) -> Iterator[Fault]:
        """The game is over with a reason, and for none else."""  # K8.1, K8.2, KX25
        rest = ROUNDS_OF_REST * len(self.seats)
        if not 0 <= self.resting <= rest:
            yield Fault("resting", f"turns without a deed are 0 to {rest}, not {self.resting}")
        if self.over != (self.ended is not None):
            yield Fault("ended" if self.over else "over", "'over' and 'ended' do not agree")
        reasons = {
            "adventures": len(self.taken()) >= LAST_ADVENTURE,
            "adversaries": not self.adversary_supply and not any(self.columns.values()),
            "stalemate": self.resting >= rest,
        }
        if self.ended is not None and not reasons.get(self.ended):
            yield Fault(
                "ended", f"the game cannot have ended with '{self.ended}'; reasons are {', '.join(reasons)}"
            )
        # The last adversary ends the game only with the turn: until then there may be none.
        for reason in ("adventures", "stalemate"):
            if not self.over and reasons[reason]:
                yield Fault("over", f"the game must be over, for '{reason}' has ended it")
