"""Morgana, her kitchen, her markers and the witch's huts in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json
from logres.sim.telling.merlin.words import (
    KNOWN,
    Chapter,
    View,
    Words,
    cells,
    counted,
    holder,
    joined,
    listed,
    own,
    space,
    takes,
    tallied,
)
from logres.sim.telling.words import Facts, Names

WORDS = Words(
    turns={
        "poison": "The poisoned apple turns the {name} of {who} from {origin} to {face}.",
        "bewitch": "Bewitched, the {name} of {who} turns from {origin} to {face}.",
    },
    sources={"horn": "for the drinking horn"},
)
TOKENS = {
    "bewitch": "Bewitch",
    "swap": "Swap figures",
    "gold": "Witch's gold",
    "dark": "Dark influence",
    "hut": "Witch's hut",
}
USES = {"poison": "for a poisoned apple", "horn": "for the drinking horn"}


def token(word: Json) -> str:
    """The action of a token in words."""
    return TOKENS[str(word)]


def tokens(cauldrons: Json) -> str:
    """The face-up actions on the cauldrons, from left to right."""
    return ", ".join(token(sides[0]) for sides in cast("list[list[str]]", cauldrons))


def dice(faces: Json) -> str:
    """The faces of Morgana's dice."""
    return joined(cast("dict[str, int]", faces).values())


def whose(figure: Json, names: Names) -> str:
    """A figure in words, a knight with its player."""
    name = str(figure)
    return KNOWN.figures.get(name) or f"the knight of {names[int(name.removeprefix('knight'))]}"


def _used_pentagram(who: str, facts: Facts, names: Names) -> str:
    use = str(facts["use"])
    what = USES.get(use) or f"in {use.replace('-', ' ')}"
    return f"{who} uses a Morgana die showing {facts['face']} {what}."


def _swapped(who: str, facts: Facts, names: Names) -> str:
    one, other = whose(facts["figure"], names), whose(facts["other"], names)
    left, there = space(facts["left"]), space(facts["space"])
    return f"{who} lets {one} on {left} and {other} on {there} change places."


def _darkened(who: str, facts: Facts, names: Names) -> str:
    where = "on top of one in" if facts["top"] else "alone in"
    return f"{who} places a marker of Morgana {where} {facts['place']}."


def _dispelled(who: str, facts: Facts, names: Names) -> str:
    leave = "leaves" if facts["count"] == 1 else "leave"
    whose = f" on top of {who}'s" if who else ""
    markers = counted(facts["count"], "marker")
    return f"{markers.capitalize()} of Morgana{whose} {leave} {facts['place']}."


def _board(view: View, names: Names) -> Iterator[str]:
    yield f"Morgana stands in {view['morgana']}" if view["morgana"] else "Morgana is not on the ring yet"
    yield f"Her dice: {dice(view['morgana_faces'])}"
    yield f"On the cauldrons: {tokens(view['cauldrons'])}"
    yield f"The drinking horn: {holder(view['horn'], names)}"
    yield f"Markers of Morgana that stand alone: {tallied(view['dark_markers'])}"
    yield f"Witch's huts: {listed(view['huts'])}"


def _castle(view: View, seat: int) -> Iterator[str]:
    yield f"poisoned apples {own(view, 'poisoned', seat)}"
    yield f"markers with one of Morgana's on top: {tallied(own(view, 'topped', seat))}"


CHAPTER = Chapter(
    zone="morgana",
    sentences={
        # Her dice and the kitchen
        "laid-tokens": lambda who, facts, names: f"On the cauldrons lie {tokens(facts['cauldrons'])}.",
        "rolled-morgana": lambda who, facts, names: f"Morgana's dice show {dice(facts['faces'])}.",
        "used-pentagram": _used_pentagram,
        "passed": lambda who, facts, names: f"{who} takes none of Morgana's dice.",
        "took-poison": lambda who, facts, names: f"{who} takes a poisoned apple.",
        "used-poison": lambda who, facts, names: f"{who} uses a poisoned apple.",
        "took-horn": takes("the drinking horn"),
        "moved-morgana": lambda who, facts, names: (
            f"{who} moves Morgana from {facts['origin']} to {facts['place']}."
            if facts["origin"]
            else f"{who} puts Morgana in {facts['place']}."
        ),
        "forfeited-token": lambda who, facts, names: f"Nothing comes of {token(facts['action'])}.",
        "turned-token": lambda who, facts, names: (
            f"The token of cauldron {facts['cauldron']} now shows {token(facts['action'])}."
        ),
        "swapped-figures": _swapped,
        # Her markers
        "darkened": _darkened,
        "dispelled": _dispelled,
        # Huts
        "placed-hut": lambda who, facts, names: f"{who} puts a witch's hut on the manor on {facts['cell']}.",
        "abandoned": lambda who, facts, names: f"{who} takes back {cells(facts, 'manor')}.",
        "removed-huts": lambda who, facts, names: f"Morgana takes back {cells(facts, 'hut')}.",
    },
    words=WORDS,
    board=_board,
    castle=_castle,
)
