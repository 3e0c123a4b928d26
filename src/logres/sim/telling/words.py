"""What tellings have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from logres.engine import Json

Facts = dict[str, Json]
Names = Sequence[str]
Sentence = Callable[[str, Facts, Names], str | None]  # of who did it, what it was, and what all are called
