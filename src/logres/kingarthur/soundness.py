"""The faults of a position: cards, columns, adventures and seats that are impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from logres.engine import Fault, seat_faults
from logres.kingarthur.cards import KIND, KNIGHTS
from logres.kingarthur.position import FULL, LAST_ADVENTURE, ROUNDS_OF_REST, Position

Piles = Mapping[str, Sequence[str]]


def card_faults(rule: str, piles: Piles, stock: Sequence[str]) -> Iterator[Fault]:
    """Report cards of the stock that are lost or doubled, and unknown cards."""
    there, owned = Counter(card for pile in piles.values() for card in pile), Counter(stock)
    for card in sorted(there.keys() | owned.keys()):
        places = {at: pile.count(card) for at, pile in piles.items() if card in pile}
        if card not in owned:
            for at in places:
                yield Fault(at, f"there is no card '{card}' for this pile; cards are {', '.join(owned)}")
        elif there[card] > owned[card]:
            where = ", ".join(f"{count} in {at}" for at, count in places.items())
            first = next(iter(places))
            yield Fault(first, f"{rule}: {card} appears {there[card]} times, not {owned[card]}: {where}")
        elif there[card] < owned[card]:
            # The supply is the last pile: a lost card is reported there.
            yield Fault([*piles][-1], f"{rule}: {card} is lost: {there[card]} of {owned[card]} are there")


class Soundness(Position):
    """The checks of a position, as play has made it or people have written it."""  # KI

    def faults(self) -> list[Fault]:
        """Lost or doubled cards, impossible columns, adventures and seats, and a wrong end."""  # KI
        return [
            *card_faults("KI1", self.knight_piles(), KNIGHTS),
            *card_faults("KI2", self.adversary_piles(), self.parts.adversaries),
            *self.column_faults(),
            *self.adventure_faults(),
            *self.end_faults(),
            *seat_faults("active", self.active, self.seats),
        ]

    def knight_piles(self) -> dict[str, list[str]]:
        """The piles of knights by zone, the supply last."""
        hands = {f"hands.{seat}": hand for seat, hand in enumerate(self.hands)}
        return {**hands, "knight_discards": self.knight_discards, "knight_supply": self.knight_supply}

    def adversary_piles(self) -> dict[str, list[str]]:
        """The piles of adversaries by zone, the supply last."""
        return {
            **{f"trophies.{seat}": trophies for seat, trophies in enumerate(self.trophies)},
            **{f"columns.{kind}": column for kind, column in self.columns.items()},
            "out": self.out,
            "adversary_supply": self.adversary_supply,
        }

    def column_faults(self) -> Iterator[Fault]:
        """Columns that are too long or have cards of other kinds, and hands that are not sorted."""  # KI4
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
        """Unknown and missing adventures, too many taken ones, and owners who are not at the table."""  # KI5
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
        """An end without its reason, and a reason without the end."""  # K8.1, K8.2, KX25
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
        # Without adversaries the game ends only with the turn, so it need not be over before.
        for reason in ("adventures", "stalemate"):
            if not self.over and reasons[reason]:
                yield Fault("over", f"the game must be over, for '{reason}' has ended it")
