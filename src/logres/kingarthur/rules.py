"""King Arthur, the basic game: the rulebook as rules that ask."""

from __future__ import annotations

from bisect import insort
from itertools import chain
from typing import ClassVar, Literal

from logres.engine import Asking, Happening, Json, Secret, listing
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
from logres.kingarthur.payment import Cards, knight_payments, purchases
from logres.kingarthur.position import FULL, LAST_ADVENTURE, ROUNDS_OF_REST
from logres.kingarthur.soundness import Soundness

HAND = 4  # knights dealt to each player: K2.3
DRAWS = ((), (1,), (2, 1))  # numbers of knights you may draw when none, one or two are due: KQ7

Challenge = tuple[str, Adversary, Cards]
Venture = tuple[AdventureName, Cards]


class KingArthur(Soundness):
    """Knights defeat adversaries, adversaries buy adventures, adventures win."""

    challenge_rule: ClassVar[str] = "K5.1"

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
        """Lay out adventures and adversaries, deal the knights, draw the first player."""  # K2
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
        """Deal four shuffled knights to each player. The rest is the supply."""  # K2.3
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
        if self.over:  # K8.1, KX8: immediately, before a knight is drawn
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
        """Add an adversary to the column of its kind."""
        self.columns[KIND[card]].append(card)

    def leave_column(self, card: str) -> None:
        """Remove an adversary from its column."""
        self.columns[KIND[card]].remove(card)

    async def challenge(self, seat: int) -> bool:
        """You may challenge one adversary with knights of one colour that are worth as much."""  # K5.1
        chosen = await self.may(seat, "challenge", self.challenges(seat), self.challenge_rule)
        if chosen is None:
            return False
        way, card, knights = chosen
        self.pay(seat, knights)
        self.overcome(seat, way, card, knights)
        return True

    @listing
    def challenges(self, seat: int) -> list[Challenge]:
        """The open adversaries, each with the payments that your hand allows."""
        payments = self.payments(seat)
        open_cards = dict.fromkeys(chain.from_iterable(self.columns.values()))
        return [("usual", card, knights) for card in open_cards for knights in payments[WORTH[card]]]

    def payments(self, seat: int) -> tuple[tuple[Cards, ...], ...]:
        """The payments that your hand allows, by value."""  # K5.3
        return knight_payments(
            tuple(self.hands[seat]), self.settings["overpay"], self.settings["overpayMerlin"]
        )

    def pay(self, seat: int, knights: Cards) -> None:
        """Put the knights on the discards."""  # K5.2
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

    @listing
    def ventures(self, seat: int) -> list[Venture]:
        """The open adventures, each with the adversaries in your hand that buy it."""  # K6.3
        found = purchases(tuple(self.trophies[seat]), self.settings["overpay"])
        return [venture for venture in found if self.adventures[venture[0]] is None]

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
        """Draw the topmost knight, from a renewed supply if it was empty."""  # KX2
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
        # Without the stalemate rule, only turns in which nothing could be done count: KQ14.
        self.resting = 0 if self.settings["stalemate"] == "off" and self.can_act(seat) else self.resting + 1

    def can_act(self, seat: int) -> bool:
        """Whether a player could do anything at all."""
        can_turn_over = self.adversary_supply and not self.has_full_column()
        knights = self.knight_supply or self.knight_discards
        return bool(can_turn_over or knights or self.challenges(seat) or self.ventures(seat))

    def end_turn(self) -> None:
        """End the game after the last adversary or in a stalemate, or pass the turn on."""
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
        """The values of each player's adventures and of the adversaries in hand."""  # K8.3
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
        """The values of each player's adventures, but not of the adversaries in hand."""  # KQ15
        return [self.ledger(seat)["adventures"] for seat in self.seats]

    def progress(self) -> dict[str, Json]:
        """The number of adventures that have been taken."""
        return {"adventures_taken": len(self.taken())}

    def winners(self) -> list[int]:
        """The seats with most points, among them those with most knight cards in hand."""  # K8.4, KQ10
        scores = self.scores()
        ranks = [(scores[seat], len(self.hands[seat])) for seat in self.seats]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]
