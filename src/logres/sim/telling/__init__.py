"""Games in readable sentences: the events turn by turn, and the position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Event, Json, Session, text
from logres.sim.telling import kingarthur, merlin
from logres.sim.telling.words import Facts, Names, Sentence

__all__ = ["SENTENCES", "asked", "decisions", "position", "sentence", "story"]

SENTENCES: dict[str, dict[str, Sentence]] = {
    "kingarthur": kingarthur.SENTENCES,
    "merlin": merlin.SENTENCES,
}
POSITIONS = {"kingarthur": kingarthur.position, "merlin": merlin.position}


def sentence(game: str, event: Event, names: Names) -> str | None:
    """An event as a sentence; None for an event that needs none, such as the beginning of a turn."""
    facts = cast("Facts", event.in_full()["facts"])
    who = "" if event.seat is None else names[event.seat]
    telling = SENTENCES.get(game, {}).get(event.name)
    if telling is None:
        return f"{event.name} {who}: " + ", ".join(f"{key} {value}" for key, value in facts.items())
    return telling(who, facts, names)


def story(session: Session) -> Iterator[str]:
    """The whole game, one paragraph per turn."""
    names = session.players
    yield f"{session.box.name}, rules {session.box.rules_version}: {', '.join(names)}"
    yield "settings: " + ", ".join(f"{key} {value}" for key, value in session.game.settings.items())
    yield ""
    for event in session.events:
        if event.name == "turn" and event.seat is not None:
            yield f"Turn {event.facts['number']}, {names[event.seat]}"
        told = sentence(session.box.name, event, names)
        if told:
            yield f"  {told}"


def asked(session: Session) -> str:
    """The present question with its options, or that the game is over."""
    choice = session.choice
    if choice is None:
        return "The game is over."
    words = ", ".join(text(option) for option in choice.options)
    return f"{session.players[choice.seat]} is asked '{choice.ask}' ({choice.rule}): {words}"


def decisions(session: Session) -> list[Json]:
    """Every decision as data: turn, seat, question and the word of the answer."""
    return [
        {"turn": made.turn, "seat": made.seat, "ask": made.ask, "option": text(made.option)}
        for made in session.decisions
    ]


def position(session: Session, view: dict[str, Json]) -> Iterator[str]:
    """Every zone of the position, in words if the game has them."""
    if session.box.name in POSITIONS:
        return POSITIONS[session.box.name](session, view)
    return (f"{name}: {value}" for name, value in view.items())
