"""The page of Merlin's verbs: the docstring and rules of each, and the layers that override it.

`python -m tests.merlin.verbs` writes docs/verbs.md; with a verb's name it prints what each layer does to it.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

from logres.merlin import Merlin
from logres.merlin.modules import LAYERS

PAGE = Path(__file__).parents[2] / "docs" / "verbs.md"

# Which module must be further out than which in LAYERS, and why.
ORDER: tuple[tuple[str, str, str], ...] = (
    ("arthur", "morgana", "R12.2: manors with a hut leave before everybody keeps one in each territory"),
    ("arthur", "knights", "R3.12, R3.13: the Picts are revealed when the allies are chosen"),
    ("gold", "knights", "X71: the mistletoe is chosen first, Percival's tile meets the rest"),
    ("market", "morgana", "X80: a player who still has a turn with one of her dice cannot stop"),
    ("knights", "favor", "X58: Geraint counts the space also when the flag-bearer scores it his way"),
)

# Rules that exist only when modules are combined: a layer that builds on all of them, further out than each.
PAIRS: tuple[tuple[str, str, str], ...] = (
    ("arthur", "gold", "R3.1, R110.7: the ring with both kinds of new spaces"),
    ("arthur", "market", "X53: the signet ring resolves no mission in a market turn"),
    ("arthur", "knights", "R110.2, X49: a manor on a castle tile is neither replaced nor cleared"),
    ("arthur", "knights", "R110.7: Gawain turns the black die too"),
    ("arthur", "decrees", "Q84: as a house rule a decree changes the black die too"),
    ("arthur", "morgana", "R86.2, R110.5, X49, X54a: swapped figures, a hut clears its territory or leaves"),
    ("morgana", "knights", "X68: a manor on a castle tile stays when its hut leaves"),
    ("morgana", "knights", "X61: no portal opens where she stands"),
    ("morgana", "knights", "R40.9: what witch's gold takes where she stands, Galahad takes elsewhere"),
    ("morgana", "treasures", "R92.6, X114: a marker with or without one of hers on top is given up"),
    (
        "market",
        "morgana",
        "X114: with treasures too, a token and one of hers leave with the marker they are on",
    ),
    ("morgana", "caerleon", "R82.4, R110.6, X90, X92, X93: the block closes a store for everybody"),
)

INTRODUCTION = """# The verbs of Merlin

Written by `python -m tests.merlin.verbs` from the classes; a test keeps it current.

The base game is a line of chapters in `src/logres/merlin/base`; a rule of it is a verb, a method whose
docstring is the rule. A module is a layer around the base that overrides verbs: it wraps those that are
*doing*, extends or filters those that are *listing*, adds to those that are *counting*, and gives another
answer to those that are *asking* (yes or no) or *naming* (one thing). A rule of a module that is not listed
here needs no verb of the base: it is a new space, act or count, or it follows from the rules of the base.
"""

RULES = re.compile(r'"""  # (?P<ids>[^\n]*)')
KINDS = {
    "None": "doing",
    "int": "counting",
    "bool": "asking",
    "str": "naming",
}


def verbs() -> dict[str, dict[str, FunctionType]]:
    """The verbs of the base game by chapter, each in the chapter that first defines it."""
    chapters: dict[str, dict[str, FunctionType]] = {}
    seen: set[str] = set()
    for chapter in reversed(Merlin.__mro__):
        if chapter.__module__.startswith("logres.merlin.base."):
            rules = {name: rule for name, rule in vars(chapter).items() if isinstance(rule, FunctionType)}
            fresh = {name: rule for name, rule in rules.items() if name not in seen}
            chapters[chapter.__module__.rpartition(".")[2]] = fresh
            seen |= rules.keys()
    return chapters


def kind(verb: FunctionType) -> str:
    """The kind of a verb: doing, listing, counting, asking for a yes or no, or naming a single thing."""
    if inspect.iscoroutinefunction(verb):
        return "doing"
    returned = str(verb.__annotations__["return"])
    return KINDS.get(returned, "listing" if "[" in returned or returned == "Award" else "naming")


def ids(verb: FunctionType) -> str:
    """The rules that a verb cites beside its docstring."""
    found = RULES.search(inspect.getsource(verb))
    return found["ids"].replace("|", "\\|") if found else ""


def explain(rules: type[Merlin], verb: str) -> list[str]:
    """What each layer does to a verb, outermost first."""
    layers = [layer for layer in rules.__mro__ if verb in vars(layer)]
    return [f"{layer.__name__}: {inspect.getdoc(vars(layer)[verb])}" for layer in layers]


def touching(verb: str) -> str:
    """The layers that override a verb, outermost first."""
    return ", ".join([layer.__name__ for layer in LAYERS if verb in vars(layer)])


def rows(chapter: dict[str, FunctionType]) -> Iterator[str]:
    """The table of the verbs of a chapter."""
    yield "| verb | kind | what it says | rules | touched by |"
    yield "|---|---|---|---|---|"
    for name, verb in chapter.items():
        says = (verb.__doc__ or "").replace("|", "\\|")
        yield f"| `{name}` | {kind(verb)} | {says} | {ids(verb)} | {touching(name)} |"


def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION]
    for chapter, found in verbs().items():
        if found:
            lines += [f"## {chapter}", "", *rows(found), ""]
    lines += [
        "## Which layer stands further out",
        "",
        *(f"- {a} around {b}. {why}." for a, b, why in ORDER),
        "",
    ]
    lines += ["## Rules where two modules meet", "", *(f"- {a} and {b}. {what}." for a, b, what in PAIRS), ""]
    return "\n".join(lines)


def everything() -> type[Merlin]:
    """The stack of all layers."""
    return type("Everything", (*LAYERS, Merlin), {})


if __name__ == "__main__":
    if sys.argv[1:]:
        print("\n".join(explain(everything(), sys.argv[1])) or f"There is no verb '{sys.argv[1]}'.")
    else:
        PAGE.write_text(page(), encoding="utf-8")
