"""How fast the engine plays a game: random play, clones, views, redeals and greedy, on one core."""

from __future__ import annotations

import platform
import sysconfig
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter

from logres.engine import Chance, Option, Question, Session
from logres.games import start
from logres.players import ask, opponent
from logres.players.merlin import SearchLimits, Weights, search_for

ROUNDS = 5  # the best counts: the others were disturbed
WARM_UP = 20  # games
POSITIONS = 40  # from different games, in the middle of a turn
THOUGHTS = 8  # positions in which greedy thinks
TURN = 12  # the first turn from which a position is taken


@dataclass(frozen=True)
class Bench:
    """The figures of one kind of table, with times in microseconds."""

    game: str
    seats: int
    settings: dict[str, str]
    decisions_per_second: int
    games_per_second: float
    decisions_per_game: float
    clone_us: float
    view_us: float
    redeal_us: float
    greedy_us: float  # a thought at the start of a turn
    greedy_attempt_us: float | None  # a line that it tries and values; None if it tries none in this game
    python: str


def bench(game: str, seats: int, settings: Mapping[str, str], seconds: float) -> Bench:
    """Measure for about this many seconds, and keep the best of several rounds."""
    share = seconds / (ROUNDS + 1)
    _playouts(game, seats, settings, 0, lambda played, _: played >= WARM_UP)
    rounds = [
        _playouts(game, seats, settings, 1000 * number, lambda _, spent: spent >= share)
        for number in range(1, ROUNDS + 1)
    ]
    games, decisions, spent = max(rounds, key=lambda found: found[1] / found[2])
    positions = _positions(game, seats, settings)
    starts = _positions(game, seats, settings, is_start=True)[:THOUGHTS]
    chance = Chance.seeded("bench")
    return Bench(
        game=game,
        seats=seats,
        settings=dict(positions[0].game.settings),
        decisions_per_second=round(decisions / spent),
        games_per_second=round(games / spent, 1),
        decisions_per_game=round(decisions / games, 1),
        clone_us=_each(positions, lambda session: session.clone(), share / 3),
        view_us=_each(positions, lambda session: session.view(_asked(session)), share / 3),
        redeal_us=_each(positions, lambda session: session.redealt(_asked(session), chance), share / 3),
        greedy_us=_each(starts, lambda session: ask(opponent("greedy", 0), session), share / 3),
        greedy_attempt_us=_attempt(starts, share / 3) if game == "merlin" else None,
        python=python_build(sysconfig.get_config_var("CONFIG_ARGS")),
    )


def python_build(arguments: str | None) -> str:
    """The Python that is running, whether it is an optimised build, and how much faster such a build is."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    if arguments is None:  # as on Windows
        return f"{name}; it does not say how it was built"
    found = {"PGO": "--enable-optimizations" in arguments, "LTO": "--with-lto" in arguments}
    if all(found.values()):
        return f"{name}, an optimised build (PGO and LTO)"
    if "'--prefix=/usr'" in arguments:  # Debian optimises in a build step, not by a flag
        return f"{name} of the system, which does not say how it was built; Debian's is optimised"
    lacking = " and ".join(kind for kind, is_there in found.items() if not is_there)
    return f"{name}, built without {lacking}: an optimised build plays 1.1 to 1.4 times as fast"


def _playouts(
    game: str, seats: int, settings: Mapping[str, str], seed: int, is_enough: Callable[[int, float], bool]
) -> tuple[int, int, float]:
    """Play random games until `is_enough`, and return the games, the decisions and the seconds."""
    random = Random(seed).random
    games = decisions = 0

    def pick(choice: Question) -> Option:
        nonlocal decisions
        decisions += 1
        return choice.options[int(random() * len(choice.options))]

    began = perf_counter()
    while True:
        start(game, seats, settings, seed + games).play_out_fast(pick)
        games += 1
        spent = perf_counter() - began
        if is_enough(games, spent):
            return games, decisions, spent


def _positions(
    game: str, seats: int, settings: Mapping[str, str], *, is_start: bool = False
) -> list[Session]:
    """Sessions of random games, each in the middle of a turn or at its start."""
    chance = Chance.seeded("positions")
    found: list[Session] = []
    seed = 0
    while len(found) < POSITIONS:
        session = start(game, seats, settings, seed)
        seed += 1
        while session.choice and (
            session.turn < TURN or (session.decisions[-1].turn != session.turn) != is_start
        ):
            session.decide(session.choice.options[chance.below(len(session.choice.options))])
        if session.choice:
            found.append(session)
    return found


def _asked(session: Session) -> int:
    assert session.choice is not None, "positions are taken from running games"
    return session.choice.seat


def _attempt(starts: list[Session], seconds: float) -> float:
    """The time of one attempt of greedy in microseconds, its share of the search included."""
    spent, attempts, until = 0.0, 0, perf_counter() + seconds
    while perf_counter() < until or not attempts:
        for session in starts:
            assert session.choice is not None, "positions are taken from running games"
            began = perf_counter()
            search = search_for(session, session.choice, Weights(), SearchLimits())
            search.best()
            spent += perf_counter() - began
            attempts += search.attempts
            if perf_counter() >= until:
                break
    return round(spent / attempts * 1e6, 1)


def _each(positions: list[Session], action: Callable[[Session], object], seconds: float) -> float:
    """The time of an action in microseconds: the best of many rounds over all positions."""
    best = float("inf")
    until = perf_counter() + seconds
    while perf_counter() < until or best == float("inf"):
        began = perf_counter()
        for session in positions:
            action(session)
        best = min(best, (perf_counter() - began) / len(positions))
    return round(best * 1e6, 1)
