"""The commands `arena` and `train`."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

from logres.cli.arguments import (
    ABOUT_TABLES,
    Commands,
    Misuse,
    Stopped,
    add_components,
    add_json,
    add_table,
    positive,
    print_json,
    table_settings,
)
from logres.cli.crews import add_crew, crew_of
from logres.engine import Json
from logres.games import box

ABOUT_ARENA = """\
Everybody plays everybody; with three or four players one plays against seats that are all taken by another.
Each deal is played once with the one at every seat. With --file, results are kept, and the same command
continues where it was stopped.

"""
ABOUT_TRAIN = """\
Merlin is played against itself, at tables of all kinds. Each generation learns from all games so far, and is
accepted only if it then wins against the best one so far, on fresh deals. The folder keeps everything, and
the same command continues where it was stopped. The levels play with the weights in the package; to play with
others, write them there with --to."""
ANCHORS = ("knight", "greedy")


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    meeting = commands.add("arena", arena, "measure opponents against each other", ABOUT_ARENA + ABOUT_TABLES)
    add_table(meeting)
    meeting.add_argument(
        "--seats", default="", metavar="A,B,…", help="the opponents that meet (default: all levels)"
    )
    meeting.add_argument("--players", type=positive, default=2, metavar="N", help="at a table (default: 2)")
    meeting.add_argument(
        "--one", metavar="A", help="only the pairings of this one against the others, not of these"
    )
    meeting.add_argument(
        "--games", type=positive, default=40, metavar="N", help="games of each pairing (default: 40)"
    )
    meeting.add_argument("--seed", type=int, default=1, help="seed of the deals (default: 1)")
    meeting.add_argument("--file", type=Path, metavar="FILE", help="keep the results of all games here")
    meeting.add_argument(
        "--beside", type=Path, metavar="FILE", help="put the figures into a JSON file beside other arenas"
    )
    meeting.add_argument("--page", type=Path, metavar="FILE", help="write a page in Markdown")
    add_components(meeting)
    add_crew(meeting)
    add_json(meeting)

    training = commands.add("train", train, "learn to play better from games against oneself", ABOUT_TRAIN)
    training.add_argument("game", metavar="GAME", choices=("merlin",), help="merlin")
    training.add_argument(
        "--folder", type=Path, default=Path("training"), metavar="DIR", help="(default: training)"
    )
    training.add_argument(
        "--generations", type=positive, default=4, metavar="N", help="number of generations (default: 4)"
    )
    training.add_argument(
        "--games", type=positive, default=960, metavar="N", help="games of each generation (default: 960)"
    )
    training.add_argument(
        "--gate", type=positive, default=200, metavar="N", help="games that decide about it (default: 200)"
    )
    training.add_argument("--seed", type=int, default=1, help="seed of all games (default: 1)")
    training.add_argument(
        "--start", type=Path, metavar="FILE", help="weights to begin with (default: none, to play as greedy)"
    )
    training.add_argument("--to", type=Path, metavar="FILE", help="write the best weights here")
    add_crew(training)


def arena(given: argparse.Namespace) -> int:
    """Let opponents meet."""
    from logres.players import levels_for, opponents_for
    from logres.sim.arena import Arena, Bout, keep, kept_bouts
    from logres.sim.kept import Kept
    from logres.sim.progress import counted
    from logres.sim.ratings import anchor_of, beside, page, report, table
    from logres.sim.tournament import known

    game = box(given.game)
    names = (
        tuple(name.strip() for name in given.seats.split(",")) if given.seats else (*levels_for(game.name),)
    )
    if any(":" in name for name in names):
        sys.path.insert(0, "")  # an opponent of your own may be in the current folder
    if unknown := [name for name in names if name not in known(game.name, names)]:
        others = ", ".join(opponents_for(game.name))
        raise Misuse(f"there is no opponent '{unknown[0]}' for {game.name}. Known: {others}.")
    if given.one and given.one not in names:
        raise Misuse(f"'{given.one}' is not one of the opponents that meet.")
    meeting = Arena(game.name, given.players, table_settings(game, given), names, given.seed, given.one or "")
    meeting.check()
    with ExitStack() as stack:
        crew = stack.enter_context(crew_of(given))
        kept = stack.enter_context(Kept(given.file, meeting.heading)) if given.file else None
        played: list[Bout] = kept_bouts(kept) if kept else []
        rest = len(meeting.rest(given.games, played))
        bouts = meeting.bouts(given.games, played, crew)
        try:
            played.extend(counted(keep(kept, bouts) if kept else bouts, rest, "games"))
        except KeyboardInterrupt:
            bouts.close()
            where = f"; {given.file} keeps them" if given.file else ""
            raise Stopped(f"stopped after {len(played)} games{where}.") from None
    date = datetime.now(UTC).date().isoformat()
    found = report(meeting, played, anchor_of(names, ANCHORS), command_of(given), date)
    if given.page:
        given.page.write_text("\n".join(page(found)) + "\n", encoding="utf-8")
    if given.beside:
        others = json.loads(given.beside.read_text(encoding="utf-8")) if given.beside.exists() else []
        text = json.dumps(beside(found, others), indent=1, ensure_ascii=False)
        given.beside.write_text(text + "\n", encoding="utf-8")
    if given.json:
        print_json(cast("Json", found))
    else:
        print("\n".join(table(found["encounters"], given.players)))
    return 0


def command_of(given: argparse.Namespace) -> str:
    """Return the command that measures the same again."""
    words = ["logres arena", given.game, f"--players {given.players}", f"--games {given.games}"]
    words += [f"--setting {setting}" for setting in given.setting]
    words += [f"--modules {modules}" for modules in given.modules]
    words += [f"--seats {given.seats}"] * bool(given.seats) + [f"--one {given.one}"] * bool(given.one)
    return " ".join([*words, f"--seed {given.seed}"])


def train(given: argparse.Namespace) -> int:
    """Learn from games."""
    from logres.players.merlin.learned import read
    from logres.sim.commit import commit
    from logres.sim.training.course import Course, trained

    try:
        start = read(given.start) if given.start else None
    except (OSError, ValueError, KeyError) as problem:
        raise Misuse(f"{given.start} cannot be read as weights: {problem}.") from None
    about = {"commit": commit(), "date": datetime.now(UTC).date().isoformat()}
    with crew_of(given) as crew:
        course = Course(given.folder, given.games, given.gate, given.seed, crew, about, start)
        try:
            for verdict in trained(course, given.generations):
                said = "accepted" if verdict.accepted else "not accepted"
                print(
                    f"generation {verdict.generation + 1}: learned from {verdict.lessons} games, won "
                    f"{verdict.share:.1%} of {verdict.gate} games against the best so far: {said}",
                    flush=True,
                )
        except KeyboardInterrupt:
            raise Stopped(f"stopped; {given.folder} keeps what was played.") from None
    if given.to and course.best_file.exists():
        given.to.write_bytes(course.best_file.read_bytes())
        print(f"The best weights are in {given.to}.")
    return 0
