"""Stack the parts of greedy that know the layers of a table's rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from logres.merlin import Merlin


class Layer:
    """A part of greedy that knows one layer of the rules."""

    rules: ClassVar[type[Merlin]]


def stacked(base: type[Layer], layers: Iterable[type[Layer]], table: type[Merlin]) -> type[Layer]:
    """Stack the layers that know a part of the table's rules on a base, in the order of the rules."""
    knowing = {layer.rules: layer for layer in layers}
    return type(base.__name__, (*(knowing[rules] for rules in table.__mro__ if rules in knowing), base), {})
