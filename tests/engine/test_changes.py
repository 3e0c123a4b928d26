"""The changes of each reader's view, event by event."""

from __future__ import annotations

import gc
import json
import weakref

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logres.engine import Option, Session
from logres.engine.changes import Change, Patch, difference, digest, patched
from logres.engine.choice import Json
from logres.games import start as start_game
from tests.client.changes import PAIRS
from tests.engine.toy import start

ATOMS = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab/~", max_size=2)
DOCUMENTS = st.recursive(
    ATOMS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(DOCUMENTS, DOCUMENTS)
def test_a_difference_leads_from_any_document_to_any_other(before: Json, now: Json) -> None:
    was = json.dumps(before)
    assert patched(before, difference(before, now)) == now
    assert json.dumps(before) == was, "the one before is left as it is"


@given(DOCUMENTS)
def test_there_is_no_difference_between_a_document_and_itself(document: Json) -> None:
    assert difference(document, document) == []


@pytest.mark.parametrize(("before", "now"), PAIRS)
def test_a_difference_names_only_what_has_changed(before: Json, now: Json) -> None:
    assert len(difference(before, now)) <= 4


def test_a_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1}) != digest({"a": 1, "b": [3]})


def test_changes_follow_one_another() -> None:
    first: Patch = [{"op": "replace", "path": "/a", "value": 1}]
    second: Patch = [{"op": "replace", "path": "/a", "value": 2}]
    both = Change(first, {0: first}).then(Change(second, {0: second, None: second}))
    assert both.seen_by(0) == [*first, *second, *first, *second]
    assert both.seen_by(None) == [*first, *second, *second]


def shown() -> Session:
    """A toy game that is shown."""
    session = start()
    session.show()
    return session


def picked(session: Session) -> Option:
    """One option after the other, so that everything is done sooner or later."""
    assert session.choice is not None, "somebody is asked"
    return session.choice.options[len(session.decisions) % len(session.choice.options)]


def test_a_game_that_is_not_shown_keeps_no_changes() -> None:
    session = start()
    assert session.choice is not None
    session.decide(session.choice.options[0])
    assert all(event.change is None for event in session.events)
    assert session.settle() == Change()


def test_the_changes_of_events_and_of_the_step_lead_to_every_view() -> None:
    session = shown()
    views = {reader: session.view(reader) for reader in (None, 0, 1)}
    told = len(session.events)
    while session.choice is not None:
        session.decide(picked(session))
        changes = [event.change for event in session.events[told:]]
        told = len(session.events)
        for change in (*changes, session.settle()):
            assert change is not None
            for reader, view in views.items():
                seen = patched(view, change.seen_by(reader))
                assert isinstance(seen, dict)
                views[reader] = seen
        for reader, view in views.items():
            assert view == session.view(reader)
    assert session.over


def test_what_was_taken_back_leads_back_and_what_stands_keeps_its_changes() -> None:
    session = shown()
    while not session.can_undo:
        session.decide(picked(session))
    session.settle()
    before, kept = session.view(0), [event.change for event in session.events]
    session.decide("score")
    session.settle()
    now = session.view(0)
    assert now != before
    session.undo()
    assert patched(now, session.settle().seen_by(0)) == session.view(0) == before
    assert [event.change for event in session.events] == kept


def test_a_clone_of_a_shown_game_is_not_shown() -> None:
    session = shown()
    assert session.is_shown
    assert not session.clone().is_shown


def test_a_session_that_is_shown_is_gone_as_soon_as_nobody_holds_it() -> None:
    session = start_game("kingarthur", 2, seed=1)
    session.show()
    assert session.choice is not None
    session.decide(session.choice.options[0])
    assert session.events[-1].change is not None
    gone = weakref.ref(session)
    gc.disable()
    try:
        del session
        assert gone() is None, "it need not wait for the garbage collector"
    finally:
        gc.enable()
