"""Moments of recorded games at which a page has most to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import logres
from logres.engine import Session
from tests.games.shelf import COLLECTIONS


@dataclass(frozen=True)
class Moment:
    """Where in a recorded game a question is asked, and how many options it has there."""

    game: Session
    decisions: int
    seat: int
    options: int


@dataclass(frozen=True)
class Scoring:
    """A scoring of a recorded game: its first and last decision, and how many events it has."""

    game: Session
    first: int
    last: int
    told: int


@cache
def records(game: str) -> list[Session]:
    """The recorded games of a game."""
    return [logres.load(file.read_text(encoding="utf-8")) for file in COLLECTIONS[game].records()]


def fullest(recorded_games: Sequence[Session]) -> dict[str, Moment]:
    """For every kind of question, the moment of these games that offers most."""
    found: dict[str, Moment] = {}
    for recorded in recorded_games:
        players, settings = len(recorded.players), recorded.game.settings
        again = logres.start(recorded.box.name, players, settings, recorded.seed)
        for number, decision in enumerate(recorded.decisions):
            choice = again.choice
            assert choice is not None
            known = found.get(choice.ask)
            if known is None or len(choice.options) > known.options:
                found[choice.ask] = Moment(recorded, number, choice.seat, len(choice.options))
            again.decide(decision.option)
    return found


def for_two() -> list[Moment]:
    """Recorded games for two of both games, each in the middle."""
    games = [game for game in (*records("merlin"), *records("kingarthur")) if len(game.players) == 2]
    halves = [(game, len(game.decisions) // 2) for game in games]
    return [Moment(game, made, game.decisions[made].seat, 0) for game, made in halves]


def longest_scoring() -> Scoring:
    """The scoring with the most players and, within its game, the most events."""
    found: Scoring | None = None
    for recorded in records("merlin"):
        if len(recorded.players) < max(recorded.box.player_counts):
            continue
        again = logres.start("merlin", len(recorded.players), recorded.game.settings, recorded.seed)
        began, first = 0, 0
        for number, decision in enumerate(recorded.decisions):
            told = len(again.events)
            again.decide(decision.option)
            for event in again.events[told:]:
                told += 1
                if event.name == "scoring":
                    began, first = told, number
                elif event.name == "round" and began:
                    if found is None or told - began > found.told:
                        found = Scoring(recorded, first, number, told - began)
                    began = 0
    assert found is not None
    return found
