"""Measure whether bots think longer than the browser plays their moves: .venv/bin/python scripts/thinking.py.

.venv/bin/python scripts/thinking.py                        three enchantresses, all modules
.venv/bin/python scripts/thinking.py --bot marshal --modules favor --turns 60

A bot thinks while the turn before it is played to the person, so that a person waits only for what a turn
takes longer than that. Every decision counts as one beat of EVENT seconds, which is rather too little: many
tell several events. Thinking is CPU time on one core.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from statistics import fmean, quantiles
from time import process_time
from typing import NamedTuple

import logres
from logres.games import box
from logres.players import ask, opponent

EVENT = 0.7  # seconds: PACE.event in client/src/table/pace.ts
BUDGET = 6.0  # seconds: the usual budget of a turn


class Taken(NamedTuple):
    """A turn of a bot: how long it thought, and how long its moves are played."""

    thinking: float
    playing: float


def turns_of(bot: str, players: int, modules: list[str], most: int, seed: str) -> list[Taken]:
    """Let bots play against a knight in the first seat, and return their turns."""
    session = logres.start("merlin", players, dict.fromkeys(modules, "on"), seed)
    names = ["knight", *[bot] * (players - 1)]
    seats = [opponent(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    thinking: dict[int, float] = {}
    decided: dict[int, int] = {}
    while session.choice is not None and session.turn <= most:
        seat, turn, began = session.choice.seat, session.turn, process_time()
        option = ask(seats[seat], session)
        if seat:
            thinking[turn] = thinking.get(turn, 0.0) + process_time() - began
            decided[turn] = decided.get(turn, 0) + 1
        session.decide(option)
    return [Taken(spent, min(BUDGET, EVENT * decided[turn])) for turn, spent in thinking.items() if turn]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Measure how long bots think, and how long their moves play."
    )
    parser.add_argument("--bot", default="enchantress")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", default=",".join(box("merlin").modules), help="(default: all)")
    parser.add_argument("--turns", type=int, default=40, help="of all seats (default: 40)")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    modules = [module for module in given.modules.split(",") if module]
    taken = turns_of(given.bot, given.players, modules, given.turns, given.seed)
    thinking = [one.thinking for one in taken]
    late = [
        following.thinking - before.playing
        for before, following in pairwise(taken)
        if following.thinking > before.playing
    ]
    print(f"{given.bot} at a table of {given.players}, {len(modules)} modules, {len(taken)} turns")
    print(
        f"thinking: mean {fmean(thinking):.2f} s, median {quantiles(thinking, n=2)[0]:.2f} s, "
        f"longest {max(thinking):.2f} s a turn"
    )
    print(f"playing: mean {fmean(one.playing for one in taken):.2f} s a turn")
    print(f"thought longer than the turn before is played: {len(late)} turns, in all {sum(late):.2f} s")


if __name__ == "__main__":
    main()
