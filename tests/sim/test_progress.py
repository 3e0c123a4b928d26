"""The progress bar is only for terminals, and leaves nothing behind."""

from __future__ import annotations

import io

import pytest

from logres.sim import progress


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_nothing_is_shown_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    assert list(progress.counted("abc", 3, "letters")) == ["a", "b", "c"]
    assert stream.getvalue() == ""


def test_a_terminal_shows_the_progress_and_is_cleared_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress, "EVERY", 0.0)
    assert list(progress.counted("abc", 3, "letters")) == ["a", "b", "c"]
    assert "2 of 3 letters" in stream.getvalue()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_an_interrupted_bar_is_cleared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    counting = progress.counted("abc", 3, "letters")
    next(iter(counting))
    counting.close()
    assert stream.getvalue() == "\r\x1b[K"


def test_what_was_known_before_does_not_count_as_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, clock = Terminal(), iter((0.0, 1.0, 2.0, 2.5, 3.0))
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(progress, "monotonic", lambda: next(clock))
    assert list(progress.counted("abcd", 4, "letters", known=2)) == ["a", "b", "c", "d"]
    assert "2 of 4 letters, 0/s" in stream.getvalue()
    assert "4 of 4 letters, 1/s" in stream.getvalue()
