"""The progress bar is only for terminals, and leaves nothing behind."""

from __future__ import annotations

import io

import pytest

from logres.sim import bar


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_nothing_is_shown_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    assert list(bar.counted("abc", 3, "letters")) == ["a", "b", "c"]
    assert stream.getvalue() == ""


def test_a_terminal_shows_the_progress_and_is_cleared_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(bar, "EVERY", 0.0)
    assert list(bar.counted("abc", 3, "letters")) == ["a", "b", "c"]
    assert "2 of 3 letters" in stream.getvalue()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_an_interrupted_bar_is_cleared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    counting = bar.counted("abc", 3, "letters")
    next(iter(counting))
    counting.close()
    assert stream.getvalue() == "\r\x1b[K"
