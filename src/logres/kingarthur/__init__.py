"""King Arthur, the card game: basic game and game with seals."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from logres.engine import Box, Game, Setting
from logres.kingarthur.parts import USUAL, Parts
from logres.kingarthur.rules import KingArthur
from logres.kingarthur.seals import Seals

__all__ = ["BOX", "KingArthur", "Seals", "box"]

RULES = "1"


def box(parts: Parts) -> Box:
    """The box with these cards. An owner's corrected cards have a separate rules version."""

    def rules_of(settings: Mapping[str, str]) -> type[Game]:
        return _table(Seals if settings["seals"] == "on" else KingArthur, parts)

    return Box(
        name="kingarthur",
        rules_version=f"{RULES}+{parts.fingerprint}" if parts.fingerprint else RULES,
        player_counts=range(2, 6),
        settings=(
            Setting("seals", ("off", "on"), "K10"),
            Setting("overpay", ("needed", "free"), "KQ1"),
            Setting("overpayMerlin", ("counts", "ignored"), "KQ2"),
            Setting("sealedColumn", ("stay", "resolve"), "KQ12", modules=("seals",)),
            Setting("stalemate", ("on", "off"), "KQ14"),
        ),
        rules_for=rules_of,
        components=dict(parts.described),
        modules=("seals",),
    )


@lru_cache(maxsize=16)
def _table(rules: type[KingArthur], parts: Parts) -> type[KingArthur]:
    """The rules with the cards of a box."""
    return rules if parts is rules.parts else type("Table", (rules,), {"parts": parts})


BOX = box(USUAL)
