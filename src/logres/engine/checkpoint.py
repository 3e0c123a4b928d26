"""Checkpoints: a game at the start of a turn as plain data, so that it need not be replayed to that point.

Unlike a position, which people read and edit, a checkpoint is read back only by the rules that wrote it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast, get_origin

from logres.engine.box import Box
from logres.engine.chance import Chance, Seed
from logres.engine.choice import Decision, Json, Option
from logres.engine.errors import LogresError
from logres.engine.game import Game
from logres.engine.session import Session


class BadCheckpoint(LogresError):
    """Data that does not describe a position of these rules."""


def turn_start(session: Session) -> dict[str, Json] | None:
    """The position at the start of the turn and the decisions that led to it; None during the setup."""
    game, decisions = session.turn_start
    if not game.turns:
        return None
    return {
        "chance": [game.chance.key.hex(), game.chance.drawn],
        "zones": {name: cast("Json", getattr(game, name)) for name in game.zones},
        "decisions": [[made.turn, made.seat, made.ask, cast("Json", made.option)] for made in decisions],
    }


def resumed(
    box: Box, settings: Mapping[str, str], seed: Seed, players: Sequence[str], data: Mapping[str, Json]
) -> Session:
    """Continue a game from a checkpoint that was read from JSON."""
    try:
        key, drawn = cast("tuple[str, int]", data["chance"])
        zones = cast("dict[str, Json]", data["zones"])
        made = cast("list[tuple[int, int, str, Json]]", data["decisions"])
        chosen = box.complete(settings)
        game = box.rules_for(chosen)(len(players), chosen, Chance.resumed(bytes.fromhex(key), drawn))
        _lay_out(game, zones)
        decisions = [Decision(turn, seat, ask, _option(answer)) for turn, seat, ask, answer in made]
    except (KeyError, TypeError, ValueError) as problem:
        raise BadCheckpoint(f"it cannot be read: {problem!r}") from None
    return Session(box, game, seed, players, decisions=decisions)


def _lay_out(game: Game, zones: Mapping[str, Json]) -> None:
    """Put everything into its zone. JSON has lists instead of tuples."""
    if zones.keys() != game.zones.keys():
        raise BadCheckpoint("its zones are not those of the rules")
    for name, shape in game.shapes().items():
        value = zones[name]
        is_row = get_origin(shape) is tuple and isinstance(value, list)
        setattr(game, name, tuple(cast("list[Json]", value)) if is_row else value)
    if wrong := game.misshapen():
        raise BadCheckpoint(f"its zones are of another kind: {', '.join(wrong)}")


def _option(answer: Json) -> Option:
    """The option that was written as JSON, at most two lists deep."""
    if not isinstance(answer, list):
        return cast("Option", answer)
    return cast("Option", tuple(tuple(part) if isinstance(part, list) else part for part in answer))
