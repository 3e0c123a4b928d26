"""Games of greedy, compared decision by decision: python -m tests.players.decisions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import logres
from logres.engine import text
from logres.merlin.modules import MODULES
from logres.players import ask, opponent

FILE = Path(__file__).with_name("decisions.json")


class Plan(NamedTuple):
    """A table, its players, and how many turns are played."""

    game: str
    seats: str
    settings: dict[str, str]
    seed: int
    turns: int = 1000  # more than any game has


def on(modules: str) -> dict[str, str]:
    """The settings that switch modules on."""
    return dict.fromkeys(modules.split(), "on")


HOUSE = {"keepShields": "on", "turnAnyDie": "on", "favorRepel": "ownTurn"}
CHANGED = {"allies": "random", "morganaPass": "on", "marketWild": "on", "castleHut": "leaves"}
PLANS = {
    "base": Plan("merlin", "greedy greedy", {}, 102),
    "base at four": Plan("merlin", "greedy random greedy random", {}, 5, 32),
    "favor with house rules": Plan("merlin", "greedy greedy", on("favor") | HOUSE, 4, 30),
    "arthur": Plan("merlin", "greedy random greedy", on("arthur"), 7, 20),
    "knights": Plan("merlin", "greedy greedy greedy greedy", on("knights") | {"allies": "random"}, 21, 20),
    "treasures and decrees": Plan("merlin", "greedy greedy", on("treasures decrees"), 8, 20),
    "gold and market": Plan("merlin", "greedy random", on("gold market"), 8, 24),
    "gold and caerleon": Plan("merlin", "greedy random", on("gold caerleon"), 10, 14),
    "gold and morgana": Plan("merlin", "greedy random", on("gold morgana"), 12, 30),
    "all modules": Plan("merlin", "greedy greedy", on(" ".join(MODULES)), 1, 4),
    "all modules at three": Plan("merlin", "greedy random random", on(" ".join(MODULES)) | CHANGED, 14, 6),
    "king arthur": Plan("kingarthur", "greedy greedy greedy", {}, 33),
    "king arthur with seals": Plan("kingarthur", "greedy random greedy greedy", {"seals": "on"}, 40),
}


def played(plan: Plan) -> list[str]:
    """The decisions of all seats."""
    players = [opponent(name, f"{plan.seed} {seat}") for seat, name in enumerate(plan.seats.split())]
    session = logres.start(plan.game, len(players), plan.settings, plan.seed)
    while session.choice is not None and session.turn < plan.turns:
        session.decide(ask(players[session.choice.seat], session))
    return [text(decision.option) for decision in session.decisions]


def recorded() -> dict[str, list[str]]:
    """The recorded decisions, by the name of the game."""
    found: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: words.split() for name, words in found.items()}


def main() -> None:
    """Write the file."""
    games = {name: " ".join(played(plan)) for name, plan in PLANS.items()}
    FILE.write_text(json.dumps(games, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
