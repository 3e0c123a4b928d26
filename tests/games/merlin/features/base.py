"""The features of the base game: dice, flags, spaces, goods, manors, missions."""

from __future__ import annotations

from collections.abc import Iterator

from logres.merlin.base.movement import COUNTER
from logres.merlin.base.position import MERLIN
from logres.merlin.modules.arthur import ARTHUR
from logres.merlin.parts import read
from logres.merlin.pieces import CASTLE, POWERS, TERRAINS
from tests.games.merlin.features.moment import (
    WINDOWS,
    Moment,
    colour_of,
    dice_turned,
    kind_of,
    name_of,
    named,
    of_this_turn,
    piece_of,
    word,
)

EVENTS = (
    *("began", "started", "dealt-missions", "drew-traitors", "rolled", "turn", "round-ended", "round"),
    *("used-die", "turned", "moved", "borrowed", "used-staff", "forfeited", "used-flag", "took-grail"),
    *("took", "gave-back", "took-apple", "sent", "went-home", "placed-marker", "withdrew", "built"),
    *("resolved", "discarded-missions", "drew-mission", "took-mission", "reshuffled-missions"),
    *("took-excalibur", "repelled", "reshuffled-traitors", "scoring", "broke-tie", "scored", "over"),
)
MUST = ("move", "take", "draw")
MAY = (
    *("send", "claim", "deploy", "relocate", "give", "replace", "build", "tower", "excalibur", "rest"),
    *("defend", "shield", "grail"),
)
SOURCES = (
    *("missions", "spaces", "flags", "environs", "influence", "vassals", "traitors", "excalibur"),
    *("apples", "staffs", "goods"),
)

SPACES = read().ring
FORFEITABLE = [space for space in SPACES if not space.startswith(("vp-", "grail"))]  # these always give
NEEDS = {
    "goods": "a good of a colour",
    "kinds": "a good of any colour",
    "markers": "a marker in a principality",
    "anywhere": "a marker anywhere",
    "posted": "a vassal in a principality",
    "two_in": "two vassals in a principality",
    "together": "two vassals together",
}
SEVENTH = 7  # manor, or marker under the house rule

MOVES = {
    "Merlin clockwise",
    "Merlin counter-clockwise",
    "knight",
    "two figures on a space",
    "apple for a personal die",
    "apple for the Merlin die",
    "two pairs stand",
}
FLAGS = {
    *(f"{power} flag" for power in POWERS),
    "turn flag for a personal die",
    "turn flag for the Merlin die",
    "different flag after a knight",
    "different flag after Merlin",
    "repel flag in a turn",
    "repel flag in a scoring",
    "repel flag for two traitors",
    "two flags in a turn",
    "mirror flag, then a different one",
}
PERFORMED = {f"{space} performed" for space in SPACES}
FORFEITED = {f"{space} forfeited" for space in FORFEITABLE}
STAFFS = {f"staff at {kind_of(space)}" for space in SPACES}
GOODS = {
    "a good ran out",
    "apples ran out",
    "Grail without an apple",
    "vassal fetched nothing",
    "lady without a marker",
    "exchanged for another colour",
    "exchanged for the same good",
    "all four vassals out",
    "sent to where a vassal stands",
    "relocated",
    "relocated with all at home",
    "vassal called away from elsewhere",
}
MANORS = {
    *(f"manor by the {terrain}" for terrain in TERRAINS),
    *(f"tower in the {terrain}" for terrain in TERRAINS),
    *(f"tower gave a {gift}" for gift in ("shield", "flag", "marker")),
    "seven manors",
    "two payments for a tile",
}
MISSIONS = {
    *(f"mission {window}" for window in WINDOWS.values()),
    *(f"second mission {WINDOWS[ask]}" for ask in ("move", "staff", "rest")),
    *(f"mission for {need}" for need in NEEDS.values()),
    *(f"mission of {points}" for points in (1, 2, 3)),
    "one mission replaced",
    "two missions replaced",
    "discarded missions came back",
}
HOUSE_RULES = {
    "seventh marker",  # Q2
    "markers not together",  # Q11
    "repel flag not in a turn",  # Q12
    "third mission",  # Q13
    "another die than the turned one",  # Q14
    "no different flag after Merlin",  # Q15
}
WANTED = {
    *MOVES,
    *FLAGS,
    *PERFORMED,
    *FORFEITED,
    *STAFFS,
    *GOODS,
    *MANORS,
    *MISSIONS,
    *HOUSE_RULES,
}


def moves(moment: Moment) -> Iterator[str]:
    """How figures move, and what dice show."""
    for event in named(moment.told, "moved"):
        figure, way = word(event, "figure"), word(event, "way")
        if figure in (MERLIN, ARTHUR):
            yield f"{figure.title()} {'counter-clockwise' if way == COUNTER else 'clockwise'}"
        else:
            yield "knight"
        if [*moment.after.figures.values()].count(word(event, "space")) > 1:
            yield "two figures on a space"
    for event in named(moment.told, "turned"):
        means = {"flag": "turn flag"}.get(word(event, "means"), word(event, "means"))
        yield f"{means} for {colour_of(word(event, 'die'))} die"
    for event in named(moment.told, "rolled"):
        faces = event.facts["faces"]
        assert isinstance(faces, dict)
        if len({str(face) for face in faces.values()}) == 2:
            yield "two pairs stand" if len(faces) == 4 else "three and two alike stand"


def flags(moment: Moment) -> Iterator[str]:
    """What flags are used for."""
    mover = ""
    for event in named(moment.told, "moved", "used-flag"):
        if event.name == "moved":
            mover = word(event, "figure")
            continue
        power = word(event, "power")
        yield f"{power} flag"
        if power == "repel":
            yield f"repel flag in a {'scoring' if moment.in_scoring else 'turn'}"
            if len(named(moment.told, "repelled")) > 1:
                yield "repel flag for two traitors"
        if power == "different":
            yield f"different flag after {name_of(mover)}"
    if not moment.in_scoring:
        used = [event.facts["power"] for event in of_this_turn(moment) if event.name == "used-flag"]
        if len(used) > 1:
            yield "two flags in a turn"
        if used[-2:] == ["mirror", "different"]:
            yield "mirror flag, then a different one"


def spaces(moment: Moment) -> Iterator[str]:
    """Which actions are performed, repeated and forfeited."""
    space = ""
    for at, event in enumerate(moment.turn):
        match event.name:
            case "moved" | "borrowed":
                if space and event.facts.get("way", "mirror") != "mirror":
                    yield f"{space} performed"  # it has moved a figure further
                space = word(event, "space")
            case "forfeited":
                yield f"{space} forfeited"
                space = ""
            case "used-staff":
                space = word(event, "space")
                yield f"{space} performed"
                yield f"staff at {kind_of(space)}"
            case "turn" | "round-ended" if at:
                if space:
                    yield f"{space} performed"
                return


def goods(moment: Moment) -> Iterator[str]:
    """How goods, vassals and markers come and go."""
    before, after, told, seat = moment.before, moment.after, moment.told, moment.seat
    if 0 in after.supply.values():
        yield "a good ran out"
    if not after.apple_supply:
        yield "apples ran out"
    if named(told, "took-grail") and not before.apple_supply:
        yield "Grail without an apple"
    if moment.choice.ask == "take":
        given = _given(moment)
        if moment.option == given:
            yield "exchanged for the same good"
        elif str(moment.option).partition("-")[2] == given.partition("-")[2]:
            yield "exchanged for another colour"
    for event in named(told, "sent"):
        if event.facts["vassal"] != "lady":
            if not named(told, "took"):
                yield "vassal fetched nothing"
        elif not named(told, "placed-marker"):
            yield "lady without a marker"
        if event.facts["origin"] != CASTLE:
            yield "vassal called away from elsewhere"
        if named(told, "went-home"):
            yield "sent to where a vassal stands"
        if moment.choice.ask == "relocate":
            at_home = set(before.vassals[seat].values()) == {CASTLE}
            yield "relocated with all at home" if at_home else "relocated"
    if any(CASTLE not in vassals.values() for vassals in after.vassals):
        yield "all four vassals out"
    if any(sum(markers.values()) >= SEVENTH for markers in after.markers):
        yield "seventh marker"


def _given(moment: Moment) -> str:
    """The good, or the tile that stands for one, that was given away last."""
    event = named(moment.turn, "gave-back", "returned-ware")[-1]
    return str(event.facts.get("good") or event.facts["ware"]).removesuffix("-tile")


def manors(moment: Moment) -> Iterator[str]:
    """Which manors are built, and what towers give."""
    for event in named(moment.told, "built"):
        terrain, _, on_it = word(event, "tile").partition("-")
        yield f"tower in the {terrain}" if on_it == "tower" else f"manor by the {terrain}"
        if len(moment.after.manors_of(moment.seat)) == SEVENTH:
            yield "seven manors"
        cells = [option[0] for option in moment.choice.options if isinstance(option, tuple)]
        if cells.count(word(event, "cell")) > 1:
            yield "two payments for a tile"
    if moment.choice.ask == "tower" and moment.option is not None:
        yield f"tower gave a {piece_of(moment.option)}"


def missions(moment: Moment) -> Iterator[str]:
    """Which missions are resolved and replaced, and when."""
    game, choice = moment.before, moment.choice
    if moment.act in ("mission", "second"):
        assert isinstance(moment.option, tuple)
        card = game.mission(str(moment.option[1]))
        yield f"{'second ' if moment.act == 'second' else ''}mission {WINDOWS[moment.window]}"
        yield f"mission of {card.points}"
        yield from (f"mission for {need}" for icon, need in NEEDS.items() if getattr(card, icon))
        if moment.act == "second" and game.flagged:
            yield "third mission"
    if choice.ask == "replace" and isinstance(moment.option, tuple):
        yield ("one mission replaced", "two missions replaced")[len(moment.option) - 1]
    if named(moment.told, "reshuffled-missions"):
        yield "discarded missions came back"
    if choice.ask == "move" and game.settings["anyMarkers"] == "together":
        for name in game.hands[moment.seat]:
            conditions = game.mission(name).conditions
            lie = game.goods(moment.seat), game.markers[moment.seat], game.vassals[moment.seat]
            if all(is_met(*lie) for is_met in conditions) and not game.meets(
                moment.seat, game.mission(name), game.goods(moment.seat)
            ):
                yield "markers not together"


def house_rules(moment: Moment) -> Iterator[str]:
    """What flags and dice do under a house rule."""
    game, seat = moment.before, moment.seat
    if moment.choice.ask == "move" and game.settings["repelFlag"] == "scoringOnly" and game.repel_acts(seat):
        yield "repel flag not in a turn"
    turned = dice_turned(moment, "flag")
    if moment.act == "go":
        assert isinstance(moment.option, tuple)
        _, die, _, space, *_ = moment.option
        if turned and die not in turned:
            yield "another die than the turned one"
        is_narrow = game.settings["differentKnightOnly"] == "on" and game.flag(seat, "different")
        if is_narrow and die == MERLIN and {*game.knights_of_others(seat)} - {space}:
            yield "no different flag after Merlin"
