"""Merlin in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast

from logres.engine import Json, Session
from logres.merlin.pieces import CASTLE
from logres.sim.telling.words import Facts, Names, Sentence

POWERS = {
    "repel": "to repel traitors",
    "missions": "for a second mission",
    "reverse": "to go the other way",
    "turn": "to turn a die",
    "different": "for the action of another knight",
    "mirror": "to go to the opposite space",
}
SOURCES = {
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
    "coins": "for coins",
    "favor": "by the King's favor",
}
MEANS = {"flag": "a flag", "shield": "a shield", "excalibur": "Excalibur", "favor": "the King's favor"}
ACTIONS = {
    "vp-shield": "points for shields",
    "vp-flag": "points for flags",
    "vp-material": "points for materials",
    "vp-influence": "points for influence",
    "influence-shield": "a shield by influence",
    "influence-flag": "a flag by influence",
    "influence-material": "a material by influence",
    "influence-vassal": "a vassal by influence",
    "excalibur": "Excalibur",
    "grail": "the Grail",
}
ROWS = {"1": "first", "2": "second", "3": "third"}


def space(word: Json) -> str:
    """A space of the ring: "the grey space", "a build space"."""
    name = str(word)
    if name in ACTIONS:
        return f"the space of {ACTIONS[name]}"
    action, dash, _ = name.partition("-")
    if dash or action == "relocate":
        return one(f"{action} space")
    return f"the {action} space"


def good(word: Json) -> str:
    """A good in words: "blue shield"."""
    return str(word).replace("-", " ")


def one(word: str) -> str:
    """A thing with its article: "an orange shield"."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def vassal(word: Json) -> str:
    """A vassal in words."""
    return f"the {word}"


def figure(word: Json) -> str:
    """A figure in words."""
    return "Merlin" if word == "merlin" else "the knight"


def die(word: Json) -> str:
    """A die in words."""
    return "Merlin's die" if word == "merlin" else "a die"


def ability(word: Json) -> str:
    """A field of a favor board in words: "the third ability of the builder"."""
    name, _, row = str(word).rpartition("-")
    return f"the {ROWS[row]} ability of the {name}"


def coins(count: Json) -> str:
    """So many coins."""
    return "a coin" if count == 1 else f"{count} coins"


def ware(word: Json) -> str:
    """A ware of the market in words: "a blue shield tile", "labourer 3"."""
    name = str(word).replace("-", " ")
    if name.startswith("labourer"):
        return name
    return {"plus": "a plus token", "fruit": "a tile for an apple or mistletoe"}.get(name) or one(name)


def listed(things: Json) -> str:
    """Things in words, copies counted."""
    counts = Counter(map(str, cast("list[Json]", things)))
    return (
        ", ".join(f"{count} × {thing}" if count > 1 else thing for thing, count in counts.items()) or "none"
    )


def _sent(who: str, facts: Facts, names: Names) -> str:
    origin = "the castle" if facts["origin"] == CASTLE else facts["origin"]
    return f"{who} sends {vassal(facts['vassal'])} from {origin} to {facts['place']}."


def _moved(who: str, facts: Facts, names: Names) -> str:
    way = {"cw": "clockwise", "ccw": "counter-clockwise"}.get(str(facts["way"]), "across the ring")
    return f"{who} moves {figure(facts['figure'])} {way} to {space(facts['space'])}."


def _scored(who: str, facts: Facts, names: Names) -> str:
    points = cast("int", facts["points"])
    verb = "loses" if points < 0 else "scores"
    counted = f"{abs(points)} point{'' if abs(points) == 1 else 's'}"
    why = SOURCES.get(str(facts["source"]), f"for {facts['source']}")
    return f"{who} {verb} {counted} {why} and has {facts['total']}."


def _rolled(who: str, facts: Facts, names: Names) -> str:
    faces = cast("dict[str, int]", facts["faces"])
    own = ", ".join(str(face) for name, face in faces.items() if name != "merlin")
    return f"{who} rolls {own} and {faces['merlin']} for Merlin."


def _taken(thing: str) -> Sentence:
    def told(who: str, facts: Facts, names: Names) -> str:
        former = facts["former"]
        source = "" if former is None else f" from {names[cast('int', former)]}"
        return f"{who} takes {thing}{source if source != f' from {who}' else ' again'}."

    return told


def _repelled(who: str, facts: Facts, names: Names) -> str:
    means = MEANS.get(str(facts["means"]), str(facts["means"]))
    return f"{who} repels {one(str(facts['traitor']))} traitor with {means}."


def _over(who: str, facts: Facts, names: Names) -> str:
    scores = cast("list[int]", facts["scores"])
    winners = [names[seat] for seat in cast("list[int]", facts["winners"])]
    points = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    verdict = f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"
    return f"The game is over. Points: {points}. {verdict}."


SENTENCES: dict[str, Sentence] = {
    "began": lambda who, facts, names: f"{who} is first. On display: missions {listed(facts['display'])}.",
    "started": lambda who, facts, names: (
        f"{who} starts on {space(facts['space'])} with a marker in {facts['marker']}."
    ),
    "dealt-missions": lambda who, facts, names: f"{who} gets missions {listed(facts['missions'])}.",
    "rolled": _rolled,
    "round": lambda who, facts, names: f"Round {facts['round']} begins; {who} is first.",
    "round-ended": lambda who, facts, names: f"Round {facts['round']} ends.",
    "turn": lambda who, facts, names: None,
    "used-die": lambda who, facts, names: f"{who} uses {die(facts['die'])} that shows {facts['face']}.",
    "turned": lambda who, facts, names: (
        f"{who} turns {die(facts['die'])} from {facts['origin']} to {facts['face']}."
    ),
    "moved": _moved,
    "borrowed": lambda who, facts, names: f"{who} performs the action of {space(facts['space'])}.",
    "forfeited": lambda who, facts, names: f"Nothing comes of {space(facts['space'])}.",
    "used-flag": lambda who, facts, names: (
        f"{who} uses {one(good(facts['flag']))} {POWERS.get(str(facts['power']), facts['power'])}."
    ),
    "used-staff": lambda who, facts, names: f"{who} spends a staff: {space(facts['space'])} once more.",
    "used-favor": lambda who, facts, names: f"{who} uses {ability(facts['ability'])}.",
    "turned-seals": lambda who, facts, names: (
        f"{who} can use {', '.join(map(ability, cast('list[str]', facts['abilities'])))} again."
    ),
    "learned": lambda who, facts, names: f"{who} learns {ability(facts['ability'])}.",
    "sent": _sent,
    "went-home": lambda who, facts, names: (
        f"{vassal(facts['vassal']).capitalize()} of {who} goes home from {facts['place']}."
    ),
    "placed-marker": lambda who, facts, names: f"{who} places a marker in {facts['place']}.",
    "withdrew": lambda who, facts, names: (
        f"{who} takes {facts['count']} marker{'' if facts['count'] == 1 else 's'} home from {facts['place']}."
    ),
    "took": lambda who, facts, names: f"{who} takes {one(good(facts['good']))}.",
    "gave-back": lambda who, facts, names: f"{who} gives {one(good(facts['good']))} back.",
    "took-apple": lambda who, facts, names: f"{who} takes an apple.",
    "took-coins": lambda who, facts, names: f"{who} takes {coins(facts['count'])}.",
    "paid-coins": lambda who, facts, names: f"{who} pays {coins(facts['count'])}.",
    "took-mistletoe": lambda who, facts, names: f"{who} takes mistletoe.",
    "used-mistletoe": lambda who, facts, names: f"{who} spends mistletoe.",
    "bought": lambda who, facts, names: f"{who} buys {ware(facts['ware'])} at the market.",
    "returned-ware": lambda who, facts, names: f"{who} spends {ware(facts['ware'])}, back to the market.",
    "laid-plus": lambda who, facts, names: f"{who} lays a plus token under the marker in {facts['place']}.",
    "returned-plus": lambda who, facts, names: f"The plus tokens of {who} in {facts['place']} go back.",
    "used-labourer": lambda who, facts, names: f"{who} lets {ware(facts['labourer'])} work.",
    "stopped": lambda who, facts, names: f"{who} stops for this round.",
    "dismissed": lambda who, facts, names: f"The labourers of {who} go back to the market.",
    "took-excalibur": _taken("Excalibur"),
    "took-grail": _taken("the Grail"),
    "built": lambda who, facts, names: (
        f"{who} builds a manor on {facts['cell']}, {str(facts['tile']).replace('-', ' with a ')}."
    ),
    "resolved": lambda who, facts, names: f"{who} resolves mission {facts['mission']}.",
    "took-mission": lambda who, facts, names: (
        f"{who} takes mission {facts['mission']} from the display; {facts['revealed']} is revealed."
    ),
    "drew-mission": lambda who, facts, names: f"{who} draws mission {facts['mission']}.",
    "discarded-missions": lambda who, facts, names: f"{who} discards missions {listed(facts['missions'])}.",
    "reshuffled-missions": lambda who, facts, names: (
        f"The {facts['count']} discarded missions are the new deck."
    ),
    "repelled": _repelled,
    "drew-traitors": lambda who, facts, names: f"{who} now faces traitors: {listed(facts['traitors'])}.",
    "reshuffled-traitors": lambda who, facts, names: (
        f"The {facts['count']} discarded traitors are the new supply."
    ),
    "scoring": lambda who, facts, names: f"Scoring after round {facts['round']}.",
    "scored": _scored,
    "broke-tie": lambda who, facts, names: f"{who} wins the tie in {facts['place']} with the Grail.",
    "over": _over,
}


def position(session: Session, view: dict[str, Json]) -> Iterator[str]:
    """How the game lies, board first, then castle by castle."""
    names = session.players
    figures = cast("dict[str, str]", view["figures"])
    yield f"Round {view['round']}, turn {session.turn}, {names[cast('int', view['active'])]}"
    yield f"Merlin stands on {space(figures['merlin'])}"
    yield f"Missions on display: {listed(view['display'])}"
    for thing, holder in (("Excalibur", view["excalibur"]), ("The Grail", view["grail"])):
        yield f"{thing}: {'nobody' if holder is None else names[cast('int', holder)]}"
    manors = cast("dict[str, int]", view["manors"])
    yield "Manors: " + (", ".join(f"{cell} of {names[seat]}" for cell, seat in manors.items()) or "none")
    for seat, name in enumerate(names):
        yield f"{name}, {session.scores[seat]} points, on {space(figures[f'knight{seat}'])}"
        yield from (f"  {line}" for line in _castle(view, seat))


def _castle(view: dict[str, Json], seat: int) -> Iterator[str]:
    """What a player has."""

    def own(name: str) -> Json:
        return cast("list[Json]", view[name])[seat]

    faces, used = cast("dict[str, int]", own("faces")), cast("list[str]", own("used"))
    left = [
        f"{face}{' (Merlin)' if die == 'merlin' else ''}" for die, face in faces.items() if die not in used
    ]
    yield f"dice left: {', '.join(left) or 'none'}"
    yield f"goods: {_counted(own('castles'))}"
    yield f"apples {own('apples')}, staffs {own('staffs')}"
    if "coins" in view:
        yield f"coins {own('coins')}, mistletoe {own('mistletoe')}"
    if "wares" in view:
        yield f"wares: {_counted(own('wares'))}, labourers: {listed(own('labourers'))}"
    yield f"markers: {_counted(own('markers'))}"
    out = {name: place for name, place in cast("dict[str, str]", own("vassals")).items() if place != CASTLE}
    yield "vassals: " + (", ".join(f"{name} in {place}" for name, place in out.items()) or "all at home")
    yield f"traitors: {listed(own('traitors'))}"
    hand = own("hands")
    yield f"missions: {listed(hand) if isinstance(hand, list) else hand}"
    if "seals" in view:
        learned = cast("dict[str, bool]", own("seals"))
        yield "learned: " + (", ".join(map(ability, learned)) or "nothing")


def _counted(things: Json) -> str:
    counts = cast("Mapping[str, int]", things)
    told = [
        f"{count} × {good(thing)}" if count > 1 else good(thing) for thing, count in counts.items() if count
    ]
    return ", ".join(told) or "none"
