"""King Arthur in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from logres.engine import Json, Session
from logres.sim.telling.words import Facts, Names, Sentence

ADVENTURE_NAMES = {
    "grail": "the Holy Grail",
    "mountain": "the Mountain",
    "excalibur": "Excalibur",
    "beast": "the Questing Beast",
    "fisher": "the Fisher King",
    "tournament": "the Royal tournament",
    "saxons": "the Battle against the Saxons",
    "robbers": "the Battle against the robbers",
    "vikings": "the Battle against the vikings",
    "mark": "King Mark",
    "seamonster": "the Sea monster",
    "greenknight": "the Green Knight",
    "treasure": "the Gold treasure",
}
KIND_NAMES = {"dark": "dark power", "enemy": "enemy knight", "monster": "monster", "dragon": "dragon"}
COLUMN_NAMES = {"dark": "dark powers", "enemy": "enemy knights", "monster": "monsters", "dragon": "dragons"}
ENDS = {
    "adventures": "the twelfth adventure is taken",
    "adversaries": "the last adversary is defeated",
    "stalemate": "nobody can or will go on",
}
WAYS = {"usual": "", "repeated": " by a repeated challenge", "double": " by a double challenge"}


def card_name(card: str) -> str:
    """A card in words: "dragon 4", "2 red" for a double, "Merlin"."""
    if card == "merlin":
        return "Merlin"
    name, digit = card[:-1], card[-1]
    return f"{KIND_NAMES[name]} {digit}" if name in KIND_NAMES else f"{name} {digit}"


def card_names(cards: Json) -> str:
    """Cards in words, copies counted."""
    counts = Counter(cast("list[str]", cards))
    named = [
        f"{count} × {card_name(card)}" if count > 1 else card_name(card) for card, count in counts.items()
    ]
    return ", ".join(named) or "nothing"


def _began(who: str, facts: Facts, names: Names) -> str:
    columns = cast("dict[str, list[Json]]", facts["columns"])
    return f"{who} begins. Open lie {card_names([card for column in columns.values() for card in column])}."


def _fell(who: str, facts: Facts, names: Names) -> str:
    won = cast("list[tuple[int, str]]", facts["won"])
    spoils = "; ".join(f"{names[seat]} wins {card_name(card)}" for seat, card in won)
    return f"The column of {COLUMN_NAMES[str(facts['kind'])]} falls: {spoils}."


def _defeated(who: str, facts: Facts, names: Names) -> str:
    card, way = card_name(str(facts["adversary"])), WAYS[str(facts["way"])]
    return f"{who} defeats {card}{way} with {card_names(facts['payment'])}."


def _sealed(who: str, facts: Facts, names: Names) -> str:
    card = card_name(str(facts["adversary"]))
    return f"{who} lays a seal on {card} with {card_names(facts['payment'])}."


def _ventured(who: str, facts: Facts, names: Names) -> str:
    name = ADVENTURE_NAMES.get(str(facts["adventure"]), str(facts["adventure"]))
    return f"{who} takes {name} for {card_names(facts['trophies'])}: {facts['value']} points."


def _over(who: str, facts: Facts, names: Names) -> str:
    scores = cast("list[int]", facts["scores"])
    winners = [names[seat] for seat in cast("list[int]", facts["winners"])]
    points = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    end = ENDS.get(str(facts["reason"]), str(facts["reason"]))
    verdict = f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"
    return f"The game is over: {end}. Points: {points}. {verdict}."


SENTENCES: dict[str, Sentence] = {
    "began": _began,
    "turn": lambda who, facts, names: None,
    "drew-adversaries": lambda who, facts, names: f"{who} turns over {card_names(facts['cards'])}.",
    "defeated": _defeated,
    "sealed": _sealed,
    "column-fell": _fell,
    "ventured": _ventured,
    "drew-knights": lambda who, facts, names: f"{who} draws {card_names(facts['cards'])}.",
    "reshuffled": lambda who, facts, names: f"The {facts['count']} discarded knights are the new supply.",
    "passed": lambda who, facts, names: f"{who} does nothing.",
    "over": _over,
}


def position(session: Session, view: dict[str, Json]) -> Iterator[str]:
    """The position, with cards in words."""
    taken = cast("dict[str, int | None]", view["adventures"])
    columns = cast("dict[str, list[str]]", view["columns"])
    seals = cast("dict[str, list[int | None]]", view.get("seals") or {})
    yield f"Turn {session.turn}, {session.players[cast('int', view['active'])]}"
    yield "Open adventures: " + ", ".join(ADVENTURE_NAMES[name] for name in taken if taken[name] is None)
    for kind, cards in columns.items():
        marks = seals.get(kind) or [None] * len(cards)
        lying = [
            card_name(card) + ("" if seal is None else f" (seal of {session.players[seal]})")
            for card, seal in zip(cards, marks, strict=True)
        ]
        yield f"{COLUMN_NAMES[kind].capitalize()}: {', '.join(lying) or 'none'}"
    supply, knights = view["adversary_supply"], view["knight_supply"]
    yield f"In the supplies: {_count(supply)} adversaries, {_count(knights)} knights"
    for seat, name in enumerate(session.players):
        won = [ADVENTURE_NAMES[adventure] for adventure, owner in taken.items() if owner == seat]
        hand = cast("list[Json]", view["hands"])[seat]
        trophies = cast("list[Json]", view["trophies"])[seat]
        yield f"{name}, {session.scores[seat]} points"
        yield f"  knights: {card_names(hand)}"
        yield f"  trophies: {card_names(trophies)}"
        yield f"  adventures: {', '.join(won) or 'none'}"


def _count(pile: Json) -> int:
    return len(pile) if isinstance(pile, list) else cast("int", pile)
