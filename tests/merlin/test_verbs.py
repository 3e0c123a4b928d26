"""The page of verbs is current."""

from __future__ import annotations

from logres.merlin import MODULES
from tests.merlin.verbs import ORDER, PAGE, PAIRS, everything, explain, kind, page, verbs

KNOWN = {name: verb for chapter in verbs().values() for name, verb in chapter.items()}


def test_the_page_of_verbs_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it again: python -m tests.merlin.verbs"


def test_order_and_pairs_are_of_known_modules() -> None:
    named = {module for one, other, _ in (*ORDER, *PAIRS) for module in (one, other)}
    assert named <= MODULES.keys()


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
