"""Evaluates the games of an arena: the results of each pairing, and a rating for each opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import log10
from random import Random
from statistics import fmean

from logres.games import box
from logres.players.measured import Encounter, Measured, Rating
from logres.sim.arena import Arena, Bout, Pairing
from logres.sim.tournament import interval

SCALE, MIDDLE = 400, 1500  # 400 points more mean ten victories for each defeat; the anchor has 1500
ROUNDS = 200  # of the fit, which converges much earlier
RESAMPLES = 200
DOUBT = 0.5  # a draw of each pair that was not played keeps ratings finite


def encounters(arena: Arena, played: Sequence[Bout]) -> list[Encounter]:
    """Summarise each pairing that has games."""
    by_pairing: dict[Pairing, list[Bout]] = {pairing: [] for pairing in arena.pairings}
    for bout in played:
        if (bout.one, bout.others) in by_pairing:
            by_pairing[bout.one, bout.others].append(bout)
    return [_encounter(pairing, bouts) for pairing, bouts in by_pairing.items() if bouts]


def _encounter(pairing: Pairing, bouts: Sequence[Bout]) -> Encounter:
    share = fmean(bout.share for bout in bouts)
    seconds = [
        sum(bout.seconds[side] for bout in bouts) / max(1, sum(bout.turns[side] for bout in bouts))
        for side in (0, 1)
    ]
    lead = fmean(bout.lead for bout in bouts)
    low, high = interval(share, len(bouts))
    return {
        "one": pairing[0],
        "others": pairing[1],
        "games": len(bouts),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "lead": round(lead, 2),
        "seconds": [round(spent, 4) for spent in seconds],
    }


# Bradley-Terry: an opponent beats another with the probability strength / (strength + other strength).


def ratings(names: Sequence[str], played: Sequence[Bout], anchor: str) -> list[Rating]:
    """Rate opponents by their scores against each other. The anchor gets 1500."""
    chosen = [bout for bout in played if bout.one in names and bout.others in names]
    found = _fitted(names, chosen, anchor)
    random = Random(len(chosen))
    again = [
        _fitted(names, random.choices(chosen, k=len(chosen)), anchor)
        for _ in range(RESAMPLES if chosen else 0)
    ]
    games = Counter(name for bout in chosen for name in (bout.one, bout.others))
    rated = []
    for name in names:
        spread = sorted(one[name] for one in again) or [found[name]]
        low, high = spread[len(spread) // 40], spread[-1 - len(spread) // 40]
        rated.append(
            Rating(name=name, rating=round(found[name]), low=round(low), high=round(high), games=games[name])
        )
    return sorted(rated, key=lambda rating: rating["rating"])


def _fitted(names: Sequence[str], played: Sequence[Bout], anchor: str) -> dict[str, float]:
    """Fit the strengths one after another (Hunter's algorithm)."""
    wins: dict[Pairing, float] = {(one, other): DOUBT for one in names for other in names if one != other}
    for bout in played:
        own = bout.scores[bout.seat]
        for rival in bout.rivals:
            wins[bout.one, bout.others] += (own > rival) + (own == rival) / 2
            wins[bout.others, bout.one] += (own < rival) + (own == rival) / 2
    strength = dict.fromkeys(names, 1.0)
    won = {name: sum(wins[name, other] for other in names if other != name) for name in names}
    met = {pair: wins[pair] + wins[pair[::-1]] for pair in wins}
    for _ in range(ROUNDS):
        for name in names:
            others = [other for other in names if other != name]
            faced = sum(met[name, other] / (strength[name] + strength[other]) for other in others)
            strength[name] = won[name] / faced
    return {name: MIDDLE + SCALE * log10(strength[name] / strength[anchor]) for name in names}


# Reports


def report(arena: Arena, played: Sequence[Bout], anchor: str, command: str, date: str) -> Measured:
    """Return all figures, in the form in which they are stored and shown."""
    heading = arena.heading
    return {
        "game": arena.game,
        "rules": heading["rules"],
        "players": arena.players,
        "modules": modules_of(arena),
        "settings": heading["settings"],
        "seed": arena.seed,
        "learned": heading["learned"],
        "date": date,
        "command": command,
        "games": len(played),
        "ratings": ratings(arena.entrants, played, anchor),
        "encounters": encounters(arena, played),
    }


def modules_of(arena: Arena) -> list[str]:
    """Return the modules of the tables."""
    return [module for module in box(arena.game).modules if arena.settings.get(module) == "on"]


def beside(found: Measured, others: Sequence[Measured]) -> list[Measured]:
    """Add figures to those of other arenas, replacing older ones of the same arena."""
    kept = [one for one in others if _meeting(one) != _meeting(found)]
    order = [_meeting(one) for one in others]
    at = order.index(_meeting(found)) if _meeting(found) in order else len(kept)
    return [*kept[:at], found, *kept[at:]]


def _meeting(found: Measured) -> tuple[object, ...]:
    pairs = [(met["one"], met["others"]) for met in found["encounters"]]
    return found["game"], found["players"], found["settings"], pairs


def page(found: Measured) -> Iterator[str]:
    """Write all figures as a page in Markdown."""
    modules = ", ".join(found["modules"]) or "none"
    yield f"# {found['game']} with {found['players']} players"
    yield ""
    yield (
        f"{found['games']} games on {found['date']}, modules: {modules}. Every deal was played once with "
        f"the first opponent at each seat. Even is {1 / found['players']:.0%}. "
        "The ranges hold the true value with 95 % certainty."
    )
    yield ""
    yield f"    {found['command']}"
    yield ""
    yield "| opponent | rating | range | games |"
    yield "|---|---|---|---|"
    for rated in reversed(found["ratings"]):
        span = f"{rated['low']} to {rated['high']}"
        yield f"| {rated['name']} | {rated['rating']} | {span} | {rated['games']} |"
    yield ""
    yield from table(found["encounters"], found["players"])


def table(found: Sequence[Encounter], players: int) -> Iterator[str]:
    """Write the results of all pairings as a table in Markdown."""
    against = "against" if players == 2 else f"against {players - 1} of"
    yield f"| opponent | {against} | games | wins % | range | lead | ms a turn |"
    yield "|---|---|---|---|---|---|---|"
    for met in found:
        own, theirs = (1000 * seconds for seconds in met["seconds"])
        span = f"{100 * met['low']:.0f} to {100 * met['high']:.0f}"
        yield (
            f"| {met['one']} | {met['others']} | {met['games']} | {100 * met['share']:.1f} | {span} | "
            f"{met['lead']:+.1f} | {own:.0f} v {theirs:.0f} |"
        )


def anchor_of(names: Sequence[str], wanted: Mapping[str, None] | Sequence[str]) -> str:
    """Return the opponent that gets 1500: the first wanted one that plays, or else the first of all."""
    return next((name for name in wanted if name in names), names[0])
