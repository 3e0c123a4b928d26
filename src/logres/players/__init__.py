"""Opponents: programs that take a seat."""

from importlib import import_module

from logres.engine import BadTable, Seed
from logres.players.counsel import advise, gives_counsel
from logres.players.greedy import Greedy
from logres.players.levels import LEVELS, levels_for
from logres.players.merlin.plan import Plan, Turn, Way, Wish
from logres.players.opponent import Opponent, QuickOpponent, Seat, View, ask, play_out
from logres.players.quick import quick_choice
from logres.players.random_play import Random

__all__ = [
    "LEVELS",
    "OPPONENTS",
    "PLANS",
    "Greedy",
    "Opponent",
    "Plan",
    "QuickOpponent",
    "Random",
    "Seat",
    "Turn",
    "View",
    "Way",
    "Wish",
    "advise",
    "ask",
    "gives_counsel",
    "imported",
    "levels_for",
    "opponent",
    "opponents_for",
    "play_out",
    "quick_choice",
]

OPPONENTS: dict[str, type[Opponent]] = {"random": Random, "greedy": Greedy, **LEVELS}


PLANS: dict[str, type[Plan]] = {"merlin": Plan}  # games in which the rest of a round can be planned


def opponents_for(game: str) -> list[str]:
    """Name the opponents that know a game: random and greedy, then the levels, the easiest first."""
    return [name for name, kind in OPPONENTS.items() if kind.plays(game)]


def opponent(name: str, seed: Seed) -> Opponent:
    """Return an opponent by its name."""
    if name not in OPPONENTS:
        raise BadTable(f"There is no opponent '{name}'. Known: {', '.join(OPPONENTS)}.")
    return OPPONENTS[name](seed)


def imported(name: str) -> type[Opponent]:
    """Import an opponent of your own: "my.module:Bot"."""
    module, _, kind = name.partition(":")
    try:
        found = getattr(import_module(module), kind, None)
    except (ImportError, ValueError) as problem:
        raise BadTable(f"The opponent '{name}' cannot be imported: {problem}.") from problem
    if not (isinstance(found, type) and issubclass(found, Opponent)):
        raise BadTable(
            f"'{kind}' in '{module}' is not an opponent: it must be a subclass of logres.players.Opponent."
        )
    return found
