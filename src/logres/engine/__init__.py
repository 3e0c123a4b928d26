"""The engine, independent of any game: questions, positions, chance, secrets and records."""

from logres.engine.attempt import Attempt
from logres.engine.box import BadTable, Box, Setting
from logres.engine.chance import Chance, Seed, seal
from logres.engine.changes import Change
from logres.engine.choice import (
    DECLINE,
    Choice,
    Decision,
    IllegalDecision,
    Json,
    Option,
    Question,
    offered,
    text,
)
from logres.engine.declared import ACT, Asking, Happening, Secret, Sometimes
from logres.engine.errors import LogresError
from logres.engine.game import EVERYBODY, NOBODY, OWNER, Event, Fault, Game, seat_faults, zone
from logres.engine.play import play
from logres.engine.position import BadPosition
from logres.engine.record import BadRecord
from logres.engine.rulebook import BadRulebook, Book, Chapter, Rule
from logres.engine.session import Session
from logres.engine.starting import start
from logres.engine.weaving import listing

__all__ = [
    "ACT",
    "DECLINE",
    "EVERYBODY",
    "NOBODY",
    "OWNER",
    "Asking",
    "Attempt",
    "BadPosition",
    "BadRecord",
    "BadRulebook",
    "BadTable",
    "Book",
    "Box",
    "Chance",
    "Change",
    "Chapter",
    "Choice",
    "Decision",
    "Event",
    "Fault",
    "Game",
    "Happening",
    "IllegalDecision",
    "Json",
    "LogresError",
    "Option",
    "Question",
    "Rule",
    "Secret",
    "Seed",
    "Session",
    "Setting",
    "Sometimes",
    "listing",
    "offered",
    "play",
    "seal",
    "seat_faults",
    "start",
    "text",
    "zone",
]
