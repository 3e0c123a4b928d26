"""A future rules version of King Arthur, for the tests that put it on the shelf."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from logres.engine import Setting
from logres.games import SHELF
from logres.kingarthur import BOX, KingArthur

ROOT = Path(__file__).parents[2]

OLD = BOX.rules_version
NEW = f"{OLD}0"


class KingArthur2(KingArthur):
    """Everybody begins with five knights."""

    def deal_knights(self) -> None:
        """Deal four knights, and one more."""
        super().deal_knights()
        for hand in self.hands:
            hand.append(self.knight_supply.pop())
            hand.sort()


BOTH = replace(
    BOX,
    rules_version=NEW,
    settings=(
        *(setting for setting in BOX.settings if setting.key != "sealedColumn"),
        Setting("hounds", ("few",), "K99"),
    ),
    rules_for=lambda settings: KingArthur2,
    older=(BOX,),
)

# For a separate Python process, before it does anything else.
WITH_BOTH = (
    f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.server.versions import shelve; shelve(); "
)


def shelve() -> None:
    """Put the new version on the shelf, with the old one in its box."""
    SHELF["kingarthur"] = BOTH
