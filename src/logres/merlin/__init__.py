"""Merlin: the base game and its modules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from logres.engine import Box, Game, Setting
from logres.merlin.base import Merlin
from logres.merlin.modules import MODULES, house_rules, rules_for
from logres.merlin.parts import Parts, read

__all__ = ["BOX", "MODULES", "Merlin", "box"]

RULES = "3"
FIRST_MODULES = ("favor",)  # every record names these, even if they are off

HOUSE_RULES = (
    Setting("markers", ("6", "7"), "Q2"),
    Setting("reroll", ("noTriple", "threeDistinct"), "Q4"),
    Setting("floorZero", ("off", "on"), "Q7"),
    Setting("anyMarkers", ("spread", "together"), "Q11"),
    Setting("repelFlag", ("both", "scoringOnly"), "Q12"),
    Setting("missionsFlagStacks", ("off", "on"), "Q13"),
    Setting("turnAnyDie", ("off", "on"), "Q14"),
    Setting("differentKnightOnly", ("off", "on"), "Q15"),
    Setting("excaliburNeedsOne", ("off", "on"), "Q20"),
    Setting("keepShields", ("off", "on"), "Q22"),
)


def box(parts: Parts) -> Box:
    """Return Merlin with these components; an owner's own components make a separate rules version."""

    def rules_of(settings: Mapping[str, str]) -> type[Game]:
        return rules_for(settings, parts)

    return Box(
        name="merlin",
        rules_version=f"{RULES}+{parts.fingerprint}" if parts.fingerprint else RULES,
        player_counts=range(2, 5),
        settings=(
            *(
                Setting(key, ("off", "on"), module.rule, omitted_when_default=_came_later(key))
                for key, module in MODULES.items()
            ),
            *HOUSE_RULES,
            *(_of_module(key, rule) for key in MODULES for rule in house_rules(key)),
        ),
        rules_for=rules_of,
        components=dict(parts.described),
        modules=tuple(MODULES),
        needs={key: module.needs for key, module in MODULES.items() if module.needs},
    )


def _of_module(key: str, house_rule: Setting) -> Setting:
    return replace(house_rule, modules=(key, *house_rule.modules), omitted_when_default=_came_later(key))


def _came_later(module: str) -> bool:
    return module not in FIRST_MODULES


BOX = box(read())
