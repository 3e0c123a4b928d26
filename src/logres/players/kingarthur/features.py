"""Describe a position of King Arthur in numbers, as a seat sees it, for what is learned from games."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import NamedTuple

from logres.kingarthur.cards import KIND, KINDS, MERLIN, WORTH
from logres.players.kingarthur.evaluation import Evaluator
from logres.players.kingarthur.progress import progress, worth_of
from logres.players.kingarthur.seen import ADVENTURES_PLAYED, FULL, Seen

PARTS = ("always", "early", "crowd", "seals")  # of a weight: more or less with the time and the table
STRONG = 4  # an adversary that some adventures ask for
NEAR = 4  # knights of effort after which an adventure is in reach

NAMES = (
    *("constant", "trophies", "points of trophies", *[f"trophies {kind}" for kind in KINDS]),
    *("strong trophies", "kinds of trophies", "knights", "knights drawn"),
    *("strongest colour", "second colour", "third colour", "merlins"),
    *("points", "prospects of greedy", "knights of greedy", "hope of greedy"),
    *("best adventure ready", "adventures ready", "best adventure near", "adventures near"),
    *("points of rivals", "points of the best rival", "trophies of rivals", "most trophies of a rival"),
    *("knights of rivals", "most knights of a rival", "lead in points", "leads"),
    *("open cards", "best open card", "worth of open cards", "best card in reach", "cards in reach"),
    *("longest column", "full column", *[f"column {kind}" for kind in KINDS]),
    *("seals left", "worth under own seals", "own seals", "worth about to fall"),
    *("worth under rival seals", "rival seals", "time", "best adventure left"),
)


class Described(NamedTuple):
    """A position after an own turn."""

    numbers: list[float]
    moment: list[float]  # how the parts of a weight count
    worth: float  # the lead that greedy's terms promise


def described(evaluator: Evaluator, drawn: int) -> Described:
    """Describe a position before its seat draws this many knights, which nobody can foresee."""
    seen, planner = evaluator.seen, evaluator.planner
    held, knights = evaluator.prospects(seen.trophies), evaluator.knights((), drawn)
    hope = sum(evaluator.layout.values())
    points = seen.points()
    rivals = _rivals(seen, points)
    own = points[seen.seat]
    seals = planner.weights.seal * seen.seals_left
    best_rival = seen.best_rival(points)
    worth = own + held + knights + hope + seals - best_rival
    numbers = [
        *(1.0, *_trophies(seen), len(seen.hand), drawn, *_hand(seen)),
        *(own, held, knights, hope, *_adventures(evaluator), *rivals),
        *(
            own - max(points[rival] for rival in seen.rivals),
            worth_of(seen.trophies) + own > best_rival,
        ),
        *(*_columns(seen), *_seals(seen), evaluator.time),
        max([planner.value[name] for name in seen.open], default=0.0),
    ]
    moment = [1.0, seen.left / ADVENTURES_PLAYED, (len(seen.rivals) - 1) / 2, float(seen.sealing)]
    return Described([float(number) for number in numbers], moment, worth)


def _trophies(seen: Seen) -> list[float]:
    """Return what the trophies come to."""
    trophies, kinds = seen.trophies, Counter(KIND[card] for card in seen.trophies)
    strong = sum([WORTH[card] >= STRONG for card in trophies])
    return [len(trophies), worth_of(trophies), *[kinds[kind] for kind in KINDS], strong, len(kinds)]


def _strengths(seen: Seen) -> tuple[list[int], int]:
    """Return the strength of the knights of each colour, the strongest first, and the number of Merlins."""
    colours = Counter[str]()
    for card in seen.hand:
        if card != MERLIN:
            colours[card[:-1]] += WORTH[card]
    return [*sorted(colours.values(), reverse=True), 0, 0, 0][:3], seen.hand.count(MERLIN)


def _hand(seen: Seen) -> list[float]:
    strengths, merlins = _strengths(seen)
    return [*strengths, merlins]


def _adventures(evaluator: Evaluator) -> list[float]:
    """Return how many adventures can be taken or nearly so, and the most that one of them adds."""
    ready, near = [0.0], [0.0]
    for name, way in progress(evaluator.seen.trophies).items():
        if name in evaluator.seen.open and way.missing <= NEAR:
            (near if way.missing else ready).append(evaluator.planner.value[name] - way.worth)
    return [max(ready), len(ready) - 1, max(near), len(near) - 1]


def _rivals(seen: Seen, points: list[float]) -> list[float]:
    """Return what rivals have, on average and at most: points, trophies, knights."""
    rows = [(points[rival], seen.trophies_of(rival), seen.knights_of(rival)) for rival in seen.rivals]
    columns = [*zip(*rows, strict=True)]
    return [number for column in columns for number in (fmean(column), max(column))]


def _columns(seen: Seen) -> list[float]:
    """Return what lies open, what the strongest colour could pay for, and how full the columns are."""
    strengths, merlins = _strengths(seen)
    open_cards = [WORTH[card] for column in seen.columns.values() for card, seal in column if seal is None]
    reached = [worth for worth in open_cards if worth <= strengths[0] + merlins]
    sizes = [len(seen.columns[kind]) for kind in KINDS]
    return [
        *(len(open_cards), max(open_cards, default=0), sum(open_cards)),
        *(max(reached, default=0), len(reached), max(sizes), FULL in sizes, *sizes),
    ]


def _seals(seen: Seen) -> list[float]:
    """Return what lies under seals."""
    mine, theirs, falling = [0], [0], 0
    for column in seen.columns.values():
        unsealed = sum([seal is None for _, seal in column])
        for card, seal in column:
            if seal == seen.seat:
                mine.append(WORTH[card])
                falling += WORTH[card] if unsealed <= 1 else 0
            elif seal is not None:
                theirs.append(WORTH[card])
    return [seen.seals_left, sum(mine), len(mine) - 1, falling, sum(theirs), len(theirs) - 1]
