"""Code generated from the layers of a table: a fast copy, and lists that a replay need not make again.

The rules behave the same without it. To switch it off, set the environment variable LOGRES_WEAVING to "off".
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from logres.engine.copying import Hint, copied, ordered

if TYPE_CHECKING:
    from logres.engine.game import Game

Arguments = ParamSpec("Arguments")
Options = TypeVar("Options")
Verb = Callable[..., object]

IS_ON = os.environ.get("LOGRES_WEAVING", "on") != "off"
LISTING = "_is_listing"  # the mark of a verb that lists options


# Copies


def copy_of(
    plain: Callable[[Game], Game], shared: tuple[str, ...], shapes: Mapping[str, Hint]
) -> Callable[[Game], Game]:
    """Generate `copy` for a game with these zones: one assignment each, as deep as the zone's type requires.

    Before the setup, while zones have no value, it falls back to the plain copy.
    """
    lines = [
        "def copy(self):",
        "    twin = new(type(self))",
        *(f"    twin.{name} = self.{name}" for name in shared),
        "    twin.events = twin.listed = None",
        "    twin.chance = self.chance.copy()",
        "    try:",
        *(f"        twin.{name} = {copied(shape, f'self.{name}')}" for name, shape in shapes.items()),
        "    except AttributeError:",
        "        return plain(self)",
        "    return twin",
    ]
    made: dict[str, object] = {"new": object.__new__, "plain": plain}
    exec("\n".join(lines), made)  # noqa: S102 - names and types of the rules, nothing from outside
    return cast("Callable[[Game], Game]", made["copy"])


def difference_of(shapes: Mapping[str, Hint]) -> Callable[[Game, Game], str]:
    """Generate `difference` for a game with these zones."""
    lines = [
        "def difference(self, start):",
        "    found = [self.chance.drawn]",
        *(
            f"    if self.{name} != start.{name}: found += {name!r}, {ordered(shape, f'self.{name}')}"
            for name, shape in shapes.items()
        ),
        "    return repr(found)",
    ]
    made: dict[str, object] = {}
    exec("\n".join(lines), made)  # noqa: S102 - as above
    return cast("Callable[[Game, Game], str]", made["difference"])


# Lists


def listing(verb: Callable[Arguments, Options]) -> Callable[Arguments, Options]:
    """Mark a verb that lists options and changes nothing, where it is introduced.

    Its results and those of its overrides are remembered for replays, so callers must not change them.
    """
    setattr(verb, LISTING, True)
    return verb


class Listed:
    """The lists of a turn in the order in which the rules asked for them."""

    __slots__ = ("at", "is_paused", "lists")

    def __init__(self, lists: list[object]) -> None:
        self.lists = lists  # known ones from `at` on are returned; new ones are added at the end
        self.at = 0
        self.is_paused = True  # memory answers only the rules, not other callers


@cache
def remembering(rules: type[Game]) -> type[Game]:
    """The rules with verbs that remember what they list, so that a replay of the turn need not list it again.

    The rules are deterministic: a replay asks for the same lists in the same order. A game of this class has
    a `listed`.
    """
    if not IS_ON:
        return rules
    names = {name for layer in rules.__mro__ for name, verb in vars(layer).items() if hasattr(verb, LISTING)}
    woven: dict[str, object] = {name: _remembered(getattr(rules, name)) for name in sorted(names)}
    return type(rules.__name__, (rules,), {**woven, "copy": _copy_without_memory(rules)})


def _remembered(verb: Verb) -> Verb:
    @wraps(verb)
    def known(self: Game, *arguments: object) -> object:
        listed = self.listed
        if listed is None or listed.is_paused:  # None: a waiting rule still holds the verb after its replay
            return verb(self, *arguments)
        at = listed.at
        listed.at = at + 1
        if at < len(listed.lists):
            return listed.lists[at]
        listed.is_paused = True  # the result includes those of the verbs that it calls
        listed.lists.append(made := verb(self, *arguments))
        listed.is_paused = False
        return made

    return known


def _copy_without_memory(rules: type[Game]) -> Callable[[Game], Game]:
    def copy(self: Game) -> Game:
        twin = rules.copy(self)
        twin.__class__ = rules
        return twin

    return copy
