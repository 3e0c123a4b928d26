"""The steps of a game as text: which are packed, and whose changes are kept."""

from __future__ import annotations

import pytest

from logres.server.told import CHAPTER, OPEN, RECENT, History, ToldChange, ToldStep


def told(seq: int) -> ToldStep:
    """Return a step with an event, with a secret of seat 1, and with two changes."""
    changes = [ToldChange.joined([]), ToldChange(f'"everybody {seq}"', {1: f'"alone {seq}"'})]
    return ToldStep(seq, "decided", seq % 2, seq, 1, f'"step {seq}"', {1: f'"secret {seq}"'}, changes, seq)


def history(steps: int, turn: int = 1) -> History:
    """Return a history of this length, with turns of this many steps."""
    kept = History()
    for seq in range(1, steps + 1):
        kept.add(told(seq), seq - seq % turn)
    return kept


@pytest.mark.parametrize("steps", [1, OPEN, OPEN + CHAPTER, RECENT, RECENT + CHAPTER, 150])
def test_every_step_is_told_and_the_last_ones_with_their_changes(steps: int) -> None:
    kept = history(steps)
    for seen in range(steps):
        after = kept.after(seen)
        assert [step.seq for step in after] == [*range(seen + 1, steps + 1)]
        for step in after:
            whole = told(step.seq)
            if step.seq <= steps - RECENT:
                whole.changes = None
            assert step == whole


def test_only_the_last_steps_lie_unpacked_and_only_recent_changes_are_packed() -> None:
    kept = history(150)
    assert OPEN <= len(kept.recent) < OPEN + CHAPTER
    assert [chapter.last for chapter in kept.chapters] == [*range(CHAPTER, 150 - OPEN + 1, CHAPTER)]
    assert [bool(chapter.changes) for chapter in kept.chapters] == [
        chapter.last > 150 - RECENT for chapter in kept.chapters
    ]


def test_a_turn_that_can_be_taken_back_is_never_packed() -> None:
    kept = history(99, turn=100)
    assert (len(kept.recent), kept.chapters) == (99, [])
    kept.take_back(1)
    assert kept.after(0)[0].told == 0
    assert kept.events == 98
