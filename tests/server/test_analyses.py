"""The stories of finished games at the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.testclient import TestClient

from logres.players.analysis import Limits, analyse
from logres.server import analysis_process
from logres.server.analysis_process import Told, look_through
from logres.server.wire.stories import AnalysisInfo
from tests.server.arrange import DEVICE, YOU, Person, play_on, server, services_of, until

GAMES = Path(__file__).parents[1] / "games" / "kingarthur"
GAME = min(GAMES.glob("*-2-*.txt"), key=lambda file: file.stat().st_size)
# Tells a story without thinking, and how far it is before.
PROCESS = """
import json, sys
task = json.loads(sys.stdin.readline())
assert task["game"].startswith("Logres record")
print(json.dumps({{"done": 3, "of": 9}}), flush=True)
{then}
"""
STORY = 'print(json.dumps({"story": {"author": "knight", "told": TOLD}}), flush=True)'


def telling(folder: Path, then: str) -> tuple[str, ...]:
    """The command of a process that does this instead of thinking."""
    file = folder / "telling.py"
    file.write_text(PROCESS.format(then=then))
    return (str(file),)


def over(client: TestClient) -> tuple[Person, str]:
    """A finished game of two people at one device."""
    ada = Person(client, "Ada")
    table = ada.open_table(YOU, DEVICE)["id"]
    play_on([ada, ada], table)
    return ada, table


def asked(person: Person, table: str) -> Any:  # noqa: ANN401
    """Ask for the story of a game."""
    return person.get(f"/api/tables/{table}/analysis")


def told(person: Person, table: str) -> Any:  # noqa: ANN401
    """Wait until the story is told."""
    return until(lambda: (found := asked(person, table)).status == 200 and found.body)


def test_a_finished_game_is_looked_through_once_for_all_readers(tmp_path: Path) -> None:
    command = telling(tmp_path, STORY.replace("TOLD", "1"))
    with server(tmp_path / "data", analysis_command=command) as client:
        ada, table = over(client)
        first = asked(ada, table)
        assert first.status == 202
        assert first.body["done"] <= first.body["of"]
        story = told(ada, table)
        assert story == {"author": "knight", "told": 1}
        assert Person(client).get(f"/api/tables/{table}/analysis").body == story


def test_who_only_wants_what_is_there_begins_nothing(tmp_path: Path) -> None:
    command = telling(tmp_path, STORY.replace("TOLD", "1"))
    with server(tmp_path / "data", analysis_command=command) as client:
        ada, table = over(client)
        path = f"/api/tables/{table}/analysis?begin=false"
        assert (ada.get(path).status, ada.get(path).body["done"]) == (202, 0)
        assert services_of(client).analyses.wanted == ()
        assert told(ada, table) == ada.get(path).body


def test_the_process_tells_how_far_it_is_and_then_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = partial(analyse, limits=Limits(samples=1))
    monkeypatch.setattr(analysis_process, "analyse", quick)
    said: list[Told] = []
    look_through({"game": GAME.read_text(encoding="utf-8")}, said.append)
    *progress, last = said
    assert all(0 < one["done"] <= one["of"] for one in progress)
    TypeAdapter(AnalysisInfo).validate_python(last["story"])
    said.clear()
    look_through({"game": "nonsense"}, said.append)
    assert "BadRecord" in said[0]["error"]


def test_a_running_game_has_no_story(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        assert asked(ada, table).code == "not-over"
        assert asked(ada, "nowhere").status == 404


def test_a_story_of_another_version_is_told_anew(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with server(data, analysis_command=telling(tmp_path, STORY.replace("TOLD", "1"))) as client:
        ada, table = over(client)
        assert told(ada, table)["told"] == 1
    with server(data, analysis_command=telling(tmp_path, STORY.replace("TOLD", "2"))) as client:
        ada.client = client
        assert told(ada, table)["told"] == 1
    with closing(sqlite3.connect(data / "logres.sqlite3")) as db, db:
        db.execute("UPDATE analyses SET version = 'of yesterday'")
    with server(data, analysis_command=telling(tmp_path, STORY.replace("TOLD", "2"))) as client:
        ada.client = client
        assert told(ada, table)["told"] == 2


@pytest.mark.parametrize("then", ["", "print('nonsense', flush=True)", "print(json.dumps({'error': 'no'}))"])
def test_a_process_that_fails_leaves_no_story_and_harms_nothing(tmp_path: Path, then: str) -> None:
    with server(tmp_path / "data", analysis_command=telling(tmp_path, then)) as client:
        ada, table = over(client)
        assert asked(ada, table).status == 202
        assert until(lambda: asked(ada, table).code if asked(ada, table).status == 500 else None) == "failed"
        assert ada.state(table, 0)["table"]["stage"] == "over"


def test_games_are_looked_through_when_they_end_if_the_host_wants_it(tmp_path: Path) -> None:
    command = telling(tmp_path, STORY.replace("TOLD", "1"))
    with server(tmp_path / "data", analysis_command=command, analysis_at_end=True) as client:
        _, table = over(client)
        services = services_of(client)
        assert client.portal is not None
        portal = client.portal
        assert until(lambda: portal.call(services.store.analysis, table))


def test_a_server_that_stops_does_not_wait_for_a_story(tmp_path: Path) -> None:
    command = telling(tmp_path, "import time; time.sleep(600)")
    with server(tmp_path / "data", analysis_command=command) as client:
        ada, table = over(client)
        assert until(lambda: asked(ada, table).body["done"] == 3)
