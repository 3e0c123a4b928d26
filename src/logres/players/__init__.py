"""Opponents: programs that take a seat."""

from logres.engine import BadTable, Seed
from logres.players.greedy import Greedy
from logres.players.opponent import Opponent, Seat, View, ask, play_out
from logres.players.random_play import Random

__all__ = [
    "OPPONENTS",
    "Greedy",
    "Opponent",
    "Random",
    "Seat",
    "View",
    "ask",
    "opponent",
    "opponents_for",
    "play_out",
]

OPPONENTS: dict[str, type[Opponent]] = {"random": Random, "greedy": Greedy}


def opponents_for(game: str) -> list[str]:
    """Name the opponents that know a game, the weakest first."""
    return [name for name, kind in OPPONENTS.items() if kind.plays(game)]


def opponent(name: str, seed: Seed) -> Opponent:
    """Return an opponent by its name."""
    if name not in OPPONENTS:
        raise BadTable(f"There is no opponent '{name}'. Known: {', '.join(OPPONENTS)}.")
    return OPPONENTS[name](seed)
