"""The types that all tellings share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from logres.engine import Json

Facts = dict[str, Json]
Names = Sequence[str]
Sentence = Callable[[str, Facts, Names], str | None]  # from the player's name, the facts and all names
