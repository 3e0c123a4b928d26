"""King Arthur, the basic game: the rulebook as rules that ask."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from itertools import chain
from typing import ClassVar, Literal

from logres.engine import NOBODY, OWNER, Asking, Fault, Game, Happening, Json, Secret, zone
from logres.kingarthur.cards import (
    KIND,
    KINDS,
    KNIGHTS,
    WORTH,
    AdventureName,
    Adversary,
    Kind,
    Knight,
    Reason,
    Seat,
    Way,
)
from logres.kingarthur.parts import USUAL, Parts
from logres.kingarthur.payment import Cards, knight_payments, purchases
from logres.kingarthur.soundness import card_faults, seat_faults

HAND = 4  # knights dealt to each player: K2.3
FULL = 4  # cards that fill a column: K2.2
LAST_ADVENTURE = 12  # the one that ends the game: K8.1
DRAWS = ((), (1,), (2, 1))  # knights one may draw, when none, one or two are due: KQ7
ROUNDS_OF_REST = 2  # rounds without any deed that end the game: KX25

Challenge = tuple[str, Adversary, Cards]
Venture = tuple[AdventureName, Cards]


class KingArthur(Game):
    """Knights defeat adversaries, adversaries buy adventures, adventures win."""

    parts: ClassVar[Parts] = USUAL
    challenge_rule: ClassVar[str] = "K5.1"

    active: Seat = zone()
    adventures: dict[str, Seat | None] = zone()
    columns: dict[Kind, list[Adversary]] = zone()
    adversary_supply: list[Adversary] = zone(NOBODY, deck="adversaries")
    trophies: list[list[Adversary]] = zone(OWNER, deck="adversaries", kept_sorted=True)  # KQ15
    out: list[Adversary] = zone()
    knight_supply: list[Knight] = zone(NOBODY, deck="knights")
    knight_discards: list[Knight] = zone()
    hands: list[list[Knight]] = zone(OWNER, deck="knights", kept_sorted=True)
    resting: int = zone()
    ended: str | None = zone()

    class Began(Happening):
        """The adversaries are laid out, and a player begins."""

        columns: dict[Kind, list[Adversary]]

    class Turn(Happening):
        """A turn begins."""

        number: int

    class DrewAdversaries(Happening):
        """Adversaries are turned over."""

        cards: list[Adversary]

    class Defeated(Happening):
        """An adversary goes to the hand of a player, who pays with knights."""

        way: Way
        adversary: Adversary
        payment: list[Knight]

    class Ventured(Happening):
        """A player takes an adventure for adversaries."""

        adventure: AdventureName
        trophies: list[Adversary]
        value: int

    class DrewKnights(Happening):
        """A player draws knights."""

        cards: Secret[list[Knight]]
        count: int

    class Reshuffled(Happening):
        """The discards become the supply of knights."""

        count: int

    class Passed(Happening):
        """A player does nothing in a turn."""

    class Over(Happening):
        """The game ends."""

        reason: Reason
        scores: list[int]
        winners: list[Seat]

    class AskDrawAdversaries(Asking):
        """Do you turn adversaries over?"""

        options: Literal["draw"] | None

    class AskChallenge(Asking):
        """Which adversary do you challenge, and with which knights?"""

        options: Challenge | None

    class AskAdventure(Asking):
        """Which adventure do you take, and for which adversaries?"""

        options: Venture | None

    class AskDrawKnights(Asking):
        """How many knights do you draw?"""

        options: int | None

    async def setup(self) -> None:
        """Lay out adventures and adversaries, deal four knights to each, draw who begins."""  # K2
        self.ended = None
        self.resting = 0
        self.adventures = dict.fromkeys(self.parts.adventures)
        self.lay_out_adversaries()
        self.deal_knights()
        self.active = self.chance.below(len(self.seats))
        self.tell("began", self.active, columns={kind: [*cards] for kind, cards in self.columns.items()})

    def lay_out_adversaries(self) -> None:
        """Turn shuffled adversaries over, into a column for each kind, until one column has four."""  # K2.2
        self.adversary_supply = [*self.parts.adversaries]
        self.chance.shuffle(self.adversary_supply)
        self.columns = {kind: [] for kind in KINDS}
        self.trophies = [[] for _ in self.seats]
        self.out = []
        self.turn_over_adversaries()

    def deal_knights(self) -> None:
        """Deal four shuffled knights to each player; the rest is the supply."""  # K2.3
        self.knight_supply = KNIGHTS[:]
        self.chance.shuffle(self.knight_supply)
        self.knight_discards = []
        self.hands = [sorted(self.knight_supply.pop() for _ in range(HAND)) for _ in self.seats]

    async def turn(self) -> None:
        """Draw adversaries, challenge, take an adventure, draw knights: in this order, each if you like."""
        seat = self.active  # K3.1
        self.tell("turn", seat, number=self.turns)
        drew = await self.draw_adversaries(seat)
        challenged = await self.challenge(seat)
        ventured = await self.venture(seat)
        if self.over:  # K8.1, KX8: at once, before a knight is drawn
            return
        reinforced = await self.draw_knights(seat, 1 if challenged or ventured else 2)  # K3.2
        self.rest(seat, drew or challenged or ventured or reinforced)
        self.end_turn()

    async def draw_adversaries(self, seat: int) -> bool:
        """If no column has four, you may turn adversaries over until one has."""  # K4.1
        if not self.adversary_supply or self.has_full_column():  # KX4, KX6
            return False
        if not await self.may(seat, "draw-adversaries", ("draw",), "K4.1"):
            return False
        cards = self.turn_over_adversaries()
        self.tell("drew-adversaries", seat, cards=[*cards])
        return True

    def turn_over_adversaries(self) -> list[str]:
        """Turn adversaries over until a column has four or the supply is empty."""  # K4.1, KX5
        cards: list[str] = []
        while self.adversary_supply and not self.has_full_column():
            card = self.adversary_supply.pop()
            cards.append(card)
            self.join_column(card)
        return cards

    def has_full_column(self) -> bool:
        """Whether a column has four cards."""  # KX13
        return FULL in map(len, self.columns.values())

    def join_column(self, card: str) -> None:
        """An adversary lies down in the column of its kind."""
        self.columns[KIND[card]].append(card)

    def leave_column(self, card: str) -> None:
        """An adversary leaves the layout."""
        self.columns[KIND[card]].remove(card)

    async def challenge(self, seat: int) -> bool:
        """You may challenge one adversary with knights of one colour worth as much."""  # K5.1
        chosen = await self.may(seat, "challenge", self.challenges(seat), self.challenge_rule)
        if chosen is None:
            return False
        way, card, knights = chosen
        self.pay(seat, knights)
        self.overcome(seat, way, card, knights)
        return True

    def challenges(self, seat: int) -> list[Challenge]:
        """The open adversaries, each with the payments that your hand allows."""
        payments = self.payments(seat)
        open_cards = dict.fromkeys(chain.from_iterable(self.columns.values()))
        return [("usual", card, knights) for card in open_cards for knights in payments[WORTH[card]]]

    def payments(self, seat: int) -> tuple[tuple[Cards, ...], ...]:
        """What your hand can pay, by value."""  # K5.3
        return knight_payments(
            tuple(self.hands[seat]), self.settings["overpay"], self.settings["overpayMerlin"]
        )

    def pay(self, seat: int, knights: Cards) -> None:
        """The knights go to the discards."""  # K5.2
        for card in knights:
            self.hands[seat].remove(card)
        self.knight_discards.extend(knights)

    def overcome(self, seat: int, way: str, card: str, knights: Cards) -> None:
        """The adversary goes to your hand."""  # K5.2
        self.leave_column(card)
        self.win(seat, card)
        self.tell("defeated", seat, way=way, adversary=card, payment=[*knights])

    def win(self, seat: int, card: str) -> None:
        """An adversary becomes a trophy in hand."""
        insort(self.trophies[seat], card)

    async def venture(self, seat: int) -> bool:
        """You may take one adventure with adversaries from your hand that meet its condition."""  # K6.1
        chosen = await self.may(seat, "adventure", self.ventures(seat), "K6.1")
        if chosen is None:
            return False
        adventure, trophies = chosen
        for card in trophies:
            self.trophies[seat].remove(card)
        self.out.extend(trophies)
        self.adventures[adventure] = seat
        value = self.parts.adventures[adventure].value
        self.tell("ventured", seat, adventure=adventure, trophies=[*trophies], value=value)
        if len(self.taken()) == LAST_ADVENTURE:
            self.finish("adventures")  # K8.1
        return True

    def ventures(self, seat: int) -> list[Venture]:
        """The open adventures, each with the adversaries in your hand that buy it."""  # K6.3
        found = purchases(tuple(self.trophies[seat]), self.settings["overpay"])
        return [venture for venture in found if self.adventures[venture[0]] is None]

    def taken(self) -> list[str]:
        """The adventures that have been taken."""
        return [adventure for adventure, owner in self.adventures.items() if owner is not None]

    async def draw_knights(self, seat: int, most: int) -> bool:
        """You may draw the topmost knight, or two if you have neither challenged nor ventured."""  # K7.1
        there = len(self.knight_supply) + len(self.knight_discards)  # KX1
        number = await self.may(seat, "draw-knights", DRAWS[min(most, there)], "K7.1")
        if number is None:
            return False
        cards = [self.top_knight() for _ in range(number)]
        for card in cards:
            insort(self.hands[seat], card)
        self.tell("drew-knights", seat, {"cards": [*cards]}, count=number)
        self.renew_supply()
        return True

    def top_knight(self) -> str:
        """The topmost knight; an empty supply is renewed first."""  # KX2
        if not self.knight_supply:
            self.renew_supply()
        return self.knight_supply.pop()

    def renew_supply(self) -> None:
        """When the supply is empty, the shuffled discards become the supply."""  # K7.2, KX3
        if self.knight_supply or not self.knight_discards:
            return
        self.knight_supply, self.knight_discards = self.knight_discards, []
        self.chance.shuffle(self.knight_supply)
        self.tell("reshuffled", count=len(self.knight_supply))

    def rest(self, seat: int, did_something: bool) -> None:
        """Count the turns in a row in which nobody did anything."""  # KX25
        if did_something:
            self.resting = 0
            return
        self.tell("passed", seat)
        # Without the stalemate rule only those turns count in which nothing could be done: KQ14.
        self.resting = 0 if self.settings["stalemate"] == "off" and self.can_act(seat) else self.resting + 1

    def can_act(self, seat: int) -> bool:
        """Whether a player could do anything at all."""
        can_turn_over = self.adversary_supply and not self.has_full_column()
        knights = self.knight_supply or self.knight_discards
        return bool(can_turn_over or knights or self.challenges(seat) or self.ventures(seat))

    def end_turn(self) -> None:
        """The game ends with the last adversary or in a stalemate; else the next player's turn begins."""
        if not self.adversary_supply and not any(self.columns.values()):
            self.finish("adversaries")  # K8.2; KX7: both must be empty
        elif self.resting >= ROUNDS_OF_REST * len(self.seats):
            self.finish("stalemate")  # KX25
        else:
            self.active = (self.active + 1) % len(self.seats)  # K2.4

    def finish(self, reason: str) -> None:
        """The game is over."""
        self.over = True
        self.ended = reason
        self.tell("over", reason=reason, scores=[*self.scores()], winners=[*self.winners()])

    def scores(self) -> list[int]:
        """The values of your adventures and of the adversaries in your hand."""  # K8.3
        return [sum(self.ledger(seat).values()) for seat in self.seats]

    def ledger(self, seat: int) -> dict[str, int]:
        """Points from adventures and from each kind of adversary."""  # K8.3
        points = {
            "adventures": sum(
                self.parts.adventures[card].value for card in self.taken() if self.adventures[card] == seat
            )
        }
        for kind in KINDS:
            points[kind] = sum(WORTH[card] for card in self.trophies[seat] if KIND[card] == kind)
        return points

    def public_points(self) -> list[int]:
        """The values of your adventures: they lie open, the adversaries in your hand do not."""  # KQ15
        return [self.ledger(seat)["adventures"] for seat in self.seats]

    def progress(self) -> dict[str, Json]:
        """How many adventures have been taken."""
        return {"adventures_taken": len(self.taken())}

    def winners(self) -> list[int]:
        """Most points; then most knight cards in hand; then the victory is shared."""  # K8.4, KQ10
        scores = self.scores()
        ranks = [(scores[seat], len(self.hands[seat])) for seat in self.seats]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]

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
