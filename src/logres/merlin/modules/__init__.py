"""The modules of Merlin: each stacks on the base game, and the order of the stack is the ruling."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from logres.engine import BadTable
from logres.merlin.base import Merlin
from logres.merlin.modules.favor import Favor
from logres.merlin.modules.module import Module
from logres.merlin.parts import Parts

__all__ = ["LAYERS", "MODULES", "table"]

# Outermost first: a layer wraps all that stand behind it.
LAYERS: tuple[type[Module], ...] = (Favor,)

# Each module is asked for by its key; layers without one come along with those they build on.
MODULES: dict[str, type[Module]] = {layer.key: layer for layer in LAYERS if "key" in vars(layer)}


def table(options: Mapping[str, str], parts: Parts) -> type[Merlin]:
    """The rules of a table: the base game with the modules that its options switch on."""
    chosen = tuple(key for key in MODULES if options[key] == "on")
    for key in chosen:
        for needed in MODULES[key].needs:
            if needed not in chosen:
                raise BadTable(f"The module '{key}' needs the module '{needed}': switch it on too.")
    return _stacked(chosen, parts)


@lru_cache(maxsize=512)
def _stacked(chosen: tuple[str, ...], parts: Parts) -> type[Merlin]:
    """The chosen layers, and those that build on nothing else, around the base game."""
    taking_part: set[type] = {Merlin, Module, *(MODULES[key] for key in chosen)}
    for layer in reversed(LAYERS):  # those that others build on stand further in
        if "key" not in vars(layer) and taking_part.issuperset(layer.__bases__):
            taking_part.add(layer)
    layers = [layer for layer in LAYERS if layer in taking_part]
    return type("Table", (*layers, Merlin), {"parts": parts})
