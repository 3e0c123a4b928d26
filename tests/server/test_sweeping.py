"""What nobody has used for a long time is deleted."""

from __future__ import annotations

import time
from pathlib import Path

from logres.server.store import Swept
from tests.server.arrange import DEVICE, FRIEND, YOU, Person, server, services_of, until


def test_tables_that_never_began_and_guests_without_a_game_go_and_games_stay(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bela, _ = (Person(client, name) for name in ("Ada", "Bela", "Clara"))
        begun = ada.open_table(YOU, DEVICE)["id"]
        awaited = bela.open_table(YOU, FRIEND)["id"]
        store, portal = services_of(client).store, client.portal
        assert portal is not None

        assert portal.call(store.sweep, time.time() - 60) == Swept(0, 0)
        assert portal.call(store.sweep, time.time() + 60) == Swept(tables=1, guests=2)

        assert ada.state(begun)["table"]["stage"] == "playing"
        assert portal.call(store.table, awaited) is None


def test_a_server_sweeps_when_it_starts(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        awaited = Person(client, "Ada").open_table(YOU, FRIEND)["id"]
    with server(tmp_path, keep_days=-1.0) as client:
        until(lambda: Person(client).get(f"/api/tables/{awaited}/state").status == 404)
