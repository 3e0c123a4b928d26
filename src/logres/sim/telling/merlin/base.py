"""The base game of Merlin in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.merlin.pieces import CASTLE
from logres.sim.telling.merlin.words import (
    KNOWN,
    Chapter,
    View,
    Words,
    counted,
    die,
    die_name,
    figure,
    good,
    holder,
    joined,
    listed,
    one,
    own,
    space,
    takes,
    tallied,
    tile,
    vassal,
)
from logres.sim.telling.words import Facts, Names, Sentence

WORDS = Words(
    spaces={
        "vp-shield": "space of points for shields",
        "vp-flag": "space of points for flags",
        "vp-material": "space of points for materials",
        "vp-influence": "space of points for influence",
        "influence-shield": "space of a shield by influence",
        "influence-flag": "space of a flag by influence",
        "influence-material": "space of a material by influence",
        "influence-vassal": "space of a vassal by influence",
        "excalibur": "space of Excalibur",
        "grail": "space of the Grail",
    },
    figures={"merlin": "Merlin"},
    ways={"cw": "clockwise", "ccw": "counter-clockwise", "mirror": "across the ring"},
    powers={
        "repel": "to repel traitors",
        "missions": "for a second mission",
        "reverse": "to go the other way",
        "turn": "to turn a die",
        "different": "for the action of another knight",
        "mirror": "to go to the opposite space",
    },
    means={"flag": "a flag", "shield": "a shield", "excalibur": "Excalibur"},
    turns={
        "apple": "{who} turns {die} from {origin} to {face} with an apple.",
        "flag": "{who} turns {die} from {origin} to {face} with a flag.",
    },
    tiles={"tower": "a tower"},
    sources={
        "missions": "for a mission",
        "flags": "for a second mission",
        "spaces": "on a victory-point space",
        "environs": "for a territory",
        "influence": "for influence",
        "vassals": "for vassals in principalities",
        "traitors": "by a traitor",
        "excalibur": "for Excalibur",
        "apples": "for apples",
        "staffs": "for staffs",
        "goods": "for goods",
    },
)


def _rolled(who: str, facts: Facts, names: Names) -> str:
    faces = cast("dict[str, int]", facts["faces"])
    plain = ", ".join(str(face) for name, face in faces.items() if die_name(name) == "die")
    others = [f"{face} for {figure(name)}" for name, face in faces.items() if die_name(name) != "die"]
    return f"{who} rolls {joined([plain, *others])}."


def _turned(who: str, facts: Facts, names: Names) -> str:
    told = KNOWN.turns[str(facts["means"])]
    name, origin, face = facts["die"], facts["origin"], facts["face"]
    return told.format(who=who, die=die(name), name=die_name(name), origin=origin, face=face)


def _moved(who: str, facts: Facts, names: Names) -> str:
    way = str(facts["way"])
    if facts["origin"] == facts["space"] and way in ("cw", "ccw"):
        return f"{who} leaves {figure(facts['figure'])} on {space(facts['space'])}."
    return f"{who} moves {figure(facts['figure'])} {KNOWN.ways[way]} to {space(facts['space'])}."


def _sent(who: str, facts: Facts, names: Names) -> str:
    origin = "the castle" if facts["origin"] == CASTLE else facts["origin"]
    return f"{who} sends {vassal(facts['vassal'])} from {origin} to {facts['place']}."


def _repelled(who: str, facts: Facts, names: Names) -> str:
    return f"{who} repels {one(str(facts['traitor']))} traitor with {KNOWN.means[str(facts['means'])]}."


def _scored(who: str, facts: Facts, names: Names) -> str:
    points = cast("int", facts["points"])
    verb = "loses" if points < 0 else "scores"
    number = f"{abs(points)} point{'' if abs(points) == 1 else 's'}"
    return f"{who} {verb} {number} {KNOWN.sources[str(facts['source'])]} and has {facts['total']}."


def _over(who: str, facts: Facts, names: Names) -> str:
    scores = cast("list[int]", facts["scores"])
    winners = [names[seat] for seat in cast("list[int]", facts["winners"])]
    points = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    verdict = f"{winners[0]} wins" if len(winners) == 1 else f"{joined(winners)} share the victory"
    return f"The game is over. Points: {points}. {verdict}."


SENTENCES: dict[str, Sentence] = {
    # Set-up and rounds
    "began": lambda who, facts, names: f"{who} is first. On display: missions {listed(facts['display'])}.",
    "started": lambda who, facts, names: (
        f"{who} starts on {space(facts['space'])} with a marker in {facts['marker']}."
    ),
    "dealt-missions": lambda who, facts, names: f"{who} gets missions {listed(facts['missions'])}.",
    "rolled": _rolled,
    "round": lambda who, facts, names: f"Round {facts['round']} begins; {who} is first.",
    "round-ended": lambda who, facts, names: f"Round {facts['round']} ends.",
    "over": _over,
    # A turn
    "turn": lambda who, facts, names: None,
    "used-die": lambda who, facts, names: f"{who} uses {die(facts['die'])} showing {facts['face']}.",
    "turned": _turned,
    "moved": _moved,
    "borrowed": lambda who, facts, names: f"{who} performs the action of {space(facts['space'])}.",
    "forfeited": lambda who, facts, names: f"Nothing comes of {space(facts['space'])}.",
    "used-flag": lambda who, facts, names: (
        f"{who} uses {one(good(facts['flag']))} {KNOWN.powers[str(facts['power'])]}."
    ),
    "used-staff": lambda who, facts, names: f"{who} spends a staff: {space(facts['space'])} once more.",
    # Vassals, markers, goods, manors
    "sent": _sent,
    "went-home": lambda who, facts, names: (
        f"{vassal(facts['vassal']).capitalize()} of {who} goes home from {facts['place']}."
    ),
    "placed-marker": lambda who, facts, names: f"{who} places a marker in {facts['place']}.",
    "withdrew": lambda who, facts, names: (
        f"{who} takes {counted(facts['count'], 'marker')} home from {facts['place']}."
    ),
    "took": lambda who, facts, names: f"{who} takes {one(good(facts['good']))}.",
    "gave-back": lambda who, facts, names: f"{who} gives {one(good(facts['good']))} back.",
    "took-apple": lambda who, facts, names: f"{who} takes an apple.",
    "took-excalibur": takes("Excalibur"),
    "took-grail": takes("the Grail"),
    "built": lambda who, facts, names: f"{who} builds a manor on {facts['cell']}, {tile(facts['tile'])}.",
    # Missions
    "resolved": lambda who, facts, names: f"{who} resolves mission {facts['mission']}.",
    "took-mission": lambda who, facts, names: (
        f"{who} takes mission {facts['mission']} from the display; {facts['revealed']} is revealed."
    ),
    "drew-mission": lambda who, facts, names: f"{who} draws mission {facts['mission']}.",
    "discarded-missions": lambda who, facts, names: f"{who} discards missions {listed(facts['missions'])}.",
    "reshuffled-missions": lambda who, facts, names: (
        f"The {facts['count']} discarded missions are the new deck."
    ),
    # Traitors and scoring
    "repelled": _repelled,
    "drew-traitors": lambda who, facts, names: f"{who} now faces traitors: {listed(facts['traitors'])}.",
    "reshuffled-traitors": lambda who, facts, names: (
        f"The {facts['count']} discarded traitors are the new supply."
    ),
    "scoring": lambda who, facts, names: f"Scoring after round {facts['round']}.",
    "scored": _scored,
    "broke-tie": lambda who, facts, names: f"{who} wins the tie in {facts['place']} with the Grail.",
}


def _board(view: View, names: Names) -> Iterator[str]:
    figures = cast("dict[str, str]", view["figures"])
    yield f"Merlin stands on {space(figures['merlin'])}"
    yield f"Missions on display: {listed(view['display'])}"
    yield f"Excalibur: {holder(view['excalibur'], names)}"
    yield f"The Grail: {holder(view['grail'], names)}"
    manors = cast("dict[str, int]", view["manors"])
    yield "Manors: " + (", ".join(f"{cell} of {names[seat]}" for cell, seat in manors.items()) or "none")


def _castle(view: View, seat: int) -> Iterator[str]:
    faces, used = cast("dict[str, int]", own(view, "faces", seat)), cast("list[str]", own(view, "used", seat))
    left = [
        str(face) if die_name(name) == "die" else f"{face} ({figure(name)})"
        for name, face in faces.items()
        if name not in used
    ]
    yield f"dice left: {', '.join(left) or 'none'}"
    yield f"goods: {tallied(own(view, 'castles', seat))}"
    yield f"apples {own(view, 'apples', seat)}, staffs {own(view, 'staffs', seat)}"
    yield f"markers: {tallied(own(view, 'markers', seat))}"
    standing = cast("dict[str, str]", own(view, "vassals", seat))
    out = [f"{name} in {place}" for name, place in standing.items() if place != CASTLE]
    yield f"vassals: {', '.join(out) or 'all at home'}"
    yield f"traitors: {listed(own(view, 'traitors', seat))}"
    yield f"missions: {listed(own(view, 'hands', seat))}"


CHAPTER = Chapter("figures", SENTENCES, WORDS, _board, _castle)
