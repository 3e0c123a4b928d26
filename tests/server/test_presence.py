"""Presence: a guest is at a table while at least one connection is."""

from __future__ import annotations

from logres.server.presence import Presence


def test_a_guest_comes_with_the_first_connection_and_leaves_with_the_last() -> None:
    presence = Presence()
    assert presence.enter("t", "ada")
    assert not presence.enter("t", "ada")
    assert presence.guests("t") == {"ada"}
    assert not presence.leave("t", "ada")
    assert presence.guests("t") == {"ada"}
    assert presence.leave("t", "ada")
    assert presence.guests("t") == set()


def test_a_guest_is_present_at_each_table_on_its_own() -> None:
    presence = Presence()
    presence.enter("t", "ada")
    presence.enter("t", "bela")
    assert presence.enter("u", "ada")
    assert presence.leave("t", "ada")
    assert presence.guests("t") == {"bela"}
    assert presence.guests("u") == {"ada"}
