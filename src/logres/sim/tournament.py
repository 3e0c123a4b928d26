"""Many games between opponents, by any crew, with the same results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from typing import TypedDict, cast

from logres.engine import Json, Option, Question, Seed, Session
from logres.games import start
from logres.players import Opponent, QuickOpponent, imported, opponent, opponents_for, play_out
from logres.sim.crews import Crew, Known, in_order
from logres.sim.kept import Form, tupled

Entrant = Callable[[Seed], Opponent]

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


def known(game: str, names: Sequence[str]) -> list[str]:
    """Those of the opponents, by name or place, that know a game."""
    known_names = opponents_for(game)
    return [name for name in names if (imported(name).plays(game) if ":" in name else name in known_names)]


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


def results(
    tournament: Tournament, number: int, crew: Crew, known: Known[Result] | None = None
) -> Generator[Result, None, None]:
    """The results of this many games, in order."""
    return in_order(tournament.play, number, crew, known)


def _read(line: Json) -> Result:
    """Read a result that was written as JSON."""
    return Result(**tupled(line))  # type: ignore[arg-type]  # as it was written


RESULTS = Form[Result](lambda result: cast("Json", asdict(result)), _read)


def interval(share: float, number: int) -> tuple[float, float]:
    """The range of the true share with 95 % certainty (Wilson's interval)."""
    if not number:
        return 0.0, 1.0
    z = CERTAINTY
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """What the figures of a tournament need of its games, so that the games can be forgotten."""

    def __init__(self, names: Sequence[str]) -> None:
        self.games = 0
        self.decisions = 0
        self._turns = 0
        self._shared = 0
        self._wins_of_first = Wins()
        self._ended: Counter[str] = Counter()
        self._sources: dict[str, None] = {}  # as they were first seen
        self._by_entrant = {name: _Account() for name in range(len(names))}
        self._by_seat = {seat: _Account() for seat in range(len(names))}
        self._names = names

    def add(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += result.decisions
        self._turns += result.turns
        self._shared += len(result.winners) > 1
        self._wins_of_first.add(result, result.first)
        self._ended[result.ended] += 1
        # A ledger may name only what was scored: another entrant or another game may have another source.
        self._sources |= dict.fromkeys(source for ledger in result.ledgers for source in ledger)
        for entrant, account in self._by_entrant.items():
            account.add(result, entrant)
        for seat, account in self._by_seat.items():
            account.add(result, result.seating[seat])

    def figures(self) -> dict[str, Json]:
        """Wins, scores and their sources by entrant and by seat, length and ends."""
        return {
            "games": self.games,
            "entrants": [
                {"name": name, **self._by_entrant[entrant].figures(self._sources)}
                for entrant, name in enumerate(self._names)
            ],
            "by_seat": [
                {"seat": seat, **account.figures(self._sources)} for seat, account in self._by_seat.items()
            ],
            "shared_victories": self._shared,
            "won_by_who_began": self._wins_of_first.share,
            "turns": round(self._turns / self.games, 4),
            "decisions": round(self.decisions / self.games, 4),
            "ended": dict(sorted(self._ended.items())),
        }


class Wins:
    """Victories, each shared by a number of winners."""

    def __init__(self) -> None:
        self.games = 0
        self.among: Counter[int] = Counter()  # by the number of winners

    def add(self, result: Result, entrant: int) -> None:
        """Count a game of one entrant."""
        self.games += 1
        if entrant in result.winners:
            self.among[len(result.winners)] += 1

    @property
    def share(self) -> float:
        """The mean share of the victory, rounded for reading."""
        return round(sum(count / winners for winners, count in sorted(self.among.items())) / self.games, 4)


class _Account:
    """The games of an entrant, or of all who sat at one seat."""

    def __init__(self) -> None:
        self._wins = Wins()
        self._scores: Counter[int] = Counter()
        self._sources: Counter[str] = Counter()

    def add(self, result: Result, entrant: int) -> None:
        self._wins.add(result, entrant)
        self._scores[result.scores[entrant]] += 1
        self._sources.update(result.ledgers[entrant])

    def figures(self, sources: Iterable[str]) -> dict[str, Json]:
        games = self._wins.games
        low, high = interval(self._wins.share, games)
        return {
            "wins": self._wins.among[1],
            "shared_wins": self._wins.among.total() - self._wins.among[1],
            "win_share": self._wins.share,
            "interval": [round(low, 4), round(high, 4)],
            "score": round(sum(score * count for score, count in self._scores.items()) / games, 4),
            "lowest_score": min(self._scores),
            "highest_score": max(self._scores),
            "sources": {source: round(self._sources[source] / games, 4) for source in sources},
        }


def summary(played: Iterable[Result], names: Sequence[str]) -> dict[str, Json]:
    """The figures of a tournament."""
    tally = Tally(names)
    for result in played:
        tally.add(result)
    return tally.figures()


def share(result: Result, entrant: int) -> float:
    """An entrant's share of the victory: all, none, or a part of a shared one."""
    return 1 / len(result.winners) if entrant in result.winners else 0.0


def report(figures: Mapping[str, Json]) -> Iterator[str]:
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
