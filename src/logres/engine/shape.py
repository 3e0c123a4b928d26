"""Values of zones to and from TOML, checked against the annotations of the zones."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Literal, Union, get_args, get_origin

from logres.engine.lines import KeyPath

Hint = object
Report = Callable[[KeyPath, str], None]

NOTHING = "-"  # None, which TOML does not have
LARGEST = 2**53 - 1  # the largest integer that JavaScript represents exactly
NAMES: dict[Hint, str] = {int: "a whole number", str: "a text in quotes", bool: "true or false"}


def to_toml(value: object, hint: Hint) -> object:
    """Convert plain data to TOML: None becomes a dash, a tuple becomes a list, and zeros are omitted.

    Zeros are omitted only from tables whose annotation lists every key, so that they can be read back.
    """
    if value is None:
        return NOTHING
    inner = get_args(hint)
    if _is_union(hint):
        some = _but_none(hint)
        assert value != NOTHING or len(some) == len(inner), "a dash is nothing, not a word"
        return to_toml(value, some[0] if len(some) == 1 else object)
    if isinstance(value, dict):
        keys, values = inner or (object, object)
        counts = _lists_all(keys) and values is int
        assert not _lists_all(keys) or (*value,) == get_args(keys), "a table has all its keys, in their order"
        return {str(key): to_toml(item, values) for key, item in value.items() if item or not counts}
    if isinstance(value, tuple) and inner and inner[-1] is not Ellipsis:
        return [to_toml(item, kind) for item, kind in zip(value, inner, strict=True)]
    if isinstance(value, list | tuple):
        return [to_toml(item, inner[0] if inner else object) for item in value]
    return value


def from_toml(data: object, hint: Hint, at: KeyPath, report: Report) -> object:
    """Convert TOML to the plain data that an annotation describes, and report what does not match."""
    origin, inner = get_origin(hint), get_args(hint)
    if _is_union(hint):
        return _read_union(data, hint, at, report)
    if origin is Literal:
        if not any(data == word and type(data) is type(word) for word in inner):
            report(at, f"{shown(data)} is not allowed; allowed: {', '.join(map(str, inner))}")
        return data
    if origin is dict and isinstance(data, dict):
        return _read_table(data, hint, at, report)
    if origin in (list, tuple) and isinstance(data, list):
        return _read_list(data, hint, at, report)
    if hint in NAMES and type(data) is hint and not (isinstance(data, int) and abs(data) > LARGEST):
        return data
    report(at, f"{shown(data)} is not {described(hint)}")
    return data


def _read_union(data: object, hint: Hint, at: KeyPath, report: Report) -> object:
    some = _but_none(hint)
    if data == NOTHING and len(some) < len(get_args(hint)):
        return None
    if len(some) == 1 and isinstance(data, list | dict):
        return from_toml(data, some[0], at, report)
    for kind in some:
        if _fits(data, kind):
            return from_toml(data, kind, at, report)
    report(at, f"{shown(data)} is not {described(hint)}")
    return data


def _fits(data: object, hint: Hint) -> bool:
    problems: list[str] = []
    from_toml(data, hint, (), lambda _, problem: problems.append(problem))
    return not problems


def _read_list(data: list[object], hint: Hint, at: KeyPath, report: Report) -> object:
    inner = get_args(hint)
    of_many = get_origin(hint) is list or inner[-1] is Ellipsis
    if not of_many and len(data) != len(inner):
        report(at, f"there must be {len(inner)} entries, not {len(data)}")
        return data
    kinds = [inner[0]] * len(data) if of_many else inner
    items = [
        from_toml(item, kind, (*at, number), report)
        for number, (item, kind) in enumerate(zip(data, kinds, strict=True))
    ]
    return items if get_origin(hint) is list else tuple(items)


def _read_table(data: dict[str, object], hint: Hint, at: KeyPath, report: Report) -> object:
    keys, values = get_args(hint)
    if not _lists_all(keys):
        return {
            _read_key(key, keys, (*at, key), report): from_toml(item, values, (*at, key), report)
            for key, item in data.items()
        }
    known = {str(key): key for key in get_args(keys)}
    for key in data:
        if key not in known:
            report((*at, key), f"there is no {shown(key)} here; allowed: {', '.join(known)}")
    table: dict[object, object] = {}
    for word, key in known.items():
        if word in data:
            table[key] = from_toml(data[word], values, (*at, word), report)
        elif values is int:
            table[key] = 0
        else:
            report(at, f"'{word}' is missing; it must be {described(values)}")
    return table


def _read_key(key: str, kind: Hint, at: KeyPath, report: Report) -> object:
    if kind is not int:
        return key
    if not key.isascii() or not key.isdigit() or len(key) > 6 or str(int(key)) != key:
        report(at, f"{shown(key)} is not a whole number")
        return key
    return int(key)


def described(hint: Hint) -> str:
    """An annotation in words."""
    origin, inner = get_origin(hint), get_args(hint)
    if _is_union(hint):
        some = " or ".join(map(described, _but_none(hint)))
        return some if len(_but_none(hint)) == len(inner) else f'{some}, or "{NOTHING}" for nothing'
    if origin is Literal:
        return f"one of {', '.join(map(str, inner))}"
    if origin is dict:
        return "a table, key by key"
    if origin in (list, tuple):
        return "a list in brackets"
    assert hint in NAMES, f"a zone of {hint} cannot be written as a text"
    return NAMES[hint]


def shown(data: object) -> str:
    """A value from a text, shortened for a message."""
    if isinstance(data, str):
        return repr(data if len(data) <= 40 else f"{data[:40]}…")
    if isinstance(data, bool):
        return str(data).lower()
    if isinstance(data, int):
        return str(data) if abs(data) <= LARGEST else "a number this large"
    if isinstance(data, list):
        return "a list"
    if isinstance(data, dict):
        return "a table"
    return "a fraction" if isinstance(data, float) else "a date"


def _is_union(hint: Hint) -> bool:
    return get_origin(hint) in (Union, UnionType)


def _but_none(hint: Hint) -> list[Hint]:
    return [kind for kind in get_args(hint) if kind is not type(None)]


def _lists_all(keys: Hint) -> bool:
    """Whether an annotation lists all keys of a table."""
    return get_origin(keys) is Literal
