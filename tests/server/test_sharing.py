"""What servers on the same database share: leases, who is where, and limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from logres.server.engine import Database
from logres.server.settings import Rate
from logres.server.sharing import (
    TooSoon,
    elsewhere,
    end_lease,
    end_leases,
    enter,
    forget_allowances,
    leave,
    renew,
    take,
)
from tests.server.database import change, engine_for, rows

T = TypeVar("T")


def done(data: Path, *works: Callable[[Database], T]) -> list[T | TooSoon]:
    """Do several things, each in a transaction."""

    async def main() -> list[T | TooSoon]:
        engine, results = engine_for(data), list[T | TooSoon]()
        try:
            for work in works:
                try:
                    results.append(await engine.write(work))
                except TooSoon as problem:
                    results.append(problem)
        finally:
            await engine.close()
        return results

    return asyncio.run(main())


def test_a_lease_that_has_ended_is_a_new_one(tmp_path: Path) -> None:
    assert done(
        tmp_path,
        lambda db: renew(db, "a", 60),
        lambda db: renew(db, "a", -1),
        lambda db: renew(db, "a", 60),
        lambda db: renew(db, "a", 60),
    ) == [False, True, False, True]


def test_who_was_at_a_server_that_has_died_is_forgotten_and_nobody_else(tmp_path: Path) -> None:
    def lay(db: Database) -> None:
        for server, seconds in (("alive", 60), ("dead", -1)):
            renew(db, server, seconds)
            enter(db, server, [("t", "ada"), ("t", server), (f"{server}'s", "bela")])

    _, ended, again = done(tmp_path, lay, end_leases, end_leases)
    assert ended == {"t", "dead's"}
    assert again == set()
    found = rows(tmp_path, "SELECT table_id, guest_id, server_id FROM presences ORDER BY 1, 2")
    assert found == [("alive's", "bela", "alive"), ("t", "ada", "alive"), ("t", "alive", "alive")]
    assert rows(tmp_path, "SELECT id FROM servers") == [("alive",)]


def test_a_server_that_stops_takes_its_people_with_it(tmp_path: Path) -> None:
    def stop(db: Database) -> set[str]:
        renew(db, "a", 60)
        enter(db, "a", [("t", "ada"), ("u", "ada")])
        return end_lease(db, "a")

    assert done(tmp_path, stop) == [{"t", "u"}]
    assert rows(tmp_path, "SELECT * FROM presences") == rows(tmp_path, "SELECT * FROM servers") == []


def test_a_server_learns_who_is_at_the_others(tmp_path: Path) -> None:
    many = [f"t{number}" for number in range(1200)]  # more than fit into one statement

    def lay(db: Database) -> None:
        enter(db, "a", [(table, "ada") for table in many])
        enter(db, "b", [("t1", "bela"), ("t1", "ada"), ("t1", "clara")])
        enter(db, "b", [("t1", "bela")])
        leave(db, "b", [("t1", "clara"), ("t2", "nobody")])

    _, all_for_a, some, none = done(
        tmp_path,
        lay,
        lambda db: sorted(elsewhere(db, "a")),
        lambda db: sorted(elsewhere(db, "b", many)),
        lambda db: elsewhere(db, "a", []),
    )
    assert all_for_a == [("t1", "ada"), ("t1", "bela")]
    assert some == sorted((table, "ada") for table in many)
    assert none == []


HOURLY = Rate(1 / 3600, 3)  # three at once, then one an hour


def test_a_limit_allows_a_burst_and_then_says_how_long_to_wait(tmp_path: Path) -> None:
    def ask(db: Database) -> None:
        take(db, "table", {"ada": HOURLY})

    *allowed, refused, other, else_ = done(
        tmp_path,
        *[ask] * 4,
        lambda db: take(db, "table", {"bela": HOURLY}),
        lambda db: take(db, "guest", {"ada": HOURLY}),
    )
    assert allowed == [None] * 3
    assert isinstance(refused, TooSoon)
    assert 3000 < refused.seconds <= 3600
    assert other is else_ is None, "they count on their own"

    change(tmp_path, "UPDATE allowances SET full_at = full_at - 3600 WHERE visitor = 'ada'")  # an hour later
    again, refused = done(tmp_path, ask, ask)
    assert again is None
    assert isinstance(refused, TooSoon)

    change(tmp_path, "UPDATE allowances SET full_at = full_at - 1000000")  # long after that
    assert [type(one) for one in done(tmp_path, *[ask] * 4)] == [*[type(None)] * 3, TooSoon]


def test_what_is_refused_for_one_counts_for_nobody(tmp_path: Path) -> None:
    home = {"home": HOURLY}
    results = done(
        tmp_path,
        *[lambda db: take(db, "table", home)] * 3,
        *[lambda db: take(db, "table", {"ada": HOURLY, **home})] * 4,
        *[lambda db: take(db, "table", {"ada": HOURLY})] * 3,
    )
    assert [type(one) for one in results] == [*[type(None)] * 3, *[TooSoon] * 4, *[type(None)] * 3]


def test_what_does_not_count_any_more_is_deleted(tmp_path: Path) -> None:
    done(tmp_path, lambda db: take(db, "table", {"ada": HOURLY, "bela": HOURLY}))
    change(tmp_path, "UPDATE allowances SET full_at = 5 WHERE visitor = 'ada'")
    done(tmp_path, forget_allowances)
    assert rows(tmp_path, "SELECT visitor FROM allowances") == [("bela",)]


@pytest.mark.parametrize("burst", [1, 30])
def test_a_burst_is_exact(tmp_path: Path, burst: int) -> None:
    rate = Rate(0.0001, burst)
    results = done(tmp_path, *[lambda db: take(db, "table", {"ada": rate})] * (burst + 1))
    assert [type(one) for one in results] == [*[type(None)] * burst, TooSoon]
