"""Do players who get a certain thing win more often? `python -m logres.sim.holders treasures`

Equal players play with the module. The figures describe the seats that got a thing at least once: how often
that happened, their points above the mean of the table, and their win rate, where 100 % is an even share. If
there are several kinds of a thing, the figures by kind come first. docs/balance.md has the tables.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from logres.components import use
from logres.engine import Seed
from logres.games import box, start
from logres.merlin.pieces import GOODS
from logres.players import Opponent, opponent, play_out
from logres.players.merlin import Weights
from logres.sim.crews import Crew, in_order
from logres.sim.fairness import parts
from logres.sim.fit import Taster
from logres.sim.processes import Processes, cores
from logres.sim.tournament import CERTAINTY, interval


def itself(thing: str) -> str:
    """Return a thing that has no kind."""
    return thing


def kind_of_decree(decree: str) -> str:
    """The kind of the good that a decree shows, or points."""
    return decree.rpartition("-")[2] if decree in GOODS else "points"


def kind_of_pict(pict: str) -> str:
    """The bonus of a Pict, without its colour."""
    return parts().arthur.picts[pict].bonus.rpartition("-")[2]


def kind_of_ware(ware: str) -> str:
    """Name a ware without its colour or number."""
    name, _, last = ware.removesuffix("-tile").rpartition("-")
    return name if last.isdigit() else last


@dataclass(frozen=True)
class Things:
    """Things to get: the module that brings them, and the event and its fact that report who got which."""

    module: str
    event: str
    fact: str
    kind: Callable[[str], str] = itself
    settings: Mapping[str, str] = field(default_factory=dict)  # of the table, in addition to the module


THINGS = {
    "treasures": Things("treasures", "found-treasure", "treasure"),
    "decrees": Things("decrees", "took-decree", "decree", kind_of_decree),
    "picts": Things("arthur", "took-pict", "pict", kind_of_pict),
    "wares": Things("market", "bought", "ware", kind_of_ware),
    "pentagrams": Things("morgana", "used-pentagram", "use"),
    "cauldrons": Things("morgana", "turned-token", "action"),
    "allies": Things("knights", "joined", "ally", settings={"allies": "random"}),
}


@dataclass(frozen=True, slots=True)
class Holder:
    """The result of a seat that got a thing: its lead over the mean, and its share of the victory."""

    thing: str
    seat: int
    lead: float
    won: float


def holders(things: Things, seats: int, player: str, seed: int, number: int) -> list[Holder]:
    """Play a game of equals, and return who got what, each thing once per seat."""
    settings = box("merlin").with_needed({things.module: "on", **things.settings})
    session = start("merlin", seats, settings, f"{seed} {number}")
    play_out(session, [_player(player, f"{seed} {number} {seat}") for seat in range(seats)])
    told = [event for event in session.events if event.name == things.event and event.seat is not None]
    scores, winners = session.scores, session.winners
    return [
        Holder(thing, seat, scores[seat] - mean(scores), (seat in winners) / len(winners) * seats)
        for thing, seat in dict.fromkeys((str(event.facts[things.fact]), event.seat) for event in told)
        if seat is not None
    ]


def _player(name: str, seed: Seed) -> Opponent:
    """An opponent. Greedy looks at fewer lines here, because many games are needed."""
    return Taster(Weights(), seed) if name == "greedy" else opponent(name, seed)


def holder_table(things: Things, seats: int, player: str, games: int, seed: int, crew: Crew) -> Iterator[str]:
    """The results of the players who get each thing, the most frequent first."""
    played = in_order(partial(holders, things, seats, player, seed), games, crew)
    found: dict[str, list[Holder]] = {}
    kinds: dict[str, dict[tuple[int, int], Holder]] = {}  # a seat that got several of a kind counts once
    for number, game in enumerate(played):
        for one in game:
            found.setdefault(one.thing, []).append(one)
            kinds.setdefault(things.kind(one.thing), {})[number, one.seat] = one
    yield f"{games} games of {seats} {player} players with {things.module}: who gets it, wins (even: 100 %)"
    if things.kind is not itself:
        yield from _rows({kind: [*mine.values()] for kind, mine in kinds.items()}, games, seats)
    yield from _rows(found, games, seats)


def _rows(found: Mapping[str, Sequence[Holder]], games: int, seats: int) -> Iterator[str]:
    """A row for each thing, the most frequent first."""
    for thing, mine in sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0])):
        leads = [one.lead for one in mine]
        doubt = CERTAINTY * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
        won = mean(one.won for one in mine)
        low, high = interval(won / seats, len(mine))
        yield (
            f"{thing:28}{len(mine) / games:6.2f} a game  {mean(leads):+6.2f} ± {doubt:.2f} points  "
            f"{won:5.0%} ({low * seats:.0%} to {high * seats:.0%})"
        )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Print how players do who get certain things in Merlin.")
    parser.add_argument("things", choices=[*THINGS])
    parser.add_argument("--seats", type=int, choices=[2, 3, 4], default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--player", default="greedy", help="who plays (default greedy)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--components", type=Path, metavar="DIR", help="folder with other components")
    given = parser.parse_args()
    if given.components:
        use(given.components)
    settings = (given.seats, given.player, given.games, given.seed, Processes(given.jobs))
    for line in holder_table(THINGS[given.things], *settings):
        print(line, flush=True)


if __name__ == "__main__":
    main()
