"""The verbs of Merlin as a page: what each says, its rules, and the layers that touch it.

`python -m tests.merlin.verbs` writes docs/verbs.md; with a verb's name it says what each layer makes of it.
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

# Modules to come: the verbs that each will wrap, extend, count into or replace, and the rules that ask for
# it. When a module is there, its layers say so themselves and its entry here goes.
PLANNED: dict[str, dict[str, str]] = {
    "gold": {
        "lay_out_board": "R3.4",
        "equip": "R3.8",
        "spaces": "R3.1 R53",
        "offers": "R53",
        "alterations": "R51 X72",
        "resolvable": "R52",
        "meets": "R52 X71a X74",
        "meet": "R52 X71",
        "leftovers": "R13.3",
    },
    "market": {
        "lay_out": "R60.1",
        "goods": "R61 X76",
        "count": "Q61",
        "belongings": "X77 Q61",
        "give_back": "R61 X77",
        "lapsing_acts": "R60.2",
        "resolvable": "R60.2 X24 X83b",
        "forget_turn": "R60.2",
        "moves": "R62.2 R62.5 X80",
        "reversals": "X81",
        "use_die": "R62.2",
        "can_play": "R62.4 X78 X79",
        "end_round": "R11.1 R62.5",
        "put_marker": "R63.2 X71e",
        "influence": "R63.2 X82",
        "pot": "R63.2 Q65",
        "withdraw": "R63.3",
        "recall_markers": "X83 X114",
        "alterations": "R64",
        "meet": "R64",
        "leftovers": "X75",
    },
    "caerleon": {
        "lay_out_board": "R70.1",
        "make_room": "R71 X100 X101",
        "duty": "R72 X63 X104",
    },
    "morgana": {
        "lay_out": "R80.1 R80.2 R80.3",
        "roll_dice": "R11.2 Q6",
        "track": "R82.1 X43 X61 X87",
        "landing_acts": "X29 X29c",
        "execute": "X88",
        "is_available": "R82.2 X84 X85",
        "can_play": "R80.4",
        "moves": "R80.4 X99d",
        "lasting_acts": "R83",
        "forget_turn": "X96",
        "end_round": "R11.1",
        "influence": "R86.4 X82",
        "pot": "R86.4 X99b",
        "contenders": "R86.4 X99a",
        "influence_award": "R86.4 X99a",
        "withdraw": "R86.4",
        "recall_markers": "X114",
        "strength": "R87.2",
        "territory_award": "R87.3",
        "score_environs": "R87.4",
    },
}

# What the modules to come will call as it is, for the same reason: these verbs must stay apart.
CALLED: dict[str, dict[str, str]] = {
    "gold": {"turn_die": "R51", "unused": "R51 X72", "take_apple": "R53"},
    "market": {"land": "R62.2 X81"},
    "caerleon": {
        "obtainable": "R72",
        "take": "R72",
        "belongings": "R72",
        "give_back": "R72",
        "send_home": "R71 X100",
        "pause": "R72 X106",
    },
    "morgana": {
        "stands": "R11.3 Q6",
        "turn_die": "R83 R86.1",
        "unused": "R83 X95",
        "belongings": "R84 R86.3",
        "give_back": "R84 R86.3 X99",
        "take": "R86.3 X94",
    },
}

# Who must stand further out than whom in LAYERS, and why.
ORDER: tuple[tuple[str, str, str], ...] = (
    ("arthur", "morgana", "R12.2: manors with a hut leave before everybody keeps one in each territory"),
    ("arthur", "knights", "R3.12, R3.13: the Picts are revealed when the allies are chosen"),
    ("gold", "knights", "X71: the mistletoe is chosen first, Percival's tile meets the rest"),
    ("knights", "favor", "X58: Geraint counts the space also when the flag-bearer scores it his way"),
)

# Rules that exist only where modules meet: a layer that builds on all of them, further out than each.
PAIRS: tuple[tuple[str, str, str], ...] = (
    ("arthur", "gold", "R3.1, R110.7: the ring with both kinds of new spaces"),
    ("arthur", "market", "X53: the signet ring resolves no mission in a market turn"),
    ("arthur", "knights", "R110.2, X49: a manor on a castle tile is neither replaced nor cleared"),
    ("arthur", "knights", "R110.7: Gawain turns the black die too"),
    ("arthur", "decrees", "Q84: as a house rule a decree changes the black die too"),
    ("arthur", "morgana", "R86.2, R110.5, X49, X54a: swapped figures, a hut clears its territory or leaves"),
    ("morgana", "knights", "X68: a manor on a castle tile stays when its hut leaves"),
    ("morgana", "caerleon", "R82.4, R110.6, X90, X92, X93: the block closes a store for everybody"),
)

INTRODUCTION = """# The verbs of Merlin

Written by `python -m tests.merlin.verbs` from the classes; a test keeps it current.

The base game is a line of chapters in `src/logres/merlin/base`; a rule of it is a verb, a method whose
docstring is the rule. A module is a layer around the base and touches verbs: it wraps what is *doing*,
extends or filters what is *listing*, adds to what is *counting*, answers what is *asking* (yes or no) or
*naming* (one thing) in its own way. Layers that are there stand in bold; modules to come stand with the
rules that will bring them to a verb, in brackets if they will only call it. A rule of a module that stands
nowhere here needs no verb of the base: it is a space, an act or a count of its own, or it follows from what
the base already says.
"""

RULES = re.compile(r'"""  # (?P<ids>[^\n]*)')
KINDS = {
    "None": "doing",
    "int": "counting",
    "bool": "asking",
    "str": "naming",
}


def verbs() -> dict[str, dict[str, FunctionType]]:
    """The verbs of the base game by chapter, each where it is first said."""
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
    """Doing, listing, counting; asking gives a yes or no, naming a single thing."""
    if inspect.iscoroutinefunction(verb):
        return "doing"
    returned = str(verb.__annotations__["return"])
    return KINDS.get(returned, "listing" if "[" in returned or returned == "Award" else "naming")


def ids(verb: FunctionType) -> str:
    """The rules that a verb cites beside its docstring."""
    found = RULES.search(inspect.getsource(verb))
    return found["ids"].replace("|", "\\|") if found else ""


def explain(rules: type[Merlin], verb: str) -> list[str]:
    """What each layer makes of a verb, outermost first."""
    layers = [layer for layer in rules.__mro__ if verb in vars(layer)]
    return [f"{layer.__name__}: {inspect.getdoc(vars(layer)[verb])}" for layer in layers]


def touching(verb: str) -> str:
    """The layers that touch a verb, and the modules that will; those that only call it, in brackets."""
    there = [layer.__name__ for layer in LAYERS if verb in vars(layer)]
    planned = [f"{module} {rules[verb]}" for module, rules in PLANNED.items() if verb in rules]
    called = [f"({module} {rules[verb]})" for module, rules in CALLED.items() if verb in rules]
    return "; ".join([*(f"**{name}**" for name in there), *planned, *called])


def rows(chapter: dict[str, FunctionType]) -> Iterator[str]:
    """A table of the verbs of a chapter."""
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
    """All layers that are there, stacked."""
    return type("Everything", (*LAYERS, Merlin), {})


if __name__ == "__main__":
    if sys.argv[1:]:
        print("\n".join(explain(everything(), sys.argv[1])) or f"There is no verb '{sys.argv[1]}'.")
    else:
        PAGE.write_text(page(), encoding="utf-8")
