"""Copies of plain data, as the annotation of a zone tells how deep it goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Literal, Union, get_args, get_origin

Hint = object
Copier = Callable[[object], object]

ATOMS = (int, str, bool, float, type(None))


def copier(hint: Hint) -> Copier:
    """What copies a value of this type: as much as is needed, and without looking at every entry."""
    if not _can_change(hint):
        return _itself
    entries = get_args(hint)[-1]
    if not _can_change(entries):
        return list.copy if get_origin(hint) is list else dict.copy  # type: ignore[return-value]
    inner = copier(entries)
    return _list_of(inner) if get_origin(hint) is list else _dict_of(inner)


def _can_change(hint: Hint) -> bool:
    """Whether a value of this type is a list or a dict; tuples hold only what cannot change."""
    return get_origin(hint) in (list, dict)


def _itself(value: object) -> object:
    return value


def _list_of(inner: Copier) -> Copier:
    return lambda value: [*map(inner, value)]  # type: ignore[call-overload]


def _dict_of(inner: Copier) -> Copier:
    return lambda value: {key: inner(item) for key, item in value.items()}  # type: ignore[attr-defined]


@cache
def _taken_apart(hint: Hint) -> tuple[Hint, tuple[Hint, ...]]:
    return get_origin(hint), get_args(hint)


def fits(value: object, hint: Hint) -> bool:
    """Whether a value is what an annotation says: plain data, through and through."""
    origin, inner = _taken_apart(hint)
    if origin in (Union, UnionType):
        return any(fits(value, kind) for kind in inner)
    if origin is Literal:
        return value in inner
    if origin is list:
        return type(value) is list and all(fits(item, inner[0]) for item in value)
    if origin is dict:
        return type(value) is dict and all(
            fits(key, inner[0]) and fits(item, inner[1]) for key, item in value.items()
        )
    if origin is tuple:
        kinds = inner[:1] * len(value) if type(value) is tuple and inner[-1] is Ellipsis else inner
        return type(value) is tuple and len(kinds) == len(value) and all(map(fits, value, kinds))
    return hint in ATOMS and type(value) is hint
