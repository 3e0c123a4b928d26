"""Modules stack on a base that knows none of them, and each override says what it does to the inner rule."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import FunctionType

import pytest

import logres.merlin.base
import logres.merlin.modules
from logres.engine import BadTable, Setting
from logres.engine.game import Zone
from logres.merlin import BOX, Merlin
from logres.merlin.modules import LAYERS, MODULES, rules_for
from logres.merlin.modules.module import Module
from logres.merlin.pieces import ALLIES
from tests.merlin.arrange import parts

BASE = Path(logres.merlin.base.__file__).parent
OTHERS = Path(logres.merlin.modules.__file__).parent
TESTS = Path(__file__).parent / "modules"

CHAPTERS = sorted(BASE.glob("*.py"))
FILES = sorted(file for file in OTHERS.rglob("*.py") if file.stem not in ("__init__", "module"))

# Words of modules: the base may not use any of them. Merlin himself belongs to the base.
WORDS = (
    *("favor", "arthur", "pict", "signet", "morgana", "cauldron", "horn", "caerleon", "district", "decree"),
    *("gold", "coin", "mistletoe", "market", "labourer", "treasure"),
    *ALLIES,
)
SAID = re.compile(rf"(?i)(?<![a-z])({'|'.join(WORDS)})(?:s|es)?(?![a-z])")

MARK = "instead of the base rule"


def imports(source: str) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def defined(layer: type) -> dict[str, object]:
    """The rules and zones that a layer itself defines."""
    kinds = (FunctionType, property, Zone)
    found = {name: thing for name, thing in vars(layer).items() if isinstance(thing, kinds)}
    return {name: thing for name, thing in found.items() if not name.startswith("__")}


def inside(layer: type) -> set[str]:
    """Everything defined further in than a layer."""
    return {name for parent in layer.__mro__[1:] for name in vars(parent)}


def calls_super(rule: FunctionType | property) -> bool:
    """Whether an override calls the inner rule of the same name, or says that it replaces it."""
    function = rule.fget if isinstance(rule, property) else rule
    assert isinstance(function, FunctionType)
    source = inspect.getsource(function)
    return f"super().{function.__name__}(" in source or MARK in source


def silent_overrides(layer: type) -> list[str]:
    """The overrides of a layer that neither call the inner rule nor say that they replace it."""
    overrides = {name: rule for name, rule in defined(layer).items() if name in inside(layer)}
    return [
        name
        for name, rule in overrides.items()
        if isinstance(rule, (FunctionType, property)) and not calls_super(rule)
    ]


def clashes(one: type, other: type) -> list[str]:
    """Names that two layers define although no common base does."""
    common = {name for parent in set(one.__mro__) & set(other.__mro__) for name in vars(parent)}
    if issubclass(one, other) or issubclass(other, one):
        return []
    return sorted((defined(one).keys() & defined(other).keys()) - common)


# The base


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda file: file.stem)
def test_a_chapter_of_the_base_imports_no_module(chapter: Path) -> None:
    known = [name for name in imports(chapter.read_text(encoding="utf-8")) if "merlin.modules" in name]
    assert known == []


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda file: file.stem)
def test_a_chapter_of_the_base_names_no_module(chapter: Path) -> None:
    assert SAID.findall(chapter.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("word", ["if favor:", "the Favor", "decrees", "act_favor", "GOLD", "a coin"])
def test_a_module_that_is_named_is_noticed(word: str) -> None:
    assert SAID.search(word)


@pytest.mark.parametrize("word", ["Merlin", "favorite", "okay", "thorn", "marketing"])
def test_other_words_are_free(word: str) -> None:
    assert not SAID.search(word)


def test_the_chapters_build_on_each_other_in_one_line() -> None:
    line = [layer for layer in Merlin.__mro__ if layer.__module__.startswith("logres.merlin.base")]
    assert all(len(layer.__bases__) == 1 for layer in line)
    named = {layer.__module__.rpartition(".")[2] for layer in line}
    assert named == {file.stem for file in CHAPTERS} - {"__init__"} | {"base"}


# The layers


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.__name__)
def test_an_override_calls_the_inner_rule_or_says_that_it_replaces_it(layer: type) -> None:
    assert silent_overrides(layer) == []


def test_no_two_layers_keep_the_same_zone() -> None:
    stack: list[type] = [*LAYERS, *Merlin.__mro__]
    kept = Counter(name for layer in stack for name, thing in vars(layer).items() if isinstance(thing, Zone))
    assert {name for name, count in kept.items() if count > 1} == set()
    assert kept.keys() >= {"vassals", "seals"}


def test_a_name_that_two_layers_define_belongs_to_a_common_base() -> None:
    found = {(one.__name__, other.__name__): clashes(one, other) for one, other in combinations(LAYERS, 2)}
    assert {pair: names for pair, names in found.items() if names} == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_module_imports_only_modules_it_builds_on(file: Path) -> None:
    built_on = {
        parent.__module__
        for layer in LAYERS
        for parent in layer.__mro__
        if layer.__module__.endswith(f".{file.stem}")
    }
    known = {name for name in imports(file.read_text(encoding="utf-8")) if "merlin.modules" in name}
    assert known <= built_on


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_module_has_a_test_file(file: Path) -> None:
    assert (TESTS / file.relative_to(OTHERS)).with_name(f"test_{file.name}").exists()


def test_every_layer_has_a_docstring_and_every_rule_of_it_too() -> None:
    for layer in LAYERS:
        assert layer.__doc__
        rules = [rule for rule in defined(layer).values() if isinstance(rule, FunctionType)]
        assert [rule.__name__ for rule in rules if not rule.__doc__] == []


# What these checks notice


class Loud(Module):
    """A well-behaved layer."""

    def dice_of(self, seat: int) -> tuple[str, ...]:
        return (*super().dice_of(seat), "loud")

    def countable(self) -> tuple[str, ...]:  # instead of the base rule
        return ()

    def shout(self) -> str:
        return "loud"


class Silent(Module):
    """A layer that forgets the inner rule."""

    def dice_of(self, seat: int) -> tuple[str, ...]:
        return ("silent",)

    def shout(self) -> str:
        return "silent"


def test_a_forgotten_super_is_noticed() -> None:
    assert silent_overrides(Loud) == []
    assert silent_overrides(Silent) == ["dice_of"]


def test_a_name_that_two_layers_share_by_accident_is_noticed() -> None:
    assert clashes(Loud, Silent) == ["shout"]


# The stack


def stacked(monkeypatch: pytest.MonkeyPatch, layers: tuple[type[Module], ...], *chosen: str) -> list[str]:
    """The names of the layers of a table, outermost first, chosen from these."""
    keyed = {layer.key: layer for layer in layers if "key" in vars(layer)}
    monkeypatch.setattr(logres.merlin.modules, "LAYERS", layers)
    monkeypatch.setattr(logres.merlin.modules, "MODULES", keyed)
    made = rules_for({key: "on" if key in chosen else "off" for key in keyed}, parts())
    return [layer.__name__ for layer in made.__mro__[1:] if issubclass(layer, Module) and layer is not Module]


class Inner(Module):
    key = "inner"


class Outer(Module):
    key = "outer"
    needs = ("inner",)


class Third(Module):
    key = "third"


class Pair(Outer, Third):
    """A layer for two combined modules, without its own key."""


class Companion(Inner):
    """A layer that comes along with a module."""


# A pair without its own key inherits that of its parents.
ALL: tuple[type[Module], ...] = (Pair, Companion, Outer, Third, Inner)


def test_the_chosen_layers_are_stacked_in_the_order_of_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stacked(monkeypatch, ALL, "third") == ["Third"]
    assert stacked(monkeypatch, (Third, Outer, Inner), "inner", "third") == ["Third", "Inner"]
    assert stacked(monkeypatch, (Inner, Third), "inner", "third") == ["Inner", "Third"]


def test_a_layer_without_a_key_comes_along_with_those_it_builds_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stacked(monkeypatch, ALL, "inner") == ["Companion", "Inner"]
    assert stacked(monkeypatch, ALL, "inner", "outer") == ["Companion", "Outer", "Inner"]
    whole = ["Pair", "Companion", "Outer", "Third", "Inner"]
    assert stacked(monkeypatch, ALL, "inner", "outer", "third") == whole


@pytest.mark.parametrize(
    ("module", "needed"), [(key, needed) for key, module in MODULES.items() for needed in module.needs]
)
def test_a_module_is_refused_without_the_one_it_needs(module: str, needed: str) -> None:
    """R1.6"""
    with pytest.raises(BadTable, match=f"The module '{module}' needs the module '{needed}'"):
        BOX.complete({module: "on"} | {key: "on" for key in MODULES[module].needs if key != needed})


def readers(key: str) -> list[type[Module]]:
    """The layers whose rules read a setting of the table."""
    return [layer for layer in LAYERS if f'self.settings["{key}"]' in inspect.getsource(layer)]


def modules_of(layer: type[Module]) -> set[str]:
    """The modules that a layer needs to take part."""
    return {key for key, module in MODULES.items() if issubclass(layer, module)}


@pytest.mark.parametrize("setting", [one for one in BOX.settings if one.modules], ids=lambda one: one.key)
def test_a_house_rule_names_the_modules_of_the_layers_that_read_it(setting: Setting) -> None:
    """R1.6"""
    needed = {other for module in setting.modules for other in BOX.needs.get(module, ())}
    assert {*setting.modules} | needed == set.intersection(*map(modules_of, readers(setting.key)))


def test_a_table_without_modules_plays_the_base_game() -> None:
    """R1.7"""
    bare = BOX.rules_for(BOX.complete({}))
    assert issubclass(bare, Merlin)
    assert not issubclass(bare, Module)


def test_the_rules_of_a_table_are_built_once() -> None:
    settings = BOX.complete(dict.fromkeys(MODULES, "on"))
    assert BOX.rules_for(settings) is BOX.rules_for({**settings, "markers": "7"})
