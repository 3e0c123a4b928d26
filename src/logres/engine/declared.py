"""Declarations of events, questions and acts: layers declare each as a class, with facts as annotations."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import FunctionType, UnionType
from typing import Annotated, TypeVar, Union, get_args, get_origin, get_type_hints

from logres.engine.copying import fits, fits_listed

T = TypeVar("T")
Hint = object

SECRET, SOMETIMES, ACT = "secret", "sometimes", "act"
Secret = Annotated[T, SECRET]  # a fact that only the seat of the event learns
Sometimes = Annotated[T, SOMETIMES]  # a fact that may be missing
OPTIONS = "options"
RULE = "act_"  # the prefix of methods that perform an act


class Happening:
    """A kind of event, declared inside the class of a layer, with its facts as annotations.

    Its name is derived from the class: "took-apple" for `TookApple`. If several layers tell an event with
    different facts, declare it outside of them, and a subclass inside each layer.
    """


class Asking:
    """A kind of question: `options` is the type of its answers, the other annotations are its context.

    Its name is derived from the class, without "Ask": "favor-build" for `AskFavorBuild`.
    """


@dataclass(frozen=True, slots=True)
class Fact:
    """The type of a fact, whether only one seat learns it, and whether it can be missing."""

    kind: Hint
    is_secret: bool = False
    is_sometimes: bool = False


@dataclass(frozen=True, slots=True)
class Declared:
    """An event or a question as declared by a layer."""

    name: str
    says: str
    layer: type
    facts: Mapping[str, Fact]

    def wrong(self, told: Mapping[str, object], secret: Mapping[str, object]) -> str | None:
        """The first problem with these public and secret facts; None if they match the declaration."""
        for name, fact in self.facts.items():
            where, elsewhere = (secret, told) if fact.is_secret else (told, secret)
            if name in elsewhere:
                return f"'{name}' is told {'in public' if fact.is_secret else 'in secret'}"
            if name not in where:
                if not fact.is_sometimes:
                    return f"'{name}' is missing"
            elif not fits_listed(where[name], fact.kind):
                return f"'{name}' cannot be {where[name]!r}"
        extra = [name for name in (*told, *secret) if name not in self.facts]
        return f"'{extra[0]}' is not declared" if extra else None


@dataclass(frozen=True, slots=True)
class Posed(Declared):
    """A question as declared by a layer, with the type of its options."""

    options: Hint


@dataclass(frozen=True, slots=True)
class Deed:
    """An act: its first word, the details that follow it, and the layer that performs it."""

    name: str
    says: str
    layer: type
    details: Mapping[str, Hint]
    more: tuple[str, Hint] | None = None  # the name and type of further details, any number of them

    def fits(self, option: tuple[object, ...]) -> bool:
        """Whether an option is this act with its details."""
        always = 1 + len(self.details)
        hint = tuple.__class_getitem__((str, *self.details.values()))
        further = option[always:]
        if self.more is None:
            return fits(option, hint)
        return fits(option[:always], hint) and all(fits(detail, self.more[1]) for detail in further)


def happenings(rules: type) -> dict[str, list[Declared]]:
    """The events of a game by name, each with all its declarations."""
    found: dict[str, list[Declared]] = {}
    for layer, declared in _inside(rules, Happening):
        line = [parent for parent in declared.__mro__ if issubclass(parent, Happening)]
        name = spelt(line[-2].__name__)
        found.setdefault(name, []).append(Declared(name, _says(declared), layer, _facts(declared)))
    return found


def questions(rules: type) -> dict[str, Posed]:
    """The questions of a game by name."""
    found: dict[str, Posed] = {}
    for layer, declared in _inside(rules, Asking):
        name = spelt(declared.__name__.removeprefix("Ask"))
        assert name not in found, f"the question '{name}' is declared twice"
        facts = _facts(declared)
        options = facts.pop(OPTIONS).kind
        found[name] = Posed(name, _says(declared), layer, facts, options)
    return found


def deeds(rules: type) -> dict[str, Deed]:
    """The acts of a game by their first word, with the parameters of their rule after the seat."""
    found: dict[str, Deed] = {}
    for layer in reversed(rules.__mro__):
        for name, rule in vars(layer).items():
            if name.startswith(RULE) and isinstance(rule, FunctionType):
                hints = get_type_hints(rule, include_extras=True)
                parameters = [*inspect.signature(rule).parameters.values()][2:]
                any_number = [one.name for one in parameters if one.kind is one.VAR_POSITIONAL]
                details = {one.name: hints[one.name] for one in parameters if one.name not in any_number}
                more = next(((one, hints[one]) for one in any_number), None)
                word = name.removeprefix(RULE)
                found[word] = Deed(word, _says(rule), layer, details, more)
    return found


def is_option(option: object, hint: Hint, acts: Mapping[str, Deed]) -> bool:
    """Whether an option matches its declaration; an act must also match the rule that performs it."""
    kinds = alternatives(hint)
    others = [kind for kind in kinds if not is_act(kind)]
    if len(others) < len(kinds) and isinstance(option, tuple) and option[0] in acts:
        return acts[str(option[0])].fits(option)
    return any(fits(option, kind) for kind in others)


def is_act(hint: Hint) -> bool:
    """Whether a type stands for all acts of a game."""
    return get_origin(hint) is Annotated and ACT in get_args(hint)


def alternatives(hint: Hint) -> tuple[Hint, ...]:
    """The members of a union, or the type itself."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def spelt(name: str) -> str:
    """The name of an event or question from its class: "took-apple" for `TookApple`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _inside(rules: type, sort: type[T]) -> list[tuple[type, type[T]]]:
    return [
        (layer, declared)
        for layer in reversed(rules.__mro__)
        for declared in vars(layer).values()
        if isinstance(declared, type) and issubclass(declared, sort)
    ]


def _facts(declared: type) -> dict[str, Fact]:
    return {name: _fact(hint) for name, hint in get_type_hints(declared, include_extras=True).items()}


def _fact(hint: Hint) -> Fact:
    kind, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    is_secret, is_sometimes = SECRET in marks, SOMETIMES in marks
    return Fact(kind if is_secret or is_sometimes else hint, is_secret, is_sometimes)


def _says(declared: object) -> str:
    says = inspect.getdoc(declared)
    assert says, f"{declared} says nothing"
    return says
