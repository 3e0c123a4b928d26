"""Self-play that notes the intended position at the end of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import cast

import numpy as np
from numpy.typing import NDArray

from logres.engine import Option, Seed
from logres.games import box, start
from logres.merlin import Merlin
from logres.players import Opponent, Seat, play_out
from logres.players.merlin import Correction, Strategy, Weights, evaluator_for
from logres.players.merlin.features import moment
from logres.players.merlin.modules import features_class, search_class
from logres.players.merlin.search import DRAW, SearchLimits

Numbers = NDArray[np.float32]

QUICK = SearchLimits((2, 1), 100)  # many quick games teach more than a few good ones
TEMPERATURE = 0.5  # in points, so that the games differ

# Players and modules of the tables, in turn; "any" is any set of modules. Small tables cost little time.
TABLES = (
    *((2, ""), (2, "favor"), (2, "any"), (2, ""), (2, "favor"), (4, ""), (2, "any"), (3, "favor")),
    *((2, ""), (2, "favor"), (2, "all"), (2, ""), (2, "favor"), (4, "favor"), (2, "any"), (3, "any")),
)


@dataclass(frozen=True)
class Lessons:
    """Positions with the lead at the end of their game, turn by turn for each seat of each game."""

    numbers: Numbers  # the description of each position, row by row
    moments: Numbers  # how the parts of a weight count
    worths: Numbers  # the lead according to greedy
    leads: Numbers  # the lead at the end of the game
    players: NDArray[np.int32]  # the same number for all positions of a seat in a game, in their order

    def __len__(self) -> int:
        return len(self.worths)

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        """Join lessons."""
        first = np.cumsum([0, *(int(part.players.max(initial=-1)) + 1 for part in parts)])
        players = [part.players + start for part, start in zip(parts, first, strict=False)]
        return cls(
            np.concatenate([part.numbers for part in parts]),
            np.concatenate([part.moments for part in parts]),
            np.concatenate([part.worths for part in parts]),
            np.concatenate([part.leads for part in parts]),
            np.concatenate(players).astype(np.int32),
        )

    def save(self, file: Path) -> None:
        """Write them to a file, atomically."""
        unfinished = file.with_suffix(".part.npz")
        np.savez_compressed(unfinished, **vars(self))
        unfinished.replace(file)

    @classmethod
    def load(cls, file: Path) -> Lessons:
        """Read them from a file."""
        with np.load(file, allow_pickle=False) as found:
            return cls(**{name: found[name] for name in cls.__dataclass_fields__})


@cache
def all_names() -> list[str]:
    """Return the names of all numbers that can describe a position with any modules."""
    game = box("merlin")
    rules = game.rules_for(game.complete(game.with_modules(game.modules, {})))
    return features_class(cast("type[Merlin]", rules)).names()


@dataclass(slots=True)
class Note:
    """A position that a seat intends to reach."""

    turn: int
    numbers: list[float]
    moment: list[float]
    worth: float


class Pupil(Opponent):
    """A player that notes the position it expects at the end of each turn."""

    def __init__(self, correction: Correction | None, seed: Seed) -> None:
        super().__init__(seed)
        self.strategy = Strategy(Weights(), QUICK, correction=correction, temperature=TEMPERATURE)
        self.notes: list[Note] = []

    def decide(self, seat: Seat) -> Option:
        rules, choice = cast("type[Merlin]", seat.rules), seat.choice
        known = search_class(rules).known_answer(choice)
        if known is not None:
            return known.option
        search = self.strategy.search(seat)
        if choice.ask == DRAW or search.is_scoring:
            return self.strategy.think(seat).option
        line = self.strategy.chosen(search, seat.chance)
        game = cast("Merlin", search.attempt(line).game)
        evaluator = evaluator_for(self.strategy.weights, cast("Merlin", search.session.game), choice.seat)
        rivals = fmean(game.score_of(rival) for rival in evaluator.rivals)
        note = Note(
            seat.turn,
            features_class(rules)(evaluator).of(game),
            moment(evaluator, game),
            evaluator.worth(game) - rivals,
        )
        if self.notes and self.notes[-1].turn == seat.turn:
            self.notes.pop()
        self.notes.append(note)
        return line[0]


def settings_of(modules: str, number: int) -> dict[str, str]:
    """Return the settings of a table with these modules, with "all", or with "any" set by number."""
    game = box("merlin")
    sets = game.module_sets()
    chosen: Sequence[str] = sets[number * 37 % len(sets)] if modules == "any" else modules.split()
    return game.complete(game.with_modules(game.modules if modules == "all" else chosen, {}))


def lesson(number: int, seed: int, correction: Correction | None) -> Lessons:
    """Play one game in which all seats are pupils."""
    players, modules = TABLES[number % len(TABLES)]
    settings = settings_of(modules, seed + number)
    session = start("merlin", players, settings, f"lesson {seed} {number}")
    pupils = [Pupil(correction, f"{seed} {number} {seat}") for seat in range(players)]
    play_out(session, pupils)
    names = features_class(cast("type[Merlin]", type(session.game))).names()
    columns = [all_names().index(name) for name in names]
    rows: list[tuple[int, Note, float]] = []
    for seat, pupil in enumerate(pupils):
        rivals = [score for other, score in enumerate(session.scores) if other != seat]
        rows += [(seat, note, session.scores[seat] - fmean(rivals)) for note in pupil.notes]
    numbers = np.zeros((len(rows), len(all_names())), np.float32)
    numbers[:, columns] = [note.numbers for _, note, _ in rows]
    return Lessons(
        numbers,
        np.array([note.moment for _, note, _ in rows], np.float32),
        np.array([note.worth for _, note, _ in rows], np.float32),
        np.array([lead for _, _, lead in rows], np.float32),
        np.array([seat for seat, _, _ in rows], np.int32),
    )
