"""Fit a correction to lessons: temporal differences by least squares, LSTD(lambda)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from logres.players.correction import ANY, Correction, Range
from logres.players.merlin.features import PARTS
from logres.sim.training.lessons import Lessons

Columns = NDArray[np.float64]

TRACE = 0.5  # lambda: how much later changes of the worth count for a position
RIDGE = 2000.0  # how strongly weights far from the initial ones are penalized, in positions
RARE = 1e-3  # a number that varies less than this is not learned


def fitted(
    lessons: Lessons,
    names: Sequence[str],
    about: Mapping[str, str],
    trace: float = TRACE,
    ridge: float = RIDGE,
    start: Correction | None = None,
    parts: tuple[str, ...] = PARTS,
) -> Correction:
    """Learn by how much greedy's worth misses the lead at the end, starting from an earlier correction.

    The worth changes from turn to turn, and at the end to the lead. A correction is what is expected of all
    changes to come: that of the next position, and the change until then.
    """
    described = _described(lessons)
    spread = described.std(axis=0)
    spread[0] = 1.0  # the constant
    used = spread > RARE
    described = described / np.where(used, spread, np.inf)
    size = described.shape[1]
    left, right = np.eye(size) * ridge, ridge * _known(start, names, size) * spread * used
    ends = np.flatnonzero(np.diff(lessons.players)) + 1
    for rows in np.split(np.arange(len(lessons)), ends):
        here = described[rows]
        following = np.vstack([here[1:], np.zeros(size)])
        worths = np.append(lessons.worths[rows].astype(np.float64), float(lessons.leads[rows[-1]]))
        traces = _traces(here, trace)
        left += traces.T @ (here - following)
        right += traces.T @ np.diff(worths)
    weights = np.linalg.solve(left, right) / np.where(used, spread, np.inf)
    by_name = zip(names, weights.reshape(-1, len(parts)).tolist(), strict=True)
    return Correction(
        {name: tuple(weight) for name, weight in by_name},
        dict(about),
        dict(zip([*names, *parts], _ranges(lessons), strict=True)),
        parts,
    )


def _known(start: Correction | None, names: Sequence[str], size: int) -> Columns:
    """Return the initial weights."""
    if start is None:
        return np.zeros(size)
    nothing = (0.0,) * (size // len(names))
    return np.array([start.weights.get(name, nothing) for name in names]).reshape(size)


def _ranges(lessons: Lessons) -> list[Range]:
    """Return the range of each number and of each part."""
    columns = [lessons.numbers, lessons.moments]
    lows = np.concatenate([column.min(axis=0) for column in columns]).tolist()
    highs = np.concatenate([column.max(axis=0) for column in columns]).tolist()
    return [*zip(lows, highs, strict=True)]


def _described(lessons: Lessons) -> Columns:
    """Multiply every number by each part of a weight."""
    rows = lessons.numbers[:, :, None] * lessons.moments[:, None, :]
    return rows.reshape(len(lessons), -1).astype(np.float64)


def _traces(rows: Columns, trace: float) -> Columns:
    """Add to each position the faded sum of those before it."""
    found = np.empty_like(rows)
    kept = np.zeros(rows.shape[1])
    for number, row in enumerate(rows):
        kept = trace * kept + row
        found[number] = kept
    return found


def save(correction: Correction, file: Path) -> None:
    """Write a correction to a file of weights, atomically."""
    unfinished = file.with_suffix(".part.npz")
    np.savez(
        unfinished,
        names=np.array([*correction.weights]),
        weights=np.array([*correction.weights.values()]),
        ranges=np.array(
            [correction.ranges.get(name, ANY) for name in (*correction.weights, *correction.parts)]
        ),
        about=np.array([*correction.about.items()]),
    )
    unfinished.replace(file)
