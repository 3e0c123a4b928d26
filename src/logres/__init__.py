"""Logres: play, host and study Merlin and King Arthur, the card game."""

from importlib.metadata import version

from logres.engine import (
    BadPosition,
    BadRecord,
    BadTable,
    Book,
    Box,
    Chance,
    Choice,
    Decision,
    Event,
    IllegalDecision,
    LogresError,
    Option,
    Session,
)
from logres.engine.components import BadComponents
from logres.games import games, load, rules, start

__version__ = version("logres")

__all__ = [
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadTable",
    "Book",
    "Box",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "IllegalDecision",
    "LogresError",
    "Option",
    "Session",
    "__version__",
    "games",
    "load",
    "rules",
    "start",
]
