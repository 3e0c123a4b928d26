"""The commands `simulate` and `bench`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from logres import __version__
from logres.cli.arguments import (
    ABOUT_TABLES,
    Commands,
    Misuse,
    add_components,
    add_json,
    add_table,
    positive,
    print_json,
    seconds,
    table_settings,
)
from logres.cli.crews import ABOUT_CREWS, add_crew, add_resume, crew_of, resumed
from logres.engine import Json
from logres.games import box

if TYPE_CHECKING:
    from logres.sim.tournament import Result, Tournament

ABOUT_SIMULATE = f"{ABOUT_CREWS}\n\n{ABOUT_TABLES}"


Passing = Callable[[Iterable["Result"]], Iterator["Result"]]


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    simulating = commands.add(
        "simulate", simulate, "let opponents play each other, many times", ABOUT_SIMULATE
    )
    add_table(simulating)
    simulating.add_argument(
        "--seats",
        default="greedy,random",
        metavar="A,B,…",
        help="the opponents at the table, or your own as my.module:Bot (default: greedy,random)",
    )
    simulating.add_argument(
        "--games", type=positive, default=1000, metavar="N", help="number of games (default: 1000)"
    )
    simulating.add_argument(
        "--seed", type=int, default=1, help="seed of the first game, one more for each game (default: 1)"
    )
    add_components(simulating)
    add_crew(simulating)
    add_resume(simulating)
    simulating.add_argument(
        "--out", type=Path, metavar="FILE", help="write a row for each game and seat: games.parquet"
    )
    add_json(simulating)

    benching = commands.add("bench", bench, "measure how fast the engine is, on one core", ABOUT_TABLES)
    add_table(benching)
    benching.add_argument(
        "--seats", type=positive, default=4, metavar="N", help="number of players (default: 4)"
    )
    benching.add_argument("--seconds", type=seconds, default=6.0, help="time to spend (default: 6)")
    add_components(benching)
    add_json(benching)


def simulate(given: argparse.Namespace) -> int:
    """Let opponents play each other."""
    from logres.sim.kept import Numbered
    from logres.sim.progress import counted
    from logres.sim.tournament import RESULTS, Tally, report, results

    tournament, names = tournament_of(given)
    about: dict[str, Json] = {
        "game": tournament.game,
        "rules": box(tournament.game).rules_version,
        "settings": dict(tournament.settings),
        "seed": given.seed,
        "seats": list(names),
    }
    tally, write = Tally(names), written_by(given, names, about)
    with crew_of(given) as crew, resumed(given, about) as kept:
        known = None if kept is None else Numbered(kept, "games", RESULTS)
        before = 0 if known is None else min(len(known), given.games)
        began, played = perf_counter(), results(tournament, given.games, crew, known)
        for result in counted(write(played), given.games, "games", before):
            tally.add(result)
        spent, jobs = perf_counter() - began, crew.size
    now = 1 - before / given.games  # the part that was played now
    figures: dict[str, Json] = {
        **{name: value for name, value in about.items() if name != "rules"},
        **tally.figures(),
        "games_per_second": round(tally.games * now / spent, 1),
        "decisions_per_second": round(tally.decisions * now / spent),
        "jobs": jobs,
    }
    if given.json:
        print_json(figures)
    else:
        print("\n".join(report(figures)))
    return 0


def tournament_of(given: argparse.Namespace) -> tuple[Tournament, list[str]]:
    """Read who plays, and what."""
    from logres.players import opponents_for
    from logres.sim.tournament import Tournament, entrant, known

    game = box(given.game)
    names = [name.strip() for name in given.seats.split(",")]
    game.check_seats(len(names))
    if any(":" in name for name in names):
        sys.path.insert(0, "")  # an opponent of your own may be in the current folder
    if unknown := [name for name in names if name not in known(game.name, names)]:
        others = ", ".join(opponents_for(game.name))
        raise Misuse(f"there is no opponent '{unknown[0]}' for {game.name}. Known: {others}.")
    settings = table_settings(game, given)
    return Tournament(game.name, tuple(map(entrant, names)), settings, given.seed), names


def written_by(given: argparse.Namespace, names: Sequence[str], about: Mapping[str, Json]) -> Passing:
    """Return a function that writes results to a Parquet file as they pass, if one was named."""
    if given.out is None:
        return iter
    if not given.out.absolute().parent.is_dir():
        raise Misuse(f"there is no folder for {given.out}.")
    try:
        from logres.sim.parquet import written
    except ModuleNotFoundError as problem:
        raise Misuse(f"{problem.name} is missing; install logres[study] to use --out.") from None

    return lambda played: written(given.out, played, names, given.seed, {**about, "logres": __version__})


def bench(given: argparse.Namespace) -> int:
    """Measure the engine."""
    from logres.sim.bench import bench as measure

    game = box(given.game)
    game.check_seats(given.seats)
    settings = table_settings(game, given)
    figures = measure(game.name, given.seats, settings, given.seconds)
    if given.json:
        print_json(asdict(figures))
        return 0
    chosen = ", ".join(f"{key}={value}" for key, value in settings.items())
    print(f"{game.name}, {given.seats} random players, {chosen}; one core, best of several rounds")
    print(f"decisions per second  {figures.decisions_per_second:10,}")
    print(f"games per second      {figures.games_per_second:10,}")
    print(f"decisions per game    {figures.decisions_per_game:10,}")
    print(f"clone in mid-turn     {figures.clone_us:10} µs")
    print(f"view of a seat        {figures.view_us:10} µs")
    print(f"redeal for a seat     {figures.redeal_us:10} µs")
    print(f"thought of greedy     {figures.greedy_us:10} µs")
    if figures.greedy_attempt_us is not None:
        print(f"one line it tries     {figures.greedy_attempt_us:10} µs")
    print(figures.python)
    return 0
