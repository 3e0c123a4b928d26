"""What is to be seen in a recorded game of Merlin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import logres
from logres.engine import Event, Option, Question, Session
from logres.merlin import BOX, Merlin
from logres.merlin.base.movement import COUNTER
from logres.merlin.base.position import KNIGHTS, MERLIN
from logres.merlin.base.scoring import TREASON
from logres.merlin.base.setup import STAFFS as STAFFS_OF_ONE
from logres.merlin.base.traitors import TRAITORS as TRAITORS_DRAWN
from logres.merlin.modules.arthur import ARTHUR
from logres.merlin.modules.decrees import FOR_POINTS, Decrees
from logres.merlin.modules.favor import FIELDS, SEALS, Favor
from logres.merlin.modules.knights import Gaheris, Gareth, Kay, Knights
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.treasures import Treasures
from logres.merlin.parts import read
from logres.merlin.pieces import (
    ALLIES,
    CASTLE,
    FETCHES,
    KINDS,
    NEW_POWERS,
    PLACES,
    POWERS,
    TERRAINS,
    VASSALS,
    Good,
    Place,
    Vassal,
)
from logres.players.merlin.allies import is_doubled

# What the rules tell and ask; a test looks through them for names that are missing here.
EVENTS = (
    *("began", "started", "dealt-missions", "drew-traitors", "rolled", "turn", "round-ended", "round"),
    *("used-die", "turned", "moved", "borrowed", "used-staff", "forfeited", "used-flag", "took-grail"),
    *("took", "gave-back", "took-apple", "sent", "went-home", "placed-marker", "withdrew", "built"),
    *("resolved", "discarded-missions", "drew-mission", "took-mission", "reshuffled-missions"),
    *("took-excalibur", "repelled", "reshuffled-traitors", "scoring", "broke-tie", "scored", "over"),
    *("learned", "used-favor", "turned-seals"),
    *("nudged", "switched", "took-signet", "replaced-manor", "activated", "cleared"),
    *("revealed-pict", "took-pict", "discarded-picts"),
    *("found-treasure", "took-staff", "looked", "took-decree", "used-decrees"),
    *("joined", "used-tile", "placed-marshal", "laid-castle", "recoloured", "swapped-missions"),
    *("laid-tile", "returned-tiles"),
)
MUST = (
    *("move", "landed", "take", "draw", "keep", "pict-manor", "discard", "decree", "decree-bonus"),
    "ally",
)
MAY = (
    *("send", "claim", "deploy", "relocate", "give", "replace", "build", "tower", "excalibur", "rest"),
    *("defend", "shield", "grail", "learn", "favor-build", "favor-score", "favor-deploy"),
    *("resource", "signet", "stairs", "march-merlin", "march-arthur", "replace-manor", "activate", "pict"),
    *("treasure", "look", "decree"),
    *("galahad", "castle-tile", "kay"),
)
SOURCES = (
    *("missions", "spaces", "flags", "environs", "influence", "vassals", "traitors", "excalibur"),
    *("apples", "staffs", "goods", "favor", "picts", "treasures", "decrees"),
    *("gareth", "geraint"),
)

SPACES = read().ring
FORFEITABLE = [space for space in SPACES if not space.startswith(("vp-", "grail"))]  # those always give
INNER = read().arthur.inner_ring
NEW = [space for space in read().arthur.ring if space in ("apple", "arthur", "activate", "vp-manor")]
IN_SCORING = ("defend", "shield", "grail", "keep")
WINDOWS = {
    "move": "before the move",
    "landed": "after the move",
    "staff": "before a staff",
    "rest": "after the action",
    "favor-build": "between two manors",
    "deploy": "between two vassals",
}
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


def kind_of(space: str) -> str:
    """What a space is, whatever its number or colour."""
    return "principality" if space in PLACES else space.rstrip("-0123456789")


# What the recorded games must show between them, by chapter.

TABLES = {
    *(f"{seats} players" for seats in BOX.seats),
    *(f"{setting.key}={value}" for setting in BOX.settings for value in setting.values),
}
QUESTIONS = {*(f"asked {ask}" for ask in (*MUST, *MAY)), *(f"declined {ask}" for ask in MAY)}
TOLD = {*(f"told {name}" for name in EVENTS), *(f"points from {source}" for source in SOURCES)}
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
    *(f"second mission {WINDOWS[ask]}" for ask in ("move", "landed", "staff", "rest")),
    *(f"mission for {need}" for need in NEEDS.values()),
    *(f"mission of {points}" for points in (1, 2, 3)),
    "one mission replaced",
    "two missions replaced",
    "discarded missions came back",
}
TRAITORS = {
    *(f"traitor repelled by {means}" for means in ("shield", "flag", "favor", "excalibur")),
    "traitor unrepelled",
    "three traitors unrepelled",
    "Excalibur taken from a rival",
    "Excalibur taken again",
    "Excalibur bonus after traitors",
    "Excalibur bonus without traitors",
    "only traitor discarded unasked",
}
SCORING = {
    "Grail taken from a rival",
    "Grail taken again",
    "territory shared",
    "territory shared by three",
    "territory share rounded down",
    "majority in a territory",
    "principality shared",
    "principality shared by three",
    "majority in a principality",
    "tie without the holder of the Grail",
    "second tie after the Grail",
    "score below zero",
    "negative result",
    "shared victory",
}
FAVOR = {
    *(f"learned {field}" for field in FIELDS),
    *(f"used {field}" for field in FIELDS),
    "four abilities",
    "no ability left to learn",
    "shield-bearer-3 in a turn",
    "shield-bearer-3 in a scoring",
    "second vassal of the lady",
    "ability used again after a scoring",
}
INNER_SPACES = {f"{space} performed" for space in INNER}
INNER_FORFEITED = {f"{space} forfeited" for space in INNER if space != "grail"}
NEW_SPACES = {
    *(f"{space} performed" for space in NEW),
    *(f"{space} forfeited" for space in ("arthur", "activate")),
}
NEW_STAFFS = {*(f"staff at {space}" for space in NEW), "staff after a march"}
NEW_FLAGS = {
    *(f"{power} flag" for power in NEW_POWERS),
    *(f"nudge flag for {die} die" for die in ("a personal", "the Merlin", "the black")),
    *(f"switch flag to {figure}" for figure in ("a knight", "Merlin", "Arthur")),
    "seven steps",
    "no step",
    "staff after a switch",
    "both new flags for a die",
    "different flag after Arthur",
}
BONUSES = {f"Pict with {bonus}" for bonus in (*KINDS, "marker", "manor", "apple")}
ARTHURS = {
    *INNER_SPACES,
    *INNER_FORFEITED,
    *NEW_SPACES,
    *NEW_STAFFS,
    *NEW_FLAGS,
    *BONUSES,
    "Arthur clockwise",
    "Arthur counter-clockwise",
    "apple for the black die",
    "turn flag for the black die",
    "three and two alike stand",
    "Merlin moves Arthur, who moves Merlin",
    "tower for a manor of a Pict",
    "signet taken from a rival",
    "signet taken again",
    "two missions with the signet ring",
    "mission unmet with the signet ring",
    "won by the signet ring",
    "all equal in Picts",
    "two first in Picts",
    "two last in Picts",
}
WITH_FAVOR = {"manors scored by the flag-bearer", "learned by the signet ring", "row 2 after the stairs"}
TREASURES = {
    *(f"treasure {treasure.id}" for found in read().treasures.tiles.values() for treasure in found),
    *(f"rival gave up a {thing}" for thing in (*KINDS, "marker")),
    "rival with nothing to give up",
    "treasure after a staff",
    "neutral staff used",
}
TAKEN = {
    *(f"decree with a {kind}" for kind in KINDS),
    "decree with points",
    "decree without its good",
    "last decree of a stack",
    "looked once more",
    "two decrees by a staff",
}
USED = {
    "decree for a personal die",
    "decree for the Merlin die",
    "apple and decree for a die",
    *(f"two decrees for a {thing}" for thing in (*KINDS, "marker")),
    "three decrees for points",
    "decrees used before the move",
    "decrees used in the last turn",
}
CHOSEN = {f"{ally} chosen" for ally in ALLIES}
SUBSTITUTES = {f"Galahad for a {kind}" for kind in KINDS}
HONOURS = {f"Geraint for {piece}" for piece in (*KINDS, "influence")}
OF_ALLIES = {
    *CHOSEN,
    *SUBSTITUTES,
    *HONOURS,
    "Geraint for manor",
    "tristram for a personal die",
    "gawain for the Merlin die",
    "gawain for the black die",
    "vassal sent to where it stands",
    "two goods by the marshal",
    "two markers by the marshal",
    *(f"Gareth after {means}" for means in ("shield", "flag", "favor", "excalibur")),
    "Galahad where none is left",
    "portal",
    "portal to the own space",
    "mission in another colour",
    "second mission in another colour",
    "castle under a manor",
    "castle under a tower",
    "castle for a manor of a Pict",
    "castle and another manor stay",
    "swapped and resolved",
    "Kay beside a marker",
    "principality won by Kay",
}
WITH_FAVOR_TOO = {"treasures of both manors", "decree of another principality"}
HOUSE_RULES = {
    "looked and kept the duty",  # Q82
    "decree for the black die",  # Q84
    "seventh marker",  # Q2
    "points not below zero",  # Q7
    "markers not together",  # Q11
    "repel flag not in a turn",  # Q12
    "third mission",  # Q13
    "another die than the turned one",  # Q14
    "no different flag after Merlin",  # Q15
    "no Excalibur bonus without traitors",  # Q20
    "bonus for the teaching card",  # Q28
    "last turn for the shield-bearer",  # Q32
    "Merlin stays",  # Q34
    "no tower for a manor of a Pict",  # Q43
    "Excalibur without Gareth",  # Q21
    "Geraint not again",  # Q45
    "nothing stays beside a castle",  # Q47
    "no Galahad where none is left",  # Q49
}
WANTED = {
    *TABLES,
    *QUESTIONS,
    *TOLD,
    *MOVES,
    *FLAGS,
    *PERFORMED,
    *FORFEITED,
    *STAFFS,
    *GOODS,
    *MANORS,
    *MISSIONS,
    *TRAITORS,
    *SCORING,
    *FAVOR,
    *ARTHURS,
    *WITH_FAVOR,
    *TREASURES,
    *TAKEN,
    *USED,
    *WITH_FAVOR_TOO,
    *OF_ALLIES,
    *HOUSE_RULES,
}


def features(session: Session) -> set[str]:
    """Everything that is to be seen in a finished game."""
    game = session.game
    found = {f"{len(game.seats)} players", *(f"{key}={value}" for key, value in game.options.items())}
    again = logres.start(session.box.name, len(game.seats), game.options, session.seed)
    found |= {f"told {event.name}" for event in again.events}
    for decision in session.decisions:
        found |= of_decision(again, decision.option)
    return found


class Moment(NamedTuple):
    """A decision between the positions before and after it."""

    choice: Question
    option: Option
    act: str  # the name of an option that does something
    before: Merlin
    after: Merlin
    told: list[Event]
    turn: list[Event]  # what was told from the beginning of the turn on
    ever: list[Event]  # what was told in the whole game

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.choice.seat


def of_decision(session: Session, option: Option) -> set[str]:
    """What one decision shows; the session goes on with it."""
    choice, before, told = session.choice, session.game.copy(), len(session.events)
    assert choice is not None
    session.decide(option)
    return shown(choice, option, cast("Merlin", before), told, session)


def shown(choice: Question, option: Option, before: Merlin, told: int, after: Session) -> set[str]:
    """What is to be seen in a decision that was made in a position after so many events."""
    began = told - 1
    while began and after.events[began].name != "turn":
        began -= 1
    act = str(option[0]) if isinstance(option, tuple) else ""
    game, ever = cast("Merlin", after.game), after.events
    moment = Moment(choice, option, act, before, game, ever[told:], ever[began:], ever)
    found = {f"asked {choice.ask}", *(f"told {event.name}" for event in moment.told)}
    if option is None:
        found.add(f"declined {choice.ask}")
    for chapter in CHAPTERS:
        found.update(chapter(moment))
    return found


def named(events: Sequence[Event], *names: str) -> list[Event]:
    """The events of these names."""
    return [event for event in events if event.name in names]


def word(event: Event, fact: str) -> str:
    """A fact of an event, as a word."""
    return str(event.facts[fact])


# Chapters


def _moves(moment: Moment) -> Iterator[str]:
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


def colour_of(die: str) -> str:
    """What kind of die it is."""
    return "the Merlin" if die == MERLIN else "the black" if die == ARTHUR else "a personal"


def _flags(moment: Moment) -> Iterator[str]:
    scoring = moment.choice.ask in IN_SCORING
    for event in named(moment.told, "used-flag"):
        power = word(event, "power")
        yield f"{power} flag"
        if power == "repel":
            yield f"repel flag in a {'scoring' if scoring else 'turn'}"
            if len(named(moment.told, "repelled")) > 1:
                yield "repel flag for two traitors"
        if power == "different":
            mover = word(named(moment.turn, "moved")[-1], "figure")
            yield f"different flag after {name_of(mover)}"
    if not scoring:
        used = [event.facts["power"] for event in _of_this_turn(moment) if event.name == "used-flag"]
        if len(used) > 1:
            yield "two flags in a turn"
        if used[-2:] == ["mirror", "different"]:
            yield "mirror flag, then a different one"


def name_of(figure: str) -> str:
    """What a figure is called."""
    return figure.title() if figure in (MERLIN, ARTHUR) else "a knight"


def _of_this_turn(moment: Moment) -> Iterator[Event]:
    """What was told in the turn of the decision, without what followed."""
    for at, event in enumerate(moment.turn):
        if at and event.name in ("turn", "round-ended"):
            return
        yield event


def _spaces(moment: Moment) -> Iterator[str]:
    space = ""
    for at, event in enumerate(moment.turn):
        match event.name:
            case "moved" | "borrowed":
                if space and event.facts.get("way", "mirror") != "mirror":
                    yield f"{space} performed"  # it has moved a figure on
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


def _reached(moment: Moment) -> str:
    """The space whose action is performed."""
    return word(named(moment.turn, "moved", "borrowed")[-1], "space")


def _goods(moment: Moment) -> Iterator[str]:
    before, after, told, seat = moment.before, moment.after, moment.told, moment.seat
    if 0 in after.supply.values():
        yield "a good ran out"
    if not after.apple_supply:
        yield "apples ran out"
    if named(told, "took-grail") and not before.apple_supply:
        yield "Grail without an apple"
    if moment.choice.ask == "take":
        given = word(named(moment.turn, "gave-back")[-1], "good")
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


def _manors(moment: Moment) -> Iterator[str]:
    for event in named(moment.told, "built"):
        terrain, _, on_it = word(event, "tile").partition("-")
        yield f"tower in the {terrain}" if on_it == "tower" else f"manor by the {terrain}"
        if len(moment.after.manors_of(moment.seat)) == SEVENTH:
            yield "seven manors"
        cells = [option[0] for option in moment.choice.options if isinstance(option, tuple)]
        if cells.count(word(event, "cell")) > 1:
            yield "two payments for a tile"
    if moment.choice.ask == "tower" and moment.option is not None:
        marker = isinstance(moment.option, tuple)
        yield f"tower gave a {'marker' if marker else str(moment.option).partition('-')[2]}"


def _missions(moment: Moment) -> Iterator[str]:
    game, choice = moment.before, moment.choice
    if moment.act in ("mission", "second"):
        assert isinstance(moment.option, tuple)
        card = game.mission(str(moment.option[1]))
        is_staff = any(isinstance(option, tuple) and option[0] == "staff" for option in choice.options)
        window = WINDOWS["staff" if is_staff else choice.ask]
        yield f"{'second ' if moment.act == 'second' else ''}mission {window}"
        yield f"mission of {card.points}"
        yield from (f"mission for {need}" for icon, need in NEEDS.items() if getattr(card, icon))
        if moment.act == "second" and game.flagged:
            yield "third mission"
    if choice.ask == "replace" and isinstance(moment.option, tuple):
        yield ("one mission replaced", "two missions replaced")[len(moment.option) - 1]
    if named(moment.told, "reshuffled-missions"):
        yield "discarded missions came back"
    if choice.ask == "move" and game.options["anyMarkers"] == "together":
        for name in game.hands[moment.seat]:
            conditions = game.mission(name).conditions
            lie = game.goods(moment.seat), game.markers[moment.seat], game.vassals[moment.seat]
            if all(is_met(*lie) for is_met in conditions) and not game.meets(
                moment.seat, game.mission(name), game.goods(moment.seat)
            ):
                yield "markers not together"


def _traitors(moment: Moment) -> Iterator[str]:
    before, told = moment.before, moment.told
    for event in named(told, "repelled"):
        yield f"traitor repelled by {word(event, 'means')}"
        if event.facts["means"] == "excalibur" and moment.choice.ask != "excalibur":
            yield "only traitor discarded unasked"
    lost = [event for event in named(told, "scored") if event.facts["source"] == "traitors"]
    if lost:
        yield "traitor unrepelled"
    if any([event.seat for event in lost].count(seat) == TRAITORS_DRAWN for seat in before.seats):
        yield "three traitors unrepelled"
    if any(event.facts["points"] != -TREASON for event in lost):
        yield "points not below zero"
    yield from _taken(told, "took-excalibur", "Excalibur")
    yield from _taken(told, "took-grail", "Grail")


def _taken(told: Sequence[Event], name: str, what: str) -> Iterator[str]:
    for event in named(told, name):
        if event.facts["former"] == event.seat:
            yield f"{what} taken again"
        elif event.facts["former"] is not None:
            yield f"{what} taken from a rival"


def _excalibur(moment: Moment) -> Iterator[str]:
    before, told = moment.before, moment.told
    for event in named(told, "scored"):
        if event.facts["source"] == "excalibur":
            assert event.seat is not None
            yield f"Excalibur bonus {'after' if before.traitors[event.seat] else 'without'} traitors"
    holder, is_strict = before.excalibur, before.options["excaliburNeedsOne"] == "on"
    if holder is None or holder != moment.after.excalibur or before.traitors[holder]:
        return
    if is_strict and named(told, "scoring"):
        yield "no Excalibur bonus without traitors"


def _majorities(moment: Moment) -> Iterator[str]:
    for what, source, fact in (("territory", "environs", "cells"), ("principality", "influence", "place")):
        awards: dict[str, list[Event]] = {}
        for event in named(moment.told, "scored"):
            if event.facts["source"] == source:
                awards.setdefault(word(event, fact), []).append(event)
        for shares in awards.values():
            if len(shares) == 1:
                yield f"majority in a {what}"
                continue
            yield f"{what} shared"
            if len(shares) == 3:
                yield f"{what} shared by three"
            cells = shares[0].facts.get("cells", [])
            if isinstance(cells, list) and len(cells) % len(shares):
                yield "territory share rounded down"
            seats = [event.seat for event in shares]
            if what == "principality" and moment.after.grail is not None:
                if moment.after.grail not in seats:
                    yield "tie without the holder of the Grail"
                elif named(moment.told, "broke-tie"):
                    yield "second tie after the Grail"


def _points(moment: Moment) -> Iterator[str]:
    for event in named(moment.told, "scored"):
        yield f"points from {word(event, 'source')}"
        total = event.facts["total"]
        assert isinstance(total, int)
        if total < 0:
            yield "score below zero"
    if moment.after.over:
        if min(moment.after.scores()) < 0:
            yield "negative result"
        if len(moment.after.winners()) > 1:
            yield "shared victory"


def _favor(moment: Moment) -> Iterator[str]:
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
            yield f"{ability} in a {'scoring' if moment.choice.ask in IN_SCORING else 'turn'}"
            if moment.choice.ask not in IN_SCORING and before.is_last_chance(seat):
                yield "last turn for the shield-bearer"
        earlier = named(moment.ever, "turned-seals")
        if any(event.seat == seat and ability in str(event.facts["abilities"]) for event in earlier):
            yield "ability used again after a scoring"
    if moment.act in VASSALS and moment.choice.ask == "deploy" and named(moment.turn, "used-favor"):
        yield "second vassal of the lady"


def _arthur(moment: Moment) -> Iterator[str]:
    before, after, told, seat = moment.before, moment.after, moment.told, moment.seat
    if not isinstance(before, Picts) or not isinstance(after, Picts):
        return
    yield from _new_flags(moment)
    yield from _taken(told, "took-signet", "signet")
    if moment.choice.ask == "signet" and moment.option is not None:
        card = before.mission(str(moment.option))
        if not before.meets(seat, card, before.goods(seat)):
            yield "mission unmet with the signet ring"
        if before.resolved:
            yield "two missions with the signet ring"
    for event in named(told, "took-pict"):
        bonus = before.pict(word(event, "pict")).bonus
        yield f"Pict with {bonus.rpartition('-')[2]}"
    if before.raised_by_pict and moment.choice.ask == "tower":
        yield "tower for a manor of a Pict"
    if moment.choice.ask == "pict-manor" and before.options["pictTower"] == "off":
        towers = [event for event in named(told, "built") if "tower" in word(event, "tile")]
        yield from ("no tower for a manor of a Pict" for _ in towers)
    marches = [event.facts["figure"] for event in _of_this_turn(moment) if event.name == "moved"]
    if marches[-3:] == [MERLIN, ARTHUR, MERLIN]:
        yield "Merlin moves Arthur, who moves Merlin"
    if moment.choice.ask == "march-merlin" and moment.option == ("cw", before.figures[MERLIN]):
        yield "Merlin stays"
    yield from _pict_scoring(before, told)


def _new_flags(moment: Moment) -> Iterator[str]:
    before = moment.before
    assert isinstance(before, Picts)
    match moment.option:
        case ("nudge", str(die), _):
            yield f"nudge flag for {colour_of(die)} die"
            if before.switched:
                yield "both new flags for a die"
        case ("switch", _, str(figure)):
            yield f"switch flag to {name_of(figure)}"
            if before.nudged:
                yield "both new flags for a die"
    for event in named(moment.told, "nudged"):
        if event.facts["steps"] in (0, 7):
            yield "seven steps" if event.facts["steps"] else "no step"
    if moment.act == "staff" and word(named(moment.turn, "used-die")[0], "die") != MERLIN:
        yield "staff after a switch" if named(moment.turn, "switched") else "staff after a march"


def _pict_scoring(before: Picts, told: Sequence[Event]) -> Iterator[str]:
    awards = [event for event in named(told, "scored") if event.facts["source"] == "picts"]
    first = [event.seat for event in awards if int(str(event.facts["points"])) > 0]
    last = [event.seat for event in awards if event.seat not in first]
    if not awards:
        return
    if len(first) == len(before.seats):
        yield "all equal in Picts"
    elif len(first) > 1:
        yield "two first in Picts"
    if len(last) > 1:
        yield "two last in Picts"
    if first == [before.signet]:
        yield "won by the signet ring"


def _arthur_with_favor(moment: Moment) -> Iterator[str]:
    if not isinstance(moment.before, Favor) or not isinstance(moment.before, Picts):
        return
    if moment.choice.ask == "favor-score" and moment.option == "manor":
        yield "manors scored by the flag-bearer"
    if moment.choice.ask == "learn" and moment.option is not None and named(moment.turn, "took-signet"):
        yield "learned by the signet ring"
    if moment.choice.ask == "send" and isinstance(moment.option, tuple):
        climbed = [event for event in named(moment.turn, "moved") if event.facts["way"] == "stairs"]
        if climbed and moment.option[1] != word(climbed[-1], "space"):
            yield "row 2 after the stairs"


def _treasures(moment: Moment) -> Iterator[str]:
    before, seat = moment.before, moment.seat
    if not isinstance(before, Treasures):
        return
    for event in named(moment.told, "found-treasure"):
        yield f"treasure {word(event, 'treasure')}"
        if named(moment.turn, "used-staff"):
            yield "treasure after a staff"
        if named(moment.turn, "used-favor") and len(named(moment.turn, "found-treasure")) > 1:
            yield "treasures of both manors"
    if moment.choice.ask == "treasure" and str(moment.option).startswith("discard"):
        treasures = before.parts.treasures.by_tile.values()
        treasure = next(treasure for treasure in treasures if treasure.id == moment.option)
        if not all(before.losses(rival, treasure) for rival in before.seats if rival != seat):
            yield "rival with nothing to give up"
        for event in named(moment.told, "gave-back", "withdrew"):
            yield f"rival gave up a {str(event.facts.get('good', '-marker')).partition('-')[2]}"
    if moment.choice.ask == "discard":
        good = not isinstance(moment.option, tuple)
        yield f"rival gave up a {str(moment.option).partition('-')[2] if good else 'marker'}"
    if moment.act == "staff":
        spent = [event for event in named(moment.ever, "used-staff") if event.seat == seat]
        if len(spent) > STAFFS_OF_ONE:
            yield "neutral staff used"


def _decrees(moment: Moment) -> Iterator[str]:
    before, after, seat, told = moment.before, moment.after, moment.seat, moment.told
    if not isinstance(before, Decrees) or not isinstance(after, Decrees):
        return
    for event in named(told, "took-decree"):
        decree, place = word(event, "decree"), word(event, "place")
        kind = decree.partition("-")[2]
        yield f"decree with a {kind}" if kind in KINDS else "decree with points"
        if kind in KINDS and not named(told, "took"):
            yield "decree without its good"
        if not next(stack for one, stack in after.decree_stacks.items() if one == place):
            yield "last decree of a stack"
        taken = named(moment.turn, "took-decree")
        if named(moment.turn, "used-staff") and len(taken) > 1:
            yield "two decrees by a staff"
        if word(named(moment.turn, "sent")[-1], "place") != place:
            yield "decree of another principality"
    known = [place for place, readers in before.decree_readers.items() if seat in readers]
    if moment.choice.ask == "look" and moment.option in known:
        yield "looked once more"
    if moment.choice.ask == "decree" and moment.option is None:
        yield "looked and kept the duty"
    yield from _used_decrees(moment)


def _used_decrees(moment: Moment) -> Iterator[str]:
    if moment.act == "decree":
        assert isinstance(moment.option, tuple)
        eaten = [event for event in named(moment.turn, "turned") if event.facts["means"] == "apple"]
        if any(event.facts["die"] == moment.option[1] for event in eaten):
            yield "apple and decree for a die"
    if moment.choice.ask == "decree-bonus":
        good = not isinstance(moment.option, tuple)
        yield f"two decrees for a {str(moment.option).partition('-')[2] if good else 'marker'}"
    if moment.act == "decrees":
        if moment.option == ("decrees", FOR_POINTS):
            yield "three decrees for points"
        assert isinstance(moment.before, Decrees)
        if moment.before.is_last_round() and not moment.before.can_play(moment.seat):
            yield "decrees used in the last turn"
        elif moment.choice.ask == "move":
            yield "decrees used before the move"


def _allies(moment: Moment) -> Iterator[str]:
    before, told, seat = moment.before, moment.told, moment.seat
    if not isinstance(before, Knights):
        return
    for event in named(told, "joined"):
        yield f"{word(event, 'ally')} chosen"
    for event in named(told, "sent"):
        if event.facts["origin"] == event.facts["place"]:
            yield "vassal sent to where it stands"
        if is_doubled(before, seat, word(event, "place")):
            if len(named(told, "took")) > 1:
                yield "two goods by the marshal"
            if len(named(told, "placed-marker")) > 1:
                yield "two markers by the marshal"
    if moment.act == "portal":
        assert isinstance(moment.option, tuple)
        yield "portal"
        if moment.option[2] == before.figures[KNIGHTS[seat]]:
            yield "portal to the own space"
    for _ in named(told, "recoloured"):
        yield "second mission in another colour" if moment.act == "second" else "mission in another colour"
    swapped = [event.facts["taken"] for event in named(moment.turn, "swapped-missions")]
    if moment.act == "mission" and cast("tuple[str, str]", moment.option)[1] in swapped:
        yield "swapped and resolved"
    yield from _collected(moment, before)
    yield from _substitutes(moment, before)
    yield from _castles(moment)
    yield from _kay(moment)


def _collected(moment: Moment, before: Knights) -> Iterator[str]:
    """What Gareth and Geraint bring, or do not under a house rule."""
    means = ""
    for event in named(moment.told, "repelled", "scored"):
        means = str(event.facts.get("means", means))
        if event.facts.get("source") == "gareth" and "colour" in event.facts:
            yield f"Gareth after {means}"
        if event.facts.get("source") == "geraint" and "space" in event.facts:
            yield f"Geraint for {word(event, 'space').removeprefix('vp-')}"
    scored = {str(event.facts["source"]) for event in named(moment.told, "scored")}
    first_only = before.options["geraint"] == "firstOnly" and before.serves(moment.seat, "geraint")
    is_counted = any("piece" in event.facts for event in named(moment.told, "scored"))
    if first_only and is_counted and "geraint" not in scored:
        yield "Geraint not again"
    if "gareth" in scored or not isinstance(before, Gareth) or not before.serves(moment.seat, "gareth"):
        return
    had = before.gareth_tiles[moment.seat]
    for event in named(moment.told, "repelled"):
        if event.facts["means"] == "excalibur" and event.facts["traitor"] not in had:
            yield "Excalibur without Gareth"


def _substitutes(moment: Moment, before: Knights) -> Iterator[str]:
    """What Galahad takes elsewhere, or cannot under a house rule."""
    if moment.choice.ask == "galahad" and moment.option is not None:
        kind = word(named(moment.told, "took")[0], "good").partition("-")[2]
        yield f"Galahad for a {kind}"
        others = [place for place in PLACES if place not in moment.choice.options]
        if not any(before.supply[cast("Good", f"{place}-{kind}")] for place in others):
            yield "Galahad where none is left"
    is_narrow = before.options["galahadEmpty"] == "off" and before.tiles_of(moment.seat, "galahad")
    for event in named(moment.told, "sent"):
        if is_narrow and event.facts["vassal"] != "lady" and not named(moment.told, "took"):
            good = f"{word(event, 'place')}-{FETCHES[cast('Vassal', event.facts['vassal'])]}"
            if not before.supply[cast("Good", good)]:
                yield "no Galahad where none is left"


def _castles(moment: Moment) -> Iterator[str]:
    """What stands on castle tiles."""
    before = moment.before
    for event in named(moment.told, "laid-castle"):
        is_tower = before.tile(word(event, "cell")).endswith("-tower")
        yield "castle under a tower" if is_tower else "castle under a manor"
        if isinstance(before, Picts) and before.raised_by_pict:
            yield "castle for a manor of a Pict"
    for event in named(moment.told, "cleared"):
        assert isinstance(before, Gaheris)
        kept = word(event, "kept")
        mine = next(territory for territory in before.territories() if kept in territory)
        if kept in before.castle_tiles:
            yield "nothing stays beside a castle"
        elif any(cell in mine for cell in before.castle_tiles):
            yield "castle and another manor stay"


def _kay(moment: Moment) -> Iterator[str]:
    """What Kay's tiles decide."""
    before = moment.before
    if moment.choice.ask == "kay" and moment.option is not None:
        yield "Kay beside a marker"
    for event in named(moment.told, "scored"):
        if event.facts["source"] == "influence" and isinstance(before, Kay):
            place = cast("Place", event.facts["place"])
            markers = [mine[place] for mine in before.markers]
            seat = cast("int", event.seat)
            if before.serves(seat, "kay") and markers[seat] < max(markers) and before.kay_tiles[place]:
                yield "principality won by Kay"


def _house_rules(moment: Moment) -> Iterator[str]:
    game, seat = moment.before, moment.seat
    if moment.choice.ask == "move" and game.options["repelFlag"] == "scoringOnly" and game.repel_acts(seat):
        yield "repel flag not in a turn"
    turned = [event.facts["die"] for event in named(moment.turn, "turned") if event.facts["means"] == "flag"]
    if moment.act == "go":
        assert isinstance(moment.option, tuple)
        _, die, _, space = moment.option
        if turned and die not in turned:
            yield "another die than the turned one"
        is_narrow = game.options["differentKnightOnly"] == "on" and game.flag(seat, "different")
        if is_narrow and die == MERLIN and {*game.knights_of_others(seat)} - {space}:
            yield "no different flag after Merlin"


CHAPTERS = (
    *(_moves, _flags, _spaces, _goods, _manors, _missions, _traitors, _excalibur, _majorities, _points),
    *(_favor, _arthur, _arthur_with_favor, _treasures, _decrees, _allies, _house_rules),
)
