"""The games of King Arthur that are worth keeping, and their players."""

from __future__ import annotations

from logres.engine import Option
from logres.players import Greedy, Random, Seat
from tests.games.wish import Wish


class Tired(Random):
    """Plays anything for a while, then only passes."""

    def decide(self, seat: Seat) -> Option:
        return None if seat.turn > 40 else super().decide(seat)


class Napping(Greedy):
    """Passes for a while in mid-game, and plays well before and after."""

    def decide(self, seat: Seat) -> Option:
        return None if 20 < seat.turn <= 40 else super().decide(seat)


WISHES = [
    Wish(
        "kingarthur",
        "basic-2-adventures",
        [Greedy, Greedy],
        {"ended by adventures", "grail taken", "knights overpaid with doubles only"},
        "The plain game: two good players; the twelfth adventure ends it before a knight is drawn (K8.1).",
    ),
    Wish(
        "kingarthur",
        "basic-3-adversaries",
        [Random, Random, Random],
        {"ended by adversaries", "adversaries drawn to the last", "adventure overpaid", "knights reshuffled"},
        "The last adversary is taken, the turn is completed, and the game ends (K8.2, KX5).",
    ),
    Wish(
        "kingarthur",
        "basic-5-stalemate",
        [Tired] * 5,
        {"ended by stalemate"},
        "Five players who have had enough: two rounds of passing end the game (KX25).",
    ),
    Wish(
        "kingarthur",
        "basic-2-shared",
        [Random, Random],
        {"shared victory"},
        "As many points and as many knights: the victory is shared (K8.4).",
    ),
    Wish(
        "kingarthur",
        "basic-4-overpay",
        [Random] * 4,
        {"knights overpaid beside an exact payment", "adventure overpaid", "tie broken by knights"},
        "Overpaying is free, and a tie is broken by the number of knight cards (KQ1, KQ3, KQ10).",
        {"overpay": "free"},
    ),
    Wish(
        "kingarthur",
        "seals-2-column-ends",
        [Greedy, Greedy],
        {"column ended the game", "usual challenge", "repeated challenge", "column fell for several"},
        "A column that falls takes the last adversaries and ends the game (KX21).",
        {"seals": "on"},
    ),
    Wish(
        "kingarthur",
        "seals-3-stay",
        [Random] * 3,
        {"sealed column stayed", "sealed column fell with the last adversary drawn", "double challenge"},
        "A sealed column stays after a double challenge and falls when the supply runs out (KX17, KX26).",
        {"seals": "on"},
    ),
    Wish(
        "kingarthur",
        "seals-4-resolve",
        [Greedy, Random, Greedy, Random],
        {"sealed column fell with a double challenge"},
        "A double challenge fells the sealed rest of a column, as this table wants it (KQ12).",
        {"seals": "on", "sealedColumn": "resolve"},
    ),
    Wish(
        "kingarthur",
        "seals-5-merlin",
        [Random] * 5,
        {"knights overpaid with a Merlin in hand", "ended by adversaries"},
        "Doubles are overpaid although a Merlin is in hand, as this table wants it (KQ2).",
        {"seals": "on", "overpayMerlin": "ignored"},
    ),
    Wish(
        "kingarthur",
        "seals-4-no-stalemate",
        [Napping] * 4,
        {"passed for more than two rounds", "ended by adventures"},
        "Everybody passes for five rounds and then plays on: the stalemate rule is off (KQ14).",
        {"seals": "on", "stalemate": "off"},
    ),
]
