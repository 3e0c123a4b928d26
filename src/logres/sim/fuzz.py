"""Random tables and random legal play, with every promise of the engine checked at every decision."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from dataclasses import asdict, dataclass
from functools import partial

from logres.engine import Box, Chance, Json, Option, Question, Session
from logres.engine import start as set_up
from logres.games import box as box_of
from logres.players import ask, levels_for, opponent
from logres.sim.crews import Crew, Known, in_order
from logres.sim.kept import Form, tupled
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
LEVELS_AT_A_TABLE = 2  # as they think long
PLACED_EVERY = 4  # turns; in between, the game begun from a position is played in parallel


@dataclass(frozen=True)
class Failure:
    """A game that broke a promise: the problem, and the record up to there."""

    game: str
    seed: str
    problem: str
    decisions: int
    record: str


def random_table(box: Box, seed: str, modules: Collection[str] = (), seats: int = 0) -> Session:
    """A table with these modules and random house rules; without a number of seats, that is random too."""
    chance = Chance.seeded(f"table {seed}")
    random_seats = box.player_counts[chance.below(len(box.player_counts))]
    settings = {key.key: key.values[chance.below(len(key.values))] for key in box.settings}
    settings |= {module: "on" if module in modules else "off" for module in box.modules}
    return set_up(box, seats or random_seats, settings, seed)


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
        return _failure(box, seed, problem, session)
    return None


def level_game(
    box: Box, seed: str, modules: Collection[str] = (), most: int = MOST_DECISIONS
) -> Failure | None:
    """Let two levels play at a random table, and check that the game ends."""
    session = random_table(box, seed, modules, LEVELS_AT_A_TABLE)
    levels = levels_for(box.name)
    first = Chance.seeded(f"levels {seed}").below(len(levels))
    players = [
        opponent(levels[(first + seat) % len(levels)], f"{seed} {seat}") for seat in session.game.seats
    ]
    try:
        while session.choice is not None:
            insist(len(session.decisions) < most, f"there is no end after {most} decisions")
            session.decide(ask(players[session.choice.seat], session))
        check_end(session, box)
    except Exception as problem:
        return _failure(box, seed, problem, session)
    return None


def _failure(box: Box, seed: str, problem: Exception, session: Session) -> Failure:
    """Report anything that goes wrong, such as a crash in a rule: it is the game's fault, or the player's."""
    name = "" if isinstance(problem, Broken) else f"{type(problem).__name__}: "
    return Failure(box.name, seed, f"{name}{problem}", len(session.decisions), session.save())


def _picked(choice: Question, haste: int, chance: Chance) -> Option:
    """Pick an option at random. With more haste, the first ones are more likely."""
    count = len(choice.options)
    return choice.options[min([chance.below(count) for _ in range(haste)])]


def fuzz(
    names: Sequence[str],
    games: int,
    seed: str,
    crew: Crew,
    known: Known[Failure | None] | None = None,
    *,
    levels: bool = False,
) -> Generator[Failure | None, None, None]:
    """Play this many games, these names in turn, and yield the failure of each, or None, in order.

    Play is random, or that of the levels.
    """
    return in_order(partial(_numbered, names, seed, levels), games, crew, known)


def _read(line: Json) -> Failure | None:
    """Read what became of a game, as it was written as JSON."""
    return None if line is None else Failure(**tupled(line))  # type: ignore[arg-type]  # as it was written


FAILURES = Form["Failure | None"](lambda failure: asdict(failure) if failure else None, _read)


def _numbered(names: Sequence[str], seed: str, levels: bool, number: int) -> Failure | None:
    box = box_of(names[number % len(names)])
    play = level_game if levels else fuzz_game
    return play(box, f"{seed}-{number}", modules_in_turn(box, seed, number // len(names)))


def modules_in_turn(box: Box, seed: str, number: int) -> tuple[str, ...]:
    """The modules of a game by its number. No set is repeated before all were played."""
    sets = box.module_sets()
    Chance.seeded(f"sets {seed}").shuffle(sets)
    return sets[number % len(sets)]
