"""The commands `simulate` and `bench`."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from time import perf_counter

from logres.cli.arguments import (
    ABOUT_TABLES,
    INTERRUPTED,
    Commands,
    Misuse,
    add_components,
    add_jobs,
    add_json,
    add_table,
    positive,
    print_json,
    seconds,
    table_settings,
)
from logres.engine import Json
from logres.games import box


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    simulating = commands.add("simulate", simulate, "let opponents play each other, many times", ABOUT_TABLES)
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
    add_jobs(simulating)
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
    from logres.players import imported, opponents_for
    from logres.sim.bar import counted
    from logres.sim.cores import cores
    from logres.sim.tournament import Result, Tournament, entrant, results, summary, table

    game = box(given.game)
    names = [name.strip() for name in given.seats.split(",")]
    game.check_seats(len(names))
    if any(":" in name for name in names):
        sys.path.insert(0, "")  # an opponent of your own may be in the current folder
    for name in names:
        plays = imported(name).plays(game.name) if ":" in name else name in opponents_for(game.name)
        if not plays:
            known = ", ".join(opponents_for(game.name))
            raise Misuse(f"there is no opponent '{name}' for {game.name}. Known: {known}.")
    settings = table_settings(game, given)
    tournament = Tournament(game.name, tuple(map(entrant, names)), settings, given.seed)
    jobs = given.jobs or cores()
    played: list[Result] = []
    began = perf_counter()
    try:
        played.extend(counted(results(tournament, given.games, jobs), given.games, "games"))
    except KeyboardInterrupt:
        print("logres simulate: stopped without results.", file=sys.stderr)
        return INTERRUPTED
    spent = perf_counter() - began
    figures: dict[str, Json] = {
        "game": game.name,
        "settings": dict(settings),
        "seed": given.seed,
        "seats": list(names),
        **summary(played, names),
        "games_per_second": round(len(played) / spent, 1),
        "decisions_per_second": round(sum(result.decisions for result in played) / spent),
        "jobs": jobs,
    }
    if given.json:
        print_json(figures)
    else:
        print("\n".join(table(figures)))
    return 0


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
