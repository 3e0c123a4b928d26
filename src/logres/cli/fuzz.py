"""The command `fuzz`."""

from __future__ import annotations

import argparse
from pathlib import Path

from logres.cli.arguments import FAILED, Commands, Misuse, add_components, positive
from logres.cli.crews import ABOUT_CREWS, add_crew, add_resume, crew_of, resumed
from logres.games import SHELF, box

ABOUT_FUZZ = f"""\
Every decision is checked: the position is possible, the score is the sum of its ledger, a question has at
least two answers, no turn asks forever, other answers are refused, undo leads back, clones are
independent, nobody sees what a redeal changes, and a redealt game can be played on. A saved game, once
loaded, continues the same, as does a game from a position at the start of a turn. At the end the record is
replayed. A failure is written as a record, and the exit code is 1. With --levels, the levels play against
each other, and only that each game ends is checked.

{ABOUT_CREWS}"""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    fuzzing = commands.add(
        "fuzz", fuzz, "play random games at random tables and check every guarantee", ABOUT_FUZZ
    )
    fuzzing.add_argument("game", nargs="?", metavar="GAME", help="name of the game (default: all games)")
    fuzzing.add_argument(
        "--games", type=positive, default=20, metavar="N", help="number of games (default: 20)"
    )
    fuzzing.add_argument("--seed", default="1", help="seed of tables and play (default: 1)")
    fuzzing.add_argument(
        "--levels", action="store_true", help="let the levels play, and check that each game ends"
    )
    add_components(fuzzing)
    add_crew(fuzzing)
    add_resume(fuzzing)
    fuzzing.add_argument(
        "--to", type=Path, default=Path(), metavar="DIR", help="folder for the record of a failure"
    )


def fuzz(given: argparse.Namespace) -> int:
    """Play random games and report the first broken promise."""
    from logres.sim.fuzz import FAILURES
    from logres.sim.fuzz import fuzz as play
    from logres.sim.kept import Numbered
    from logres.sim.progress import counted

    names = [box(given.game).name] if given.game else [*SHELF]
    if not given.to.is_dir():
        raise Misuse(f"there is no folder '{given.to}'; create it or choose another with --to.")
    rules = {name: box(name).rules_version for name in names}
    heading = {"rules": rules, "seed": given.seed, "levels": given.levels}
    with crew_of(given) as crew, resumed(given, heading) as kept:
        known = None if kept is None else Numbered(kept, "games", FAILURES)
        failures = play(names, given.games, given.seed, crew, known, levels=given.levels)
        before = 0 if known is None else len(known)
        failure = next(filter(None, counted(failures, given.games, "games", before)), None)
    if failure is not None:
        file = given.to / f"fuzz-{failure.game}-{failure.seed}.txt"
        file.write_text(f"{failure.record}# then: {failure.problem}\n", encoding="utf-8")
        print(f"After {failure.decisions} decisions: {failure.problem}")
        print(f"The game is in {file}. To replay it: logres replay {file} --to {failure.decisions}")
        return FAILED
    print(f"{given.games} games of {', '.join(names)}: no problems found.")
    for name in names:
        sets = len(box(name).module_sets())
        times = given.games // len(names) // sets
        if sets > 1 and times:
            print(f"Each of the {sets} sets of modules of {name} was played in at least {times} games.")
    return 0
