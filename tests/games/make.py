"""Play the recorded games anew: .venv/bin/python -m tests.games.make (only after a change of the cards)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import logres
from logres.engine import Option, Question, Session
from logres.players import Greedy, Opponent, Random, Redealt, View, play_out
from tests.games.features import WANTED, features

FOLDER = Path(__file__).parent


class Tired(Random):
    """Plays anything for a while, then only passes."""

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        turns = view["turns"]
        assert isinstance(turns, int)
        return None if turns > 40 else super().decide(view, choice, redealt)


class Napping(Greedy):
    """Passes for a while in mid-game, and plays well before and after."""

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        turns = view["turns"]
        assert isinstance(turns, int)
        return None if 20 < turns <= 40 else super().decide(view, choice, redealt)


@dataclass(frozen=True)
class Wish:
    """A game worth keeping: who plays, with which options, what is to be seen, and why it is kept."""

    name: str
    seats: Sequence[type[Opponent]]
    wanted: set[str]
    why: str
    options: dict[str, str] = field(default_factory=dict)

    def play(self, seed: int) -> Session:
        """The game that these opponents play with a seed."""
        names = [f"{kind.__name__} {seat}" for seat, kind in enumerate(self.seats)]
        session = logres.start("kingarthur", len(self.seats), self.options, seed, names)
        play_out(session, [kind(f"{self.name} {seed} {seat}") for seat, kind in enumerate(self.seats)])
        return session


WISHES = [
    Wish(
        "basic-2-adventures",
        [Greedy, Greedy],
        {"ended by adventures", "grail taken", "knights overpaid with doubles only"},
        "The plain game: two good players; the twelfth adventure ends it before a knight is drawn (K8.1).",
    ),
    Wish(
        "basic-3-adversaries",
        [Random, Random, Random],
        {"ended by adversaries", "adversaries drawn to the last", "adventure overpaid", "knights reshuffled"},
        "The last adversary is taken, the turn is completed, and the game ends (K8.2, KX5).",
    ),
    Wish(
        "basic-5-stalemate",
        [Tired] * 5,
        {"ended by stalemate"},
        "Five players who have had enough: two rounds of passing end the game (KX25).",
    ),
    Wish(
        "basic-2-shared",
        [Random, Random],
        {"shared victory"},
        "As many points and as many knights: the victory is shared (K8.4).",
    ),
    Wish(
        "basic-4-overpay",
        [Random] * 4,
        {"knights overpaid beside an exact payment", "adventure overpaid", "tie broken by knights"},
        "Overpaying is free, and a tie is broken by the number of knight cards (KQ1, KQ3, KQ10).",
        {"overpay": "free"},
    ),
    Wish(
        "seals-2-column-ends",
        [Greedy, Greedy],
        {"column ended the game", "usual challenge", "repeated challenge", "column fell for several"},
        "A column that falls takes the last adversaries and ends the game (KX21).",
        {"seals": "on"},
    ),
    Wish(
        "seals-3-stay",
        [Random] * 3,
        {"sealed column stayed", "sealed column fell with the last adversary drawn", "double challenge"},
        "A sealed column stays after a double challenge and falls when the supply runs out (KX17, KX26).",
        {"seals": "on"},
    ),
    Wish(
        "seals-4-resolve",
        [Greedy, Random, Greedy, Random],
        {"sealed column fell with a double challenge"},
        "A double challenge fells the sealed rest of a column, as this table wants it (KQ12).",
        {"seals": "on", "sealedColumn": "resolve"},
    ),
    Wish(
        "seals-5-merlin",
        [Random] * 5,
        {"knights overpaid with a Merlin in hand", "ended by adversaries"},
        "Doubles are overpaid although a Merlin is in hand, as this table wants it (KQ2).",
        {"seals": "on", "overpayMerlin": "ignored"},
    ),
    Wish(
        "seals-4-no-stalemate",
        [Napping] * 4,
        {"passed for more than two rounds", "ended by adventures"},
        "Everybody passes for five rounds and then plays on: the stalemate rule is off (KQ14).",
        {"seals": "on", "stalemate": "off"},
    ),
]


def main() -> None:
    """Write every game that is wished for, with the first seed that gives it."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    shown: set[str] = set()
    for wish in WISHES:
        session, seen = next(
            (session, seen)
            for session in map(wish.play, count(1))
            if (seen := features(session)) and wish.wanted <= seen
        )
        shown |= seen
        title, rest = session.record().split("\n", 1)
        text = f"{title}\n# {wish.why}\n{rest}"
        (FOLDER / f"{wish.name}.txt").write_text(text, encoding="utf-8")
        print(f"{wish.name}: seed {session.seed}, {len(session.decisions)} decisions", flush=True)
    print("Nothing is missing." if shown >= WANTED else f"Missing: {', '.join(sorted(WANTED - shown))}")


if __name__ == "__main__":
    main()
