"""Runs a single rule with given answers, so that tests need not play up to it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TypeVar, cast

from logres.engine.choice import Choice, Option, text

T = TypeVar("T")


def play(rule: Coroutine[Choice[Option], Option, T], *answers: Option) -> T:
    """Run one rule and answer its questions in order. Each answer must be offered, and all must be used."""
    given = list(answers)
    answer: Option = None
    while True:
        try:
            choice = rule.send(answer)
        except StopIteration as end:
            assert not given, f"not asked for: {', '.join(map(text, given))}"
            return cast("T", end.value)
        words = ", ".join(map(text, choice.options))
        assert given, f"no answer left for '{choice.ask}' ({words})"
        answer = given.pop(0)
        assert answer in choice.options, f"'{choice.ask}' does not offer {text(answer)} ({words})"
