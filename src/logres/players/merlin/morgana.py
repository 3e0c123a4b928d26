"""What greedy holds of Morgana: the turns with her dice, whom she hinders, what leaves with her."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from logres.engine import Option
from logres.merlin import Merlin
from logres.merlin.base.position import KNIGHTS, PERSONAL, Act
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.morgana import DICE, PASSED, Morgana
from logres.merlin.pieces import Place

WITCHCRAFT = ("poison", "horn", "cauldron", "pass")  # moves with her dice
CURSE = "curse"
BEWITCH = "bewitch"
HAUNT = "morgana"  # the question where she goes
FAR = ("gold", "dark")  # tokens that work where she is


def due(game: Merlin, seat: int) -> int:
    """How many turns with her dice a seat has still to take in this round."""
    return int(isinstance(game, Morgana) and game.pentagrams[seat] is None)


def has_brewed(game: Merlin, seat: int) -> bool:
    """Whether a seat takes its turn with one of her dice, and has used it."""
    return game.chosen in (*DICE, PASSED) and not due(game, seat)


def leaving(game: Merlin) -> list[str]:
    """The cells whose manors leave after the next scoring."""
    return game.doomed() if isinstance(game, Huts) and game.huts else []


def nuisance(game: Morgana, seats: Sequence[int]) -> int:
    """How many of these knights could go to the space that she closes, with a die as it lies."""
    if game.morgana is None:
        return 0
    return len([seat for seat in seats if game.morgana in _within_reach(game, seat)])


def _within_reach(game: Morgana, seat: int) -> list[str]:
    """The spaces that the dice of a knight lead to when nothing is closed."""
    ring, faces = game.ring, game.faces[seat]
    at = ring.index(game.figures[KNIGHTS[seat]])
    return [ring[(at + faces[die]) % len(ring)] for die in game.unused(seat) if die in PERSONAL]


def without_idle_brews(acts: Sequence[Act], game: Merlin) -> list[Act]:
    """The acts with one way each to take an apple, the horn, and to reach a cauldron: the cheapest."""
    if not isinstance(game, Morgana):
        return [*acts]
    best: dict[tuple[object, ...], Act] = {}
    for act in acts:
        key = (act[0], *act[2:]) if act[0] in WITCHCRAFT else act
        if key not in best or (act[0] == "horn" and _face(game, act) > _face(game, best[key])):
            best[key] = act
    return [*best.values()]


def _face(game: Morgana, act: Act) -> int:
    return game.morgana_faces[str(act[1])]


def without_idle_magic(ask: str, options: Sequence[Option], seat: int) -> list[Option]:
    """The options without curses, which help only before a move, and without spells on dice of rivals."""
    if ask == BEWITCH:
        return [option for option in options if option is None or cast("Act", option)[0] == seat]
    return [option for option in options if not (isinstance(option, tuple) and option[0] == CURSE)]


def curses(acts: Sequence[Act], die: str | None, shown: set[int], game: Merlin) -> list[Act]:
    """Of poisoned apples for a die, one for each face that none of the dice shows."""
    found: dict[int, Act] = {}
    for act in acts:
        if act[0] == CURSE and act[1] == die:
            face = game.faces[cast("int", act[2])][str(act[3])]
            if face not in shown:
                found.setdefault(face, act)
    return [*found.values()]


def works_where_she_is(game: Merlin) -> bool:
    """Whether it matters to the token that comes next where Morgana goes."""
    if not isinstance(game, Morgana) or game.chosen not in game.cauldron_dice:
        return False
    return game.cauldrons[game.cauldron_dice.index(game.chosen)][0] in FAR


def lasting(game: Merlin, seat: int, place: Place) -> bool:
    """Whether a seat has a marker in a principality that does not leave with one of Morgana's."""
    topped = getattr(game, "topped", None)
    return game.markers[seat][place] > (topped[seat][place] if topped else 0)
