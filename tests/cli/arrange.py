"""Shared by the tests of the command."""

from __future__ import annotations

from collections.abc import Callable

import logres
from logres.engine import Seed

Run = Callable[..., tuple[int, str, str]]


def unfinished(seed: Seed = 3) -> logres.Session:
    """A game after three decisions."""
    session = logres.start("kingarthur", 2, seed=seed)
    for _ in range(3):
        assert session.choice is not None
        session.decide(session.choice.options[0])
    return session
