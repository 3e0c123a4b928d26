"""The page of verbs is current, and what it plans can be done."""

from __future__ import annotations

import pytest

from logres.merlin import MODULES
from tests.merlin.verbs import CALLED, ORDER, PAGE, PAIRS, PLANNED, everything, explain, kind, page, verbs

KNOWN = {name: verb for chapter in verbs().values() for name, verb in chapter.items()}


def test_the_page_of_verbs_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tests.merlin.verbs"


@pytest.mark.parametrize("planned", [PLANNED, CALLED], ids=["touched", "called"])
def test_a_module_to_come_names_only_verbs_that_are_there(planned: dict[str, dict[str, str]]) -> None:
    named = {verb for module in planned.values() for verb in module}
    assert named - KNOWN.keys() == set()


def test_a_module_that_is_there_is_no_longer_planned() -> None:
    assert (PLANNED.keys() | CALLED.keys()) & MODULES.keys() == set()


def test_order_and_pairs_are_of_known_modules() -> None:
    named = {module for one, other, _ in (*ORDER, *PAIRS) for module in (one, other)}
    assert named <= PLANNED.keys() | MODULES.keys()


def test_every_verb_of_the_base_says_its_rule_in_a_sentence() -> None:
    assert [name for name, verb in KNOWN.items() if not (verb.__doc__ or "").endswith(".")] == []


def test_a_verb_is_explained_layer_by_layer_from_the_outside() -> None:
    layers = [line.partition(":")[0] for line in explain(everything(), "errands")]
    assert layers == ["Lamorak", "Favor", "Vassals"]
    assert explain(everything(), "juggle") == []


def test_the_kind_of_a_verb_follows_from_what_it_gives() -> None:
    wanted = {
        "claim": "doing",
        "give_back": "doing",
        "take": "doing",
        "errands": "listing",
        "contenders": "listing",
        "pot": "counting",
        "is_available": "asking",
        "reached": "naming",
    }
    assert {name: kind(KNOWN[name]) for name in wanted} == wanted
