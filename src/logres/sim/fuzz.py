"""Random tables and random legal play, with every promise of the engine checked at every decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from logres.engine import Box, Chance, Option, Question, Session
from logres.engine import start as set_up
from logres.games import box as box_of
from logres.sim.cores import in_order
from logres.sim.promises import (
    Broken,
    check_continuation,
    check_decision,
    check_end,
    check_placed,
    check_placing,
    check_save,
    check_telling,
    insist,
)

MOST_DECISIONS = 20_000  # no game of ours needs a tenth of it
SAVED_EVERY = 20  # decisions; in between, the loaded game is played in parallel
# Games are played with more or less haste: the first options of a question tend to advance the game, and an
# option that is skipped before a move is still offered after it.
HASTE = 3
PLACED_EVERY = 4  # turns; in between, the game begun from a position is played in parallel


@dataclass(frozen=True)
class Failure:
    """A game that broke a promise: the problem, and the record up to there."""

    game: str
    seed: str
    problem: str
    decisions: int
    record: str


def random_table(box: Box, seed: str, modules: Collection[str] = ()) -> Session:
    """A table with a random number of seats, these modules and random house rules."""
    chance = Chance.seeded(f"table {seed}")
    seats = box.player_counts[chance.below(len(box.player_counts))]
    settings = {key.key: key.values[chance.below(len(key.values))] for key in box.settings}
    settings |= {module: "on" if module in modules else "off" for module in box.modules}
    return set_up(box, seats, settings, seed)


def fuzz_game(
    box: Box, seed: str, modules: Collection[str] = (), most: int = MOST_DECISIONS
) -> Failure | None:
    """Play one random game at a random table, and check every promise at every decision."""
    chance = Chance.seeded(f"fuzz {seed}")
    haste = 1 + chance.below(HASTE)
    session = random_table(box, seed, modules)
    loaded = session
    placed: Session | None = None
    next_placing = 1
    told = 0
    try:
        while session.choice is not None:
            check_telling(session, told)
            told = len(session.events)
            insist(len(session.decisions) < most, f"there is no end after {most} decisions")
            if len(session.decisions) % SAVED_EVERY:
                check_continuation(session, loaded)
            else:
                loaded = check_save(session, box)
            if placed is not None:
                check_placed(session, placed)
            if session.turn >= next_placing:
                placed, next_placing = check_placing(session, box), session.turn + PLACED_EVERY
            option = _picked(session.choice, haste, chance)
            check_decision(session, option, chance)
            loaded.decide(option)
            if placed is not None:
                placed.decide(option)
            session.decide(option)
        check_telling(session, told)
        check_end(session, box)
        if placed is not None:
            check_placed(session, placed)
            check_end(placed, box)
        check_placing(session, box)
    except Exception as problem:
        # Anything that goes wrong, such as a crash in a rule, is the game's fault and is reported.
        name = "" if isinstance(problem, Broken) else f"{type(problem).__name__}: "
        return Failure(box.name, seed, f"{name}{problem}", len(session.decisions), session.save())
    return None


def _picked(choice: Question, haste: int, chance: Chance) -> Option:
    """Pick an option at random. With more haste, the first ones are more likely."""
    count = len(choice.options)
    return choice.options[min([chance.below(count) for _ in range(haste)])]


def fuzz(names: Sequence[str], games: int, seed: str, jobs: int = 1) -> Iterator[Failure | None]:
    """Play this many games, these names in turn, and yield the failure of each, or None, in order."""
    yield from in_order(partial(_numbered, names, seed), games, jobs, chunk=1)


def _numbered(names: Sequence[str], seed: str, number: int) -> Failure | None:
    box = box_of(names[number % len(names)])
    return fuzz_game(box, f"{seed}-{number}", modules_in_turn(box, seed, number // len(names)))


def modules_in_turn(box: Box, seed: str, number: int) -> tuple[str, ...]:
    """The modules of a game by its number. No set is repeated before all were played."""
    sets = box.module_sets()
    Chance.seeded(f"sets {seed}").shuffle(sets)
    return sets[number % len(sets)]
