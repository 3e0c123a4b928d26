"""Are the components of Merlin fair? The tables of `logres fairness`.

Missions: a mission is hard if it takes long. From many positions, early and late in the game, a seat pursues
one mission and nothing else: in each turn it tries some ways to play and takes the one that helps most.
The figures are the turns until the mission is done, and the points in missions.toml were set by them.

Starting tiles: equal players play with tiles drawn at random. The figures are the worth of each entry, in
points above the mean of the table, and the tiles in starting-tiles.toml were composed by them. Then equal
players play with the tiles of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import TypeVar, cast

from logres import merlin
from logres.engine import Box, Chance, Json, Option, Seed, Session
from logres.engine import start as set_up
from logres.games import box, start
from logres.merlin import Merlin
from logres.merlin.base.position import KNIGHTS
from logres.merlin.missions import Mission, resolvable
from logres.merlin.parts import ENTRIES, STARTING_TILES, Parts, StartingTile
from logres.merlin.pieces import GOOD, KINDS, PLACES, Place
from logres.players import Opponent, opponent, play_out
from logres.players.merlin import Weights
from logres.sim.crews import Crew, in_order
from logres.sim.fit import Taster
from logres.sim.kept import Form, Kept, Numbered, tupled
from logres.sim.progress import counted
from logres.sim.tournament import interval

T = TypeVar("T")

SEATS = (2, 3, 4)  # players, in turn
BEFORE = (0, 4, 8, 12)  # turns of each player before the seat sets out
TRIED = 30  # ways to play a turn that are tried
PATIENCE = 12  # turns after which it gives up


@dataclass(frozen=True)
class Work:
    """The crew that plays the games of a table, and the file with their results."""

    crew: Crew
    kept: Kept | None = None

    def done(
        self, work: Callable[[int], T], number: int, series: str, form: Form[T]
    ) -> Generator[T, None, None]:
        """The results in order, with a bar that shows the progress."""
        known = None if self.kept is None else Numbered(self.kept, series, form)
        before = 0 if known is None else len(known)
        return counted(in_order(work, number, self.crew, known), number, series, before)


# One mission


def missing(card: Mission, game: Merlin, seat: int) -> int:
    """The number of pieces that a seat still lacks for a mission."""
    castle, markers = game.castles[seat], game.markers[seat]
    lacking = 0
    for kind in KINDS:
        asked = Counter(good for good in card.goods if good.endswith(kind))
        particular = sum(max(0, count - castle[good]) for good, count in asked.items())
        of_kind = sum(castle[good] for good in GOOD[kind].values())
        lacking += max(particular, asked.total() + card.kinds.count(kind) - of_kind if card.kinds else 0)
    asked_markers = Counter(card.markers)
    particular = sum(max(0, count - markers[place]) for place, count in asked_markers.items())
    lacking += max(
        particular, asked_markers.total() + card.anywhere - sum(markers.values()) if card.anywhere else 0
    )
    vassals = game.vassals[seat]
    return lacking + min(sum(vassals[one] != place for one, place in way.items()) for way in card.ways)


def is_done(card: Mission, game: Merlin, seat: int) -> bool:
    """Whether a seat could resolve a mission now, if it had the card."""
    goods, markers, vassals = game.goods(seat), game.markers[seat], game.vassals[seat]
    return bool(resolvable([card.id], game.parts.conditions, goods, markers, vassals))


def parts() -> Parts:
    """The components that are in use."""
    return position(start("merlin", 2, {}, 0)).parts


def position(session: Session) -> Merlin:
    """The position of a session of Merlin."""
    assert isinstance(session.game, Merlin), "this is Merlin"
    return session.game


def turns_taken(session: Session, card: Mission, seat: int, chance: Chance) -> int:
    """The turns that a seat needs for a mission if it pursues nothing else and rivals play at random."""
    for turns in range(PATIENCE):
        if is_done(card, position(session), seat):
            return turns
        while session.choice is not None and session.choice.seat != seat:
            session.decide(pick(session.choice.options, chance))
        if session.choice is None:
            return PATIENCE
        for option in best_turn(session, card, seat, chance):
            session.decide(option)
            if is_done(card, position(session), seat):
                return turns + 1
    return PATIENCE


def best_turn(session: Session, card: Mission, seat: int, chance: Chance) -> list[Option]:
    """Try some ways to play a turn, and return the decisions after which the seat lacks least."""
    best, least = [], None
    for _ in range(TRIED):
        tried = session.clone()
        made: list[Option] = []
        lacking = missing(card, position(tried), seat)
        while (
            tried.choice is not None and tried.choice.seat == seat and tried.turn == session.turn and lacking
        ):
            made.append(pick(tried.choice.options, chance))
            tried.decide(made[-1])
            lacking = missing(card, position(tried), seat)
        if least is None or lacking < least:
            best, least = made, lacking
    return best


def pick(options: Sequence[Option], chance: Chance) -> Option:
    """Pick an option at random."""
    return options[chance.below(len(options))]


def efforts(seed: int, number: int) -> dict[str, int]:
    """The turns that each mission takes from one position."""
    chance = Chance.seeded(f"efforts {seed} {number}")
    seats = SEATS[number % len(SEATS)]
    session = start("merlin", seats, {}, f"{seed} {number}")
    before = BEFORE[number // len(SEATS) % len(BEFORE)] * seats
    while session.choice is not None and session.turn <= before:
        session.decide(pick(session.choice.options, chance))
    seat = number % seats
    return {
        name: turns_taken(session.clone(), card, seat, chance)
        for name, card in position(session).parts.missions.items()
    }


EFFORTS = Form[dict[str, int]](lambda effort: {**effort}, lambda line: cast("dict[str, int]", line))


def effort_table(positions: int, seed: int, work: Work) -> Iterator[str]:
    """The missions from the easiest to the hardest."""
    found = [*work.done(partial(efforts, seed), positions, "missions", EFFORTS)]
    missions = parts().missions
    turns = {name: mean(effort[name] for effort in found) for name in missions}
    done = {name: mean(effort[name] < PATIENCE for effort in found) for name in missions}
    already = {name: mean(effort[name] == 0 for effort in found) for name in missions}
    yield f"{positions} positions; turns until a mission is done by a seat that thinks of nothing else"
    yield "mission  points  turns  already  done  needs"
    for name, card in sorted(missions.items(), key=lambda entry: turns[entry[0]]):
        figures = f"{turns[name]:5.2f}  {already[name]:7.0%}  {done[name]:4.0%}"
        yield f"{name:7}  {card.points:6}  {figures}  {', '.join(card.needs)}"
    for points in (1, 2, 3):
        worth = [turns[name] for name, card in missions.items() if card.points == points]
        least, most = min(worth), max(worth)
        yield f"{points} points: {len(worth)} missions, {mean(worth):.2f} turns ({least:.2f} to {most:.2f})"


# Starting tiles


@dataclass(frozen=True, slots=True)
class Start:
    """The result of a seat with its starting tile: its lead over the mean, and its share of the victory."""

    tile: StartingTile
    lead: float
    won: float


def _read(line: Json) -> list[Start]:
    """Read the results of a game that were written as JSON."""
    found = [tupled(one) for one in cast("list[Json]", line)]
    return [
        Start(**{**one, "tile": StartingTile(**cast("dict[str, Place]", one["tile"]))})  # type: ignore[arg-type]
        for one in found
    ]


STARTS = Form[list[Start]](lambda game: cast("Json", [asdict(one) for one in game]), _read)


def starts(box: Box, seats: int, player: str, seed: Seed) -> list[Start]:
    """Play a game of equals, and return the result of each seat."""
    session = set_up(box, seats, {}, seed)
    game = position(session)
    tiles = {str(tile.knight): tile for tile in game.parts.starting_tiles.values()}
    own = [tiles[game.figures[KNIGHTS[seat]]] for seat in range(seats)]
    play_out(session, [_player(player, f"{seed} {seat}") for seat in range(seats)])
    scores, winners = session.scores, session.winners
    return [
        Start(tile, scores[seat] - mean(scores), (seat in winners) / len(winners) * seats)
        for seat, tile in enumerate(own)
    ]


def _player(name: str, seed: Seed) -> Opponent:
    """An opponent. Greedy looks at fewer lines here, because many games are needed."""
    return Taster(Weights(), seed) if name == "greedy" else opponent(name, seed)


def drawn_tiles(chance: Chance) -> dict[str, StartingTile]:
    """Draw four tiles of five colours each, no two with an equal entry."""
    rows: list[list[Place]] = [[] for _ in range(STARTING_TILES)]
    while len(rows[0]) < len(ENTRIES):
        column = [*PLACES]
        chance.shuffle(column)
        # The fifth column may have become impossible, so sometimes all must be drawn again.
        if all(place not in row for row, place in zip(rows, column, strict=False)):
            for row, place in zip(rows, column, strict=False):
                row.append(place)
        elif not chance.below(100):
            rows = [[] for _ in rows]
    return {f"t{number}": StartingTile(f"t{number}", *row) for number, row in enumerate(rows, 1)}


def drawn_starts(seats: int, player: str, seed: int, number: int) -> list[Start]:
    """Play a game of equals with tiles drawn at random, and return the result of each seat."""
    tiles = drawn_tiles(Chance.seeded(f"tiles {seed} {number}"))
    return starts(merlin.box(replace(parts(), starting_tiles=tiles)), seats, player, f"{seed} {number}")


def entry_table(seats: int, player: str, games: int, seed: int, work: Work) -> Iterator[str]:
    """The worth of each entry of a starting tile."""
    played = work.done(partial(drawn_starts, seats, player, seed), games, f"entries {seats}", STARTS)
    found = [one for game in played for one in game]
    spread = stdev(one.lead for one in found) * sqrt(len(PLACES) / len(found))
    yield f"{games} games of {seats} {player} players with tiles drawn at random"
    yield f"points above the mean of the table, by entry; chance makes about {spread:.2f}"
    yield f"{'':9}" + "".join(f"{place:>8}" for place in PLACES)
    for entry in ENTRIES:
        leads = {place: [one.lead for one in found if getattr(one.tile, entry) == place] for place in PLACES}
        yield f"{entry:9}" + "".join(
            f"{mean(leads[place]):+8.2f}" if leads[place] else f"{'–':>8}" for place in PLACES
        )


def usual_starts(seats: int, player: str, seed: int, number: int) -> list[Start]:
    """Play a game of equals with the tiles of the box, and return the result of each seat."""
    return starts(box("merlin"), seats, player, f"{seed} {number}")


def start_table(seats: int, player: str, games: int, seed: int, work: Work) -> Iterator[str]:
    """The results of the players with each starting tile of the box."""
    played = work.done(partial(usual_starts, seats, player, seed), games, f"starts {seats}", STARTS)
    found = [one for game in played for one in game]
    yield f"{games} games of {seats} {player} players: points above the mean of the table, wins (even: 100 %)"
    for name in parts().starting_tiles:
        leads = [one.lead for one in found if one.tile.id == name]
        if not leads:
            yield f"{name}: nobody had it in so few games"
            continue
        won = mean(one.won for one in found if one.tile.id == name)
        low, high = interval(won / seats, len(leads))
        yield f"{name}: {mean(leads):+.2f} points, {won:.0%} ({low * seats:.0%} to {high * seats:.0%})"
