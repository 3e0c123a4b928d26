"""King Arthur, the card game: basic game and game with seals."""

from __future__ import annotations

from collections.abc import Mapping

from logres.engine import Box, Game, Setting
from logres.kingarthur.cards import COMPONENTS
from logres.kingarthur.rules import KingArthur
from logres.kingarthur.seals import Seals

__all__ = ["BOX", "KingArthur", "Seals"]


def table(options: Mapping[str, str]) -> type[Game]:
    """The rules that belong to the options of a table."""
    return Seals if options["seals"] == "on" else KingArthur


BOX = Box(
    name="kingarthur",
    rules="1",
    seats=range(2, 6),
    settings=(
        Setting("seals", ("off", "on"), "K10"),
        Setting("overpay", ("needed", "free"), "KQ1"),
        Setting("overpayMerlin", ("counts", "ignored"), "KQ2"),
        Setting("sealedColumn", ("stay", "resolve"), "KQ12"),
        Setting("stalemate", ("on", "off"), "KQ14"),
    ),
    table=table,
    components=COMPONENTS,
)
