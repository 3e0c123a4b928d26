"""Decisions: numbers, keys, undo, and nothing by halves."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from logres import load
from logres.engine import text
from tests.server.arrange import DEVICE, FRIEND, YOU, Json, Person, asked_state, play_on, server
from tests.server.process import PATIENCE


@pytest.fixture
def table(ada: Person) -> str:
    """A game that Ada plays from both seats."""
    name: str = ada.open_table(YOU, DEVICE)["id"]
    return name


def question(state: Json) -> tuple[int, list[str]]:
    """Who is asked, and the words that answer."""
    return state["question"]["seat"], state["question"]["words"]


def undoable(ada: Person, table: str) -> Json:
    """Play on to a decision that can be taken back."""
    for _ in range(100):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        decided = ada.decide(table, seat, state["seq"], words[-1]).body
        if decided["can_undo"]:
            return dict(decided)
    raise AssertionError("nothing could be taken back")


def test_a_decision_is_answered_with_what_came_of_it(ada: Person, table: str) -> None:
    _, before = asked_state([ada, ada], table)
    seat, words = question(before)
    answer = ada.decide(table, seat, before["seq"], words[0])
    assert answer.status == 200
    after = answer.body
    assert after["seq"] == before["seq"] + 1
    assert [(step["seq"], step["kind"], step["seat"]) for step in after["steps"]] == [
        (after["seq"], "decided", seat)
    ]
    assert after["steps"][0]["events"]
    assert after["view"] != before["view"]


def test_the_same_decision_sent_again_counts_once(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    first = ada.decide(table, seat, state["seq"], words[0], "the-same-key")
    again = ada.decide(table, seat, state["seq"], words[0], "the-same-key")
    assert again.status == 200
    assert again.body["seq"] == first.body["seq"] == 2
    assert again.body["steps"] == first.body["steps"]


def test_many_sends_at_once_count_once(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)

    def send(_: int) -> int:
        return ada.decide(table, seat, state["seq"], words[0], "the-same-key").status

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(send, range(16))) == {200}
    assert ada.state(table)["seq"] == 2


def test_of_many_different_sends_at_once_one_wins_and_the_others_are_stale(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)

    def send(number: int) -> int:
        return ada.decide(table, seat, state["seq"], words[0], f"key-of-sender-{number}").status

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(send, range(8))) == [200] + [409] * 7
    assert ada.state(table)["seq"] == 2


def test_a_key_is_not_used_twice_for_different_things(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    assert ada.decide(table, seat, state["seq"], words[0], "the-same-key").status == 200
    for answer in (
        ada.decide(table, seat, state["seq"], words[1], "the-same-key"),
        ada.decide(table, seat, state["seq"] + 1, words[0], "the-same-key"),
        ada.undo(table, seat, state["seq"], "the-same-key"),
    ):
        assert (answer.status, answer.code) == (400, "bad-request")
    assert ada.state(table)["seq"] == 2


@pytest.mark.parametrize("expected", [0, 1, 2, 4, 1_000_000])
def test_a_stale_decision_is_told_so_and_gets_the_current_state(
    ada: Person, table: str, expected: int
) -> None:
    play_on([ada, ada], table, 2)
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    answer = ada.decide(table, seat, expected, words[0])
    assert (answer.status, answer.code) == (409, "stale")
    assert answer.body["state"]["seq"] == 3
    assert answer.body["state"]["view"] == state["view"]
    assert [step["seq"] for step in answer.body["state"]["steps"]] == list(range(expected + 1, 4))
    assert ada.state(table)["seq"] == 3


@pytest.mark.parametrize("option", ["dance", "draw:draw", "0", "usual:dragon5:dragon5", "-" * 400, "\u2603"])
def test_an_illegal_decision_says_what_was_asked_and_changes_nothing(
    ada: Person, table: str, option: str
) -> None:
    _, before = asked_state([ada, ada], table)
    seat, words = question(before)
    answer = ada.decide(table, seat, before["seq"], option)
    assert (answer.status, answer.code) == (422, "illegal")
    assert before["question"]["ask"] in answer.body["message"]
    assert words[0] in answer.body["message"]
    assert ada.state(table, seat) == before


def test_a_seat_that_is_not_asked_cannot_decide(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    answer = ada.decide(table, 1 - seat, state["seq"], words[0])
    assert (answer.status, answer.code) == (422, "illegal")


def test_a_seat_acts_only_with_its_own_guest(ada: Person, bela: Person, stranger: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    assert bela.decide(table, seat, state["seq"], words[0]).code == "not-yours"
    assert stranger.decide(table, seat, state["seq"], words[0]).code == "no-name"
    assert bela.undo(table, seat, state["seq"]).code == "not-yours"
    assert bela.get(f"/api/tables/{table}/state?seat={seat}").code == "not-yours"
    assert stranger.get(f"/api/tables/{table}/state?seat={seat}").code == "not-yours"
    assert ada.get(f"/api/tables/{table}/state?seat=5").code == "not-found"
    assert ada.state(table)["seq"] == 1


def test_nothing_is_decided_while_people_gather(ada: Person) -> None:
    table = ada.open_table(YOU, FRIEND)["id"]
    answer = ada.decide(table, 0, 0, "-")
    assert (answer.status, answer.code) == (422, "illegal")


def test_nothing_is_decided_when_the_game_is_over(ada: Person, table: str) -> None:
    over = play_on([ada, ada], table)
    answer = ada.decide(table, 0, over["seq"], "-")
    assert (answer.status, answer.code) == (422, "illegal")
    assert "over" in answer.body["message"]


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"seat": 0, "expected": 1, "option": "-"},
        {"seat": 0, "expected": 1, "option": "-", "key": "short"},
        {"seat": 0, "expected": 1, "option": "-", "key": "no spaces here"},
        {"seat": -1, "expected": 1, "option": "-", "key": "12345678"},
        {"seat": 0, "expected": -1, "option": "-", "key": "12345678"},
        {"seat": 0, "expected": 1.5, "option": "-", "key": "12345678"},
        {"seat": 0, "expected": 1, "option": "", "key": "12345678"},
        {"seat": 0, "expected": 1, "option": "x" * 401, "key": "12345678"},
        {"seat": 0, "expected": 1, "option": ["-"], "key": "12345678"},
        {"seat": 0, "expected": 1, "option": "-", "key": "12345678", "force": True},
    ],
)
def test_a_malformed_decision_is_refused(ada: Person, table: str, request_: Json) -> None:
    answer = ada.post(f"/api/tables/{table}/decisions", request_)
    assert (answer.status, answer.code) == (400, "bad-request")


# Undo


def test_a_decision_can_be_taken_back(ada: Person, table: str) -> None:
    decided = undoable(ada, table)
    seat = decided["seat"]
    before = decided["seq"] - 1
    undone = ada.undo(table, seat, decided["seq"]).body
    assert undone["seq"] == decided["seq"] + 1
    [step] = undone["steps"]
    assert (step["seq"], step["kind"], step["seat"], step["events"]) == (undone["seq"], "undone", seat, [])
    assert undone["question"]["seat"] == seat

    missed = ada.state(table, seat, after=before)
    assert [step["kind"] for step in missed["steps"]] == ["decided", "undone"]
    assert missed["steps"][0]["events"] == [], "what was taken back never happened"
    told = missed["events_so_far"] + sum(len(step["events"]) for step in missed["steps"])
    assert told == undone["events_so_far"]


def test_an_undo_sent_again_counts_once(ada: Person, table: str) -> None:
    decided = undoable(ada, table)
    first = ada.undo(table, decided["seat"], decided["seq"], "undo-only-once")
    again = ada.undo(table, decided["seat"], decided["seq"], "undo-only-once")
    assert (first.status, again.status) == (200, 200)
    assert first.body["seq"] == again.body["seq"]


def test_what_was_learned_is_not_taken_back(ada: Person, table: str) -> None:
    assert ada.undo(table, 0, 1).code == "illegal"
    for _ in range(100):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        decided = ada.decide(table, seat, state["seq"], words[0]).body
        if not decided["can_undo"]:
            answer = ada.undo(table, seat, decided["seq"])
            assert (answer.status, answer.code) == (422, "illegal")
            assert ada.state(table)["seq"] == decided["seq"]
            return
    raise AssertionError("everything could be taken back")


def test_a_stale_undo_is_told_so(ada: Person, table: str) -> None:
    decided = undoable(ada, table)
    answer = ada.undo(table, decided["seat"], decided["seq"] - 1)
    assert (answer.status, answer.code) == (409, "stale")
    assert answer.body["state"]["seq"] == decided["seq"]


# Keeping


def test_a_game_goes_on_after_a_restart_and_ends_as_its_record_says(tmp_path: Path) -> None:
    with server(tmp_path) as door:
        ada = Person(door, "Ada")
        table = ada.open_table(YOU, DEVICE, options={"seals": "on"})["id"]
        decided = undoable(ada, table)
        ada.undo(table, decided["seat"], decided["seq"], "taken-back")
        play_on([ada, ada], table, 5)
        before = [ada.state(table, seat, after=0) for seat in (0, 1, None)]
    with server(tmp_path) as door:
        ada.door = door
        assert [ada.state(table, seat, after=0) for seat in (0, 1, None)] == before
        assert ada.undo(table, decided["seat"], decided["seq"], "taken-back").status == 200
        over = play_on([ada, ada], table)
        session = load(ada.get(f"/api/tables/{table}/record").text)
    assert session.over
    assert session.scores == over["table"]["points"]
    with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
        rows = db.execute("SELECT seq, kind, word FROM steps ORDER BY seq").fetchall()
    db.close()
    assert [row[0] for row in rows] == list(range(1, over["seq"] + 1))
    undone = sum(kind == "undone" for _, kind, _ in rows)
    assert len(session.decisions) == len(rows) - 1 - 2 * undone
    assert text(session.decisions[-1].option) == rows[-1][2]


def test_a_decision_that_cannot_be_kept_was_not_made(tmp_path: Path) -> None:
    with server(tmp_path) as door:
        ada = Person(door, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        _, before = asked_state([ada, ada], table)
        seat, words = question(before)
        with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
            db.execute(
                "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
            )
        answer = ada.decide(table, seat, before["seq"], words[0], "tried-twice")
        assert (answer.status, answer.code) == (500, "failed")
        assert "disk" not in answer.text
        assert ada.state(table, seat) == before
        with db:
            db.execute("DROP TRIGGER full")
        db.close()
        assert ada.decide(table, seat, before["seq"], words[0], "tried-twice").status == 200


def test_whom_another_process_forestalled_is_stale(tmp_path: Path) -> None:
    with server(tmp_path) as door:
        ada = Person(door, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
            db.execute(
                "INSERT INTO steps (table_id, seq, kind, at, seat, word, key) "
                "VALUES (?, 2, 'decided', 0, ?, ?, 'elsewhere')",
                (table, seat, words[0]),
            )
        db.close()
        answer = ada.decide(table, seat, 1, words[0])
        assert (answer.status, answer.code) == (409, "stale")
        assert answer.body["state"]["seq"] == 2


def test_a_decision_is_acknowledged_and_shown_only_when_it_is_kept(tmp_path: Path) -> None:
    with server(tmp_path) as door:
        ada, bela = Person(door, "Ada"), Person(door)
        table = ada.open_table(YOU, DEVICE)["id"]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        blocker = sqlite3.connect(tmp_path / "logres.sqlite3", isolation_level=None)
        with bela.live(table) as watching, ThreadPoolExecutor(1) as pool:
            watching.send_json({"type": "hello", "after": 0})
            assert watching.receive_json()["seq"] == 1
            blocker.execute("BEGIN IMMEDIATE")  # nobody else can commit
            decided = pool.submit(ada.decide, table, seat, 1, words[0])
            time.sleep(0.3)
            assert not decided.done()
            watching.send_json({"type": "ping"})
            assert watching.receive_json()["type"] == "pong", "the decision is not heard of yet"
            blocker.execute("ROLLBACK")
            assert decided.result(PATIENCE).status == 200
            assert watching.receive_json()["seq"] == 2
        blocker.close()


@pytest.mark.parametrize("game", ["kingarthur", "merlin"])
def test_a_careful_decision_is_refused_exactly_where_the_turn_would_pass_on(ada: Person, game: str) -> None:
    table = ada.open_table(YOU, DEVICE, game=game)["id"]
    refused = made = 0
    for _ in range(100):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        answer = ada.decide(table, seat, state["seq"], words[0], careful=True)
        if answer.status == 200:
            made += 1
            assert answer.body["question"] is not None  # the same seat goes on
            continue
        refused += 1
        assert (answer.status, answer.code) == (409, "ends-turn")
        assert ada.state(table, seat)["seq"] == state["seq"]
        confirmed = ada.decide(table, seat, state["seq"], words[0])
        assert confirmed.status == 200
        assert not confirmed.body["can_undo"]
        if made:
            break
    assert refused
    assert made


def test_a_careful_decision_that_is_not_offered_is_illegal(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, _ = question(state)
    assert ada.decide(table, seat, state["seq"], "dance", careful=True).code == "illegal"


# Ending a turn where nothing is new


MARKET = {"game": "merlin", "options": {"gold": "on", "market": "on"}}
QUIET = "go:die2:cw:vp-influence"  # only scores: the market is open before and after it


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose first player can move to a space that only scores."""
    monkeypatch.setattr("logres.server.seeds.fresh", lambda: "quiet 8")


def at_rest(ada: Person, table: str, **manner: object) -> Json:
    """What comes of a move after which the same acts are open as before."""
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    assert QUIET in words
    return dict(ada.decide(table, seat, state["seq"], QUIET, None, **manner).body)


@pytest.mark.usefixtures("quiet")
def test_who_wants_it_has_the_turn_ended_where_nothing_is_new(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table, brisk=True)
    decided, passed = state["steps"]
    assert (decided["kind"], passed["kind"], passed["seat"]) == ("decided", "passed", decided["seat"])
    assert state["question"] is None or state["question"]["ask"] != "rest"
    assert not state["can_undo"]


@pytest.mark.usefixtures("quiet")
def test_everybody_else_is_asked_and_told_that_nothing_is_new(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table)
    assert [step["kind"] for step in state["steps"]] == ["decided"]
    assert (state["question"]["ask"], state["idle"]) == ("rest", True)


@pytest.mark.usefixtures("quiet")
def test_the_careful_are_asked_even_if_they_are_brisk(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table, brisk=True, careful=True)
    assert state["question"]["ask"] == "rest"


@pytest.mark.usefixtures("quiet")
def test_rivals_are_not_told_that_somebody_passed(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table, brisk=True)
    seat = state["steps"][0]["seat"]
    shown = {looks: ada.state(table, looks, state["seq"] - 2)["steps"] for looks in (seat, 1 - seat)}
    assert [step["kind"] for step in shown[seat]] == ["decided", "passed"]
    assert [step["kind"] for step in shown[1 - seat]] == ["decided", "decided"]


@pytest.mark.usefixtures("quiet")
def test_a_turn_that_was_passed_is_replayed_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as door:
        ada = Person(door, "Ada")
        table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
        before = at_rest(ada, table, brisk=True)
        cookie = ada.cookie
    with server(tmp_path) as door:
        ada = Person(door)
        ada.cookie = cookie
        after = ada.state(table, before["seat"])
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
