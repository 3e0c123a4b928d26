"""Many games between opponents, on all cores, with the same results on any number of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import TypedDict, cast

from logres.engine import Json, Option, Question, Seed, Session
from logres.games import start
from logres.players import Opponent, QuickOpponent, imported, opponent, play_out
from logres.sim.cores import in_order

Entrant = Callable[[Seed], Opponent]

CHUNK = 8  # games that a process plays before it reports
CERTAINTY = 1.96  # standard deviations on both sides that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Tournament:
    """The same opponents at the same kind of table, again and again.

    From game to game everybody moves one seat on, so that nobody profits from a seat or from beginning.
    """

    game: str
    entrants: tuple[Entrant, ...]
    settings: Mapping[str, str]
    seed: int

    def seating(self, number: int) -> list[int]:
        """The entrant at each seat in a game."""
        count = len(self.entrants)
        return [(seat + number) % count for seat in range(count)]

    def play(self, number: int) -> Result:
        """Play one game."""
        seating = self.seating(number)
        session = start(self.game, len(seating), self.settings, self.seed + number)
        first = seating[session.choice.seat] if session.choice else seating[0]
        opponents = [self.entrants[entrant](f"{self.seed} {number} {entrant}") for entrant in seating]
        decisions = played_out(session, opponents)
        seats = [seating.index(entrant) for entrant in range(len(seating))]
        return Result(
            first=first,
            seating=tuple(seating),
            scores=tuple(session.scores[seat] for seat in seats),
            winners=tuple(sorted(seating[seat] for seat in session.winners)),
            ledgers=tuple(session.game.ledger(seat) for seat in seats),
            turns=session.turn,
            decisions=decisions,
            ended=str(session.view(None).get("ended") or "over"),
        )


class Figures(TypedDict):
    """The figures of one entrant, or of all entrants that sat at one seat."""

    name: str
    wins: int
    shared_wins: int
    win_share: float
    interval: list[float]
    score: float
    sources: dict[str, float]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game, by entrant and not by seat."""

    first: int
    seating: tuple[int, ...]  # the entrant at each seat
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ledgers: tuple[dict[str, int], ...]
    turns: int
    decisions: int
    ended: str


def entrant(name: str) -> Entrant:
    """An opponent by its name or its place, "my.module:Bot". It gets a separate seed in each game."""
    if ":" in name:
        return imported(name)
    opponent(name, 0)
    return partial(opponent, name)


def played_out(session: Session, opponents: Sequence[Opponent]) -> int:
    """Let opponents play a session to its end, fast if they can, and return the number of decisions."""
    quick = [opponent.pick for opponent in opponents if isinstance(opponent, QuickOpponent)]
    if len(quick) < len(opponents):
        play_out(session, opponents)
        return len(session.decisions)
    decisions = 0

    def pick(choice: Question) -> Option:
        nonlocal decisions
        decisions += 1
        return quick[choice.seat](choice)

    session.play_out_fast(pick)
    return decisions


def results(tournament: Tournament, number: int, jobs: int) -> Iterator[Result]:
    """The results of this many games, in order."""
    return in_order(tournament.play, number, jobs, CHUNK)


def interval(share: float, number: int) -> tuple[float, float]:
    """The range of the true share with 95 % certainty (Wilson's interval)."""
    if not number:
        return 0.0, 1.0
    z = CERTAINTY
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(played: Sequence[Result], names: Sequence[str]) -> dict[str, Json]:
    """The figures of a tournament: wins, scores and their sources by entrant and by seat, length and ends."""
    return {
        "games": len(played),
        "entrants": [
            {"name": name, **_figures(played, [entrant] * len(played))} for entrant, name in enumerate(names)
        ],
        "by_seat": [
            {"seat": seat, **_figures(played, [result.seating[seat] for result in played])}
            for seat in range(len(names))
        ],
        "shared_victories": sum(len(result.winners) > 1 for result in played),
        "won_by_who_began": mean_of([share(result, result.first) for result in played]),
        "turns": mean_of([result.turns for result in played]),
        "decisions": mean_of([result.decisions for result in played]),
        "ended": dict(sorted(Counter(result.ended for result in played).items())),
    }


def _figures(played: Sequence[Result], entrants: Sequence[int]) -> dict[str, Json]:
    """The figures of the games for one entrant of each."""
    shares = [share(result, entrant) for result, entrant in zip(played, entrants, strict=True)]
    scores = [result.scores[entrant] for result, entrant in zip(played, entrants, strict=True)]
    ledgers = [result.ledgers[entrant] for result, entrant in zip(played, entrants, strict=True)]
    low, high = interval(mean_of(shares), len(played))
    # A ledger may name only what was scored: another entrant or another game may have another source.
    sources = dict.fromkeys(source for result in played for ledger in result.ledgers for source in ledger)
    return {
        "wins": shares.count(1.0),
        "shared_wins": sum(0 < part < 1 for part in shares),
        "win_share": mean_of(shares),
        "interval": [round(low, 4), round(high, 4)],
        "score": mean_of(scores),
        "lowest_score": min(scores),
        "highest_score": max(scores),
        "sources": {source: mean_of([ledger.get(source, 0) for ledger in ledgers]) for source in sources},
    }


def share(result: Result, entrant: int) -> float:
    """An entrant's share of the victory: all, none, or a part of a shared one."""
    return 1 / len(result.winners) if entrant in result.winners else 0.0


def mean_of(numbers: Sequence[float]) -> float:
    """The mean, rounded for reading."""
    return round(sum(numbers) / len(numbers), 4)


def table(figures: Mapping[str, Json]) -> Iterator[str]:
    """The figures of a tournament as lines of text."""
    entrants = cast("list[Figures]", figures["entrants"])
    settings = cast("dict[str, str]", figures["settings"])
    yield f"{figures['game']}, {', '.join(f'{key}={value}' for key, value in settings.items())}"
    yield (
        f"{figures['games']} games from seed {figures['seed']}; "
        "everybody moves one seat on from game to game, so nobody profits from beginning"
    )
    yield ""
    sources = [*entrants[0]["sources"]]
    yield f"{'':12}   wins  shared  win share  95 % interval   score  " + "  ".join(
        f"{source:>10}" for source in sources
    )
    yield from (_row(found["name"], found, sources) for found in entrants)
    yield ""
    yield from (
        _row(f"seat {seat}", found, sources)
        for seat, found in enumerate(cast("list[Figures]", figures["by_seat"]))
    )
    yield ""
    ended = cast("dict[str, int]", figures["ended"])
    yield f"ended by: {', '.join(f'{reason} {count}' for reason, count in ended.items())}"
    yield f"shared victories: {figures['shared_victories']} (each counts as a part of a win)"
    yield f"won by who began: {figures['won_by_who_began']:.1%}, even would be {1 / len(entrants):.1%}"
    yield f"a game: {figures['turns']:.1f} turns, {figures['decisions']:.1f} decisions"
    yield (
        f"{figures['games_per_second']} games and {figures['decisions_per_second']} decisions a second "
        f"with {figures['jobs']} processes"
    )


def _row(name: str, found: Figures, sources: Sequence[str]) -> str:
    low, high = found["interval"]
    points = "  ".join(f"{found['sources'][source]:10.1f}" for source in sources)
    return (
        f"{name:12} {found['wins']:6}  {found['shared_wins']:6}  {found['win_share']:8.1%}  "
        f"{low:6.1%} - {high:6.1%}  {found['score']:6.1f}  {points}"
    )
