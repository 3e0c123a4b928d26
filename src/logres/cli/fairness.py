"""The command `fairness`."""

from __future__ import annotations

import argparse

from logres.cli.arguments import Commands, Misuse, add_components, positive
from logres.cli.crews import ABOUT_CREWS, add_crew, add_resume, crew_of, resumed
from logres.games import box

ABOUT_FAIRNESS = f"""\
Missions: the turns until each is done by a seat that thinks of nothing else. Entries: the worth of each entry
of a starting tile. Starts: how players do with each starting tile of the box. docs/balance.md says more.

{ABOUT_CREWS}"""
TABLES = ("missions", "entries", "starts")


def add_commands(commands: Commands) -> None:
    """Add the command."""
    weighing = commands.add(
        "fairness", fairness, "measure whether Merlin's components are fair", ABOUT_FAIRNESS
    )
    weighing.add_argument(
        "--positions", type=positive, default=120, metavar="N", help="positions for missions (default: 120)"
    )
    weighing.add_argument(
        "--games",
        type=positive,
        default=400,
        metavar="N",
        help="games for each table of tiles (default: 400)",
    )
    weighing.add_argument("--player", default="greedy", metavar="A", help="who plays them (default: greedy)")
    weighing.add_argument("--seed", type=int, default=1, help="seed of all games (default: 1)")
    weighing.add_argument("--only", choices=TABLES, help="only one of the tables")
    add_components(weighing)
    add_crew(weighing)
    add_resume(weighing)


def fairness(given: argparse.Namespace) -> int:
    """Print the figures."""
    from logres.players import opponents_for
    from logres.sim.fairness import SEATS, Work, effort_table, entry_table, start_table

    if given.player not in opponents_for("merlin"):
        others = ", ".join(opponents_for("merlin"))
        raise Misuse(f"there is no opponent '{given.player}' for merlin. Known: {others}.")
    heading = {"rules": box("merlin").rules_version, "player": given.player, "seed": given.seed}
    with crew_of(given) as crew, resumed(given, heading) as kept:
        work = Work(crew, kept)
        games = (given.player, given.games, given.seed, work)
        made = {
            "missions": [effort_table(given.positions, given.seed, work)],
            "entries": [entry_table(max(SEATS), *games)],
            "starts": [start_table(seats, *games) for seats in SEATS],
        }
        for table in [given.only] if given.only else TABLES:
            for lines in made[table]:
                for line in lines:
                    print(line, flush=True)
                print()
    return 0
