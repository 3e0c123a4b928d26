"""Presence: a guest is at a table while at least one connection is."""

from __future__ import annotations

import asyncio

from logres.server.presence import Gathered, Presence


def test_a_guest_comes_with_the_first_connection_and_leaves_with_the_last() -> None:
    presence = Presence()
    assert presence.enter("t", "ada")
    assert not presence.enter("t", "ada")
    assert presence.is_here("t", "ada")
    assert not presence.leave("t", "ada")
    assert presence.is_here("t", "ada")
    assert presence.leave("t", "ada")
    assert not presence.is_here("t", "ada")


def test_a_guest_is_present_at_each_table_on_its_own() -> None:
    presence = Presence()
    presence.enter("t", "ada")
    presence.enter("t", "bela")
    assert presence.enter("u", "ada")
    assert presence.leave("t", "ada")
    assert not presence.is_here("t", "ada")
    assert presence.is_here("t", "bela")
    assert presence.is_here("u", "ada")


def test_what_happens_often_is_told_at_once_and_then_once_after_each_pause() -> None:
    called: list[str] = []

    async def ask() -> None:
        gathered = Gathered(0.01, called.append)
        for _ in range(1000):
            gathered.ask("t")
        gathered.ask("u")
        assert called == ["t", "u"]
        while len(called) < 3:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.05)
        gathered.ask("t")

    asyncio.run(ask())
    assert called == ["t", "u", "t", "t"]


def test_nobody_is_at_a_table_without_a_name() -> None:
    assert not Presence().is_here("t", None)
