"""Logres: Merlin and King Arthur, the card game, to play, to host and to study."""

from logres.engine import BadPosition, BadRecord, BadTable, Choice, IllegalDecision, Session
from logres.games import games, load, start

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadTable",
    "Choice",
    "IllegalDecision",
    "Session",
    "games",
    "load",
    "start",
]
