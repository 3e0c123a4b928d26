"""Learn to play King Arthur from games against oneself: python -m logres.sim.training.kingarthur --to FILE.

Each generation plays with what the former ones have taught, and learns from all games so far.
"""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import numpy as np

from logres.engine import Option, Seed
from logres.games import box, start
from logres.players import Opponent, Seat, play_out
from logres.players.correction import Correction
from logres.players.kingarthur.features import NAMES, PARTS, Described
from logres.players.kingarthur.foresight import DEEDS, Foresight
from logres.sim.crews import in_order
from logres.sim.processes import Processes
from logres.sim.progress import counted
from logres.sim.training.fitting import fitted, save
from logres.sim.training.lessons import Lessons

TABLES = (2, 2, 2, 3, 2, 2, 4)  # players, in turn; every other game is played with seals
TEMPERATURE = 0.7  # in points, so that the games differ
RIDGE = 300.0


class Pupil(Opponent):
    """A player that notes the position at the end of each turn as it foresees it."""

    def __init__(self, learned: Correction | None, seed: Seed) -> None:
        super().__init__(seed)
        self.foresight = Foresight(learned, temperature=TEMPERATURE)
        self.notes: list[Described] = []
        self._turn = -1

    def decide(self, seat: Seat) -> Option:
        if seat.choice.ask not in DEEDS:
            return self.foresight.think(seat).option
        chosen = self.foresight.chosen(seat)
        if self._turn == seat.turn:
            self.notes.pop()
        self._turn = seat.turn
        self.notes.append(chosen.position)
        return chosen.line[0]


def lesson(learned: Correction | None, seed: int, number: int) -> Lessons:
    """Play one game against oneself."""
    players, seals = TABLES[number % len(TABLES)], ("off", "on")[number % 2]
    session = start("kingarthur", players, {"seals": seals}, f"lesson {seed} {number}")
    pupils = [Pupil(learned, f"{seed} {number} {seat}") for seat in range(players)]
    play_out(session, pupils)
    rows = [(seat, note) for seat, pupil in enumerate(pupils) for note in pupil.notes]
    leads = [
        session.scores[seat] - max(score for other, score in enumerate(session.scores) if other != seat)
        for seat in range(players)
    ]
    return Lessons(
        np.array([note.numbers for _, note in rows], np.float32),
        np.array([note.moment for _, note in rows], np.float32),
        np.array([note.worth for _, note in rows], np.float32),
        np.array([leads[seat] for seat, _ in rows], np.float32),
        np.array([seat for seat, _ in rows], np.int32),
    )


def learned_from(games: int, generations: int, seed: int, jobs: int) -> Correction:
    """Play and learn, generation by generation."""
    lessons: list[Lessons] = []
    learned: Correction | None = None
    for generation in range(generations):
        play = partial(_numbered, learned, seed, generation * games)
        lessons += counted(in_order(play, games, Processes(jobs)), games, "games")
        about = {
            "rules": box("kingarthur").rules_version,
            "seed": str(seed),
            "games": str(len(lessons)),
            "generations": str(generation + 1),
            "positions": str(sum(map(len, lessons))),
            "date": datetime.now(UTC).date().isoformat(),
        }
        learned = fitted(Lessons.joined(lessons), NAMES, about, ridge=RIDGE, parts=PARTS)
        print(f"generation {generation + 1}: learned from {about['positions']} positions", flush=True)
    assert learned is not None, "there is a generation"
    return learned


def _numbered(learned: Correction | None, seed: int, first: int, index: int) -> Lessons:
    return lesson(learned, seed, first + index)


def main() -> None:
    """Learn, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn to play King Arthur from games against oneself.")
    parser.add_argument("--games", type=int, default=200, help="of each generation (default: 200)")
    parser.add_argument("--generations", type=int, default=3, help="(default: 3)")
    parser.add_argument("--seed", type=int, default=1, help="(default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--to", type=Path, required=True, metavar="FILE", help="where the weights go")
    given = parser.parse_args()
    save(learned_from(given.games, given.generations, given.seed, given.jobs), given.to)


if __name__ == "__main__":
    main()
