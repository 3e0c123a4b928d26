"""Positions are written as text, edited and started from, and errors in them are reported with their line."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from logres.engine import (
    NOBODY,
    OWNER,
    BadPosition,
    BadRecord,
    BadTable,
    Box,
    Chance,
    Fault,
    Game,
    Session,
    Setting,
    seal,
    start,
    zone,
)
from logres.engine.lines import KeyPath
from logres.engine.shape import from_toml, to_toml
from tests.engine import toy
from tests.engine.mutate import begun_or_refused, damaged, play_on
from tests.engine.toy import everything, position

TEXT = """\
# A position of toy, at the start of turn 3.
# It holds every secret of the game: not for other players' eyes.
# "-" is nobody or nothing; numbers that are left out of a table are 0.

game = "toy"
rules = "7"
seats = 2
players = ["Ada", "Borin"]

[settings]
mood = "merry"

[chance]  # where the dice and shuffles to come are from; not needed when starting with a seed
key = "929582de64686b45b7fd46e92bcfbb61757118187a1880a541ef601c63aceb51"
drawn = 10

[table]
turns = 3
over = false
active = 0
colours = ["red", "blue"]
fell = [0]
row = []
bag = ["g", "j", "a", "d", "h"]

[seat.0]  # Ada
points = 0
hands = ["b", "f"]

[seat.1]  # Borin
points = 0
hands = ["c", "e", "i"]
"""


def begun(text: str, seed: int | None = None) -> Session:
    """A toy that begins from a position."""
    return start(toy.BOX, seed=seed, position=text)


def refused(text: str) -> list[str]:
    """The refusal of an impossible position."""
    with pytest.raises(BadPosition) as problem:
        begun(text)
    return str(problem.value).splitlines()


def changed(line: str, to: str) -> str:
    """The position with one line changed."""
    assert TEXT.count(f"{line}\n") == 1
    return TEXT.replace(f"{line}\n", f"{to}\n" if to else "")


def lying(toy: Session) -> tuple[object, ...]:
    """The complete state of a game without its past."""
    zones, dice, _, _, choice, _ = everything(toy)
    return zones, dice, choice, toy.players, [toy.view(seat) for seat in (None, *toy.game.seats)]


# Writing and reading


def test_a_position_is_readable() -> None:
    game = toy.start("roll", "stop", "draw", "stop", players=("Ada", "Borin"))
    assert game.position() == TEXT


def test_a_position_gives_the_same_game() -> None:
    game = toy.start("roll", "stop", "draw", "stop", players=("Ada", "Borin"))
    again = begun(game.position())
    assert lying(again) == lying(game)
    assert again.position() == TEXT
    assert (again.decisions, again.turn) == ([], 3)


def test_a_game_from_a_position_continues_the_same() -> None:
    game = toy.start("roll", "stop", "draw", "stop")
    again = begun(game.position())
    for option in (
        "roll",
        "show",
        "ask",
        "yes",
        "hide",
        "score",
        "stop",
        "roll",
        "lay",
        None,
        "draw",
        "stop",
    ):
        game.decide(option)
        again.decide(option)
        assert lying(again) == lying(game)
        assert again.can_undo == game.can_undo
    assert position(again).fell[1:] == position(game).fell[1:]


@given(st.lists(st.integers(0, 11), max_size=60))
def test_every_position_gives_the_same_game(picks: list[int]) -> None:
    game = toy.start()
    for pick in picks:
        if game.choice is None:
            break
        game.decide(game.choice.options[pick % len(game.choice.options)])
    again = begun(game.position())
    if game.over:
        assert lying(again) == lying(game)
        return
    for decision in game.decisions[game._first :]:
        again.decide(decision.option)
    assert lying(again) == lying(game)


def test_within_a_turn_it_is_the_position_at_its_start() -> None:
    game = toy.start("roll", "stop", "draw", "stop", "score", "roll", "ask", players=("Ada", "Borin"))
    assert game.position() == TEXT
    again = begun(game.position())
    for option in ("score", "roll", "ask"):
        again.decide(option)
    assert lying(again) == lying(game)


def test_after_the_end_it_is_the_last_position() -> None:
    game = toy.start("score", "score", "score", "stop")
    text = game.position()
    assert text.startswith("# A position of toy, at the end, after turn 1.\n")
    again = begun(text)
    assert (again.over, again.choice, again.scores, again.winners) == (True, None, [3, 0], [0])
    assert lying(again.clone()) == lying(again) == lying(game)
    assert not again.can_undo
    assert toy.load(again.record()).position() == text


def test_in_the_set_up_there_is_no_position() -> None:
    with pytest.raises(BadPosition, match="still being set up"):
        toy.start("red").position()


def test_a_redealt_turn_does_not_give_its_true_position_away() -> None:
    game = toy.start("roll", "stop", "draw", "stop")
    twin = game.redealt(0, Chance.seeded(1))
    with pytest.raises(BadPosition, match="redealt"):
        twin.position()
    twin.decide("stop")
    assert begun(twin.position()).game.faults() == []
    assert position(begun(twin.position())).bag == position(twin).bag


def test_a_seed_gives_new_chance_to_the_same_position() -> None:
    old, new, same = begun(TEXT), begun(TEXT, seed=8), begun(TEXT, seed=8)
    assert position(new).bag == position(old).bag
    rolls = []
    for game in (old, new, same):
        for _ in range(12):
            game.decide("roll")
        rolls.append(position(game).fell)
    assert rolls[0] != rolls[1] == rolls[2]


def test_with_a_seed_the_state_of_chance_may_be_left_out() -> None:
    without = re.sub(r"\[chance\](.*\n)*?\n", "", TEXT)
    assert "chance" not in without
    assert begun(without, seed=8).position() == begun(TEXT, seed=8).position()
    assert refused(without) == [
        "line 1: chance.key: must be 64 hexadecimal digits in quotes; or start with a seed.",
        "line 1: chance.drawn: must be the count of numbers drawn so far, 0 or more.",
    ]


def test_a_state_of_chance_is_read_at_any_point_of_its_block() -> None:
    for drawn in range(20):
        dice = Chance.seeded(4)
        for _ in range(drawn):
            dice.below(6)
        again = Chance.resumed(dice.key, dice.drawn)
        assert [again.below(1000) for _ in range(20)] == [dice.below(1000) for _ in range(20)]


def test_order_comments_and_notation_do_not_matter() -> None:
    edited = """\
seat.1 = { points = 0, hands = ["i", 'c', "e"] }  # not sorted, for once
seat.0.points = 0
seat.0.hands = [  # over lines
  "f",
  "b",
]
rules = '7'
seats = 0x2
game = "to\\u0079"
[table]
bag = ["g", "j", "a", "d", "h"]
row = []
fell = [0]
colours = ["red", "blue"]
active = 0
over = false
turns = 3
[chance]
drawn = 10
key = "929582de64686b45b7fd46e92bcfbb61757118187a1880a541ef601c63aceb51"
"""
    named = TEXT.replace("Ada", "Seat 0").replace("Borin", "Seat 1")
    assert begun(edited).position() == named
    assert begun("\ufeff" + edited.replace("\n", "\r\n")).position() == named


def test_settings_that_are_left_out_have_their_defaults() -> None:
    assert begun(changed('mood = "merry"', "")).position() == TEXT
    assert begun(changed('mood = "merry"', 'mood = "grave"')).game.settings == {"mood": "grave"}


@given(st.text(max_size=20), st.text(max_size=20))
@example("\x85\u2028\x7f\x00", '"\\#')
@example("\ud800", "a\nb")
def test_any_name_comes_back(one: str, other: str) -> None:
    game = toy.start("stop", players=(one, other))
    whole = [name.encode(errors="replace").decode() for name in (one, other)]
    again = begun(game.position())
    assert again.players == whole
    assert toy.load(again.save()).players == whole
    assert again.position().splitlines() == again.position().split("\n")[:-1]


# Tables that cannot be


@pytest.mark.parametrize(
    "more", [{"seats": 2}, {"settings": {"mood": "merry"}}, {"players": ["Ada", "Borin"]}], ids=str
)
def test_a_position_already_has_its_table(more: dict[str, object]) -> None:
    with pytest.raises(BadTable, match="already has seats, settings and players"):
        start(toy.BOX, position=TEXT, **more)  # type: ignore[arg-type]


def test_without_a_position_seats_are_needed() -> None:
    with pytest.raises(BadTable, match="toy is for 2 to 3 players"):
        start(toy.BOX)


def test_the_settings_of_an_older_position_are_called_options() -> None:
    former = changed("[settings]", "[options]").replace('mood = "merry"', 'mood = "grave"')
    game = begun(former)
    assert game.game.settings == {"mood": "grave"}
    assert "[settings]" in game.position()
    assert refused(former.replace("grave", "sad")) == [
        "line 11: options.mood: Setting 'mood' cannot be 'sad'. Allowed: merry, grave."
    ]


def test_the_settings_are_under_one_heading() -> None:
    both = f'{TEXT}\n[options]\nmood = "grave"\n'
    assert refused(both) == ["line 34: options: the settings are already under [settings]."]


# Errors are reported with their line.


@pytest.mark.parametrize(
    ("line", "to", "problem"),
    [
        ("seats = 2", "seats = ", "line 7: this is not TOML: Invalid value."),
        ("seats = 2", "seats = 2\nseats = 2", "line 8: this is not TOML: Cannot overwrite a value."),
        ('hands = ["c", "e", "i"]', 'hands = ["c"', "line 32: this is not TOML: Unclosed array."),
        ('game = "toy"', "", "line 1: 'game' is missing; it must be a text in quotes."),
        ('game = "toy"', 'game = "chess"', "line 5: game: 'chess' is not known here; it must be 'toy'."),
        ('rules = "7"', 'rules = "8"', "line 6: rules: rules version '8' is unknown; known: 7."),
        ('rules = "7"', "rules = 7", "line 6: rules: 7 is not a text in quotes."),
        ("seats = 2", "seats = 4", "line 7: seats: toy is for 2 to 3 players, not 4."),
        ("seats = 2", "seats = true", "line 7: seats: true is not a whole number."),
        (
            "seats = 2",
            f"seats = 0x{'f' * 5000}",
            "line 7: seats: a number this large is not a whole number.",
        ),
        ("seats = 2", "seats = 3", "line 8: players: 2 names for 3 seats."),
        (
            'players = ["Ada", "Borin"]',
            'players = ["Ada", 2]',
            "line 8: players.1: 2 is not a text in quotes.",
        ),
        (
            'mood = "merry"',
            'noise = "loud"',
            "line 11: settings.noise: toy has no setting 'noise'. Known: mood.",
        ),
        (
            'mood = "merry"',
            'mood = "sad"',
            "line 11: settings.mood: Setting 'mood' cannot be 'sad'. Allowed: merry, grave.",
        ),
        (
            "drawn = 10",
            "drawn = -1",
            "line 15: chance.drawn: must be the count of numbers drawn so far, 0 or more.",
        ),
        (
            "drawn = 10",
            "drawn = 10\nluck = 1",
            "line 16: chance.luck: there is no 'luck' in [chance]; known: key, drawn.",
        ),
        ("[seat.1]  # Borin", "[seat.2]", "line 30: seat.2: there is no seat '2'; seats are 0 to 1."),
        ("[seat.1]  # Borin", "[set.1]", "line 30: set: there is no 'set' in a position; known: "),
        ("active = 0", "", "line 17: table: 'active' is missing; it must be a whole number."),
        (
            "active = 0",
            "action = 0\nactive = 0",
            "line 20: table.action: there is no 'action' under [table]; known: turns, over,",
        ),
        ("active = 0", 'active = "0"', "line 20: table.active: '0' is not a whole number."),
        ("active = 0", "active = 0.5", "line 20: table.active: a fraction is not a whole number."),
        ("active = 0", "active = 2020-02-02", "line 20: table.active: a date is not a whole number."),
        ("over = false", "over = 0", "line 19: table.over: 0 is not true or false."),
        ("fell = [0]", "fell = [\n0,\n[]]", "line 24: table.fell.1: a list is not a whole number."),
        ("fell = [0]", "fell = 0", "line 22: table.fell: 0 is not a list in brackets."),
        ("turns = 3", "turns = 0", "line 18: table.turns: turns are counted from 1 to 99999."),
        ('hands = ["b", "f"]', "", "line 26: seat.0: 'hands' is missing; it must be a list in brackets."),
        (
            'hands = ["b", "f"]',
            'hands = ["b", true]',
            "line 28: seat.0.hands.1: true is not a text in quotes.",
        ),
        ("active = 0", "active = 2", "line 20: table.active: there is no seat 2."),
        ('bag = ["g", "j", "a", "d", "h"]', 'bag = ["g"]', "line 24: table.bag: letters are lost."),
    ],
    ids=str,
)
def test_an_error_is_reported_with_its_line(line: str, to: str, problem: str) -> None:
    (said,) = refused(changed(line, to))
    assert said.startswith(problem)


def test_all_errors_are_reported_together() -> None:
    text = changed('hands = ["c", "e", "i"]', 'hands = [\n  "c",\n  "z",\n  "i",\n]').replace(
        "active = 0", "active = 5"
    )
    assert refused(text) == [
        "line 20: table.active: there is no seat 5.",
        "line 24: table.bag: letters are lost.",
        "line 35: seat.1.hands.2: z is no letter of the bag.",
    ]


def test_an_empty_text_is_no_position() -> None:
    assert refused("")[0] == "line 1: 'game' is missing; it must be a text in quotes."


def test_long_lists_of_problems_are_cut() -> None:
    said = refused(changed("fell = [0]", f"fell = [{', '.join(['true'] * 40)}]"))
    assert len(said) == 13
    assert said[-1] == "And 28 more."


def test_brackets_without_end_are_refused() -> None:
    assert refused("a = " + "[" * 10_000) == ["line 1: this is not TOML: too many brackets are nested."]


def test_half_a_character_is_refused_with_its_line() -> None:
    assert refused(changed('mood = "merry"', 'mood = "\ud800"')) == [
        "line 11: this is not TOML: this is a lone surrogate, not a character."
    ]


@settings(max_examples=400)
@given(damaged(TEXT))
def test_whatever_happens_to_a_text_it_is_a_game_or_refused_with_a_line(text: str) -> None:
    game = begun_or_refused(text, toy.BOX)
    if game is not None:
        assert begun(game.position()).position() == game.position()
        play_on(game, 30)


# Sessions from a position


def test_a_game_from_a_position_is_taken_back_cloned_and_redealt() -> None:
    game = begun(TEXT)
    before = everything(game.clone())
    game.decide("score")
    twin = game.clone()
    assert everything(twin) == everything(game)
    game.undo()
    assert everything(game) == before
    redealt = twin.redealt(0, Chance.seeded(3))
    redealt.decide("draw")
    assert redealt.game.faults() == []
    assert position(twin).points == [1, 0]
    with pytest.raises(ValueError, match="has no record"):
        redealt.save()


def test_what_came_before_the_position_cannot_be_taken_back() -> None:
    assert not begun(TEXT).can_undo


def test_a_saved_game_from_a_position_is_the_same_when_it_is_loaded() -> None:
    game = begun(TEXT)
    for option in ("roll", "draw", "stop", "ask", "yes"):
        game.decide(option)
    again = toy.load(game.save())
    assert everything(again) == everything(game)
    assert again.save() == game.save()
    assert again.start_position == game.start_position == TEXT


def test_a_game_that_was_newly_seeded_is_loaded_with_its_chance() -> None:
    game = begun(TEXT, seed=9)
    for _ in range(9):
        game.decide("roll")
    assert everything(toy.load(game.save())) == everything(game)


def test_the_record_of_a_running_game_keeps_its_first_position_secret() -> None:
    game = begun(TEXT)
    game.decide("roll")
    record = game.record()
    assert "|" not in record
    assert game.game.chance.key.hex() not in record
    assert record.splitlines()[7:] == ["from: position", f"seal: {seal(TEXT)}", "", "3. 0: roll"]
    with pytest.raises(BadRecord, match="line 8: the position is left out, because the game was not over"):
        toy.load(record)


def finished() -> Session:
    """A toy from a position, played to its end."""
    game = begun(TEXT)
    for option in ("score", "score", "score", "stop"):
        game.decide(option)
    return game


def test_the_record_of_a_finished_game_holds_its_first_position() -> None:
    game = finished()
    assert game.record() == game.save()
    lines = game.record().splitlines()
    assert lines[7:12] == ["from: position", f"seal: {seal(TEXT)}", "scores: 3 0", "winners: 0", ""]
    assert lines[12:-2] == [f"| {line}".rstrip() for line in TEXT.splitlines()]
    assert lines[-2:] == ["", "3. 0: score score score stop"]
    assert everything(toy.load(game.record())) == everything(game)


def test_an_older_record_keeps_the_position_that_was_sealed() -> None:
    former = TEXT.replace("[settings]", "[options]")
    record = finished().record().replace(seal(TEXT), seal(former)).replace("| [settings]", "| [options]")
    again = toy.load(record.replace("setting mood", "option mood"))
    assert again.seal == seal(former)
    assert again.record() == record


def test_a_position_has_no_seed() -> None:
    with pytest.raises(ValueError, match="began from a position"):
        begun(TEXT, seed=9).require_seed()


@pytest.mark.parametrize(
    ("line", "to", "problem"),
    [
        (
            "from: position",
            "from: heaven",
            "line 8: a game begins from a seed or from a 'position', not 'heaven'.",
        ),
        ("from: position", "", "line 12: a position needs the header 'from: position'."),
        ("from: position", "from: position\nseed: 5", "line 9: a game from a position has no seed."),
        (
            "| active = 0",
            "| active = 1",
            "line 9: the seal does not belong to the position: one of them was changed.",
        ),
        ("player 0: Ada", "player 0: Eve", "line 6: 'player 0' says Eve, but the position says Ada."),
        (
            "setting mood: merry",
            "setting mood: sad",
            "line 5: 'setting mood' says sad, but the position says merry.",
        ),
        ("seats: 2", "seats: 3", "line 4: 'seats' says 3, but the position says 2."),
        (
            "player 1: Borin",
            "player 7: Borin",
            "line 7: 'player 7' says Borin, but the position says nothing.",
        ),
        (
            "3. 0: score score score stop",
            "3. 0: score score score stop\n| more = 1",
            "line 47: the position must come before the first turn.",
        ),
        (
            "3. 0: score score score stop",
            "1. 0: score",
            "line 46: turn 1, seat 0 decides 'score', but it is turn 3 and seat 0 is asked.",
        ),
    ],
    ids=str,
)
def test_damage_to_the_record_of_such_a_game_is_named_with_its_line(line: str, to: str, problem: str) -> None:
    record = finished().record()
    assert record.count(f"{line}\n") == 1
    with pytest.raises(BadRecord) as said:
        toy.load(record.replace(f"{line}\n", f"{to}\n" if to else ""))
    assert str(said.value) == problem


def test_an_impossible_position_in_a_record_is_named_with_the_line_of_the_record() -> None:
    worse = TEXT.replace("active = 0", "active = 2")
    record = finished().record().replace("| active = 0", "| active = 2").replace(seal(TEXT), seal(worse))
    with pytest.raises(BadRecord, match=r"^line 32: table\.active: there is no seat 2\.$"):
        toy.load(record)
    assert record.splitlines()[31] == "| active = 2"


def test_a_seed_from_elsewhere_does_not_belong_to_a_game_from_a_position() -> None:
    with pytest.raises(BadRecord, match="line 8: a game from a position has no seed"):
        toy.load(finished().record(), seed=5)


# Every kind of zone

Colour = Literal["red", "green", "blue"]


class Chest(Game):
    """A game with one zone of each kind; nothing is played."""

    owner: int | None = zone()
    motto: str | None = zone()
    mood: Colour = zone()
    counts: dict[Colour, int] = zone()
    piles: dict[Colour, list[str]] = zone()
    keepers: dict[Colour, int | None] = zone()
    nested: dict[Colour, dict[Colour, int]] = zone()
    ledger_of: dict[str, int] = zone()
    by_number: dict[int, bool] = zone()
    pair: tuple[str, int] = zone()
    way: tuple[str | int, ...] = zone()
    board: list[list[int | None]] = zone()
    own: list[dict[Colour, int]] = zone(by_seat=True)
    lid: list[bool] = zone(by_seat=True)
    names: list[str | None] = zone(by_seat=True)
    bag: list[str] = zone(NOBODY, deck="cards")
    hands: list[list[str]] = zone(OWNER, deck="cards", kept_sorted=True)

    async def setup(self) -> None:
        """One thing of each kind."""
        self.owner, self.motto, self.mood = None, None, "green"
        self.counts = {"red": 0, "green": 2, "blue": 0}
        self.piles = {"red": [], "green": ["a b", 'c"d'], "blue": []}
        self.keepers = {"red": None, "green": 1, "blue": 0}
        self.nested = {
            "red": {"red": 0, "green": 0, "blue": 0},
            "green": {"red": 0, "green": 0, "blue": 7},
            "blue": {"red": 1, "green": 0, "blue": 0},
        }
        self.ledger_of = {"spaces": 0, "a key": 3, "ü": -4}
        self.by_number = {3: True, 10: False}
        self.pair, self.way = ("x", 1), ("to", 3, "then", 5)
        self.board = [[None, 1], [], [0, None]]
        self.own = [{"red": 0, "green": 0, "blue": 0} for _ in self.seats]
        self.lid = [seat == 0 for seat in self.seats]
        self.names = [None for _ in self.seats]
        self.names[0] = "-- a name of its own"
        self.bag = [f"card {number}" for number in range(40)]
        self.hands = [["x"] for _ in self.seats]

    async def turn(self) -> None:
        """Ask one question."""
        await self.choose(0, "which", ("this", "that"), "C1")
        self.over = True

    def scores(self) -> list[int]:
        """There are no points."""
        return [0 for _ in self.seats]

    def winners(self) -> list[int]:
        """All seats."""
        return [*self.seats]

    def faults(self) -> list[Fault]:
        """A purse is never over nine."""
        return [
            Fault(f"own.{seat}.{colour}", "too much")
            for seat, purse in enumerate(self.own)
            for colour, count in purse.items()
            if count > 9
        ]


CHEST = Box("chest", "1", range(2, 4), (Setting("wood", ("oak", "fir"), "C2"),), lambda settings: Chest)
CHEST_TEXT = start(CHEST, 2, seed=1).position()


def test_every_kind_of_zone_comes_back_in_its_order() -> None:
    game = start(CHEST, 3, seed=1)
    again = start(CHEST, position=game.position())
    for name in game.game.zones:
        assert repr(getattr(again.game, name)) == repr(getattr(game.game, name))
    assert again.position() == game.position()


def test_zeros_of_a_known_set_are_left_out_and_others_are_not() -> None:
    lines = CHEST_TEXT.splitlines()
    for line in (
        "counts = { green = 2 }",
        'owner = "-"',
        "piles.red = []",
        'piles.green = ["a b", "c\\"d"]',
        'keepers = { red = "-", green = 1, blue = 0 }',
        "nested.red = {}",
        "nested.green = { blue = 7 }",
        'ledger_of = { spaces = 0, "a key" = 3, "ü" = -4 }',
        "by_number = { 3 = true, 10 = false }",
        'pair = ["x", 1]',
        'board = [["-", 1], [], [0, "-"]]',
        "own = {}",
    ):
        assert line in lines
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize(
    ("line", "to", "problem"),
    [
        ('mood = "green"', 'mood = "grey"', "table.mood: 'grey' is not allowed; allowed: red, green, blue."),
        (
            'owner = "-"',
            'owner = "nobody"',
            "table.owner: 'nobody' is not a whole number, or \"-\" for nothing.",
        ),
        (
            "counts = { green = 2 }",
            "counts = { grey = 2 }",
            "table.counts.grey: there is no 'grey' here; allowed: red, green, blue.",
        ),
        ("counts = { green = 2 }", 'counts.green = "2"', "table.counts.green: '2' is not a whole number."),
        ("counts = { green = 2 }", "counts = []", "table.counts: a list is not a table, key by key."),
        ("piles.red = []", "", "table.piles: 'red' is missing; it must be a list in brackets."),
        ('pair = ["x", 1]', 'pair = ["x", 1, 2]', "table.pair: there must be 2 entries, not 3."),
        ('pair = ["x", 1]', "pair = [1, 1]", "table.pair.0: 1 is not a text in quotes."),
        (
            'way = ["to", 3, "then", 5]',
            "way = [true]",
            "table.way.0: true is not a text in quotes or a whole number.",
        ),
        (
            "by_number = { 3 = true, 10 = false }",
            "by_number = { three = true }",
            "table.by_number.three: 'three' is not a whole number.",
        ),
        (
            'board = [["-", 1], [], [0, "-"]]',
            'board = [["-", 1], 3]',
            "table.board.1: 3 is not a list in brackets.",
        ),
    ],
    ids=str,
)
def test_every_kind_of_zone_is_checked(line: str, to: str, problem: str) -> None:
    assert CHEST_TEXT.count(f"{line}\n") == 1
    number = CHEST_TEXT.splitlines().index(line) + 1
    with pytest.raises(BadPosition) as said:
        start(CHEST, position=CHEST_TEXT.replace(line, to))
    # What is missing is looked for where its zone begins: here on the line after it, which moved up.
    assert str(said.value) in (f"line {number}: {problem}", f"line {number + 1}: {problem}")


def test_a_fault_is_found_down_to_the_entry() -> None:
    text = CHEST_TEXT.replace("own = {}", "own.red = 1\nown.blue = 10", 1)
    with pytest.raises(BadPosition) as said:
        start(CHEST, position=text)
    assert (
        str(said.value) == f"line {text.splitlines().index('own.blue = 10') + 1}: seat.0.own.blue: too much."
    )


def test_a_dash_that_is_a_word_cannot_be_written_where_it_means_nothing() -> None:
    assert to_toml("-", str) == "-"
    with pytest.raises(AssertionError, match="a dash is nothing"):
        to_toml("-", str | None)


def test_a_zone_of_another_kind_is_a_mistake_in_the_rules() -> None:
    problems: list[tuple[KeyPath, str]] = []
    with pytest.raises(AssertionError, match="cannot be written as a text"):
        from_toml(1, set[int], (), lambda *problem: problems.append(problem))


@settings(max_examples=300)
@given(damaged(CHEST_TEXT))
def test_whatever_happens_to_any_kind_of_zone_it_is_read_or_refused_with_a_line(text: str) -> None:
    game = begun_or_refused(text, CHEST)
    if game is not None:
        assert start(CHEST, position=game.position()).position() == game.position()
