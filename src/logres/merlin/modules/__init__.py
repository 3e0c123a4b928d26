"""The modules of Merlin: layers stacked on the base game, in an order that settles how they combine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from logres.engine import Setting
from logres.merlin.base import Merlin
from logres.merlin.modules.arthur import Arthur
from logres.merlin.modules.caerleon import Caerleon
from logres.merlin.modules.cauldrons import Cauldrons
from logres.merlin.modules.clean_up import CleanUp
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.favor import Favor
from logres.merlin.modules.gold import Gold
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights.bedivere import Bedivere
from logres.merlin.modules.knights.bors import Bors
from logres.merlin.modules.knights.gaheris import (
    CastlesInCaerleon,
    CastlesOfArthur,
    Gaheris,
    HutsOnCastles,
    HutsOnCastlesOfArthur,
)
from logres.merlin.modules.knights.galahad import Galahad, SpoilsOfGalahad
from logres.merlin.modules.knights.gareth import Gareth
from logres.merlin.modules.knights.gawain import Gawain, GawainOfArthur
from logres.merlin.modules.knights.geraint import Geraint
from logres.merlin.modules.knights.kay import Kay
from logres.merlin.modules.knights.lamorak import Lamorak
from logres.merlin.modules.knights.lancelot import Lancelot
from logres.merlin.modules.knights.percival import Percival
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.knights.tristram import Tristram
from logres.merlin.modules.labourers import Labourers
from logres.merlin.modules.market import Market
from logres.merlin.modules.module import Module
from logres.merlin.modules.morgana import Morgana
from logres.merlin.modules.pairs import (
    DecreesOfArthur,
    DecreesOfMorgana,
    GoldOfArthur,
    HutsOfArthur,
    MarketOfArthur,
    MorganaAndArthur,
    MorganaInCaerleon,
    PortalsOfMorgana,
    ShadowsOverTreasures,
)
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.plus_tokens import LadenMarkers, PlusTokens
from logres.merlin.modules.treasures import Treasures
from logres.merlin.parts import Parts

__all__ = ["LAYERS", "MODULES", "house_rules", "rules_for"]

# Outermost first: a layer wraps all that follow it.
LAYERS: tuple[type[Module], ...] = (
    GoldOfArthur,
    MarketOfArthur,
    DecreesOfArthur,
    DecreesOfMorgana,
    GawainOfArthur,
    CastlesInCaerleon,
    CastlesOfArthur,
    HutsOnCastlesOfArthur,
    HutsOnCastles,  # Q77: around the other layers that remove manors with a hut
    HutsOfArthur,
    MorganaAndArthur,
    MorganaInCaerleon,  # X65: around Galahad, who changes no colour if any can be taken
    SpoilsOfGalahad,
    LadenMarkers,  # X114: around ShadowsOverTreasures, which removes what a marker carries
    ShadowsOverTreasures,
    PortalsOfMorgana,
    Bors,  # R10.7: around Arthur, so that a portal is open even to a die that goes no step
    Decrees,  # X121: around the whole duty, even if it is done twice
    Treasures,  # R110.1: around building a manor, whatever is under it
    Picts,  # R3.13: revealed after all choices of the setup
    CleanUp,
    Arthur,
    Labourers,  # X80: around everything else that a turn can be taken with, as stopping comes last
    PlusTokens,
    Market,
    Huts,  # R12.2: behind CleanUp, as manors with a hut leave before all keep one in each territory
    DarkInfluence,
    Cauldrons,
    Morgana,
    Caerleon,
    Gold,  # X71: around Percival, as mistletoe is chosen first and his tile meets the rest
    # Behind Picts, which can forbid the bonus of a tower, doubled or not (Q43), and behind everything laid
    # out after the allies are chosen (R3.12, R3.13):
    Tristram,
    Gawain,
    Lamorak,  # X38: around Favor, which never sends a vassal to where it stands
    Lancelot,
    Gareth,
    Geraint,  # X58: around Favor, as he counts the space that the flag-bearer scores
    Gaheris,
    Galahad,
    Percival,
    Bedivere,
    Kay,
    Knights,
    Favor,
)

# A table chooses modules by key. A layer without a key comes along with the modules that it builds on.
MODULES: dict[str, type[Module]] = {layer.key: layer for layer in LAYERS if "key" in vars(layer)}


def house_rules(key: str) -> list[Setting]:
    """Return the house rules of a module: its own, then those of the layers that come along with it."""
    module = MODULES[key]
    companions = [layer for layer in LAYERS if _modules_of(layer) == _modules_of(module)]
    layers = [layer for layer in dict.fromkeys((module, *companions)) if "house_rules" in vars(layer)]
    return [rule for layer in layers for rule in layer.house_rules]


def rules_for(settings: Mapping[str, str], parts: Parts) -> type[Merlin]:
    """The rules of a table: the base game with the modules that its settings switch on."""  # R1.6, R1.7
    return _stacked(tuple(key for key in MODULES if settings[key] == "on"), parts)


@lru_cache(maxsize=512)
def _stacked(chosen: tuple[str, ...], parts: Parts) -> type[Merlin]:
    """Stack the layers whose modules all take part around the base game."""
    taking_part = {MODULES[key] for key in chosen}
    layers = [layer for layer in LAYERS if _modules_of(layer) <= taking_part]
    return type("Table", (*layers, Merlin), {"parts": parts})


def _modules_of(layer: type[Module]) -> set[type]:
    """The layer itself if it is a module, or the modules that it builds on."""
    return {ancestor for ancestor in layer.__mro__ if "key" in vars(ancestor)}
