"""A course of self-play: play, learn, and accept the new weights only if they win on fresh deals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import count
from math import sqrt
from pathlib import Path

from logres.engine import BadTable, Seed
from logres.games import box, start
from logres.players import Seat, play_out
from logres.players.merlin import Correction, Strategy, Weights
from logres.players.merlin.learned import read
from logres.players.opponent import Thought
from logres.players.thinker import Thinker
from logres.sim.crews import Crew, in_order
from logres.sim.progress import counted
from logres.sim.training.fitting import fitted, save
from logres.sim.training.lessons import Lessons, all_names, lesson, settings_of

BATCH = 24  # games per file, so that an interruption loses little
# Players and modules of the tables at which a correction is judged, in turn.
GATE_TABLES = ((2, ""), (2, "favor"), (2, "any"), (2, ""), (2, "favor"), (4, "favor"), (2, "all"))
SURE = 1.28  # standard deviations by which a better correction must win: 90 % certainty


class BadCourse(BadTable):
    """A folder that belongs to another course."""


@dataclass(frozen=True)
class Verdict:
    """The result of a generation."""

    generation: int
    lessons: int  # games from which it has learned
    positions: int
    gate: int  # games against the best so far
    share: float
    accepted: bool


@dataclass(frozen=True)
class Course:
    """The plan of a course, and the folder with its results. Started again, it continues there."""

    folder: Path
    games: int  # of each generation
    gate: int  # games that decide
    seed: int
    crew: Crew
    about: dict[str, str] = field(default_factory=dict)
    start: Correction | None = None  # what is known before the first generation

    def prepare(self) -> None:
        """Create the folder, or check that it belongs to this course."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plan, file = {"seed": self.seed, "games": self.games}, self.folder / "course.json"
        if not file.exists():
            file.write_text(json.dumps(plan), encoding="utf-8")
        elif json.loads(file.read_text(encoding="utf-8")) != plan:
            raise BadCourse(f"{self.folder} belongs to another course: {file.read_text(encoding='utf-8')}.")

    @property
    def best_file(self) -> Path:
        """The weights that were accepted last."""
        return self.folder / "best.npz"

    @property
    def verdicts(self) -> list[Verdict]:
        """The results of all finished generations."""
        file = self.folder / "verdicts.jsonl"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        return [Verdict(**json.loads(line)) for line in lines]

    def best(self) -> Correction | None:
        """The correction that was accepted last, or the one that the course began with."""
        return read(self.best_file) if self.best_file.exists() else self.start

    def generation(self) -> Verdict:
        """Play, learn and judge one more generation."""
        number = len(self.verdicts)
        best = self.best()
        self._play(number, best)
        lessons = Lessons.joined([Lessons.load(file) for file in sorted(self.folder.glob("lessons-*.npz"))])
        played = self.games * (number + 1)
        about = {
            **self.about,
            "rules": box("merlin").rules_version,
            "seed": str(self.seed),
            "games": str(played),
            "positions": str(len(lessons)),
            **({"games before": self.start.about.get("games", "unknown")} if self.start else {}),
        }
        candidate = fitted(lessons, all_names(), about, start=self.start)
        save(candidate, self.folder / f"weights-{number:03}.npz")
        shares = [*self._judged(number, candidate, best)]
        share = sum(shares) / len(shares)
        verdict = Verdict(number, played, len(lessons), len(shares), round(share, 4), is_better(shares))
        if verdict.accepted:
            save(candidate, self.best_file)
        with (self.folder / "verdicts.jsonl").open("a", encoding="utf-8") as writing:
            print(json.dumps(asdict(verdict)), file=writing)
        return verdict

    def _play(self, generation: int, best: Correction | None) -> None:
        """Play the games of a generation that are missing, batch by batch."""
        first = generation * self.games
        files = [
            (self.folder / f"lessons-{begin:06}.npz", range(begin, min(begin + BATCH, first + self.games)))
            for begin in range(first, first + self.games, BATCH)
        ]
        missing = [(file, numbers) for file, numbers in files if not file.exists()]
        todo = [number for _, numbers in missing for number in numbers]
        play = partial(_lesson, todo, self.seed, best)
        played = counted(in_order(play, len(todo), self.crew), len(todo), "games")
        for file, numbers in missing:
            Lessons.joined([next(played) for _ in numbers]).save(file)
        played.close()

    def _judged(self, generation: int, candidate: Correction, best: Correction | None) -> Iterator[float]:
        """Yield the candidate's share of each victory against the best so far."""
        play = partial(_bout, candidate, best, f"{self.seed} gate {generation}")
        yield from counted(in_order(play, self.gate, self.crew), self.gate, "games of the gate")


def _lesson(numbers: list[int], seed: int, best: Correction | None, index: int) -> Lessons:
    return lesson(numbers[index], seed, best)


class Judged(Thinker):
    """A player with a given correction, or none; it does not plan, as many games tell more than good ones."""

    def __init__(self, correction: Correction | None, seed: Seed) -> None:
        super().__init__(seed)
        self.strategy = Strategy(Weights(), correction=correction)

    def think(self, seat: Seat) -> Thought:
        return self.strategy.think(seat)


def _bout(candidate: Correction, best: Correction | None, seed: str, number: int) -> float:
    """Play one game, and return the part of its rivals that the candidate beats.

    Each deal is played once with the candidate on every seat.
    """
    (players, modules), deal, seat = _seating(number)
    settings = settings_of(modules, deal)
    session = start("merlin", players, settings, f"{seed} {number - seat}")
    corrections = [candidate if at == seat else best for at in range(players)]
    play_out(session, [Judged(one, f"{seed} {deal} {at}") for at, one in enumerate(corrections)])
    own, rivals = session.scores[seat], [*session.scores[:seat], *session.scores[seat + 1 :]]
    return sum((own > rival) + (own == rival) / 2 for rival in rivals) / len(rivals)


def _seating(number: int) -> tuple[tuple[int, str], int, int]:
    """The table, the number of the deal, and the seat of the candidate in a game."""
    left = number
    for deal in count():
        table = GATE_TABLES[deal % len(GATE_TABLES)]
        if left < table[0]:
            return table, deal, left
        left -= table[0]
    raise AssertionError


def is_better(shares: list[float]) -> bool:
    """Tell whether these shares of victories are better than even by more than chance."""
    games = len(shares)
    mean = sum(shares) / games
    return mean - SURE * sqrt(mean * (1 - mean) / games) > 1 / 2


def trained(course: Course, generations: int) -> Iterator[Verdict]:
    """Continue a course up to this many generations, and yield the new ones."""
    course.prepare()
    for _ in count(len(course.verdicts)):
        if len(course.verdicts) >= generations:
            return
        yield course.generation()
