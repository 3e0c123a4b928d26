"""Records: readable, replayable, and with clear errors."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from logres.engine import BadRecord, seal
from tests.engine import toy
from tests.engine.toy import everything

FINISHED = ("ask", "yes", "roll", "stop", "lay", None, "stop", "score", "score", "score", "stop")

RECORD = f"""\
Logres record 1
game: toy
rules: 7
seats: 2
setting mood: merry
player 0: Ada
player 1: Borin
seal: {seal(5)}
seed: 5
scores: 3 0
winners: 0

0. 0: red 1/blue
1. 0: ask 1/yes roll stop
2. 1: lay - stop
3. 0: score score score stop
"""


def refused(record: str, seed: int | None = None) -> str:
    """The refusal of a damaged record."""
    with pytest.raises(BadRecord) as problem:
        toy.load(record, seed)
    return str(problem.value)


def changed(line: str, to: str) -> str:
    """The record with one line changed."""
    assert f"{line}\n" in RECORD
    return RECORD.replace(f"{line}\n", f"{to}\n" if to else "")


# Writing and reading


def test_a_record_is_readable() -> None:
    assert toy.start(*FINISHED, players=("Ada", "Borin")).record() == RECORD


def test_a_record_gives_the_same_game() -> None:
    game = toy.start(*FINISHED, players=("Ada", "Borin"))
    again = toy.load(game.record())
    assert everything(again) == everything(game)
    assert (again.seed, again.players) == (5, ["Ada", "Borin"])
    assert again.record() == game.record()


def test_the_settings_of_an_older_record_are_called_options() -> None:
    again = toy.load(RECORD.replace("setting mood: merry", "option mood: grave"))
    assert again.game.settings == {"mood": "grave"}
    assert again.record() == RECORD.replace("merry", "grave")


def test_a_setting_under_both_its_names_is_a_duplicate() -> None:
    twice = RECORD.replace("setting mood: merry", "option mood: merry\nsetting mood: grave")
    assert refused(twice) == "line 6: 'setting mood' appears a second time."


def test_the_record_of_a_running_game_keeps_the_seed_secret() -> None:
    record = toy.start("roll", "stop").record()
    assert "seed:" not in record
    assert f"seal: {seal(5)}" in record.splitlines()
    assert "scores" not in record


def test_with_the_seed_the_record_of_a_running_game_can_be_replayed() -> None:
    game = toy.start("roll", "draw", "score")
    assert everything(toy.load(game.record(), seed=5)) == everything(game)


@pytest.mark.parametrize(
    "decisions",
    [("red",), (), ("score",), ("ask",), ("ask", "no"), ("roll", "draw", "stop", "lay"), FINISHED],
)
def test_a_saved_game_continues_the_same(decisions: tuple[str, ...]) -> None:
    game = toy.start(*decisions)
    again = toy.load(game.save())
    assert everything(again) == everything(game)
    while game.choice is not None:
        option = "stop" if len(game.decisions) > 30 else game.choice.options[0]
        game.decide(option)
        again.decide(option)
    assert everything(again) == everything(game)


def test_undo_is_possible_after_loading_as_before() -> None:
    again = toy.load(toy.start("roll", "score").save())
    assert again.can_undo
    again.undo()
    assert not again.can_undo


def test_comments_empty_lines_and_surrounding_spaces_do_not_matter() -> None:
    lines = RECORD.splitlines()
    lines[0] += "  # the title may have one too"
    lines[13] = f"   {lines[13]}   # a fine roll: 1. 0: nonsense"
    commented = "\ufeff" + "\r\n".join(
        [lines[0], "# kept because of the question", "", *lines[1:], "", "# end"]
    )
    assert toy.load(commented).record() == RECORD


def test_a_seed_may_be_a_word() -> None:
    for seed in ("camelot", "007", "-0", "a b", "1e5", "-12"):
        game = toy.start("roll", seed=seed)
        again = toy.load(game.save())
        assert everything(again) == everything(game)


@pytest.mark.parametrize("seed", [0, 7, -7, 2**64, 10**60])
def test_a_seed_may_be_any_number(seed: int) -> None:
    game = toy.start("roll", seed=seed)
    assert everything(toy.load(game.save())) == everything(game)


@pytest.mark.parametrize(
    "name", ["Jörg Müller", "Łucja", "아서", "亚瑟王", "🐉", "Ada: the first", "1. 0: draw", "-"]
)
def test_a_name_in_any_script_comes_back(name: str) -> None:
    again = toy.load(toy.start("score", players=(name, "Borin")).save())
    assert again.players == [name, "Borin"]
    assert again.decisions[-1].option == "score"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ada # seed: 9", "Ada seed: 9"),
        ("Ada\nseed: 9", "Ada seed: 9"),
        ("Ada\r\n1. 0: score", "Ada 1. 0: score"),
        ("Ada\u2028\x85\x0b\x0c\x1d\x1eB", "Ada B"),
        ("  Ada  ", "Ada"),
        ("#", ""),
        ("", ""),
    ],
)
def test_a_name_cannot_break_out_of_its_line(name: str, written: str) -> None:
    game = toy.start("score", players=("Borin", name))
    assert len(game.save().splitlines()) == len(RECORD.splitlines()) - 4
    assert toy.load(game.save()).players == ["Borin", written]


@given(st.text(max_size=30))
@example("\x1c")
def test_no_name_at_all_can_damage_a_record(name: str) -> None:
    game = toy.start("score", players=(name, "Borin"))
    again = toy.load(game.save())
    assert everything(again) == everything(game)
    assert again.save() == game.save()


def test_a_record_without_names_has_seats() -> None:
    again = toy.load(changed("player 0: Ada", ""))
    assert again.players == ["Seat 0", "Borin"]


# Damage: each kind is reported with its line and reason.


@pytest.mark.parametrize(
    "foreign", ["", "\n", "# Logres record 1", "PK\x03\x04\x00", "<html>", "Logres record 2\n"]
)
def test_a_foreign_file_is_refused(foreign: str) -> None:
    assert refused(foreign) == "line 1: this is not a record; it must begin with 'Logres record 1'."


@pytest.mark.parametrize("header", ["game", "rules", "seats", "seal"])
def test_a_missing_header_is_named(header: str) -> None:
    record = re.sub(rf"^{header}:.*\n", "", RECORD, flags=re.MULTILINE)
    assert refused(record) == f"line 1: the header '{header}:' is missing."


@pytest.mark.parametrize(
    ("line", "to", "problem"),
    [
        pytest.param("game: toy", "game: chess", "line 2: There is no game 'chess'.", id="unknown-game"),
        pytest.param(
            "rules: 7", "rules: 8", "line 3: rules version '8' is unknown; known: 7.", id="unknown-rules"
        ),
        pytest.param("seats: 2", "seats: 9", "line 4: toy is for 2 to 3 players, not 9.", id="wrong-seats"),
        pytest.param(
            "seats: 2", "seats: two", "line 4: 'seats' must be a number, not 'two'.", id="seats-no-number"
        ),
        pytest.param(
            "seats: 2", "seats: ²", "line 4: 'seats' must be a number, not '²'.", id="seats-odd-digit"
        ),
        pytest.param("seats: 2", "seats:", "line 4: 'seats' must be a number, not ''.", id="seats-empty"),
        pytest.param(
            "setting mood: merry",
            "setting noise: loud",
            "line 5: toy has no setting 'noise'. Known: mood.",
            id="unknown-setting",
        ),
        pytest.param(
            "setting mood: merry",
            "setting mood: sad",
            "line 5: Setting 'mood' cannot be 'sad'. Allowed: merry, grave.",
            id="unknown-value-of-a-setting",
        ),
        pytest.param(
            "setting mood: merry",
            "opton mood: sad",
            "line 5: 'opton mood' is not a header of a record.",
            id="typo",
        ),
        pytest.param(
            "player 1: Borin",
            "player 2: Borin",
            "line 7: there is no seat 2; seats are 0 to 1.",
            id="player-without-a-seat",
        ),
        pytest.param(
            "player 1: Borin",
            "player 0: Borin",
            "line 7: 'player 0' appears a second time.",
            id="doubled-header",
        ),
        pytest.param(
            "seed: 5",
            "seed: 6",
            "line 8: the seal does not belong to the seed: one of them was changed.",
            id="wrong-seal",
        ),
        pytest.param(
            "scores: 3 0",
            "scores: 4 0",
            "line 10: 'scores' says 4 0, but the decisions give 3 0.",
            id="wrong-scores",
        ),
        pytest.param(
            "winners: 0",
            "winners: 1",
            "line 11: 'winners' says 1, but the decisions give 0.",
            id="wrong-winners",
        ),
        pytest.param(
            "1. 0: ask 1/yes roll stop",
            "1. 0: ask 1/maybe roll stop",
            "line 14: 'maybe' is not an answer to 'answer' (T2), asked of seat 1. Allowed: yes, no.",
            id="illegal-decision",
        ),
        pytest.param(
            "1. 0: ask 1/yes roll stop",
            "1. 0: ask yes roll stop",
            "line 14: turn 1, seat 0 decides 'yes', but it is turn 1 and seat 1 is asked.",
            id="wrong-seat",
        ),
        pytest.param(
            "2. 1: lay - stop",
            "4. 1: lay - stop",
            "line 15: turn 4, seat 1 decides 'lay', but it is turn 2 and seat 1 is asked.",
            id="wrong-turn",
        ),
        pytest.param(
            "2. 1: lay - stop",
            "2. 1: lay",
            "line 16: turn 3, seat 0 decides 'score', but it is turn 2 and seat 1 is asked.",
            id="decisions-missing",
        ),
        pytest.param(
            "3. 0: score score score stop",
            "3. 0: score score sco",
            "line 16: 'sco' is not an answer to 'deed' (T1), asked of seat 0. "
            "Allowed: score, roll, show, draw, deal, peek, whisper, ask, lay, hide, force, stop.",
            id="truncated-word",
        ),
        pytest.param(
            "3. 0: score score score stop",
            "3. 0",
            "line 16: '3. 0' is neither a header nor a turn such as '3. 1: draw - 2'.",
            id="truncated-line",
        ),
        pytest.param(
            "3. 0: score score score stop",
            "3. 0: score score score",
            "line 10: 'scores' says 3 0, but the game is not over.",
            id="truncated-game",
        ),
        pytest.param(
            "3. 0: score score score stop",
            "3. 0: score score score stop\n4. 1: score",
            "line 17: 'score' cannot be decided: the game is over.",
            id="decisions-after-the-end",
        ),
        pytest.param(
            "3. 0: score score score stop",
            "3. 0: score score score stop\nplayer 0: Ada",
            "line 17: 'player 0: Ada' is neither a header nor a turn such as '3. 1: draw - 2'.",
            id="header-after-turns",
        ),
        pytest.param(
            "1. 0: ask 1/yes roll stop",
            "1. 0: ask ²/yes roll stop",
            "line 14: '²/yes' does not begin with the number of a seat.",
            id="odd-seat",
        ),
        pytest.param(
            "1. 0: ask 1/yes roll stop",
            f"{'1' * 5000}. 0: ask",
            f"line 14: '{'1' * 40}' is neither a header nor a turn such as '3. 1: draw - 2'.",
            id="enormous-turn",
        ),
        pytest.param(
            "game: toy",
            "some words",
            "line 2: 'some words' is neither a header nor a turn such as '3. 1: draw - 2'.",
            id="words",
        ),
    ],
)
def test_damage_is_named_with_its_line(line: str, to: str, problem: str) -> None:
    assert refused(changed(line, to)) == problem


def test_a_record_without_a_seed_says_why() -> None:
    assert refused(toy.start("roll").record()) == (
        "line 1: this record has no seed, because its game was not over; only its server can replay it."
    )


def test_a_seed_that_no_game_begins_with_is_named() -> None:
    record = RECORD.replace("seed: 5", "seed: 5  5").replace(seal(5), seal("5  5"))
    assert refused(record) == "line 9: A seed must be a single line without '#'."


def test_a_foreign_seed_does_not_fit_the_seal() -> None:
    problem = refused(toy.start("roll").record(), seed=6)
    assert problem == "line 8: the seal does not belong to the seed: one of them was changed."


def test_comments_do_not_shift_the_lines_that_are_named() -> None:
    record = changed("winners: 0", "# a comment\n\nwinners: 1")
    assert refused(record) == "line 13: 'winners' says 1, but the decisions give 0."


@given(st.data())
def test_whatever_happens_to_a_record_it_is_read_or_refused_with_a_line(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(RECORD) - 1))
    gone = data.draw(st.integers(0, 12))
    put = data.draw(st.text(st.sampled_from("0123456789.: /+-#\n\t²٣abcseed"), max_size=6))
    said = "line 1: read"
    try:
        toy.load(RECORD[:at] + put + RECORD[at + gone :])
    except BadRecord as problem:
        said = str(problem)
    assert re.match(r"line \d+: .", said)
