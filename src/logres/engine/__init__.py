"""The engine: it knows no game, only questions, positions, chance, secrets and records."""

from logres.engine.box import BadTable, Box, Setting
from logres.engine.chance import Chance, Seed, seal
from logres.engine.changes import Change
from logres.engine.choice import DECLINE, Choice, IllegalDecision, Option, Question, offered, text
from logres.engine.game import EVERYBODY, NOBODY, OWNER, Event, Fault, Game, Json, zone
from logres.engine.play import play
from logres.engine.position import BadPosition
from logres.engine.record import BadRecord
from logres.engine.rulebook import BadRulebook, Book, Chapter, Rule
from logres.engine.session import Attempt, Decision, Session, start

__all__ = [
    "DECLINE",
    "EVERYBODY",
    "NOBODY",
    "OWNER",
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
    "IllegalDecision",
    "Json",
    "Option",
    "Question",
    "Rule",
    "Seed",
    "Session",
    "Setting",
    "offered",
    "play",
    "seal",
    "start",
    "text",
    "zone",
]
