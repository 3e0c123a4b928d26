"""Properties of every game of Merlin: at any table, whatever is decided."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import logres
from logres.engine import Chance, Event, Json, Option, Question, Session
from logres.engine.changes import patched
from logres.merlin import BOX, Merlin
from logres.merlin.modules.favor import FIELDS, ONCE, Favor
from logres.merlin.parts import read
from logres.merlin.pieces import ALLIES, CASTLE, PLACES, VASSALS
from tests import properties
from tests.properties import (
    any_choice,
    any_settings,
    assert_begins_or_is_refused,
    assert_conserved,
    assert_leads_back,
    assert_promises_kept,
    assert_record_replays,
    assert_redeal_is_unseen,
    assert_redealt_game_ends,
    log_under,
)

MOST_DECISIONS = 2000  # in a game: a sixth is usual
MOST_QUESTIONS = 60  # in a turn with its scoring; sixteen exchanges by marshal and staff ask for half of it
MOVES = ("go", "reverse", "act", "stop", "poison", "horn", "cauldron", "pass")
FURTHER_TURNS = (
    "worked",
    "stopped",
    "used-pentagram",
    "passed",
)  # what a turn is taken with, apart from dice
OF_MODULES = (
    *("seals", "signet", "picts", "pict_display", "decrees", "allies", "ally_tiles", "marshal"),
    *("gareth_tiles", "geraint_tiles", "castle_tiles", "kay_tiles"),
    *("coins", "mistletoe", "market", "wares", "hired", "worked", "plus_tokens"),
    *(
        "districts",
        "morgana",
        "morgana_faces",
        "pentagrams",
        "cauldrons",
        "cauldron_dice",
        "horn",
        "poisoned",
    ),
    *("huts", "dark_markers", "topped"),
)  # zones that only a module has


@dataclass(frozen=True)
class Play(properties.Play):
    """A table and a way to play at it.

    At random; or lazily, declining what can be declined; or keenly, doing everything possible before going
    on. With King's favor, those who are taught begin with four seals: chance alone seldom earns the best.
    """

    manner: str
    is_taught: bool = False

    def start(self) -> Session:
        """The game before the first decision."""
        session = logres.start("merlin", self.seats, dict(self.settings), self.seed)
        if not self.is_taught or ("favor", "on") not in self.settings:
            return session
        while session.turn == 0:  # in the draft
            assert session.choice is not None
            session.decide(session.choice.options[self.seed % len(session.choice.options)])
        first, last = self.seed % len(FIELDS), (self.seed + 4) % len(FIELDS)
        fields = FIELDS[first:last] if first < last else FIELDS[first:] + FIELDS[:last]
        seals = ", ".join(f"{field} = true" for field in fields)
        return logres.start(
            "merlin", position=session.position().replace("seals = {}", f"seals = {{ {seals} }}")
        )

    def pick(self, choice: Question, chance: Chance) -> Option:
        """One of the options, as this play chooses."""
        options = choice.options
        busy = [one for one in options if one is not None]
        moves = [one for one in busy if isinstance(one, tuple) and one[0] in MOVES]
        is_strict = chance.below(100) < 80
        if self.manner == "lazy" and is_strict:
            options = [None] if None in options else moves or options
        if self.manner == "keen" and is_strict:
            options = [one for one in busy if one not in moves] or busy
        return options[chance.below(len(options))]


EVERY_MANNER = ("chance", "lazy", "keen")
MANNERS = st.sampled_from(EVERY_MANNER)
PLAYS = st.builds(
    Play,
    st.integers(2, 4),
    any_settings(BOX),
    st.integers(0, 10**9),
    MANNERS,
    st.booleans(),
)


def rules(session: Session) -> Merlin:
    """The game of a session, with the type of Merlin's rules."""
    assert isinstance(session.game, Merlin)
    return session.game


@given(any_choice(BOX))
def test_every_choice_of_settings_begins_or_is_refused_with_the_reason(chosen: dict[str, str]) -> None:
    """R1.6, R1.7"""
    assert_begins_or_is_refused(BOX, chosen)


@settings(max_examples=40)
@given(PLAYS)
def test_the_game_ends_and_its_record_replays(play: Play) -> None:
    """R1.2, R1.3, I1, I2, I3, I4"""
    session, _ = play.after(MOST_DECISIONS)
    assert_record_replays(session)
    further = [event for event in session.events if event.name in FURTHER_TURNS]
    assert session.turn == 6 * len(rules(session).dice_of(0)) * play.seats + len(further)


@settings(max_examples=25)
@given(PLAYS)
def test_pieces_are_conserved_at_every_decision(play: Play) -> None:
    """I1, I2, I3, I4, I6"""
    assert_conserved(play)


@settings(max_examples=25)
@given(PLAYS)
def test_the_score_is_the_sum_of_its_ledger_and_of_its_events(play: Play) -> None:
    """R1.4: at every decision, source by source."""
    session, chance = play.after(0)
    told: list[Counter[str]] = [Counter() for _ in range(play.seats)]
    heard = 0
    while True:
        for event in session.events[heard:]:
            if event.name == "scored":
                assert event.seat is not None
                source, points = event.facts["source"], event.facts["points"]
                assert isinstance(source, str)
                assert isinstance(points, int)
                told[event.seat][source] += points
                assert event.facts["total"] == sum(told[event.seat].values())
        heard = len(session.events)
        game = rules(session)
        for seat in game.seats:
            assert game.ledger(seat) == told[seat]
        assert session.scores == [sum(ledger.values()) for ledger in told] == game.public_points()
        if session.choice is None:
            break
        session.decide(play.pick(session.choice, chance))


@settings(max_examples=25)
@given(PLAYS)
def test_nobody_is_asked_a_question_without_a_choice(play: Play) -> None:
    """R4.6: at least two answers, all different; in a turn others are asked only what they give up."""
    session, chance = play.after(0)
    while session.choice is not None:
        choice, game = session.choice, rules(session)
        assert len(choice.options) > 1
        assert len(set(choice.options)) == len(choice.options)
        of_anybody = choice.ask in ("ally", "defend", "shield", "raise", "grail", "keep")
        is_rival = choice.seat != game.active
        assert of_anybody or is_rival <= (choice.ask in ("discard", "pay"))
        assert is_rival or choice.ask != "discard"
        session.decide(play.pick(choice, chance))


@settings(max_examples=40)
@given(PLAYS)
def test_no_turn_asks_more_than_a_sane_number_of_questions(play: Play) -> None:
    """R4.2: however many flags, apples, staffs and missions a player has."""
    session, _ = play.after(MOST_DECISIONS)
    asked = Counter(decision.turn for decision in session.decisions)
    assert max(asked.values()) <= MOST_QUESTIONS
    assert len(session.decisions) <= 6 * session.turn


@settings(max_examples=100)
@given(PLAYS, st.integers(0, 300))
def test_every_promise_of_the_engine_is_kept_at_any_moment(play: Play, moment: int) -> None:
    """I1: conservation, questions, refusals, clones, undo, saving, secrecy and redeals."""
    assert_promises_kept(play, moment, BOX)


@settings(max_examples=80)
@given(PLAYS, st.integers(0, 300))
def test_undo_clone_and_loading_lead_back_to_the_whole_position(play: Play, moment: int) -> None:
    """I1: including what nobody sees, the order of the decks and the dice to come."""
    assert_leads_back(play, moment)


@settings(max_examples=4)
@given(PLAYS)
def test_redealing_what_a_seat_cannot_know_never_changes_what_it_sees(play: Play) -> None:
    """R1.5: byte for byte, for every seat and the spectator, at every decision."""
    assert_redeal_is_unseen(play)


@settings(max_examples=20)
@given(PLAYS, st.integers(0, 200))
def test_a_redealt_game_is_played_to_its_end(play: Play, moment: int) -> None:
    """I1, I2, I3"""
    assert_redealt_game_ends(play, moment)


@settings(max_examples=15)
@given(PLAYS)
def test_all_but_what_shows_something_hidden_can_be_taken_back_within_the_turn(play: Play) -> None:
    """X133: what was drawn, looked at or rolled is known."""
    session, chance = play.after(0)
    while session.choice is not None:
        choice, turn, heard = session.choice, session.turn, len(session.events)
        session.decide(play.pick(choice, chance))
        shown = {"drew-mission", "took-mission", "drew-traitors", "rolled", "revealed-pict", "looked"}
        is_shown = any(event.name in shown for event in session.events[heard:])
        is_same = session.turn == turn and session.view(None)["asked"] == choice.seat
        assert session.can_undo == (is_same and not is_shown)


def test_nothing_of_a_redeal_is_left_undone() -> None:
    """R1.5: rivals' hands and both decks change, the own hand and what lies open do not."""
    session, chance = Play(3, (), 4, "chance").after(30)
    assert session.choice is not None
    game, seat = rules(session), session.choice.seat
    redealt = [rules(session.redealt(seat, chance)) for _ in range(20)]
    for zone in ("mission_deck", "traitor_supply"):
        assert len({tuple(getattr(twin, zone)) for twin in redealt}) == 20
    for rival in game.seats:
        hands = {tuple(twin.hands[rival]) for twin in redealt}
        assert (len(hands) > 1) == (rival != seat)
    for zone in ("display", "mission_discards", "traitors", "castles", "faces"):
        assert all(getattr(twin, zone) == getattr(game, zone) for twin in redealt)


def test_a_spectator_never_hears_which_missions_were_dealt_or_drawn() -> None:
    """R1.5: nor does a rival."""
    session, _ = Play(3, (), 8, "keen").after(MOST_DECISIONS)
    secret = [event for event in session.events if event.name in ("dealt-missions", "drew-mission")]
    assert {event.name for event in secret} == {"dealt-missions", "drew-mission"}
    for event in secret:
        owner = event.seat
        assert owner is not None
        for seat in (None, 0, 1, 2):
            facts = event.told_to(seat)["facts"]
            assert isinstance(facts, dict)
            assert bool({"mission", "missions"} & facts.keys()) == (seat == owner)


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_the_log_does_not_depend_on_how_python_hashes(hash_seed: str) -> None:
    """R3.5, R3.6, R11.3"""
    tables = ("2", "3 favor", "4 treasures decrees", "2 arthur", "3 knights", "4 favor arthur knights")
    log = log_under(hash_seed, "merlin", *tables)
    assert log == log_under("0", "merlin", *tables)
    assert log.count("Logres record") == len(tables)


def test_every_event_is_plain_data_and_says_who() -> None:
    """R1.5: only what concerns the whole table has no seat."""
    session, _ = Play(4, (("favor", "on"),), 11, "keen").after(MOST_DECISIONS)
    of_all = {"scoring", "round-ended", "over", "reshuffled-missions", "reshuffled-traitors"}
    for event in session.events:
        assert (event.seat is None) == (event.name in of_all), event
        assert json.loads(json.dumps(event.in_full())) == event.in_full()


class Listener:
    """Somebody who hears only public events, and moves pieces on a separate board."""

    def __init__(self, seats: int) -> None:
        self.castles: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.markers: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.vassals: list[dict[str, str]] = [dict.fromkeys(VASSALS, CASTLE) for _ in range(seats)]
        self.traitors: list[list[str]] = [[] for _ in range(seats)]
        self.faces: list[dict[str, int]] = [{} for _ in range(seats)]
        self.used: list[list[str]] = [[] for _ in range(seats)]
        self.seals: list[dict[str, bool]] = [{} for _ in range(seats)]
        self.decrees: list[list[str]] = [[] for _ in range(seats)]
        self.hands = [0] * seats
        self.apples = [0] * seats
        self.staffs = [3] * seats
        self.figures = {"merlin": "black"}
        self.manors: dict[str, int] = {}
        self.display: list[str] = []
        self.mission_discards: list[str] = []
        self.excalibur: int | None = None
        self.grail: int | None = None
        self.signet: int | None = None
        self.picts: list[list[str]] = [[] for _ in range(seats)]
        self.pict_display: list[str] = []
        self.allies: list[list[str]] = [[] for _ in range(seats)]
        self.ally_tiles: list[dict[str, int]] = [{} for _ in range(seats)]
        self.marshal: str | None = None
        self.gareth_tiles: list[list[str]] = [[] for _ in range(seats)]
        self.geraint_tiles: list[list[str]] = [[] for _ in range(seats)]
        self.castle_tiles: list[str] = []
        self.kay_tiles: dict[str, int] = dict.fromkeys(PLACES, 0)
        self.coins = [0] * seats
        self.mistletoe = [0] * seats
        self.market = dict(read().market)
        self.wares: list[dict[str, int]] = [{} for _ in range(seats)]
        self.hired: list[list[str]] = [[] for _ in range(seats)]
        self.worked: list[list[str]] = [[] for _ in range(seats)]
        self.plus_tokens: list[dict[str, int]] = [dict.fromkeys(PLACES, 0) for _ in range(seats)]
        self.districts: dict[str, str] = {}
        self.morgana: str | None = None
        self.morgana_faces: dict[str, int] = {}
        self.pentagrams: list[str | None] = [None] * seats
        self.cauldrons: list[list[str]] = []
        self.cauldron_dice: list[str | None] = []
        self.horn: int | None = None
        self.poisoned = [0] * seats
        self.huts: list[str] = []
        self.dark_markers: dict[str, int] = dict.fromkeys(PLACES, 0)
        self.topped: list[dict[str, int]] = [dict.fromkeys(PLACES, 0) for _ in range(seats)]

    def hear(self, event: Event) -> None:
        """Apply an event to the listener's board; most events have a seat."""
        seat, told = event.seat, cast("Mapping[str, Any]", event.facts)
        if seat is None:
            if event.name == "reshuffled-missions":
                self.mission_discards.clear()
            elif event.name == "revealed-pict":
                self.pict_display.insert(told["at"], told["pict"])
            else:
                self.hear_of_magic(event.name, told)
        elif event.name in ("scored", "repelled"):
            if "traitor" in told:
                self.traitors[seat].remove(told["traitor"])
            if told.get("source") == "gareth" and "colour" in told:
                self.gareth_tiles[seat].append(told["colour"])
            if told.get("source") == "geraint" and "space" in told:
                kinds = [*self.geraint_tiles[seat], told["space"].removeprefix("vp-")]
                self.geraint_tiles[seat] = [*dict.fromkeys(kinds)]
        else:
            self.hear_of(event.name, seat, told)

    def hear_of(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done."""
        match name:
            case "began":
                self.display = [*told["display"]]
            case "started":
                self.figures[f"knight{seat}"] = told["space"]
                self.markers[seat][told["marker"]] += 1
            case "rolled":
                self.faces[seat], self.used[seat] = {**told["faces"]}, []
            case "turned":
                dice = self.morgana_faces if told["die"].startswith("morgana") else self.faces[seat]
                dice[told["die"]] = told["face"]
                self.apples[seat] -= told["means"] == "apple"
            case "used-die":
                self.used[seat].append(told["die"])
            case "moved":
                assert self.figures.get(told["figure"], told["origin"]) == told["origin"]
                self.figures[told["figure"]] = told["space"]
            case "took":
                self.castles[seat][told["good"]] += 1
            case "gave-back":
                self.castles[seat][told["good"]] -= 1
            case "used-flag":
                self.castles[seat][told["flag"]] -= 1
            case "took-apple":
                self.apples[seat] += 1
            case "took-staff":
                self.staffs[seat] += 1
            case "used-staff":
                self.staffs[seat] -= 1
            case "took-excalibur":
                assert told["former"] == self.excalibur
                self.excalibur = seat
            case "took-grail":
                assert told["former"] == self.grail
                self.grail = seat
            case "sent":
                assert self.vassals[seat][told["vassal"]] == told["origin"]
                self.vassals[seat][told["vassal"]] = told["place"]
            case "went-home":
                assert self.vassals[seat][told["vassal"]] == told["place"]
                self.vassals[seat][told["vassal"]] = CASTLE
            case "placed-marker":
                self.markers[seat][told["place"]] += 1
            case "withdrew":
                self.markers[seat][told["place"]] -= told["count"]
            case "built":
                self.manors[told["cell"]] = seat
            case "drew-traitors":
                self.traitors[seat] = [*told["traitors"]]
            case "took-signet":
                assert told["former"] == self.signet
                self.signet = seat
            case "replaced-manor":
                assert told["former"] == self.manors[told["cell"]]
                self.manors[told["cell"]] = seat
            case "cleared":
                assert {self.manors.pop(cell) for cell in told["cells"]} == {seat}
            case "took-pict":
                self.pict_display.remove(told["pict"])
                self.picts[seat].append(told["pict"])
            case "discarded-picts":
                assert self.picts[seat] == told["picts"]
                self.picts[seat] = []
            case _:
                self.hear_of_cards(name, seat, told)

    def hear_of_cards(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done with missions and seals."""
        match name:
            case "dealt-missions":
                self.hands[seat] = told["count"]
            case "drew-mission":
                self.hands[seat] += 1
            case "took-mission":
                self.hands[seat] += 1
                self.display[self.display.index(told["mission"])] = told["revealed"]
            case "resolved":
                self.hands[seat] -= 1
                self.mission_discards.append(told["mission"])
            case "discarded-missions":
                self.hands[seat] -= len(told["missions"])
                self.mission_discards += told["missions"]
            case "took-decree":
                self.decrees[seat].append(told["decree"])
            case "used-decrees":
                assert self.decrees[seat][: len(told["decrees"])] == told["decrees"]
                del self.decrees[seat][: len(told["decrees"])]
            case "swapped-missions":
                self.display[self.display.index(told["taken"])] = told["given"]
            case "learned":
                self.seals[seat][told["ability"]] = True
            case "used-favor":
                self.seals[seat][told["ability"]] = False
            case "turned-seals":
                self.seals[seat] |= dict.fromkeys(told["abilities"], True)
            case _:
                self.hear_of_allies(name, seat, told)

    def hear_of_allies(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done with its allies."""
        match name:
            case "joined":
                mine = {*self.allies[seat], told["ally"]}
                self.allies[seat] = [ally for ally in ALLIES if ally in mine]
                if told["tiles"]:
                    self.ally_tiles[seat][told["ally"]] = told["tiles"]
            case "placed-marshal":
                self.marshal = told["place"]
            case "used-tile":
                self.ally_tiles[seat][told["ally"]] -= 1
                assert self.ally_tiles[seat][told["ally"]] == told["left"]
            case "laid-tile":
                self.kay_tiles[told["place"]] += 1
            case "returned-tiles":
                self.kay_tiles[told["place"]] -= told["count"]
                self.ally_tiles[seat][told["ally"]] += told["count"]
            case "laid-castle":
                self.castle_tiles.append(told["cell"])
            case _:
                self.hear_of_gold(name, seat, told)

    def hear_of_gold(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done with coins and mistletoe, and at the market."""
        match name:
            case "took-coins":
                self.coins[seat] += told["count"]
            case "paid-coins":
                self.coins[seat] -= told["count"]
            case "took-mistletoe":
                self.mistletoe[seat] += 1
            case "used-mistletoe":
                self.mistletoe[seat] -= 1
            case "bought":
                self.market[told["ware"]] -= 1
                if told["ware"].startswith("labourer-"):
                    self.hired[seat] = sorted([*self.hired[seat], told["ware"]])
                else:
                    self.wares[seat][told["ware"]] = self.wares[seat].get(told["ware"], 0) + 1
            case "returned-ware":
                self.part_with(seat, told["ware"])
                self.market[told["ware"]] += 1
            case "laid-plus":
                self.part_with(seat, "plus")
                self.plus_tokens[seat][told["place"]] += 1
            case "returned-plus":
                self.plus_tokens[seat][told["place"]] -= told["count"]
                self.market["plus"] += told["count"]
            case "worked":
                self.hired[seat].remove(told["ware"])
                self.worked[seat].append(told["ware"])
            case "stopped":
                assert self.hired[seat] == told["wares"]
                self.worked[seat] += told["wares"]
                self.hired[seat] = []
            case "dismissed":
                assert self.worked[seat] == told["wares"]
                self.worked[seat] = []
                for labourer in told["wares"]:
                    self.market[labourer] += 1
            case _:
                self.hear_of_morgana(name, seat, told)

    def hear_of_magic(self, name: str, told: Mapping[str, Any]) -> None:
        """Apply what happens to the city, or in the kitchen, without a seat."""
        match name:
            case "laid-city":
                self.districts = {**told["districts"]}
            case "laid-tokens":
                self.cauldrons = [[*token] for token in told["cauldrons"]]
            case "rolled-morgana":
                self.morgana_faces = {**told["faces"]}
                self.pentagrams = [None] * len(self.pentagrams)
                self.cauldron_dice = [None] * len(self.cauldrons)
            case "removed-huts":
                self.huts = [cell for cell in self.huts if cell not in told["cells"]]
            case "dispelled":
                self.dark_markers[told["place"]] -= told["count"]

    def hear_of_morgana(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done in the kitchen."""
        match name:
            case "used-pentagram":
                self.pentagrams[seat] = told["die"]
                if told["use"].startswith("cauldron-"):
                    self.cauldron_dice[int(told["use"][-1]) - 1] = told["die"]
            case "passed":
                self.pentagrams[seat] = "passed"
            case "took-poison":
                self.poisoned[seat] += 1
            case "used-poison":
                self.poisoned[seat] -= 1
            case "took-horn":
                assert told["former"] == self.horn
                self.horn = seat
            case "moved-morgana":
                assert told["origin"] == self.morgana
                self.morgana = told["place"]
            case "turned-token":
                token = self.cauldrons[told["cauldron"] - 1]
                token.reverse()
                assert token[0] == told["action"]
            case "swapped-figures":
                one, other = told["figure"], told["other"]
                start = self.figures.get(one), self.figures.get(other)
                self.figures[one], self.figures[other] = told["space"], told["left"]
                assert start in ((told["left"], told["space"]), (told["left"], None))
            case "placed-hut":
                self.huts.append(told["cell"])
            case "abandoned":
                assert {self.manors.pop(cell) for cell in told["cells"]} == {seat}
            case "returned-castles":
                self.castle_tiles = [cell for cell in self.castle_tiles if cell not in told["cells"]]
                self.ally_tiles[seat]["gaheris"] += len(told["cells"])
            case "darkened":
                if told["top"]:
                    self.topped[seat][told["place"]] += 1
                else:
                    self.dark_markers[told["place"]] += 1
            case "dispelled":
                self.topped[seat][told["place"]] -= told["count"]

    def part_with(self, seat: int, ware: str) -> None:
        """Remove a ware from a seat."""
        self.wares[seat] = {**self.wares[seat], ware: self.wares[seat][ware] - 1}
        self.wares[seat] = {ware: count for ware, count in self.wares[seat].items() if count}


@settings(max_examples=25)
@given(PLAYS)
def test_the_public_events_are_enough_to_follow_the_game(play: Play) -> None:
    """R1.5: every open piece can be moved by ear, without a look at the table."""
    play = replace(play, is_taught=False)
    session, chance = play.after(0)
    listener, heard = Listener(play.seats), len(session.events)
    for event in session.events:
        listener.hear(event)
    assert_heard(listener, session, session.view(None))
    session.show()
    view: Json = session.view(None)
    while session.choice is not None:
        session.decide(play.pick(session.choice, chance))
        for event in session.events[heard:]:
            assert event.change is not None
            listener.hear(event)
            view = patched(view, event.change.seen_by(None))
            assert_heard(listener, session, view)
        heard, view = len(session.events), patched(view, session.settle().seen_by(None))


def assert_heard(listener: Listener, session: Session, view: Json) -> None:
    """The listener's board matches what lies open; an event is told when its change is done."""
    assert isinstance(view, dict)
    shown, game = cast("dict[str, Any]", view), rules(session)
    seen = {**vars(listener)}
    for name in OF_MODULES:
        if name not in game.zones:
            assert seen.pop(name) == getattr(Listener(len(game.seats)), name)
    if "arthur" in shown["figures"]:
        seen["figures"] = {"arthur": game.parts.arthur.start, **listener.figures}
    assert [+castle for castle in seen.pop("castles")] == [+Counter(castle) for castle in shown["castles"]]
    assert [+own for own in seen.pop("markers")] == [+Counter(own) for own in shown["markers"]]
    counts = [hand if isinstance(hand, int) else len(hand) for hand in shown["hands"]]
    assert seen.pop("hands") == counts
    assert seen == {name: shown[name] for name in seen}


def test_this_kind_of_play_reaches_every_question_and_every_ability() -> None:
    """R20.1, R23: so that the properties above cover all of them."""
    asked: set[str] = set()
    used: set[object] = set()
    begun: set[str] = set()
    for seed in range(24):
        modules = [(module, "on") for module in ("favor", "treasures", "decrees")]
        chosen = (*modules, ("keepShields", "on" if seed % 2 else "off"))
        play = Play(2 + seed % 3, chosen, seed, EVERY_MANNER[seed // 3 % 3], is_taught=seed > 3)
        session = play.start()
        assert isinstance(session.game, Favor)
        begun |= {field for seals in session.game.seals for field in seals}
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
        used |= {event.facts["ability"] for event in session.events if event.name == "used-favor"}
    assert asked == {
        *("move", "landed", "rest", "draw", "defend", "shield", "grail"),
        *("send", "claim", "deploy", "relocate", "give", "take", "replace", "build", "tower", "excalibur"),
        *("learn", "favor-build", "favor-score", "favor-deploy"),
        *("treasure", "discard", "look", "decree", "decree-bonus"),
    }
    assert begun == {*FIELDS}
    assert used == {*ONCE}


def test_this_kind_of_play_reaches_every_question_of_arthur() -> None:
    """R31, R33, R34"""
    asked: set[str] = set()
    for seed in range(18):
        play = Play(2 + seed % 3, (("arthur", "on"),), seed, EVERY_MANNER[seed // 3 % 3])
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
    assert asked >= {
        *("resource", "signet", "stairs", "march-merlin", "replace-manor", "pict", "pict-manor"),
        *("march-arthur", "activate", "keep"),
    }


def test_this_kind_of_play_reaches_every_question_of_gold_and_of_the_market() -> None:
    """R52, R53, R60.2, R61, R62.5, R63.2"""
    asked: set[str] = set()
    used: set[str] = set()
    for seed in range(18):
        chosen = (("gold", "on"), ("market", "on"), ("knights", "on"), ("allies", "random"))
        play = Play(2 + seed % 3, chosen, seed, EVERY_MANNER[seed // 3 % 3])
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
        used |= {event.name for event in session.events}
    assert asked >= {"fruit", "pay", "raise", "plus"}
    assert used >= {"bought", "returned-ware", "worked", "stopped", "laid-plus", "returned-plus"}


def test_this_kind_of_play_reaches_every_question_of_the_city_and_of_morgana() -> None:
    """R71, R72, R83, R84, R85.1, R86.1, R86.2, R86.3, R86.4, R87.1"""
    asked: set[str] = set()
    used: set[str] = set()
    for seed in range(24):
        modules = [(module, "on") for module in ("gold", "caerleon", "morgana")]
        chosen = (*modules, ("districts", "random"), ("morganaPass", "on" if seed % 2 else "off"))
        play = Play(2 + seed % 3, chosen, seed, EVERY_MANNER[seed // 3 % 3])
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
        used |= {event.name for event in session.events}
    assert asked >= {
        *("make-room", "fetch", "barter", "fruit", "horn", "morgana"),
        *("bewitch", "swap-figures", "witch-gold", "sell", "buy", "dark", "hut"),
    }
    assert used >= {"used-poison", "took-horn", "forfeited-token", "dispelled", "abandoned", "passed"}
