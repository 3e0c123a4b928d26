"""The progress bar is for people who look, and leaves nothing behind."""

from __future__ import annotations

import io

import pytest

from logres.sim import bar


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_nothing_is_shown_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    assert list(bar.counted("abc", 3, "letters")) == ["a", "b", "c"]
    assert stream.getvalue() == ""


def test_a_terminal_shows_how_many_there_were_and_is_wiped_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(bar, "EVERY", 0.0)
    assert list(bar.counted("abc", 3, "letters")) == ["a", "b", "c"]
    assert "2 of 3 letters" in stream.getvalue()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_a_bar_that_is_interrupted_is_wiped_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr("sys.stderr", stream)
    counting = bar.counted("abc", 3, "letters")
    next(iter(counting))
    counting.close()
    assert stream.getvalue() == "\r\x1b[K"
