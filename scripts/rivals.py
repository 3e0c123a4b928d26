"""Let the bots of this checkout play against those of another one: are they stronger or weaker?

python scripts/rivals.py OLD [--bot greedy] [--games 200] [--modules favor,gold] [--players 2] [--seed 1]

OLD is a folder with a copy of the repository, for example made by `git worktree add`. Both must have the same
rules version. To compare two other checkouts, run this with PYTHONPATH=CHECKOUT/src. Every deal is played
from both sides of the table; every other seat belongs to the same side. Each side thinks in a process, which
is sent the whole game, so times say nothing here: scripts/pairs.py measures them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import fmean

from logres.engine import Session, offered
from logres.games import start
from logres.sim.tournament import interval

MODULE = "logres.server.bot_process"


class Side:
    """The bots of one checkout, in a process."""

    def __init__(self, source: Path | None, bot: str) -> None:
        environment = os.environ if source is None else {**os.environ, "PYTHONPATH": str(source / "src")}
        self._bot = bot
        self._process = subprocess.Popen(
            [sys.executable, "-m", MODULE],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._line()  # it says that it is ready

    def __enter__(self) -> Side:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout is not None, "it is a pipe"
        line = self._process.stdout.readline()
        if not line:
            sys.exit("The bots of one side have stopped; what they wrote is above.")
        return line

    def words(self, session: Session, seed: int) -> list[str]:
        """The next decisions of the seat that is asked."""
        task = {"table": str(seed), "bot": self._bot, "seed": str(seed), "game": session.save()}
        assert self._process.stdin is not None, "it is a pipe"
        self._process.stdin.write(json.dumps(task) + "\n")
        self._process.stdin.flush()
        while "so_far" in (answer := json.loads(self._line())):
            pass  # the best that was found until then
        if "words" not in answer:
            sys.exit(f"The bots of one side cannot play: {answer.get('error', answer)}")
        return [*answer["words"]]


def play(seating: Sequence[Side], settings: dict[str, str], seed: int) -> Session:
    """Play one game to its end."""
    session = start("merlin", len(seating), settings, seed)
    while (choice := session.choice) is not None:
        for word in seating[choice.seat].words(session, seed * 10 + choice.seat):
            session.decide(offered(session.choice, word))
    return session


def share(session: Session, seats: Sequence[int]) -> float:
    """The part of a victory that belongs to some seats."""
    return sum(seat in seats for seat in session.winners) / len(session.winners)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=Path)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--modules", default="")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not (asked.old / "src" / "logres").is_dir():
        parser.error(f"{asked.old} is no checkout: name one that `git worktree add` has made")
    settings = dict.fromkeys(filter(None, asked.modules.split(",")), "on")
    shares, leads = list[float](), list[float]()
    with ExitStack() as open_sides:
        new = open_sides.enter_context(Side(None, asked.bot))
        old = open_sides.enter_context(Side(asked.old, asked.bot))
        for number in range(asked.games):
            turned = number % 2
            seating = [old if (seat + turned) % 2 else new for seat in range(asked.players)]
            session = play(seating, settings, asked.seed + number // 2)
            ours = [seat for seat, side in enumerate(seating) if side is new]
            theirs = [seat for seat, side in enumerate(seating) if side is old]
            shares.append(share(session, ours))
            leads.append(
                fmean(session.scores[seat] for seat in ours) - fmean(session.scores[seat] for seat in theirs)
            )
            low, high = interval(fmean(shares), len(shares))
            print(
                f"{len(shares)} games: this checkout won {100 * fmean(shares):.1f} % ({100 * low:.0f} to "
                f"{100 * high:.0f}), mean lead {fmean(leads):+.1f}",
                end="\n" if number == asked.games - 1 or not sys.stdout.isatty() else "\r",
                flush=True,
            )


if __name__ == "__main__":
    main()
