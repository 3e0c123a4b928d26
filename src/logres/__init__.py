"""Logres: play, host and study Merlin and King Arthur, the card game."""

from logres.engine import BadPosition, BadRecord, BadTable, Book, Choice, IllegalDecision, Session
from logres.games import games, load, rules, start

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadTable",
    "Book",
    "Choice",
    "IllegalDecision",
    "Session",
    "games",
    "load",
    "rules",
    "start",
]
