"""Copies plain data as deeply as its annotation requires, and checks it against the annotation."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

Hint = object
Copier = Callable[[object], object]
Checker = Callable[[object], bool]

ATOMS = (int, str, bool, float, type(None))


def copier(hint: Hint) -> Copier:
    """Return a function that copies values of this type no deeper than necessary."""
    if not _can_change(hint):
        return _itself
    entries = get_args(hint)[-1]
    if not _can_change(entries):
        return list.copy if get_origin(hint) is list else dict.copy  # type: ignore[return-value]
    inner = copier(entries)
    return _list_of(inner) if get_origin(hint) is list else _dict_of(inner)


def copied(hint: Hint, value: str) -> str:
    """The Python expression that copies a value of this type, as `copier` does."""
    if not _can_change(hint):
        return value
    entries = get_args(hint)[-1]
    if not _can_change(entries):
        return f"{value}.copy()"
    if get_origin(hint) is dict:
        return f"{{key: {copied(entries, 'item')} for key, item in {value}.items()}}"
    if not _can_change(get_args(entries)[-1]):
        return f"[*map({get_origin(entries).__name__}.copy, {value})]"
    return f"[{copied(entries, 'item')} for item in {value}]"


def ordered(hint: Hint, value: str) -> str:
    """The Python expression for a value of this type that is the same however its tables were filled.

    Tables whose annotation lists every key are always in that order; the others are sorted.
    """
    if not _can_change(hint):
        return value
    keys, entries = get_args(hint)[0], get_args(hint)[-1]
    entry = ordered(entries, "item")
    if get_origin(hint) is list:
        return value if entry == "item" else f"[{entry} for item in {value}]"
    if get_origin(keys) is Literal:
        return value if entry == "item" else f"{{key: {entry} for key, item in {value}.items()}}"
    return (
        f"sorted({value}.items())"
        if entry == "item"
        else (f"sorted((key, {entry}) for key, item in {value}.items())")
    )


def _can_change(hint: Hint) -> bool:
    """Whether a value of this type is a list or a dict; tuples hold only immutable values."""
    return get_origin(hint) in (list, dict)


def _itself(value: object) -> object:
    return value


def _list_of(inner: Copier) -> Copier:
    return lambda value: [*map(inner, value)]  # type: ignore[call-overload]


def _dict_of(inner: Copier) -> Copier:
    return lambda value: {key: inner(item) for key, item in value.items()}  # type: ignore[attr-defined]


def fits(value: object, hint: Hint) -> bool:
    """Whether a value matches an annotation, at every level."""
    return _checker(hint, tuple)(value)


def fits_listed(value: object, hint: Hint) -> bool:
    """Whether a value matches an annotation, with lists instead of tuples, as in the facts of events."""
    return _checker(hint, list)(value)


@cache
def _checker(hint: Hint, row: type) -> Checker:
    """Return a function that checks values of this type, cached because it runs for every entry."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _checker(inner[0], row)
    if origin in (Union, UnionType):
        kinds = [_checker(kind, row) for kind in inner]
        return lambda value: any(kind(value) for kind in kinds)
    if origin is Literal:
        return lambda value: value in inner
    if origin is list:
        entry = _checker(inner[0], row)
        return lambda value: type(value) is list and all(map(entry, value))
    if origin is dict:
        key, item = [_checker(kind, row) for kind in inner]
        return lambda value: type(value) is dict and all(map(key, value)) and all(map(item, value.values()))
    if origin is tuple:
        return _tuple_of(inner, row)
    return lambda value: hint in ATOMS and type(value) is hint


def _tuple_of(inner: tuple[Hint, ...], row: type) -> Checker:
    if inner[-1] is Ellipsis:
        entry = _checker(inner[0], row)
        return lambda value: isinstance(value, list | tuple) and type(value) is row and all(map(entry, value))
    kinds = [_checker(kind, row) for kind in inner]
    return lambda value: (
        isinstance(value, list | tuple)
        and type(value) is row
        and len(value) == len(kinds)
        and all(kind(item) for kind, item in zip(kinds, value, strict=True))
    )
