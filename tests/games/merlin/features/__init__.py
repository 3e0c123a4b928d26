"""The features that a recorded game of Merlin shows."""

from __future__ import annotations

from typing import cast

from logres.engine import Option, Question, Session
from logres.merlin import BOX, Merlin
from tests.games.merlin.features import (
    arthur,
    base,
    caerleon,
    decrees,
    favor,
    gold,
    knights,
    market,
    morgana,
    scoring,
    treasures,
)
from tests.games.merlin.features.moment import Moment
from tests.games.records import beginning

# The events and questions of the rules; a test looks for names that are missing here.
EVENTS = (
    *base.EVENTS,
    *favor.EVENTS,
    *arthur.EVENTS,
    *treasures.EVENTS,
    *decrees.EVENTS,
    *knights.EVENTS,
    *gold.EVENTS,
    *market.EVENTS,
    *caerleon.EVENTS,
    *morgana.EVENTS,
)
MUST = (
    *base.MUST,
    *arthur.MUST,
    *treasures.MUST,
    *decrees.MUST,
    *knights.MUST,
    *gold.MUST,
    *market.MUST,
    *caerleon.MUST,
    *morgana.MUST,
)
MAY = (
    *base.MAY,
    *favor.MAY,
    *arthur.MAY,
    *treasures.MAY,
    *decrees.MAY,
    *knights.MAY,
    *market.MAY,
    *caerleon.MAY,
    *morgana.MAY,
)
SOURCES = (
    *base.SOURCES,
    *favor.SOURCES,
    *arthur.SOURCES,
    *treasures.SOURCES,
    *decrees.SOURCES,
    *knights.SOURCES,
    *gold.SOURCES,
    *morgana.SOURCES,
)

# The features that the recorded games must show between them, and the chapters that recognise them.
TABLES = {
    *(f"{seats} players" for seats in BOX.player_counts),
    *(f"{setting.key}={value}" for setting in BOX.settings for value in setting.values),
}
QUESTIONS = {*(f"asked {ask}" for ask in (*MUST, *MAY)), *(f"declined {ask}" for ask in MAY)}
TOLD = {*(f"told {name}" for name in EVENTS), *(f"points from {source}" for source in SOURCES)}
WANTED = {
    *TABLES,
    *QUESTIONS,
    *TOLD,
    *base.WANTED,
    *scoring.WANTED,
    *favor.WANTED,
    *arthur.WANTED,
    *treasures.WANTED,
    *decrees.WANTED,
    *knights.WANTED,
    *gold.WANTED,
    *market.WANTED,
    *caerleon.WANTED,
    *morgana.WANTED,
}
CHAPTERS = (
    *(base.moves, base.flags, base.spaces, base.goods, base.manors, base.missions),
    *(scoring.traitors, scoring.excalibur, scoring.majorities, scoring.points),
    *(favor.favor, arthur.arthur, arthur.arthur_with_favor, treasures.treasures, decrees.decrees),
    *(knights.allies, gold.gold, market.market, base.house_rules, caerleon.city, morgana.morgana),
)


def features(session: Session) -> set[str]:
    """All features of a finished game."""
    game = session.game
    found = {f"{len(game.seats)} players", *(f"{key}={value}" for key, value in game.settings.items())}
    again = beginning(session)
    found |= {f"told {event.name}" for event in again.events}
    for decision in session.decisions:
        found |= of_decision(again, decision.option)
    return found


def of_decision(session: Session, option: Option) -> set[str]:
    """The features of one decision, which the session then makes."""
    choice, before, told = session.choice, session.game.copy(), len(session.events)
    assert choice is not None
    session.decide(option)
    return shown(choice, option, cast("Merlin", before), told, session)


def shown(choice: Question, option: Option, before: Merlin, told: int, after: Session) -> set[str]:
    """The features of a decision that was made in a position, after n events."""
    began = told - 1
    while began and after.events[began].name != "turn":
        began -= 1
    act = str(option[0]) if isinstance(option, tuple) else ""
    game, ever = cast("Merlin", after.game), after.events
    moment = Moment(choice, option, act, before, game, ever[told:], ever[began:], ever)
    found = {f"asked {choice.ask}", *(f"told {event.name}" for event in moment.told)}
    if option is None:
        found.add(f"declined {choice.ask}")
    for chapter in CHAPTERS:
        found.update(chapter(moment))
    return found
