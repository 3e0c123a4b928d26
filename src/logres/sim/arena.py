"""Round robins of opponents, kept in a file so that they can be continued."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from importlib.resources import files
from itertools import combinations, permutations
from time import process_time
from typing import TypedDict, cast

from logres.engine import BadTable, Json, Session
from logres.games import box, start
from logres.players import Opponent, ask
from logres.sim.crews import Crew, in_order
from logres.sim.kept import Kept, tupled
from logres.sim.tournament import entrant

Pairing = tuple[str, str]  # the opponent on one seat, and the one on all others

LEARNED = {
    game: (f"logres.players.{game}", "learned.npz") for game in ("kingarthur", "merlin")
}  # weights that decide how levels play


@dataclass(frozen=True)
class Bout:
    """One game between two opponents."""

    one: str
    others: str
    number: int  # of the game in its pairing
    seat: int  # of `one`
    scores: tuple[int, ...]  # by seat
    winners: tuple[int, ...]
    turns: tuple[int, int]  # of `one`, and of the others
    seconds: tuple[float, float]  # of processor time for thinking, likewise

    @property
    def share(self) -> float:
        """The share of the victory that `one` has."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0

    @property
    def lead(self) -> int:
        """The points by which `one` is ahead of the best of the others."""
        return self.scores[self.seat] - max(self.rivals)

    @property
    def rivals(self) -> list[int]:
        """The scores of the others."""
        return [score for seat, score in enumerate(self.scores) if seat != self.seat]


class Heading(TypedDict):
    """Everything that the results of an arena depend on, apart from its entrants."""

    game: str
    rules: str
    players: int
    settings: dict[str, str]
    seed: int
    learned: str


@dataclass(frozen=True)
class Arena:
    """A round robin: every entrant meets every other one at the same kind of table.

    Each deal is played once for each seat, with `one` sitting there. With two players, a pairing is the same
    both ways.
    """

    game: str
    players: int
    settings: Mapping[str, str]
    entrants: tuple[str, ...]
    seed: int
    one: str = ""  # if given, only this entrant is measured against the others

    @property
    def pairings(self) -> list[Pairing]:
        """The pairs of entrants that meet."""
        if self.one:
            return [(self.one, others) for others in self.entrants if others != self.one]
        pairs = combinations if self.players == 2 else permutations
        return [(one, others) for one, others in pairs(self.entrants, 2)]

    def check(self) -> None:
        """Raise `BadTable` if the arena is impossible."""
        box(self.game).check_seats(self.players)
        if len({*self.entrants}) < max(2, len(self.entrants)):
            raise BadTable("an arena needs two or more different opponents.")

    def play(self, pairing: Pairing, number: int) -> Bout:
        """Play one game of a pairing."""
        deal, seat = divmod(number, self.players)
        session = start(self.game, self.players, self.settings, f"arena {self.seed} {deal}")
        names = [pairing[other != seat] for other in range(self.players)]
        players = [entrant(name)(f"{self.seed} {deal} {at}") for at, name in enumerate(names)]
        turns, seconds = _timed(session, players)
        others = [other for other in range(self.players) if other != seat]
        return Bout(
            *pairing,
            number,
            seat,
            tuple(session.scores),
            tuple(session.winners),
            (turns[seat], sum(turns[other] for other in others)),
            (round(seconds[seat], 4), round(sum(seconds[other] for other in others), 4)),
        )

    def rest(self, games: int, played: Sequence[Bout]) -> list[tuple[Pairing, int]]:
        """List the games that are still to be played, all pairings in turn."""
        done = {(bout.one, bout.others, bout.number) for bout in played}
        everything = [(pairing, number) for number in range(games) for pairing in self.pairings]
        return [(pairing, number) for pairing, number in everything if (*pairing, number) not in done]

    def bouts(self, games: int, played: Sequence[Bout], crew: Crew) -> Generator[Bout, None, None]:
        """Play the games that are still to be played."""
        todo = self.rest(games, played)
        return in_order(partial(self._play_nth, todo), len(todo), crew)

    def _play_nth(self, todo: Sequence[tuple[Pairing, int]], index: int) -> Bout:
        return self.play(*todo[index])

    @property
    def heading(self) -> Heading:
        """Everything that the results depend on, apart from the entrants."""
        return {
            "game": self.game,
            "rules": box(self.game).rules_version,
            "players": self.players,
            "settings": dict(self.settings),
            "seed": self.seed,
            "learned": learned_digest(self.game),
        }


def _timed(session: Session, players: Sequence[Opponent]) -> tuple[list[int], list[float]]:
    """Play a session to its end, and return the turns and the thinking time of each seat."""
    seconds, taken = [0.0] * len(players), [set[int]() for _ in players]
    while session.choice is not None:
        seat, began = session.choice.seat, process_time()
        option = ask(players[seat], session)
        seconds[seat] += process_time() - began
        taken[seat].add(session.turn)
        session.decide(option)
    return [*map(len, taken)], seconds


def learned_digest(game: str) -> str:
    """Return a short checksum of the weights that were learned for a game; empty if there are none."""
    if game not in LEARNED:
        return ""
    package, name = LEARNED[game]
    return sha256((files(package) / name).read_bytes()).hexdigest()[:12]


# The file: a line for each game


def kept_bouts(kept: Kept) -> list[Bout]:
    """Read the games that were kept."""
    try:
        return [Bout(**tupled(line)) for _, line in kept.lines()]  # type: ignore[arg-type]  # they were written by `keep`
    except (AttributeError, TypeError) as problem:
        raise kept.wrong(problem) from problem


def keep(kept: Kept, bouts: Iterator[Bout]) -> Iterator[Bout]:
    """Add games to the file as they are played."""
    for bout in bouts:
        kept.add(cast("Json", asdict(bout)))
        yield bout
