"""Tables whose games were partly played before the server starts, so that a page can open at any moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from logres.engine import Session, text
from logres.server.rows import GuestRow, SeatRow, StepRow, StoredTable, Summary, TableRow, TableUpdate
from logres.server.services import Services
from logres.server.settings import Settings
from logres.server.table import Table
from logres.server.words import new_table_id
from tests.server.process import Browser

T = TypeVar("T")


@dataclass(frozen=True)
class Known:
    """A guest known to the server."""

    guest: GuestRow
    cookie: str


async def welcome(services: Services, *names: str) -> list[Known]:
    """Register everybody at the server."""
    return [Known(*await services.guests.welcome(name)) for name in names]


async def lay(
    services: Services,
    people: Sequence[Known],
    game: Session,
    decisions: int,
    title: str = "Table of the Lake",
) -> str:
    """Add a table at which these people have made the first decisions of a game; return its id."""
    now = time.time()
    row = TableRow(
        id=new_table_id(),
        opener_id=people[0].guest.id,
        game=game.box.name,
        rules=game.box.rules_version,
        title=title,
        settings=game.game.settings,
        visibility="link",
        seed=str(game.require_seed()),
        opened_at=now,
    )
    seats = [
        SeatRow(number, "friend" if number else "you", person.guest.id, person.guest.name)
        for number, person in enumerate(people)
    ]
    stored = StoredTable(row, Summary(points=(0,) * len(seats)), tuple(seats), None)
    table = Table(stored)
    steps = [StepRow(1, "began", now)]
    for number, decision in enumerate(game.decisions[:decisions], 2):
        steps.append(StepRow(number, "decided", now, decision.seat, text(decision.option)))
    table.replay(steps)
    await services.store.open_table(stored, TableUpdate(table.summary(now), steps))
    return row.id


def go_on(site: str, people: Sequence[Known], table: str, game: Session, decisions: range) -> None:
    """Decide at such a table as in the recorded game, while pages watch."""
    for number in decisions:
        decision = game.decisions[number]
        requests = Browser(site)
        requests.cookie = f"logres={people[decision.seat].cookie}"
        body = {
            "seat": decision.seat,
            "expected": number + 1,
            "option": text(decision.option),
            "key": f"as-in-the-game-{number}",
        }
        status, answer = requests.ask("POST", f"/api/tables/{table}/decisions", body)
        assert status == 200, answer


def furnish(data: Path, put: Callable[[Services], Awaitable[T]]) -> T:
    """Fill the data folder of a server before it starts."""

    async def furnished() -> T:
        services = Services(Settings(data))
        try:
            return await put(services)
        finally:
            await services.close()

    # In a thread, because the browser's thread already has an event loop.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(furnished())).result()
