"""King Arthur, the game with seals: a challenge lays a seal, and a column falls as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Fault, Happening, seat_faults, zone
from logres.kingarthur.cards import KIND, KINDS, WORTH, Adversary, Kind, Knight, Seat
from logres.kingarthur.payment import Cards
from logres.kingarthur.rules import Challenge, KingArthur

SEALS = 5  # for each player: K2.5


class Seals(KingArthur):
    """The usual, the repeated and the double challenge replace the basic challenge."""  # K10

    challenge_rule = "K10"

    seals: dict[Kind, list[Seat | None]] = zone()  # for each card of a column, the owner of the seal on it
    seals_left: list[int] = zone(by_seat=True)

    class Sealed(Happening):
        """A seal lies on an adversary."""

        adversary: Adversary
        payment: list[Knight]

    class ColumnFell(Happening):
        """A column falls: everybody takes the cards under their seals."""

        kind: Kind
        won: list[tuple[Seat, Adversary]]

    async def setup(self) -> None:
        """Each player takes the five seals of a colour."""  # K2.5
        self.seals_left = [SEALS for _ in self.seats]
        await super().setup()

    def lay_out_adversaries(self) -> None:
        """No seal lies on the first adversaries."""
        self.seals = {kind: [] for kind in KINDS}
        super().lay_out_adversaries()

    def join_column(self, card: str) -> None:
        """A new card has no seal, so its column needs one more."""  # KX14
        super().join_column(card)
        self.seals[KIND[card]].append(None)

    def leave_column(self, card: str) -> None:  # instead of the base rule
        """Remove a card without a seal."""
        place = self.place(card, None)
        del self.columns[KIND[card]][place], self.seals[KIND[card]][place]

    def place(self, card: str, seal: int | None) -> int:
        """The index in its column of a card with this seal, or without one."""
        return [*zip(self.columns[KIND[card]], self.seals[KIND[card]], strict=True)].index((card, seal))

    async def draw_adversaries(self, seat: int) -> bool:
        """When the supply has run out, fully sealed columns fall."""  # KX26
        drew = await super().draw_adversaries(seat)
        self.fell_stranded_columns(seat)
        return drew

    def challenges(self, seat: int) -> list[Challenge]:
        """A usual or double challenge of cards without a seal, a repeated one of cards with yours."""
        payments = self.payments(seat)
        found: list[Challenge] = []
        for kind, column in self.columns.items():
            for card, seal in dict.fromkeys(zip(column, self.seals[kind], strict=True)):
                ways = self.ways(seat, card, seal)
                found += [(way, card, knights) for way, value in ways for knights in payments[value]]
        return found

    def ways(self, seat: int, card: str, seal: int | None) -> list[tuple[str, int]]:
        """The ways to challenge a card, each with its price."""
        if seal == seat:
            return [("repeated", WORTH[card])]  # K10.3
        if seal is not None:
            return []  # KX15: a rival's seal protects it
        double = ("double", 2 * WORTH[card])  # K10.4
        return [("usual", WORTH[card]), double] if self.seals_left[seat] else [double]  # K10.1, KX18

    def overcome(self, seat: int, way: str, card: str, knights: Cards) -> None:
        """Lay a seal after a usual challenge, take the card after a repeated or a double one."""
        if way == "usual":  # instead of the base rule
            self.lay_seal(seat, card)
            self.tell("sealed", seat, adversary=card, payment=[*knights])
            if None not in self.seals[KIND[card]]:
                self.fell_column(seat, KIND[card])  # K10.2
        else:
            if way == "repeated":
                self.take_back_seal(seat, card)  # K10.3, KX16
            super().overcome(seat, way, card, knights)
        self.fell_stranded_columns(seat)

    def lay_seal(self, seat: int, card: str) -> None:
        """Lay one of your seals on a card without one."""  # K10.1
        self.seals[KIND[card]][self.place(card, None)] = seat
        self.seals_left[seat] -= 1

    def take_back_seal(self, seat: int, card: str) -> None:
        """Take your seal from a card."""
        self.seals[KIND[card]][self.place(card, seat)] = None
        self.seals_left[seat] += 1

    def fell_column(self, seat: int, kind: Kind) -> None:
        """Every owner of a seal in the column takes it back, with the card under it."""  # K10.2, KX19, KX20
        won = [*zip(self.seals[kind], self.columns[kind], strict=True)]
        self.columns[kind], self.seals[kind] = [], []
        for owner, card in won:
            assert owner is not None, "a card without a seal cannot fall with its column"
            self.seals_left[owner] += 1
            self.win(owner, card)
        self.tell("column-fell", seat, kind=kind, won=[[owner, card] for owner, card in won])

    def fell_stranded_columns(self, seat: int) -> None:
        """Fell columns that are fully sealed without a new seal, unless they wait for a new card."""
        if self.adversary_supply and self.settings["sealedColumn"] == "stay":  # KX17, KQ12
            return
        for kind, seals in self.seals.items():
            if seals and None not in seals:
                self.fell_column(seat, kind)

    def faults(self) -> list[Fault]:
        """Add seals that are lost or doubled, and columns with more or fewer seals than cards."""  # KI3
        return [*super().faults(), *self.seal_faults()]

    def seal_faults(self) -> Iterator[Fault]:
        """Report seats without five seals in all, left or on cards, and seals that match no card."""  # KI3
        for kind, seals in self.seals.items():
            cards = len(self.columns[kind])
            if len(seals) != cards:
                yield Fault(f"seals.{kind}", f"{len(seals)} places for a seal lie beside {cards} cards")
            for owner in dict.fromkeys(seals):
                yield from seat_faults(f"seals.{kind}", owner, self.seats)
        laid = [seal for seals in self.seals.values() for seal in seals]
        for seat, left in enumerate(self.seals_left):
            if left < 0 or left + laid.count(seat) != SEALS:
                has = f"{left} left and {laid.count(seat)} on cards"
                yield Fault(f"seals_left.{seat}", f"KI3: seat {seat} has {has}; it must be {SEALS} in all")
