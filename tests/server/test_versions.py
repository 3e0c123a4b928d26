"""Rules versions on a server: a game continues by the rules it began with."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import logres
from logres.games import SHELF
from tests.server.arrange import BOT, DEVICE, FRIEND, YOU, Json, Person, play_on, server, until
from tests.server.database import change
from tests.server.process import Browser, ServerProcess
from tests.server.versions import BOTH, NEW, OLD, WITH_BOTH

BOTH_THINK = ("-c", f"{WITH_BOTH}from logres.server.bot_process import main; main()")


@contextmanager
def running(data: Path, prelude: str = "") -> Iterator[Browser]:
    """Run a server in a separate process."""
    process = ServerProcess(data, prelude=prelude)
    try:
        yield Browser(process.address())
    finally:
        assert process.end(signal.SIGTERM) == 0


def asked(browser: Browser, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
    """Send a request that must succeed, and return the answer."""
    status, answer = browser.ask(method, f"/api{path}", body)
    assert status in (200, 201), answer
    return answer


def opened(browser: Browser) -> str:
    """A table that the guest plays alone, from both seats."""
    table = asked(browser, "POST", "/tables", {"seats": [YOU, DEVICE]})
    return str(table["id"])


def looks(browser: Browser, table: str) -> list[Json]:
    """Return a table as both seats and a spectator see it, with all its steps."""
    seats = ("?after=0&seat=0", "?after=0&seat=1", "?after=0")
    return [asked(browser, "GET", f"/tables/{table}/state{seat}") for seat in seats]


def play(browser: Browser, table: str, decisions: int) -> None:
    """Take the first option a number of times."""
    for _ in range(decisions):
        state = asked(browser, "GET", f"/tables/{table}/state")
        seat, seq = state["table"]["asked"], state["seq"]
        option = asked(browser, "GET", f"/tables/{table}/state?seat={seat}")["question"]["words"][0]
        request = {"seat": seat, "expected": seq, "option": option, "key": f"decision-{seq}"}
        asked(browser, "POST", f"/tables/{table}/decisions", request)


def test_games_of_two_versions_go_on_after_a_restart_and_their_records_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records: dict[str, str] = {}
    with running(tmp_path) as before:
        asked(before, "POST", "/me", {"name": "Ada"})
        cookie, old, lost = before.cookie, opened(before), opened(before)
        play(before, old, 3)
        play(before, lost, 1)
        begun = looks(before, old)
    change(tmp_path, ("UPDATE tables SET rules = 'lost' WHERE id = ?", [lost]))

    with running(tmp_path, WITH_BOTH) as now:
        now.cookie = cookie
        assert looks(now, old) == begun
        new = opened(now)
        play(now, old, 2)
        play(now, new, 3)
        played = {table: looks(now, table) for table in (old, new)}
        assert [played[table][0]["view"]["rules"] for table in (old, new)] == [OLD, NEW]
        status, says = now.ask("GET", f"/api/tables/{lost}/state")
        assert (status, says["code"]) == (404, "no-rules")
        known = f"rules version 'lost' is unknown; known: {NEW}, {OLD}."
        assert says["message"] == f"This server cannot continue the game: {known}"
        assert {table["id"] for table in asked(now, "GET", "/tables/mine")} == {old, new, lost}

    monkeypatch.setitem(SHELF, "kingarthur", BOTH)
    with server(tmp_path) as client:
        ada = Person(client)
        ada.cookie = cookie.removeprefix("logres=")
        for table, rules, hand in ((old, OLD, 4), (new, NEW, 5)):
            assert [ada.state(table, seat, after=0) for seat in (0, 1, None)] == played[table]
            points = play_on([ada, ada], table)["table"]["points"]
            timeline = ada.get(f"/api/tables/{table}/timeline").body
            assert timeline["final_points"] == points
            first = ada.get(f"/api/tables/{table}/positions/0").body["view"]
            assert (first["rules"], len(first["hands"][0])) == (rules, hand)
            again = logres.load(ada.get(f"/api/tables/{table}/record").text)
            assert (again.box.rules_version, again.scores) == (rules, points)
            records[table] = again.record()

    monkeypatch.undo()  # the new version is gone again
    with server(tmp_path) as client:
        ada.client = client
        assert ada.get(f"/api/tables/{old}/record").text == records[old]
        answer = ada.get(f"/api/tables/{new}/state")
        assert (answer.status, answer.code) == (404, "no-rules")
        assert f"rules version '{NEW}' is unknown; known: {OLD}." in answer.body["message"]
    assert logres.load(records[old]).record() == records[old]
    with pytest.raises(logres.BadRecord, match=f"line 3: rules version '{NEW}' is unknown; known: {OLD}"):
        logres.load(records[new])


def test_a_rematch_has_the_newest_rules_and_a_fork_those_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE, settings={"overpay": "free", "sealedColumn": "resolve"})["id"]
        play_on([ada, ada], table)
    monkeypatch.setitem(SHELF, "kingarthur", BOTH)
    with server(tmp_path, bot_command=BOTH_THINK) as client:
        ada.client = client
        rematch = ada.post(f"/api/tables/{table}/rematch").body
        assert ada.state(rematch["id"])["view"]["rules"] == NEW
        assert rematch["settings"]["overpay"] == "free", "what both versions have is kept"
        assert (rematch["settings"].get("sealedColumn"), rematch["settings"]["hounds"]) == (None, "few")
        request = {"seat": 0, "bot": "random", "key": "a-fork-of-old"}
        fork = ada.post(f"/api/tables/{table}/positions/2/fork", request)
        assert fork.status == 201, fork.text
        view = ada.state(fork.body["id"], 0)["view"]
        assert (view["rules"], view["settings"]["sealedColumn"]) == (OLD, "resolve")


@pytest.mark.parametrize("rules", [OLD, NEW])
def test_bots_play_by_the_rules_of_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    if rules == NEW:
        monkeypatch.setitem(SHELF, "kingarthur", BOTH)
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, FRIEND, BOT, {"kind": "bot", "bot": "greedy"}, visibility="open")["id"]
    monkeypatch.setitem(SHELF, "kingarthur", BOTH)
    with server(tmp_path, bot_command=BOTH_THINK) as client:
        ada.client, bela = client, Person(client, "Bela")
        assert bela.post(f"/api/tables/{table}/sit").status == 200
        people = {0: ada, 1: bela}
        for _ in range(8):
            seat = until(lambda: asked_person(ada, table))
            state = people[seat - 1].state(table, seat - 1)
            people[seat - 1].decide(table, seat - 1, state["seq"], state["question"]["words"][0])
        until(lambda: asked_person(ada, table))
        state = ada.state(table, after=0)
        assert state["view"]["rules"] == rules
        assert {step["seat"] for step in state["steps"]} >= {2, 3}, "the bots have decided"
        assert [notice["name"] for notice in state["notices"]] == ["sat-down"], "no bot was helped out"


def asked_person(ada: Person, table: str) -> int | None:
    """The asked person's seat, counted from one."""
    seat: int | None = ada.state(table)["table"]["asked"]
    return seat + 1 if seat in (0, 1) else None
