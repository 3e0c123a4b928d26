"""What greedy knows of a module is in that module's file, on a base that knows no module."""

from __future__ import annotations

import ast
import re
from functools import cached_property
from inspect import getsource
from itertools import combinations
from pathlib import Path
from types import FunctionType
from typing import ClassVar, cast

import pytest

import logres
from logres.engine import Session
from logres.merlin import BOX, Merlin
from logres.merlin import modules as rules
from logres.merlin.modules.favor import Favor
from logres.merlin.modules.treasures import Treasures
from logres.merlin.pieces import ALLIES
from logres.players import ask, merlin, opponent
from logres.players.merlin.evaluation import Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.layers import Layer, stacked
from logres.players.merlin.modules import (
    EVALUATORS,
    FEATURES,
    SEARCHES,
    Weights,
    evaluator_class,
    evaluator_for,
    features_class,
    search_class,
)
from logres.players.merlin.search import Search
from tests.merlin.test_layers import MARK, SAID, imports

HERE = Path(merlin.__file__).parent
BASE = sorted(HERE.glob("*.py"))
FILES = sorted(file for file in (HERE / "modules").glob("*.py") if file.stem != "__init__")
LAYERS = (*EVALUATORS, *SEARCHES, *FEATURES)
KINDS = (FunctionType, classmethod, property, cached_property)
LOOKS = re.compile(r"\b(isinstance|getattr|hasattr)\((attempt\.)?game\b")


def source(file: Path) -> str:
    """The source of a file."""
    return file.read_text(encoding="utf-8")


def defined(layer: type) -> set[str]:
    """The methods that a layer itself defines."""
    return {name for name, thing in vars(layer).items() if isinstance(thing, KINDS)}


def silent_overrides(layer: type) -> list[str]:
    """The overrides of a layer that neither call the inner method nor say that they replace it."""
    inside = {name for parent in layer.__mro__[1:] for name in vars(parent)}
    tree = ast.parse(getsource(layer))
    lines = getsource(layer).splitlines()
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in inside:
            text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
            if f"super().{node.name}(" not in text and MARK not in text:
                found.append(node.name)
    return found


def known(kind: type[Layer]) -> list[type[Merlin]]:
    """The layers of the rules that a stack knows, outermost first."""
    return [layer.rules for layer in kind.__mro__[1:] if layer in LAYERS and issubclass(layer, Layer)]


def table(*modules: str) -> type[Merlin]:
    """The rules of a table with these modules."""
    return cast("type[Merlin]", BOX.rules_for(BOX.complete(dict.fromkeys(modules, "on"))))


# The base


@pytest.mark.parametrize("file", BASE, ids=lambda file: file.stem)
def test_the_base_names_no_module(file: Path) -> None:
    assert SAID.findall(source(file)) == []


@pytest.mark.parametrize("file", BASE, ids=lambda file: file.stem)
def test_the_base_imports_no_module(file: Path) -> None:
    assert [
        name
        for name in imports(source(file))
        if re.search(r"merlin\.modules\.|logres\.merlin\.modules", name)
    ] == []


@pytest.mark.parametrize("file", [*BASE, *FILES], ids=lambda file: file.stem)
def test_no_code_asks_a_game_for_its_modules(file: Path) -> None:
    assert not LOOKS.search(source(file))


# The layers


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.__name__)
def test_a_layer_knows_a_layer_of_the_rules(layer: type[Layer]) -> None:
    assert layer.rules in rules.LAYERS


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.__name__)
def test_a_layer_is_in_the_file_of_its_module(layer: type[Layer]) -> None:
    modules = [key for key, module in rules.MODULES.items() if issubclass(layer.rules, module)]
    assert layer.__module__.rpartition(".")[2] in modules


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.__name__)
def test_an_override_calls_the_inner_method_or_says_that_it_replaces_it(layer: type) -> None:
    assert silent_overrides(layer) == []


@pytest.mark.parametrize(
    ("base", "layers"), [(Evaluator, EVALUATORS), (Search, SEARCHES), (Features, FEATURES)]
)
def test_a_name_that_two_layers_define_belongs_to_the_base(base: type, layers: tuple[type, ...]) -> None:
    shared = {name for one, other in combinations(layers, 2) for name in defined(one) & defined(other)}
    assert shared <= {*vars(base)}


@pytest.mark.parametrize("layers", [EVALUATORS, SEARCHES, FEATURES])
def test_each_layer_of_the_rules_is_known_once(layers: tuple[type[Layer], ...]) -> None:
    assert len({layer.rules for layer in layers}) == len(layers)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_module_imports_only_those_that_its_rules_build_on(file: Path) -> None:
    module = rules.MODULES[file.stem]
    allowed = {key for key, other in rules.MODULES.items() if issubclass(module, other)}
    theirs = [name for name in imports(source(file)) if "players.merlin.modules." in name]
    assert {name.rpartition(".")[2] for name in theirs} <= allowed


@pytest.mark.parametrize("ally", ALLIES)
def test_at_most_one_file_names_an_ally(ally: str) -> None:
    word = re.compile(rf"(?i)(?<![a-z]){ally}")
    files = (*BASE, *FILES, HERE / "modules" / "__init__.py")
    assert {file.stem for file in files if word.search(source(file))} <= {"knights"}


# What these checks find


class Loud(Evaluator[Favor]):
    """A well-behaved layer."""

    rules: ClassVar[type[Merlin]] = Favor

    def held(self, game: Favor) -> float:
        return super().held(game)

    def kept(self, manors: int) -> int:  # instead of the base rule
        return 2


class Silent(Evaluator[Treasures]):
    """A layer that forgets the inner method."""

    rules: ClassVar[type[Merlin]] = Treasures

    def held(self, game: Treasures) -> float:
        return 1.0


def test_a_forgotten_super_is_noticed() -> None:
    assert silent_overrides(Loud) == []
    assert silent_overrides(Silent) == ["held"]


@pytest.mark.parametrize(
    "text", ["isinstance(game, Favor)", 'getattr(game, "huts", ())', "isinstance(attempt.game, X)"]
)
def test_a_question_for_modules_is_noticed(text: str) -> None:
    assert LOOKS.search(text)


# The stack


def test_layers_are_stacked_in_the_order_of_the_rules() -> None:
    both = table("favor", "treasures")
    assert stacked(Evaluator, (Loud, Silent), both).__mro__[1:4] == (Silent, Loud, Evaluator)
    everything = table(*rules.MODULES)
    order = [layer for layer in rules.LAYERS if layer in known(evaluator_class(everything))]
    assert known(evaluator_class(everything)) == order


def test_without_modules_greedy_knows_the_base_game_only() -> None:
    assert known(evaluator_class(table())) == known(search_class(table())) == []


def test_a_module_brings_its_layers_along() -> None:
    assert known(search_class(table("favor"))) == known(evaluator_class(table("favor"))) == [Favor]


def test_all_layers_take_part_if_all_modules_do() -> None:
    everything = table(*rules.MODULES)
    assert {*known(evaluator_class(everything))} == {layer.rules for layer in EVALUATORS}
    assert {*known(search_class(everything))} == {layer.rules for layer in SEARCHES}
    assert {*known(features_class(everything))} == {layer.rules for layer in FEATURES}


def test_what_greedy_knows_of_a_table_is_stacked_once() -> None:
    assert evaluator_class(table("gold")) is evaluator_class(table("gold"))
    assert search_class(table("gold")) is search_class(table("gold"))


# What is remembered


@pytest.mark.parametrize("seed", range(3))
def test_no_position_is_mistaken_for_another(seed: int) -> None:
    session = logres.start("merlin", 4, {"allies": "random"} | dict.fromkeys(rules.MODULES, "on"), seed)
    anyone = opponent("random", seed)
    while session.turn < 2:
        _answer(session, anyone)
    remembering = evaluator_for(Weights(), cast("Merlin", session.game), 0)
    while session.choice is not None:
        game = cast("Merlin", session.game)
        held = [one for one in game.territories() if not game.manors.keys().isdisjoint(one)]
        assert remembering.environs(game) == remembering.territories_worth(game, held)
        assert remembering.influence(game) == remembering.principalities_worth(game)
        _answer(session, anyone)
    assert len(remembering._environs) > 4
    assert len(remembering._influence) > 4


def _answer(session: Session, player: logres.players.Opponent) -> None:
    session.decide(ask(player, session))
