"""What is to be seen in a recorded game of Merlin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
from logres.merlin.modules.caerleon import EXCHANGES, STORES, Caerleon
from logres.merlin.modules.dark_influence import HERSELF, DarkInfluence
from logres.merlin.modules.decrees import FOR_POINTS, Decrees
from logres.merlin.modules.favor import FIELDS, SEALS, Favor
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights import Gaheris, Gareth, Kay, Knights
from logres.merlin.modules.labourers import Labourers
from logres.merlin.modules.market import TILES, Market
from logres.merlin.modules.morgana import BOUGHT as BOUGHT_OF_WITCH
from logres.merlin.modules.morgana import DICE, WILD, Morgana
from logres.merlin.modules.pairs import MorganaInCaerleon
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.plus_tokens import PlusTokens
from logres.merlin.modules.treasures import Treasures
from logres.merlin.parts import read
from logres.merlin.parts.morgana import ACTIONS
from logres.merlin.pieces import (
    ALLIES,
    CASTLE,
    DISTRICTS,
    FETCHES,
    KINDS,
    NEW_POWERS,
    PLACES,
    POWERS,
    TERRAINS,
    VASSALS,
    District,
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
    *("took-coins", "paid-coins", "took-mistletoe", "used-mistletoe"),
    *("bought", "returned-ware", "laid-plus", "returned-plus", "used-labourer", "stopped", "dismissed"),
    *("laid-city", "laid-tokens", "rolled-morgana", "used-pentagram", "passed", "took-poison", "used-poison"),
    *("took-horn", "moved-morgana", "turned-token", "forfeited-token", "swapped-figures", "placed-hut"),
    *("abandoned", "removed-huts", "returned-castles", "darkened", "dispelled"),
)
MUST = (
    *("move", "landed", "take", "draw", "keep", "pict-manor", "discard", "decree", "decree-bonus"),
    "ally",
    *("fruit", "mistletoe", "raise", "pay"),
    *("make-room", "fetch", "barter", "horn", "morgana", "sell", "buy"),
)
MAY = (
    *("send", "claim", "deploy", "relocate", "give", "replace", "build", "tower", "excalibur", "rest"),
    *("defend", "shield", "grail", "learn", "favor-build", "favor-score", "favor-deploy"),
    *("resource", "signet", "stairs", "march-merlin", "march-arthur", "replace-manor", "activate", "pict"),
    *("treasure", "look", "decree"),
    *("galahad", "castle-tile", "kay"),
    "plus",
    *("bewitch", "swap-figures", "witch-gold", "dark", "hut"),
)
SOURCES = (
    *("missions", "spaces", "flags", "environs", "influence", "vassals", "traitors", "excalibur"),
    *("apples", "staffs", "goods", "favor", "picts", "treasures", "decrees"),
    *("gareth", "geraint"),
    "coins",
    "horn",
)

SPACES = read().ring
FORFEITABLE = [space for space in SPACES if not space.startswith(("vp-", "grail"))]  # those always give
INNER = read().arthur.inner_ring
NEW = [space for space in read().arthur.ring if space in ("apple", "arthur", "activate", "vp-manor")]
IN_SCORING = ("defend", "shield", "raise", "grail", "keep")
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
WORK = {f"{vassal} in the {district}" for vassal in VASSALS for district in DISTRICTS}
TRADES = {
    *("good for a good", "good for a coin", "coin for a good"),
    *("four exchanges", "mission between two exchanges"),
}
LODGING = {"own vassal sent home", "rival's vassal sent home"}
CITY_WITH_ALLIES = {
    *("four goods by the marshal", "Galahad in the city", "vassal works again where it stands"),
}
TOKENS = {f"token {action}" for action in ACTIONS}
TOKENS_FORFEITED = {f"token {action} forfeited" for action in ACTIONS}
CAULDRONS = {*(f"cauldron {number}" for number in range(1, 6)), "wild die in a cauldron"}
POISON = {
    *(f"curse for {die} die" for die in ("a personal", "the Merlin", "a Morgana")),
    "a cursed die is used",
    "wild by a curse",
}
HORN = {"horn for coins", "horn for materials", "horn taken from a rival", "horn taken again"}
MAGIC = {
    *("own die bewitched", "rival's die bewitched", "knights swapped"),
    *("two goods sold", "three goods bought"),
}
BLOCK = {
    *("space of Morgana skipped", "space of Morgana left", "nothing fetched where Morgana is"),
    *("marker placed where Morgana is", "Morgana arrives at a figure"),
}
DARK = {
    *("dark marker on top", "dark marker alone", "carried marker went home"),
    *("Morgana won a principality", "Morgana tied in a principality", "Grail against Morgana"),
}
HUTS = {"hut won a point"}
MORGANAS = {
    *TOKENS,
    *TOKENS_FORFEITED,
    *CAULDRONS,
    *POISON,
    *HORN,
    *MAGIC,
    *BLOCK,
    *DARK,
    *HUTS,
}
MORGANA_WITH_ARTHUR = {
    *("Merlin and Arthur swapped", "Merlin moved on the inner ring", "Arthur moved on the outer ring"),
    *("staff on the inner ring", "own black die bewitched", "curse for the black die"),
    *("territory emptied by a hut", "hut on a manor that was replaced", "stairs over the space of Morgana"),
    "no step where Morgana stands",
}
MORGANA_WITH_ALLIES = {"castle stays when its hut leaves", "Galahad for witch's gold"}
SHUT = {f"{district} shut" for district in DISTRICTS}
SPOILS = {f"witch's gold in the {district}" for district in DISTRICTS if district != "merchant"}
MORGANA_WITH_OTHERS = {"marker given up with Morgana's", "decree without its good by Morgana"}
WITH_FAVOR_TOO = {"treasures of both manors", "decree of another principality"}
GOLD_SPACES = {f"{space}-{number} performed" for space in ("gold", "mistletoe") for number in (1, 2)}
GOLD = {
    *GOLD_SPACES,
    *(f"coin for {die} die" for die in ("a personal", "the Merlin", "the black")),
    *(f"staff at {space}" for space in ("gold", "mistletoe")),
    *(f"picked {fruit}" for fruit in ("an apple", "mistletoe")),
    "two coins in a turn",
    "apple and coin for a die",
    "mission with mistletoe",
    "second mission with mistletoe",
    "mission with two pieces of mistletoe",
    "mission with nothing but mistletoe",
    "Percival and mistletoe for a card",
    "Percival instead of mistletoe",
    "mistletoe instead of Percival",
}
BOUGHT = {f"bought {ware}" for ware in read().market}
WORKED = {f"{ware} worked" for ware in read().market if ware.startswith("labourer-")}
OF_LABOURERS = {
    *WORKED,
    "told stopped",
    "two labourers in a round",
    "labourer hired in the last turn",
    *(f"{power} flag with a labourer" for power in ("reverse", "mirror", "different")),
}
OF_TILES = {
    "mission with a tile",
    "manor for a tile",
    "traitor repelled by a tile",
    "tile exchanged",
    "tile scored",
    "tile rather than a good",
    "good rather than a tile",
}
OF_MARKET = {
    *BOUGHT,
    *OF_LABOURERS,
    *OF_TILES,
    *(f"market {window}" for window in ("before the move", "after the action", "before a staff")),
    "tile given up",
    "plus lost with its marker",
    "fruit as an apple",
    "fruit as mistletoe",
    "principality won by a plus",
    "Kay and plus for a marker",
    "signet ring in a market turn",
    "market after a look at decrees",
    "tile for the merchant",
    "tile for the horn",
    "shield tile while the smith is shut",
}
HOUSE_RULES = {
    *(f"{use} of another colour" for use in ("mission with a tile", "manor for a tile")),  # Q60
    "traitor repelled by a tile of another colour",  # Q60
    "tile not scored",  # Q61
    "labourer hired twice in a round",  # Q62
    "plus not in the pot",  # Q65
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
    "Morgana cannot go less far",  # Q69
    "castle left with its hut",  # Q77
    "no dark marker opposite",  # Q78
    "Merlin and Arthur not swapped",  # Q93
    "passed instead of a die",  # Q94
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
    *WORK,
    *TRADES,
    *LODGING,
    *CITY_WITH_ALLIES,
    *MORGANAS,
    *MORGANA_WITH_ARTHUR,
    *MORGANA_WITH_ALLIES,
    *SHUT,
    *SPOILS,
    *MORGANA_WITH_OTHERS,
    *OF_ALLIES,
    *GOLD,
    *OF_MARKET,
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


def named(events: Iterable[Event], *names: str) -> list[Event]:
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
    if die in DICE:
        return "a Morgana"
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
        if named(moment.turn, "used-pentagram"):
            yield "Galahad for witch's gold"
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


def _gold(moment: Moment) -> Iterator[str]:
    """What coins and mistletoe are for."""
    if moment.act == "coin":
        turned = named(moment.turn, "turned")
        if [event.facts["means"] for event in turned].count("coin") > 1:
            yield "two coins in a turn"
        eaten = [event.facts["die"] for event in turned if event.facts["means"] == "apple"]
        if cast("tuple[str, str, int]", moment.option)[1] in eaten:
            yield "apple and coin for a die"
    if moment.choice.ask == "fruit":
        yield "picked an apple" if moment.option == "apple" else "picked mistletoe"
    if moment.choice.ask == "mistletoe":
        is_most = moment.option == max(cast("Sequence[int]", moment.choice.options))
        yield "mistletoe instead of Percival" if is_most else "Percival instead of mistletoe"
    spent = len(named(moment.told, "used-mistletoe"))
    for event in named(moment.told, "resolved") if spent else ():
        yield "second mission with mistletoe" if moment.act == "second" else "mission with mistletoe"
        if spent > 1:
            yield "mission with two pieces of mistletoe"
        if spent == len(moment.before.mission(word(event, "mission")).needs):
            yield "mission with nothing but mistletoe"
        if named(moment.told, "recoloured"):
            yield "Percival and mistletoe for a card"


def _market(moment: Moment) -> Iterator[str]:
    before, seat = moment.before, moment.seat
    if not isinstance(before, Labourers):
        return
    this_round = _of_this_round(moment)
    for event in named(moment.told, "bought"):
        ware = word(event, "ware")
        yield f"bought {ware}"
        is_staff = any(isinstance(option, tuple) and option[0] == "staff" for option in moment.choice.options)
        window = WINDOWS.get("staff" if is_staff else moment.choice.ask, "")
        yield f"market {window}"
        if window == "after the action" and named(moment.turn, "looked"):
            yield "market after a look at decrees"
        if ware.startswith("labourer-") and not before.can_play(seat):
            yield "labourer hired in the last turn"
        hired = [other for other in named(this_round, "bought") if other.facts == event.facts]
        if ware.startswith("labourer-") and len(hired) > 1:
            yield "labourer hired twice in a round"
        if isinstance(before, MorganaInCaerleon) and before.is_shut("smith") and "shield" in ware:
            yield "shield tile while the smith is shut"
    for event in named(moment.told, "used-labourer"):
        yield f"{word(event, 'labourer')} worked"
        if len([one for one in named(this_round, "used-labourer") if one.seat == event.seat]) > 1:
            yield "two labourers in a round"
    powers = [word(event, "power") for event in named(_of_this_turn(moment), "used-flag")]
    if named(moment.turn, "used-labourer"):
        yield from (f"{power} flag with a labourer" for power in powers)
    if before.traded and named(moment.told, "took-signet"):
        yield "signet ring in a market turn"
    yield from _tiles(moment, before)
    yield from _fruits(moment)
    yield from _plus_tokens(moment)


def _of_this_round(moment: Moment) -> list[Event]:
    """What was told since the round began."""
    began = [at for at, event in enumerate(moment.ever) if event.name in ("began", "round")]
    return moment.ever[began[-1] :]


def _tiles(moment: Moment, before: Market) -> Iterator[str]:
    """What tiles are spent on, and what they count for."""
    seat, ask = moment.seat, moment.choice.ask
    if ask in ("raise", "pay"):
        yield "tile rather than a good" if moment.option in TILES else "good rather than a tile"
    for at, event in enumerate(moment.told):
        if event.name != "returned-ware" or word(event, "ware") not in TILES:
            continue
        following = moment.told[at + 1] if at + 1 < len(moment.told) else event
        yield from _spent_tile(moment, word(event, "ware"), following)
    for event in named(moment.told, "resolved"):
        card = before.mission(word(event, "mission"))
        plain, conditions = before.castles[seat], card.conditions
        lie = before.markers[seat], before.vassals[seat]
        if all(is_met(before.goods(seat), *lie) for is_met in conditions):
            if not all(is_met(plain, *lie) for is_met in conditions):
                yield "mission with a tile"
        elif before.options["marketWild"] == "on" and before.lacks_at_most(0, seat, card, before.goods(seat)):
            yield "mission with a tile of another colour"
    for event in named(moment.told, "scored"):
        kind = next((kind for kind in KINDS if kind == event.facts.get("piece")), None)
        if kind and before.tiles_of_kind(cast("int", event.seat), kind):
            yield "tile not scored" if before.options["marketStrict"] == "on" else "tile scored"


def _spent_tile(moment: Moment, tile: str, following: Event) -> Iterator[str]:
    """What a tile was spent on, by what followed."""
    colour = tile.partition("-")[0]
    if following.name == "repelled":
        yield "traitor repelled by a tile"
        if following.facts["traitor"] != colour:
            yield "traitor repelled by a tile of another colour"
    elif following.name == "built":
        yield "manor for a tile"
        if isinstance(moment.option, tuple) and moment.option[1] != colour:
            yield "manor for a tile of another colour"
    elif moment.choice.ask == "give":
        yield "tile exchanged"
    elif moment.choice.ask in ("treasure", "discard"):
        yield "tile given up"
    elif moment.act == "barter":
        yield "tile for the merchant"
    elif moment.act == "horn" or moment.choice.ask == "horn":
        yield "tile for the horn"


def _fruits(moment: Moment) -> Iterator[str]:
    """What tiles for an apple or mistletoe are spent on."""
    for event in named(moment.told, "returned-ware"):
        if event.facts["ware"] == "fruit":
            yield "fruit as an apple" if moment.act == "fruit" else "fruit as mistletoe"


def _plus_tokens(moment: Moment) -> Iterator[str]:
    """What plus tokens decide."""
    before = moment.before
    if not isinstance(before, PlusTokens):
        return
    if moment.choice.ask in ("plus", "kay") and named(moment.told, "laid-plus", "laid-tile"):
        laid = [event.facts["place"] for event in named(moment.turn, "laid-plus", "laid-tile")]
        names = {event.name for event in named(moment.turn, "laid-plus", "laid-tile")}
        if len(names) == 2 and len({*laid}) == 1:
            yield "Kay and plus for a marker"
    if named(moment.told, "returned-plus") and moment.choice.ask in ("treasure", "discard"):
        yield "plus lost with its marker"
    for event in named(moment.told, "scored"):
        if event.facts["source"] != "influence":
            continue
        place, seat = cast("Place", event.facts["place"]), cast("int", event.seat)
        rivals = [mine[place] for rival, mine in enumerate(before.markers) if rival != seat]
        if before.plus_tokens[seat][place] and before.markers[seat][place] <= max(rivals):
            yield "principality won by a plus"
        if any(mine[place] for mine in before.plus_tokens) and before.options["plusInPot"] == "off":
            yield "plus not in the pot"


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


def _city(moment: Moment) -> Iterator[str]:
    before, told, seat = moment.before, moment.told, moment.seat
    if not isinstance(before, Caerleon):
        return
    for event in named(told, "sent"):
        yield f"{word(event, 'vassal')} in the {before.districts[cast('Place', event.facts['place'])]}"
        if event.facts["origin"] == event.facts["place"]:
            yield "vassal works again where it stands"
    if moment.choice.ask == "make-room":
        yield "own vassal sent home" if moment.act == str(seat) else "rival's vassal sent home"
    yield from _trades(moment)
    fetched = [event for event in _since_sent(moment) if event.name == "took"]
    if moment.choice.ask == "fetch" and len(fetched) == 4:
        yield "four goods by the marshal"
    if moment.choice.ask == "galahad" and moment.option is not None:
        yield "Galahad in the city"


def _since_sent(moment: Moment) -> Sequence[Event]:
    """What was told since the last vassal was sent."""
    sent = [at for at, event in enumerate(moment.turn) if event.name == "sent"]
    return moment.turn[sent[-1] :] if sent else ()


def _trades(moment: Moment) -> Iterator[str]:
    """What is given to the merchant, and taken for it."""
    if moment.choice.ask == "barter":
        last = [event.name for event in named(moment.turn, "gave-back", "returned-ware", "paid-coins")]
        given = "coin" if last[-1] == "paid-coins" else "good"
        yield f"{given} for a {'coin' if moment.option == 'coin' else 'good'}"
        traded = [event for event in _since_sent(moment) if event.name in ("took", "took-coins")]
        if len(traded) == EXCHANGES:
            yield "four exchanges"
    acts = [option[0] for option in moment.choice.options if isinstance(option, tuple)]
    is_begun = any(event.name in ("gave-back", "paid-coins") for event in _since_sent(moment))
    if moment.act == "mission" and "barter" in acts and is_begun:
        yield "mission between two exchanges"


def _morgana(moment: Moment) -> Iterator[str]:
    before, told = moment.before, moment.told
    if not isinstance(before, Morgana):
        return
    match moment.option:
        case ("cauldron", str(die), number):
            yield f"cauldron {number}"
            if before.morgana_faces[die] == WILD:
                yield "wild die in a cauldron"
            if _is_cursed(moment, die):
                yield "wild by a curse"
        case ("curse", str(die), _, _):
            yield f"curse for {colour_of(die)} die"
        case ("go", str(die), _, _) if _is_cursed(moment, die):
            yield "a cursed die is used"
        case ("pass",):
            yield "passed instead of a die"
    for event in named(told, "turned-token"):
        token = before.cauldrons[cast("int", event.facts["cauldron"]) - 1]
        yield f"token {token[0]}{' forfeited' if named(told, 'forfeited-token') else ''}"
    yield from _horn(moment)
    yield from _tokens(moment, before)
    yield from _block(moment, before)
    yield from _haunted_city(moment, before)
    if moment.choice.ask == "morgana":
        if moment.option in before.figures.values():
            yield "Morgana arrives at a figure"
        steps = [before.parts.places.index(place) for place in moment.choice.options if place in PLACES]
        if before.options["morganaMove"] == "exact" and before.morgana and len(steps) == 2:
            at = before.parts.places.index(before.morgana)
            if all((step - at) % 6 in (2, 4) for step in steps):
                yield "Morgana cannot go less far"


def _is_cursed(moment: Moment, die: str) -> bool:
    """Whether a poisoned apple has turned a die of this seat in this turn."""
    turned = [event for event in named(moment.turn, "turned") if event.facts["means"] == "poison"]
    return any(event.seat == moment.seat and event.facts["die"] == die for event in turned)


def _horn(moment: Moment) -> Iterator[str]:
    yield from _taken(moment.told, "took-horn", "horn")
    if moment.choice.ask == "horn":
        yield "horn for coins" if moment.option == "coin" else "horn for materials"


def _tokens(moment: Moment, before: Morgana) -> Iterator[str]:
    """What the tokens do."""
    told, seat = moment.told, moment.seat
    match moment.choice.ask, moment.option:
        case "bewitch", (owner, die, _):
            yield "own die bewitched" if owner == seat else "rival's die bewitched"
            if die == ARTHUR:
                yield "own black die bewitched"
        case "swap-figures", (figure, _):
            yield "Merlin and Arthur swapped" if figure == MERLIN else "knights swapped"
        case "sell", _:
            yield "two goods sold"
    if (
        moment.choice.ask == "swap-figures"
        and isinstance(before, Picts)
        and before.options["swapRings"] == "off"
    ):
        yield "Merlin and Arthur not swapped"
    if moment.choice.ask in ("buy", "witch-gold") and named(told, "turned-token"):
        since = [at for at, event in enumerate(moment.turn) if event.name == "moved-morgana"]
        bought = named(moment.turn[since[-1] :], "took", "took-coins", "took-apple", "took-mistletoe")
        paid = named(moment.turn[since[-1] :], "paid-coins")
        if paid and len(bought) == BOUGHT_OF_WITCH:
            yield "three goods bought"
    for event in named(told, "darkened"):
        yield "dark marker on top" if event.facts["top"] else "dark marker alone"
    if moment.choice.ask == "dark" and before.options["darkReach"] == "adjacent":
        yield "no dark marker opposite"
    yield from _dark_scoring(moment)
    yield from _huts(moment)


def _dark_scoring(moment: Moment) -> Iterator[str]:
    """What Morgana's markers do in a scoring, or before it."""
    before, told = moment.before, moment.told
    if not isinstance(before, DarkInfluence):
        return
    in_scoring = bool(named(told, "scored"))
    for event in named(told, "dispelled"):
        if event.seat is not None:
            yield "carried marker went home" if in_scoring else "marker given up with Morgana's"
            continue
        place = cast("Place", event.facts["place"])
        contenders = before.contenders(place)
        strongest = [seat for seat, strength in contenders.items() if strength == max(contenders.values())]
        if HERSELF in strongest:
            yield "Morgana won a principality" if len(strongest) == 1 else "Morgana tied in a principality"
    for event in named(told, "broke-tie"):
        if before.dark_markers[cast("Place", event.facts["place"])]:
            yield "Grail against Morgana"
    if moment.choice.ask in ("treasure", "discard") and named(told, "dispelled"):
        yield "marker given up with Morgana's"


def _huts(moment: Moment) -> Iterator[str]:
    """What huts do in a scoring, or before it."""
    before, told = moment.before, moment.told
    if not isinstance(before, Huts):
        return
    for event in named(told, "scored"):
        if event.facts["source"] == "environs":
            cells = cast("list[str]", event.facts["cells"])
            if int(str(event.facts["points"])) > len(cells):
                yield "hut won a point"
    gone = {
        str(cell) for event in named(told, "abandoned") for cell in cast("list[str]", event.facts["cells"])
    }
    if gone - {*before.huts}:
        yield "territory emptied by a hut"
    if named(told, "returned-castles"):
        yield "castle left with its hut"
    for event in named(told, "removed-huts"):
        cells = cast("list[str]", event.facts["cells"])
        if named(told, "replaced-manor"):
            yield "hut on a manor that was replaced"
        elif isinstance(before, Gaheris) and {*cells} & {*before.castle_tiles} - gone:
            yield "castle stays when its hut leaves"


def _block(moment: Moment, before: Morgana) -> Iterator[str]:
    """What happens where Morgana stands."""
    told, place = moment.told, before.morgana
    if place is None:
        return
    for event in named(told, "moved"):
        figure, origin, space = (word(event, fact) for fact in ("figure", "origin", "space"))
        if origin == place:
            yield "space of Morgana left"
        if event.facts["way"] == "stairs":
            track = [one for one in before.ring if one in PLACES]
            if _between(before.ring, origin, space, place) and place in track:
                yield "stairs over the space of Morgana"
        elif event.facts["way"] == "cw" and _between(before.ring, origin, space, place):
            yield "space of Morgana skipped"
        if isinstance(before, Picts) and figure == MERLIN and origin in before.inner_ring:
            yield "Merlin moved on the inner ring"
        if isinstance(before, Picts) and figure == ARTHUR and origin not in before.inner_ring:
            yield "Arthur moved on the outer ring"
    if moment.act == "staff" and isinstance(before, Picts) and before.figures[MERLIN] in before.inner_ring:
        yield "staff on the inner ring"
    for event in named(told, "sent"):
        if event.facts["place"] == place and event.facts["vassal"] != "lady" and not named(told, "took"):
            yield "nothing fetched where Morgana is"
    if any(event.facts["place"] == place for event in named(told, "placed-marker")):
        yield "marker placed where Morgana is"
    if any(event.facts["space"] == place for event in named(told, "forfeited")):
        yield "no step where Morgana stands"
    for event in named(told, "took-decree"):
        if word(event, "decree").startswith(f"{place}-") and not named(told, "took"):
            yield "decree without its good by Morgana"


def _between(ring: Sequence[str], origin: str, space: str, place: str) -> bool:
    """Whether a space lies on the way, clockwise, from one to another."""
    if origin not in ring or space not in ring:
        return False
    start = ring.index(origin)
    way = [*ring[start + 1 :], *ring[:start]]
    return place in way[: way.index(space)] if space in way else False


def _haunted_city(moment: Moment, before: Morgana) -> Iterator[str]:
    """Which district Morgana closes, and what the witch sells of it."""
    if not isinstance(before, Caerleon):
        return
    if before.morgana is not None:
        district = before.districts[before.morgana]
        if _misses(moment, before, district):
            yield f"{district} shut"
        if moment.choice.ask == "buy" or (moment.choice.ask == "witch-gold" and moment.option == "goods"):
            yield f"witch's gold in the {district}"


def _misses(moment: Moment, before: Morgana, district: District) -> bool:
    """Whether somebody goes without what a district stores, because Morgana stands there."""
    told = moment.told
    spaces = [kind_of(word(event, "space")) for event in named(told, "moved")]
    if district == "mint":
        return "gold" in spaces and not named(told, "took-coins")
    if district == "orchard":
        return bool({"mistletoe", "grail"} & {*spaces}) and not named(told, "took-apple", "took-mistletoe")
    if district == "merchant":
        sent = [event.facts for event in named(told, "sent")]
        return any(facts["place"] == before.morgana and facts["vassal"] != "lady" for facts in sent)
    kind = STORES[district]
    offered = [str(option) for option in moment.choice.options]
    return moment.choice.ask in ("take", "barter") and not any(good.endswith(kind) for good in offered)


CHAPTERS = (
    *(_moves, _flags, _spaces, _goods, _manors, _missions, _traitors, _excalibur, _majorities, _points),
    *(_favor, _arthur, _arthur_with_favor, _treasures, _decrees, _allies, _gold, _market, _house_rules),
    *(_city, _morgana),
)
