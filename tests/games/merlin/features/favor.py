"""The features of King's favor."""

from __future__ import annotations

from collections.abc import Iterator

from logres.merlin.modules.favor import FIELDS, SEALS, Favor
from logres.merlin.pieces import VASSALS
from tests.games.merlin.features.moment import Moment, named, word

EVENTS = ("learned", "used-favor", "turned-seals")
MAY = ("learn", "favor-build", "favor-score", "favor-deploy")
SOURCES = ("favor",)

HOUSE_RULES = {
    "bonus for the teaching card",  # Q28
}
WANTED = {
    *HOUSE_RULES,
    *(f"learned {field}" for field in FIELDS),
    *(f"used {field}" for field in FIELDS),
    "four abilities",
    "no ability left to learn",
    "shield-bearer-3 in a turn",
    "shield-bearer-3 in a scoring",
    "second vassal of the lady",
    "ability used again after a scoring",
}


def favor(moment: Moment) -> Iterator[str]:
    """Which abilities are learned and used."""
    before, after, told, seat = moment.before, moment.after, moment.told, moment.seat
    if not isinstance(before, Favor) or not isinstance(after, Favor):
        return
    for event in named(told, "learned"):
        yield f"learned {word(event, 'ability')}"
        if len(after.seals[seat]) == SEALS:
            yield "four abilities"
    if named(told, "resolved") and len(before.seals[seat]) == SEALS:
        yield "no ability left to learn"
    for event in named(told, "scored"):
        ability = str(event.facts.get("ability", ""))
        if ability.endswith("-1"):
            yield f"used {ability}"
            if ability in [learned.facts["ability"] for learned in named(told, "learned")]:
                yield "bonus for the teaching card"
    if moment.act in VASSALS and moment.choice.ask == "send":
        assert isinstance(moment.option, tuple)
        if moment.option[1] != _reached(moment):
            yield f"used {moment.act}-2"
    for event in named(told, "used-favor"):
        ability = word(event, "ability")
        yield f"used {ability}"
        if ability == "shield-bearer-3":
            yield f"{ability} in a {'scoring' if moment.in_scoring else 'turn'}"
        earlier = named(moment.ever, "turned-seals")
        if any(event.seat == seat and ability in str(event.facts["abilities"]) for event in earlier):
            yield "ability used again after a scoring"
    if moment.act in VASSALS and moment.choice.ask == "deploy" and named(moment.turn, "used-favor"):
        yield "second vassal of the lady"


def _reached(moment: Moment) -> str:
    """The space whose action is performed."""
    return word(named(moment.turn, "moved", "borrowed")[-1], "space")
