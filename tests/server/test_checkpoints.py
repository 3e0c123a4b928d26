"""Checkpoints: a table that is opened from one is the same as one whose steps are all replayed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from logres.engine import Chance, Session, text
from logres.engine.checkpoint import BadCheckpoint, resumed, turn_start
from logres.games import box, load
from logres.server.checkpoints import restored
from logres.server.folder import Folder
from logres.server.invitations import Invitations
from logres.server.presence import Presence
from logres.server.rows import CheckpointRow, SeatRow, StepRow, StoredTable, Summary, TableRow
from logres.server.table import Table
from logres.server.table_views import TableChanges, TableViews
from logres.server.wire.answers import json_text
from tests.games.records import beginning
from tests.games.shelf import COLLECTIONS
from tests.server.arrange import DEVICE, YOU, Person, asked_state, play_on, server, services_of
from tests.server.database import change, rows

RECORDS = [record for collection in COLLECTIONS.values() for record in collection.records()]
SOME = [file for number, file in enumerate(RECORDS) if number % 20 == 0]
OPENED = 3  # times that each game is opened from a checkpoint
CONTINUED = 12  # steps that are made afterwards

some_records = pytest.mark.parametrize("file", SOME, ids=lambda file: f"{file.parent.name}-{file.stem}")


@pytest.fixture
def views(tmp_path: Path) -> Iterator[TableViews]:
    """The views of a server."""
    folder = Folder(tmp_path)
    yield TableViews(Invitations(folder.secret), Presence())
    folder.close()


def recorded(file: Path) -> Session:
    """A recorded game that began from a seed, at its end."""
    session = load(file.read_text(encoding="utf-8"))
    if session.start_position is not None:
        pytest.skip("a table begins from a seed")
    return session


def laid(game: Session) -> Table:
    """The table of a recorded game, before its first step."""
    seats = tuple(SeatRow(seat, "device", "g", name) for seat, name in enumerate(game.players))
    row = TableRow(
        "t",
        "g",
        game.box.name,
        game.box.rules_version,
        "",
        game.game.settings,
        "link",
        str(game.require_seed()),
        1.0,
    )
    return Table(StoredTable(row, Summary(points=(0,) * len(seats)), seats, None))


def played(game: Session) -> list[StepRow]:
    """The steps of a recorded game, with some decisions that were taken back and made again."""
    table, chance = laid(game), Chance.seeded(7)
    steps: list[StepRow] = []

    def make(kind: str, seat: int | None = None, word: str | None = None) -> None:
        number = len(steps) + 1
        step = StepRow(number, kind, float(number), seat, word, f"key-{number:05}")  # type: ignore[arg-type]
        table.apply(step)
        steps.append(step)

    make("began")
    for decision in game.decisions:
        make("decided", decision.seat, text(decision.option))
        if table.can_undo(decision.seat) and not chance.below(3):
            make("undone", decision.seat)
            make("decided", decision.seat, text(decision.option))
    return steps


def shown(views: TableViews, table: Table) -> list[str]:
    """Everything that a table tells to each reader, now and about the past."""
    readers = [None, *range(len(table.seats))]
    starts = (None, 0, table.seq // 2, max(0, table.seq - 40), max(0, table.seq - 5))
    return [json_text(views.state(table, "g", reader, after)) for reader in readers for after in starts]


def news(table: Table) -> list[str | None]:
    """What a table tells each reader about the last steps."""
    changes = TableChanges(table)
    return [
        changes.after(table.seq - 1 - back, reader)
        for reader in [None, *range(len(table.seats))]
        for back in (0, 3, 31, 32)
        if table.seq > back + 1
    ]


@some_records
def test_a_table_opened_from_a_checkpoint_is_the_same_as_one_replayed(file: Path, views: TableViews) -> None:
    game = recorded(file)
    steps, living = played(game), laid(game)
    points = {len(steps) * number // OPENED for number in range(1, OPENED + 1)}
    for number, step in enumerate(steps, 1):
        living.apply(step)
        made = living.checkpoint()
        if number not in points or made is None:
            continue
        row = made.row()
        opened, replayed = laid(game), laid(game)
        assert opened.resume(row, steps[row.seq : number])
        replayed.replay(steps[:number])
        assert shown(views, opened) == shown(views, replayed) == shown(views, living)
        unbroken = laid(game)
        for earlier in steps[:number]:
            unbroken.apply(earlier)
        for later in steps[number : number + CONTINUED]:
            for table in (opened, replayed, unbroken):
                table.apply(later)
            assert news(opened) == news(unbroken)
            assert opened.summary(1.0) == replayed.summary(1.0)
        assert shown(views, opened) == shown(views, replayed)
        assert opened.playing().save() == replayed.playing().save()
        assert turn_start(opened.playing()) == turn_start(replayed.playing())


@some_records
def test_a_session_resumed_at_any_turn_is_the_same_game(file: Path) -> None:
    game = recorded(file)
    living = beginning(game)
    for decision in game.decisions:
        living.decide(decision.option)
        data = turn_start(living)
        if data is None or len(living.decisions) % 5:
            continue
        twin = resumed(
            game.box, game.game.settings, game.require_seed(), game.players, json.loads(json.dumps(data))
        )
        for made in living.decisions[len(twin.decisions) :]:
            twin.decide(made.option)
        assert twin.save() == living.save()
        assert twin.can_undo == living.can_undo
        assert twin.position() == living.position()
        assert [twin.view(seat) for seat in twin.game.seats] == [
            living.view(seat) for seat in living.game.seats
        ]


def checkpoint_of(client_data: Path, table: str) -> CheckpointRow | None:
    """Read the checkpoint of a table."""
    columns = "table_id, made_with, seq, digest, body"
    found = rows(client_data, f"SELECT {columns} FROM checkpoints WHERE table_id = ?", table)  # noqa: S608
    return CheckpointRow(*found[0]) if found else None


def change_checkpoint(data: Path, assignment: str, *values: object) -> None:
    """Change all checkpoints of a database."""
    change(data, (f"UPDATE checkpoints SET {assignment}", values))  # noqa: S608


def played_and_stopped(data: Path, decisions: int = 60) -> tuple[Person, str, str]:
    """Play at a table until the server stops, and return its last state as JSON."""
    with server(data) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        play_on([ada, ada], table, decisions)
        return ada, table, ada.get(f"/api/tables/{table}/state?seat=0&after=0").text


def test_tables_are_opened_from_checkpoints_after_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table, before = played_and_stopped(tmp_path)
    assert checkpoint_of(tmp_path, table) is not None
    with server(tmp_path) as client:
        monkeypatch.setattr(Table, "replay", None)  # it is not needed
        ada.client = client
        assert ada.get(f"/api/tables/{table}/state?seat=0&after=0").text == before
        play_on([ada, ada], table, 5)


def test_a_table_put_away_to_make_room_leaves_a_checkpoint(tmp_path: Path) -> None:
    with server(tmp_path, tables_in_memory=1) as client:
        ada = Person(client, "Ada")
        first, second = [ada.open_table(YOU, DEVICE)["id"] for _ in range(2)]
        play_on([ada, ada], first, 30)
        ada.state(second)
        client.portal.call(services_of(client).background.finish)  # type: ignore[union-attr]
        kept = checkpoint_of(tmp_path, first)
        assert kept is not None
        assert 1 < kept.seq <= 31


def test_a_table_in_play_leaves_checkpoints_for_a_server_that_is_killed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        play_on([ada, ada], table, 60)
        kept = checkpoint_of(tmp_path, table)
        assert kept is not None
        assert kept.seq > 30


@pytest.mark.parametrize(
    "damage", ["body = substr(body, 1, length(body) - 1)", "seq = seq - 1", "digest = body"]
)
def test_a_damaged_checkpoint_is_noticed_and_the_steps_are_replayed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    ada, table, before = played_and_stopped(tmp_path)
    change_checkpoint(tmp_path, damage)
    with server(tmp_path) as client, caplog.at_level(logging.ERROR):
        ada.client = client
        assert ada.get(f"/api/tables/{table}/state?seat=0&after=0").text == before
        assert f"The checkpoint of table {table} cannot be used" in caplog.text


def test_a_checkpoint_of_other_rules_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    ada, table, before = played_and_stopped(tmp_path)
    change_checkpoint(tmp_path, "made_with = 'other rules', seq = seq + 1000")
    with server(tmp_path) as client:
        ada.client = client
        assert ada.get(f"/api/tables/{table}/state?seat=0&after=0").text == before
        play_on([ada, ada], table, 10)
    kept = checkpoint_of(tmp_path, table)
    assert kept is not None
    assert kept.made_with != "other rules"
    assert not caplog.text


def test_a_checkpoint_belongs_to_one_table(tmp_path: Path) -> None:
    _, table, _ = played_and_stopped(tmp_path)
    kept = checkpoint_of(tmp_path, table)
    assert kept is not None
    game = recorded(next(file for file in RECORDS if file.parent.name == "kingarthur"))
    other = laid(game).row
    with pytest.raises(BadCheckpoint, match="digest"):
        restored(kept, other, game.players)


def test_a_checkpoint_whose_zones_do_not_fit_the_rules_is_refused() -> None:
    game = recorded(next(file for file in RECORDS if file.parent.name == "kingarthur"))
    data = turn_start(game)
    assert data is not None
    zones = data["zones"]
    assert isinstance(zones, dict)
    for wrong in ({**zones, "active": "nobody"}, {**zones, "dragons": 3}, {}):
        with pytest.raises(BadCheckpoint):
            resumed(box("kingarthur"), game.game.settings, 1, game.players, {**data, "zones": wrong})


def test_a_key_of_long_ago_is_still_known(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        _, state = asked_state([ada, ada], table)
        seat, word = state["question"]["seat"], state["question"]["words"][0]
        first = ada.decide(table, seat, 1, word, key="the-first-decision")
        assert first.status == 200
        play_on([ada, ada], table, 50)
        again = ada.decide(table, seat, 1, word, key="the-first-decision")
        assert (again.status, again.body["seq"]) == (200, 52), "it counts once"
        while True:
            _, state = asked_state([ada, ada], table)
            if state["question"]["seat"] == seat:
                break
            play_on([ada, ada], table, 1)
        other = state["question"]["words"][-1]
        reused = ada.decide(table, seat, state["seq"], other, key="the-first-decision")
        assert (reused.status, reused.code) == (400, "bad-request")
        assert "used before" in reused.body["message"]
        assert ada.state(table)["seq"] == state["seq"]
        assert play_on([ada, ada], table, 1)["seq"] == state["seq"] + 1
