"""Is every adventure of King Arthur worth its price? `python -m logres.sim.balance`

Greedy plays against itself and single-minded players. The values in cards.toml were set by the figures
that this prints: how often each adventure is taken, when, at what price, and how single-minded players do.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from statistics import mean
from typing import cast

from logres.games import start
from logres.kingarthur.cards import ADVENTURES, ADVERSARIES, KIND, KINDS, WORTH
from logres.players import play_out
from logres.players.kingarthur import Weights
from logres.sim.crews import Crew, in_order
from logres.sim.fit import Taster
from logres.sim.processes import Processes, cores
from logres.sim.tournament import Tournament, interval, results, share

LIKES, DISLIKES = 1.15, 0.9  # how a single-minded player sees the value of an adventure
GREEDY = Weights()


def minded(*liked: str) -> Weights:
    """Greedy, but set on a few adventures."""
    return replace(
        GREEDY, appetite=tuple((name, LIKES if name in liked else DISLIKES) for name in ADVENTURES)
    )


STYLES: dict[str, Weights] = {
    "cheap adventures": minded("robbers", "saxons", "excalibur", "tournament", "mark", "treasure"),
    "dear adventures": minded("grail", "mountain", "beast", "greenknight", "seamonster", "vikings"),
    "sums": minded("grail", "mountain", "excalibur"),
    "one colour": minded("beast", "fisher", "tournament", "saxons"),
    "sets": minded("mark", "seamonster", "robbers", "vikings"),
    "strong ones": minded("greenknight", "treasure", "beast"),
    "the Grail": minded("grail"),
    "hoarder": replace(GREEDY, trophy=GREEDY.trophy * 1.2),
    "spender": replace(GREEDY, trophy=GREEDY.trophy * 0.8),
    "knight hoarder": replace(GREEDY, knight=GREEDY.knight * 1.2),
    "hasty": replace(GREEDY, knight=GREEDY.knight * 0.8),
}


@dataclass(frozen=True, slots=True)
class Taken:
    """An adventure that was taken, its place in the order of the game, and the adversaries paid."""

    adventure: str
    order: int
    trophies: tuple[str, ...]


def ventures(seats: int, seals: str, seed: int, number: int) -> list[Taken]:
    """The adventures that greedy players take in a game."""
    session = start("kingarthur", seats, {"seals": seals}, seed + number)
    play_out(session, [Taster(GREEDY, number) for _ in range(seats)])
    told = [event.facts for event in session.events if event.name == "ventured"]
    return [
        Taken(str(facts["adventure"]), order, tuple(cast("list[str]", facts["trophies"])))
        for order, facts in enumerate(told, 1)
    ]


def adventure_table(seats: int, seals: str, games: int, seed: int, crew: Crew) -> Iterable[str]:
    """How often each adventure is taken, when in the game, at what price and with what gain."""
    played = [*in_order(partial(ventures, seats, seals, seed), games, crew)]
    yield f"{seats} players, seals {seals}, {games} games"
    yield "adventure    value  taken  as which  price  cards   gain  points for each knight of effort"
    for name, card in ADVENTURES.items():
        taken = [venture for game in played for venture in game if venture.adventure == name]
        if not taken:
            yield f"{name:12} {card.value:5}   0 %"
            continue
        price = mean(sum(WORTH[trophy] for trophy in venture.trophies) for venture in taken)
        cards = mean(len(venture.trophies) for venture in taken)
        order = mean(venture.order for venture in taken)
        yield (
            f"{name:12} {card.value:5} {len(taken) / games:5.0%} {order:9.1f} {price:6.2f} {cards:6.2f} "
            f"{card.value - price:6.2f} {card.value / (price + cards):7.2f}"
        )


def style_table(seats: int, seals: str, games: int, seed: int, crew: Crew) -> Iterable[str]:
    """The results of each single-minded player against greedy ones."""
    yield f"one against {seats - 1} greedy, seals {seals}, {games} games; even is {1 / seats:.0%}"
    for name, taste in STYLES.items():
        entrants = (partial(Taster, taste), *[partial(Taster, GREEDY)] * (seats - 1))
        played = [*results(Tournament("kingarthur", entrants, {"seals": seals}, seed), games, crew)]
        won = mean(share(result, 0) for result in played)
        low, high = interval(won, games)
        points = mean(result.scores[0] for result in played)
        yield f"{name:18} wins {won:4.0%} ({low:.0%} to {high:.0%}), {points:5.1f} points"


def seat_table(games: int, seed: int, crew: Crew) -> Iterable[str]:
    """The worth of beginning, the length of a game and its end, by number of players."""
    for seats in range(2, 6):
        for seals in ("off", "on"):
            entrants = tuple([partial(Taster, GREEDY)] * seats)
            played = [*results(Tournament("kingarthur", entrants, {"seals": seals}, seed), games, crew)]
            by_order = [
                mean(share(result, (result.first + place) % seats) for result in played) * seats
                for place in range(seats)
            ]
            order = " ".join(f"{part:.2f}" for part in by_order)
            turns = mean(result.turns for result in played) / seats
            points = [score for result in played for score in result.scores]
            best = mean(max(result.scores) for result in played)
            ends = {end: sum(result.ended == end for result in played) / games for end in ENDS}
            told = ", ".join(f"{end} {part:.0%}" for end, part in ends.items())
            yield (
                f"{seats} players, seals {seals:3}: fair shares won from who begins on: {order}; "
                f"{turns:.1f} turns each, {mean(points):.1f} points, winner {best:.1f}; {told}"
            )


ENDS = ("adventures", "adversaries", "stalemate")


def adversary_table() -> Iterable[str]:
    """The adversaries of each kind and value."""
    for kind in KINDS:
        values = [WORTH[card] for card in ADVERSARIES if KIND[card] == kind]
        counts = ", ".join(f"{values.count(value)} of {value}" for value in sorted(set(values)))
        yield f"{kind:8} {len(values):3} cards, mean {mean(values):.2f}: {counts}"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Print the figures of balance of King Arthur.")
    parser.add_argument("--games", type=int, default=200, help="for each line or table (default 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--only", choices=["adventures", "styles", "seats"])
    given = parser.parse_args()
    settings = (given.games, given.seed, Processes(given.jobs))
    tables = [adversary_table()]
    if given.only in (None, "adventures"):
        tables += [adventure_table(seats, seals, *settings) for seats, seals in TABLES]
    if given.only in (None, "styles"):
        tables += [style_table(seats, seals, *settings) for seats, seals in TABLES]
    if given.only in (None, "seats"):
        tables += [seat_table(*settings)]
    for table in tables:
        for line in table:
            print(line, flush=True)
        print()


TABLES = ((2, "off"), (3, "on"), (4, "off"))

if __name__ == "__main__":
    main()
