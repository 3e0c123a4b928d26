"""The missions."""

from __future__ import annotations

from collections.abc import Callable

from logres.engine.components import SheetReader
from logres.engine.lines import KeyPath
from logres.merlin.missions import Mission
from logres.merlin.needs import BadNeed, hindrance, mission
from logres.merlin.pieces import VASSALS

MISSIONS, POINTS = 55, range(1, 4)  # R2.1, R9.1
# From the rules: the kinds of need of R9.2, the points of R20.2, and two cards from examples.
NAMED: dict[str, Callable[[Mission], object]] = {
    "1 point": lambda card: card.points == 1,
    "2 points and the builder": lambda card: card.points == 2 and card.vassal == "builder",
    "3 points and three needs": lambda card: card.points == 3 and len(card.needs) == 3,
    "a good of one colour": lambda card: card.goods,
    "a good of any colour": lambda card: card.kinds,
    "a marker in a principality": lambda card: card.markers,
    "a marker anywhere": lambda card: card.anywhere,
    "a vassal in a principality": lambda card: card.posted,
    "two vassals in a principality": lambda card: card.two_in,
    "two vassals together": lambda card: card.together,
}


def missions(reader: SheetReader) -> dict[str, Mission]:
    """The cards by their ids."""  # D6
    reader.check_table(("missions",), ("source", "cards"))
    cards = [_card(reader, entry) for entry in reader.entries(("missions", "cards"), MISSIONS, "missions")]
    reader.check_unique(("missions", "cards"), [card.id if card else None for card in cards])
    found = {card.id: card for card in cards if card}
    if len(found) == MISSIONS:
        features = [feature for feature, has in NAMED.items() if any(map(has, found.values()))]
        reader.check_named(("missions", "cards"), "mission", features, [*NAMED])
    return found


def _card(reader: SheetReader, spot: KeyPath) -> Mission | None:
    if not reader.check_table(spot, ("id", "points", "vassal", "needs")):
        return None
    name = reader.name_of((*spot, "id"))
    points = reader.number((*spot, "points"), POINTS, "a number of points")
    vassal = reader.word((*spot, "vassal"), VASSALS, "a vassal")
    needs = _needs(reader, (*spot, "needs"))
    if name is None or points is None or vassal is None or not needs:
        return None
    card = mission(name, points, vassal, needs)
    problem = hindrance(card)
    if problem:
        reader.wrong((*spot, "needs"), f"nobody can ever do this: {problem}.")
    return card


def _needs(reader: SheetReader, spot: KeyPath) -> list[str]:
    """The icons of a card; empty if one of them is not understood."""
    needs, understood = [], True
    for entry in reader.entries(spot, None, "needs"):
        need = str(reader.at(entry))
        try:
            mission("", 1, "lady", [need])
        except BadNeed as problem:
            reader.wrong(entry, str(problem))
            understood = False
        needs.append(need)
    if not needs:
        reader.wrong(spot, "a mission asks for something.")
    return needs if understood else []
