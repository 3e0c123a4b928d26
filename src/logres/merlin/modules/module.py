"""Modules: layers of rules around the base game."""

from __future__ import annotations

from typing import ClassVar

from logres.engine import Setting
from logres.merlin.base import Merlin


class Module(Merlin):
    """A layer of rules; a layer with a key is a module that a table can choose."""

    key: ClassVar[str]
    rule: ClassVar[str]  # the chapter that describes it
    needs: ClassVar[tuple[str, ...]] = ()
    house_rules: ClassVar[tuple[Setting, ...]] = ()  # each lists the other modules that it needs
