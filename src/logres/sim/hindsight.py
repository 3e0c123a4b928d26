"""Fit the weights of greedy for Merlin by hindsight: `python -m logres.sim.hindsight`.

Tastes around the present one play against each other. At each of its turns a player notes the worth of the
position that it plays for, and how that worth changes with each weight. The outcome is known after the game.
The result is the weights that explain the outcomes best, by least squares that distrust great changes.
Cross-entropy (logres.sim.fit) learns one number from a game, this learns one from each turn: run this first.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from typing import cast

from logres.engine import Option
from logres.games import start
from logres.merlin import Merlin
from logres.merlin.modules import MODULES
from logres.players import Opponent, Seat, play_out
from logres.players.merlin import Strategy, Weights, evaluator_for, search_for
from logres.sim.crews import in_order
from logres.sim.fit import QUICK, SUBJECTS, Subject, drawn, sized, sizes_of
from logres.sim.processes import Processes, cores

MERLIN = replace(SUBJECTS["merlin"], given=("rival",))  # the points of rivals are part of the measure
EVERYTHING = "favor arthur knights treasures decrees"
TABLES = (  # players and modules, in turn
    *((2, ""), (2, "favor"), (3, "favor"), (4, "")),
    *((2, "arthur"), (3, "knights"), (2, "treasures decrees"), (3, EVERYTHING)),
)
STEP = 0.1  # doublings of a weight by which its slope is measured
DOUBT = 0.7  # doublings by which a weight may well be wrong
ALIKE = 8  # turns of a game that count as one, because they share its end

Group = tuple[int, str, int]
Matrix = list[list[float]]


@dataclass(slots=True)
class Note:
    """A turn: the stage of the game, the expected outcome, and its slope for each weight."""

    group: Group
    seat: int
    scores: list[int]
    worth: float
    slopes: list[float]


class Noter(Opponent):
    """A greedy player that notes its turns; it plays by one taste and notes by another."""

    def __init__(self, own: Weights, subject: Subject, seed: int) -> None:
        super().__init__(seed)
        self.strategy = Strategy(own, QUICK)
        self.subject = subject
        self.notes: list[Note] = []

    def decide(self, seat: Seat) -> Option:
        choice, session = seat.choice, seat.redealt()
        game = cast("Merlin", session.game)
        is_new = choice.ask == "move" and not game.chosen and not game.resolved
        if not is_new or len(choice.options) == 1:
            return self.strategy.think(seat).option
        search = search_for(session, choice, self.strategy.weights, QUICK)
        line = search.best().line
        self.notes.append(self._note(choice.seat, game, cast("Merlin", search.attempt(line).game)))
        return line[0]

    def _note(self, seat: int, before: Merlin, after: Merlin) -> Note:
        def worth(taste: Weights) -> float:
            return evaluator_for(taste, before, seat).worth(after)

        subject, present = self.subject, cast("Weights", self.subject.taste)
        held, sizes = worth(present), sizes_of(subject, present)
        slopes = [
            (worth(cast("Weights", sized(subject, {**sizes, name: size * 2**STEP}))) - held) / STEP
            for name, size in sizes.items()
        ]
        modules = " ".join(key for key in MODULES if before.settings[key] == "on")
        group = (len(before.seats), modules, evaluator_for(present, before, seat).turns)
        return Note(group, seat, before.scores(), held, slopes)


def noted(
    subject: Subject, tables: Sequence[tuple[int, str]], seed: int, number: int
) -> list[tuple[Note, float]]:
    """Play a game, and return its turns with their outcomes: own points, less what rivals gained since."""
    seats, modules = tables[number % len(tables)]
    random = Random(f"{seed} {number}")
    present = cast("Weights", subject.taste)
    spread = dict.fromkeys(subject.weights, 0.5)
    tastes = [cast("Weights", drawn(subject, present, spread, random)) for _ in range(seats)]
    players = [Noter(taste, subject, number) for taste in tastes]
    settings = {"allies": "random", **dict.fromkeys(modules.split(), "on")}  # so that all allies are seen
    session = start("merlin", seats, settings, seed + number)
    play_out(session, players)
    return [
        (note, _outcome(note, session.scores, present.rival)) for player in players for note in player.notes
    ]


def _outcome(note: Note, scores: Sequence[int], rival: float) -> float:
    gained = [score - before for score, before in zip(scores, note.scores, strict=True)]
    theirs = fmean(gain for seat, gain in enumerate(gained) if seat != note.seat)
    return scores[note.seat] - rival * theirs


def learned(subject: Subject, turns: Iterable[tuple[Note, float]]) -> tuple[dict[str, float], float]:
    """The doublings by which each weight should change, and the part of the error that they explain."""
    groups: dict[Group, list[tuple[list[float], float]]] = defaultdict(list)
    for note, outcome in turns:
        groups[note.group].append((note.slopes, outcome - note.worth))
    rows = [row for group in groups.values() for row in _centred(group)]
    count = len(subject.weights)
    error = sum(missed * missed for _, missed in rows) / len(rows)
    trust = DOUBT**2 / (ALIKE * error)
    matrix = [[float(row == column) for column in range(count)] for row in range(count)]
    right = [0.0] * count
    for slopes, missed in rows:
        for row, slope in enumerate(slopes):
            if slope:
                right[row] += trust * slope * missed
                line = matrix[row]
                for column, other in enumerate(slopes):
                    line[column] += trust * slope * other
    steps = solved(matrix, right)
    rest = [missed - sum(map(float.__mul__, slopes, steps)) for slopes, missed in rows]
    return dict(zip(subject.weights, steps, strict=True)), 1 - fmean(r * r for r in rest) / error


def _centred(group: list[tuple[list[float], float]]) -> list[tuple[list[float], float]]:
    """The turns of a group relative to their mean, which no weight explains."""
    means = [fmean(column) for column in zip(*(slopes for slopes, _ in group), strict=True)]
    usual = fmean(missed for _, missed in group)
    return [
        ([slope - mean for slope, mean in zip(slopes, means, strict=True)], missed - usual)
        for slopes, missed in group
    ]


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix (Cholesky)."""
    count = len(right)
    lower = [[0.0] * count for _ in range(count)]
    for row in range(count):
        for column in range(row + 1):
            left = matrix[row][column] - sum(map(float.__mul__, lower[row][:column], lower[column][:column]))
            lower[row][column] = sqrt(left) if row == column else left / lower[column][column]
    half: list[float] = []
    for row in range(count):
        half.append((right[row] - sum(map(float.__mul__, lower[row][:row], half))) / lower[row][row])
    found = [0.0] * count
    for row in reversed(range(count)):
        known = sum(lower[below][row] * found[below] for below in range(row + 1, count))
        found[row] = (half[row] - known) / lower[row][row]
    return found


def main() -> None:
    """Play, look back and print the taste."""
    parser = argparse.ArgumentParser(description="Fit the weights of greedy for Merlin by hindsight.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--module", default="", help="only tables with this module (default: all)")
    parser.add_argument("--only", nargs="+", choices=MERLIN.weights, help="weights to fit (default: all)")
    given = parser.parse_args()
    others = tuple(name for name in MERLIN.weights if given.only and name not in given.only)
    subject = replace(MERLIN, given=(*MERLIN.given, *others))
    tables = [table for table in TABLES if given.module in table[1]]
    games = in_order(partial(noted, subject, tables, given.seed), given.games, Processes(given.jobs))
    turns = [turn for game in games for turn in game]
    steps, explained = learned(subject, turns)
    sizes = {name: size * 2 ** steps[name] for name, size in sizes_of(subject, subject.taste).items()}
    print(f"{len(turns)} turns; {explained:.1%} of the squared error is explained")
    for name in subject.weights:
        weight = asdict(sized(subject, sizes))[name]
        print(f"    {name}: float = {weight:.3g}  # {steps[name]:+.2f} doublings")


if __name__ == "__main__":
    main()
