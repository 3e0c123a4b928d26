"""Properties of every game of this engine: at any table, whatever is decided."""

from __future__ import annotations

import os
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import pytest
from hypothesis import strategies as st

import logres
from logres.engine import BadTable, Box, Chance, Event, Option, Question, Session
from logres.sim import promises


@dataclass(frozen=True)
class Play(ABC):
    """A table and a way to play at it."""

    seats: int
    settings: tuple[tuple[str, str], ...]
    seed: int

    @abstractmethod
    def start(self) -> Session:
        """The game before the first decision."""

    @abstractmethod
    def pick(self, choice: Question, chance: Chance) -> Option:
        """One of the options, as this play chooses."""

    def after(self, decisions: int) -> tuple[Session, Chance]:
        """The game after n decisions, or at its end if that comes first."""
        session, chance = self.start(), Chance.seeded(f"play {self.seed}")
        while session.choice is not None and len(session.decisions) < decisions:
            session.decide(self.pick(session.choice, chance))
        return session, chance


def any_choice(box: Box) -> st.SearchStrategy[dict[str, str]]:
    """Any value for any settings of a game, whether or not they are compatible."""
    values = {setting.key: st.sampled_from(setting.values) for setting in box.settings}
    return st.fixed_dictionaries({}, optional=values)


def any_settings(box: Box) -> st.SearchStrategy[tuple[tuple[str, str], ...]]:
    """Any value for every setting of a game, with the modules that the chosen ones need."""
    values = {setting.key: st.sampled_from(setting.values) for setting in box.settings}
    return st.fixed_dictionaries(values).map(lambda settings: tuple(box.with_needed(settings).items()))


def unmet_needs(box: Box, settings: Mapping[str, str]) -> list[tuple[str, str]]:
    """The chosen modules that lack another, each with the missing one."""
    return [
        (module, needed)
        for module, needs in box.needs.items()
        for needed in needs
        if settings.get(module) == "on" and settings.get(needed) != "on"
    ]


def assert_begins_or_is_refused(box: Box, settings: Mapping[str, str]) -> None:
    """A table begins unless a module lacks one that it needs. In that case the refusal names both."""
    lacking = unmet_needs(box, settings)
    if lacking:
        with pytest.raises(BadTable) as refused:
            logres.start(box.name, box.player_counts[0], settings, 1)
        assert any(
            f"'{module}' needs the module '{needed}'" in str(refused.value) for module, needed in lacking
        )
    else:
        assert logres.start(box.name, box.player_counts[0], settings, 1).game.faults() == []


def whole(session: Session) -> tuple[object, ...]:
    """The complete state of a session, including hidden pieces and future dice."""
    game = session.game
    told: Sequence[Event] = session.events
    zones = {name: getattr(game, name) for name in game.zones}
    return zones, (game.chance.key, game.chance.drawn), session.decisions, told, session.can_undo


def assert_record_replays(session: Session) -> None:
    """A finished game can be replayed from its record, to the same end."""
    assert session.over
    assert session.winners
    assert session.game.faults() == []
    again = logres.load(session.record())
    assert whole(again) == whole(session)
    assert (again.scores, again.winners) == (session.scores, session.winners)


def assert_conserved(play: Play) -> None:
    """No piece is lost or created by any decision."""
    session, chance = play.after(0)
    while session.choice is not None:
        assert session.game.faults() == []
        session.decide(play.pick(session.choice, chance))
    assert session.game.faults() == []


def assert_promises_kept(play: Play, moment: int, box: Box) -> None:
    """
    Check every promise of the engine: conservation, questions, refusals, clones, undo, saving, secrecy,
    redeals.
    """
    session, chance = play.after(moment)
    promises.check_save(session, box)
    if session.choice is None:
        promises.check_end(session, box)
    else:
        promises.check_decision(session, play.pick(session.choice, chance), chance)


def assert_leads_back(play: Play, moment: int) -> None:
    """Undo, clone and loading restore the whole position, including what nobody sees."""
    session, chance = play.after(moment)
    before = whole(session.clone())
    assert whole(session) == before
    assert whole(logres.load(session.save())) == before
    if session.choice is None:
        return
    option = play.pick(session.choice, chance)
    twin, loaded = session.clone(), logres.load(session.save())
    twin.decide(option)
    loaded.decide(option)
    assert whole(twin) == whole(loaded)
    if twin.can_undo:
        twin.undo()
        assert whole(twin) == before
    assert whole(session) == before


def assert_redeal_is_unseen(play: Play) -> None:
    """
    A redeal does not change any view by a single byte, for every seat and spectators, at every decision.
    """
    session, chance = play.after(0)
    while session.choice is not None:
        promises.check_secrets(session, chance)
        session.decide(play.pick(session.choice, chance))


def assert_redealt_game_ends(play: Play, moment: int) -> None:
    """A redealt copy can be played to its end without affecting the original game."""
    session, chance = play.after(moment)
    if session.choice is None:
        return
    before = whole(session.clone())
    twin = session.redealt(session.choice.seat, chance)
    twin.play_out_fast(lambda choice: play.pick(choice, chance))
    assert twin.over
    assert twin.game.faults() == []
    assert whole(session) == before


LOG = """
import json, sys, logres
from logres.engine import Chance
game, *tables = sys.argv[1:]
for table in tables:
    seats, *on = table.split()
    session = logres.start(game, int(seats), dict.fromkeys(on, "on"), int(seats))
    chance = Chance.seeded("log")
    while session.choice is not None:
        session.decide(session.choice.options[chance.below(len(session.choice.options))])
    print(session.record())
    print(json.dumps([event.in_full() for event in session.events]))
    print(json.dumps(session.view(None)))
    print(session.position())
"""


@cache
def log_under(hash_seed: str, game: str, *tables: str) -> str:
    """The record and every event of a game at each table ("3 favor"), played in a separate Python process."""
    return subprocess.run(
        [sys.executable, "-c", LOG, game, *tables],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
