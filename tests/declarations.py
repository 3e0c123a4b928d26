"""The zones, questions, acts and events that the rules declare, by module, for the client and for people.

`python -m tests.declarations` writes client/src/GAME/rules.ts, the client's lists of allies and
wares, and docs/events.md. A test keeps them current.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

import logres.kingarthur.cards
import logres.merlin.parts.market
import logres.merlin.pieces
from logres.engine import EVERYBODY, Game
from logres.engine.declared import Declared, Deed, Fact, Posed, alternatives, is_act
from logres.kingarthur.seals import Seals
from logres.merlin import Merlin
from logres.merlin.modules import LAYERS
from logres.merlin.modules.module import Module
from tests.lists import lists

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "events.md"

Hint = object
ATOMS: dict[Hint, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}

HEAD = """/**
 * What the rules of {title} declare: the words, and by module the zones, questions, acts and events.
 * Written by `python -m tests.declarations`; do not change it by hand.
 */
"""

TABLE = """
/** A view as it goes over the wire: the table, and the zones. */
export type WireView = Zones & {
  readonly seats: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly asked: number | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
};
"""

INTRODUCTION = """# Events, questions and zones

Written by `python -m tests.declarations` from the rules; a test keeps it current.

This page is for authors of bots and other clients.

A **zone** is a part of the position, as a view shows it. If a seat may not know the contents of a zone, its
view has only their number until the game is over. A **question** has options, which are the legal moves, and
facts that say what it is about. Options and facts are sent as JSON, where a tuple becomes a list. An option
that is an **act** (`Act`) begins with the name of the act. The acts that are possible at a moment are those
that the question offers. An **event** has a name, a seat (or none) and facts. A fact marked *secret* is sent
only to that seat until the game is over; a fact marked *sometimes* may be missing. An event that is listed
several times has several variants, as `scored` has one for each source.

Over the socket, the server first sends the whole table (`state`), then changes (`change`). A change consists
of steps, each with its events and its `changes`: one JSON Patch (RFC 6902) of the view for each event, and a
last one for the step itself. Applied in order, the patches lead from one view to the next. Once per turn, a
change carries the `digest` of the resulting view: the sum of the CRC-32 of its entries, each written as JSON
`[name,entry]` without spaces and with sorted keys, modulo 2^32, in eight hexadecimal digits. If your digest
differs, send `hello` again to get the whole view.
"""


@dataclass(frozen=True)
class Title:
    """A game: its name, its rules with all modules, and the place of its types."""

    title: str
    folder: str
    rules: type[Game]
    words: tuple[ModuleType, ...]

    @property
    def file(self) -> Path:
        """The client's file of types."""
        return ROOT / "client/src" / self.folder / "rules.ts"

    def vocabulary(self) -> dict[Hint, str]:
        """The names of all named types."""
        return {
            hint: name
            for words in self.words
            for name, hint in vars(words).items()
            if name[0].isupper() and not name.isupper() and get_origin(hint) in (Literal, Annotated, Union)
        }

    def modules(self) -> list[str]:
        """The modules: the base first, then in stacking order."""
        return [*dict.fromkeys(module_of(layer) for layer in reversed(self.rules.__mro__))]


TITLES = (
    Title(
        "Merlin",
        "merlin",
        type("Table", (*LAYERS, Merlin), {}),
        (logres.merlin.pieces, logres.merlin.parts.market),
    ),
    Title("King Arthur", "kingarthur", Seals, (logres.kingarthur.cards,)),
)


def module_of(layer: type) -> str:
    """The module that a layer belongs to: the first that it builds on, or the base."""
    if issubclass(layer, Module):
        return next((str(vars(one)["key"]) for one in layer.__mro__ if "key" in vars(one)), "base")
    return "seals" if layer is Seals else "base"


@dataclass(frozen=True)
class Section:
    """The declarations of a module."""

    module: str
    zones: dict[str, Hint]
    questions: list[Posed]
    acts: list[Deed]
    events: list[Declared]


def sections(title: Title) -> Iterator[Section]:
    """The declarations of each module of a game."""
    rules = title.rules
    hints = get_type_hints(rules, include_extras=True)
    owners = {
        zone: module_of(layer) for layer in rules.__mro__ for zone in vars(layer) if zone in rules.zones
    }
    told = [way for ways in rules.happenings().values() for way in ways]
    for module in title.modules():
        yield Section(
            module,
            {zone: hints[zone] for zone in rules.zones if owners[zone] == module},
            [posed for posed in rules.questions().values() if module_of(posed.layer) == module],
            [act for act in rules.acts().values() if module_of(act.layer) == module],
            [way for way in told if module_of(way.layer) == module],
        )


# TypeScript


class Types:
    """Converts Python types to TypeScript types."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.names = title.vocabulary()

    def of(self, hint: Hint) -> str:
        """A type, by its name if it has one."""
        return self.names.get(hint) or ("Act" if is_act(hint) else self.made_of(hint))

    def made_of(self, hint: Hint) -> str:
        """A type written out."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint in ATOMS:
            return ATOMS[hint]
        if origin is Annotated:
            return self.of(inner[0])
        if origin is Literal:
            return " | ".join(json.dumps(word) for word in inner)
        if origin is list or (origin is tuple and inner[-1] is Ellipsis):
            return f"readonly {self.within(inner[0])}[]"
        if origin is tuple:
            return f"readonly [{', '.join(map(self.of, inner))}]"
        if origin is dict:
            return f"Readonly<Record<{', '.join(map(self.of, inner))}>>"
        return " | ".join(map(self.of, alternatives(hint)))

    def within(self, hint: Hint) -> str:
        """A type as the element of a list."""
        said = self.of(hint)
        return f"({said})" if " " in said and not said.startswith("Readonly<") else said

    def of_zone(self, name: str, hint: Hint) -> str:
        """A zone as a view shows it: hidden contents are only counted."""
        declared = self.title.rules.zones[name]
        if declared.sight == EVERYBODY:
            return self.of(hint)
        if get_origin(hint) is dict:
            key, pile = get_args(hint)
            return f"Readonly<Record<{self.of(key)}, {self.of(pile)} | number>>"
        if declared.by_seat:
            return f"readonly ({self.of(get_args(hint)[0])} | number)[]"
        return f"{self.of(hint)} | number"

    def details(self, act: Deed) -> list[str]:
        """The details of an act by name, the last of them perhaps any number of times."""
        named = [f"{detail}: {self.of(hint)}" for detail, hint in act.details.items()]
        return named if act.more is None else [*named, f"...{act.more[0]}: {self.of(act.more[1])}[]"]

    def facts(self, facts: dict[str, Fact]) -> str:
        """Facts as an object type; a fact that only some readers learn is optional."""
        if not facts:
            return "Readonly<Record<never, never>>"
        said = [
            f"readonly {name}{'?' if fact.is_secret or fact.is_sometimes else ''}: {self.of(fact.kind)}"
            for name, fact in facts.items()
        ]
        return f"{{ {'; '.join(said)} }}"


def pascal(word: str) -> str:
    """A word as the name of a TypeScript type: "favor-build" becomes FavorBuild."""
    return "".join(part[:1].upper() + part[1:] for part in word.replace("_", "-").split("-"))


def variant(way: Declared, ways: int) -> str:
    """The type name of an event, or of one of its variants."""
    if ways == 1:
        return pascal(way.name)
    source = get_args(way.facts["source"].kind)[0]
    return pascal(f"{way.name}-{source}")


def typescript(title: Title) -> str:
    """The TypeScript types of a game."""
    types = Types(title)
    lines = [HEAD.format(title=title.title)]
    for hint, name in types.names.items():
        lines += [*_comment(_said_of(hint)), f"export type {name} = {types.made_of(hint)};"]
    found = [*sections(title)]
    told = title.rules.happenings()
    owners = {way.name: section.module for section in reversed(found) for way in section.events}
    for section in found:
        lines += ["", f"// {section.module}", ""]
        lines += _typed_section(section, types, {name: len(ways) for name, ways in told.items()})
        if section.events:
            own = " | ".join(f'"{name}"' for name, module in owners.items() if module == section.module)
            lines.append(f"export type {pascal(section.module)}EventName = {own or 'never'};")
    for name, ways in told.items():
        if len(ways) > 1:
            parts = [variant(way, len(ways)) for way in ways]
            lines += ["", f"export type {pascal(name)} = {' | '.join(parts)};"]
    for sort, name in (("Event", "events"), ("Question", "questions"), ("Act", "acts")):
        parts = [f"{pascal(one.module)}{sort}" for one in found if getattr(one, name)]
        lines += ["", f"export type {sort} = {' | '.join(parts) or 'never'};"]
    optional = [f"Partial<{pascal(one.module)}Zones>" for one in found[1:] if one.zones]
    lines += [
        "",
        "/** The position as it goes over the wire; what a module keeps is there with the module. */",
        f"export type Zones = {' & '.join(['BaseZones', *optional])};",
        TABLE,
        'export type EventName = Event["name"];',
        'export type Ask = Question["ask"];',
    ]
    if len(found) > 2:  # a single module has no order
        order = json.dumps([one.module for one in reversed(found)])
        lines += [
            "",
            "/** The base and its modules, outermost first. */",
            f"export const LAYERS = {order} as const;",
        ]
        lines.append("export type LayerKey = (typeof LAYERS)[number];")
    return "\n".join(lines) + "\n"


def _typed_section(section: Section, types: Types, ways: dict[str, int]) -> Iterator[str]:
    name = pascal(section.module)
    if section.zones:
        yield f"export interface {name}Zones {{"
        for zone, hint in section.zones.items():
            yield f"  readonly {zone}: {types.of_zone(zone, hint)};"
        yield "}"
    for posed in section.questions:
        options = types.within(posed.options)
        yield f"/** {posed.says} */"
        yield f"export type Ask{pascal(posed.name)} = {{"
        yield f'  readonly ask: "{posed.name}"; readonly options: readonly {options}[];'
        yield f"  readonly about: {types.facts(dict(posed.facts))};"
        yield "};"
    if section.questions:
        asks = " | ".join(f"Ask{pascal(posed.name)}" for posed in section.questions)
        yield f"export type {name}Question = {asks};"
    for act in section.acts:
        details = "".join(f", {detail}" for detail in types.details(act))
        yield f"/** {act.says} */"
        yield f'export type Act{pascal(act.name)} = readonly [name: "{act.name}"{details}];'
    if section.acts:
        yield f"export type {name}Act = {' | '.join(f'Act{pascal(one.name)}' for one in section.acts)};"
    for way in section.events:
        yield f"/** {way.says} */"
        yield f"export type {variant(way, ways[way.name])} = {{"
        yield f'  readonly name: "{way.name}"; readonly seat: number | null;'
        yield f"  readonly facts: {types.facts(dict(way.facts))};"
        yield "};"
    if section.events:
        names = " | ".join(variant(way, ways[way.name]) for way in section.events)
        yield f"export type {name}Event = {names};"


def _said_of(hint: Hint) -> str | None:
    return str(get_args(hint)[1]) if get_origin(hint) is Annotated else None


def _comment(said: str | None) -> list[str]:
    return [] if said is None else [f"/** {said[:1].upper()}{said[1:]}. */"]


# The page


def page() -> str:
    """The page of all events, questions and zones."""
    return "\n".join([INTRODUCTION, *(line for title in TITLES for line in _chapter(title))])


def _chapter(title: Title) -> Iterator[str]:
    types = Types(title)
    yield f"## {title.title}\n"
    yield "| word | is |\n|---|---|"
    for hint, name in types.names.items():
        yield f"| `{name}` | {_said_of(hint) or ', '.join(f'`{word}`' for word in _words(hint, types))} |"
    yield ""
    for section in sections(title):
        if not (section.zones or section.questions or section.acts or section.events):
            continue
        yield f"### {title.title}: {section.module}\n"
        if section.zones:
            yield "| zone | holds | who sees it |\n|---|---|---|"
            for zone, hint in section.zones.items():
                yield f"| `{zone}` | {_cell(types.of(hint))} | {title.rules.zones[zone].sight} |"
            yield ""
        if section.questions:
            yield "| question | asks | options | is about |\n|---|---|---|---|"
            for posed in section.questions:
                facts = _facts(posed, types)
                yield f"| `{posed.name}` | {posed.says} | {_cell(types.of(posed.options))} | {facts} |"
            yield ""
        if section.acts:
            yield "| act | does |\n|---|---|"
            for act in section.acts:
                details = ", ".join([f'"{act.name}"', *types.details(act)])
                yield f"| {_cell(f'[{details}]')} | {act.says} |"
            yield ""
        if section.events:
            yield "| event | tells | facts |\n|---|---|---|"
            for way in section.events:
                yield f"| `{way.name}` | {way.says} | {_facts(way, types)} |"
            yield ""


def _words(hint: Hint, types: Types) -> list[str]:
    return [types.of(kind) if get_origin(hint) is Union else str(kind) for kind in get_args(hint)]


def _cell(said: str) -> str:
    """A type in a table cell, without `readonly`."""
    plain = said.replace("readonly ", "").replace("Readonly<Record<", "Record<").replace(">>", ">")
    return f"`{plain}`".replace("|", "\\|")


def _facts(declared: Declared, types: Types) -> str:
    marks = {
        name: " *secret*" * fact.is_secret + " *sometimes*" * fact.is_sometimes
        for name, fact in declared.facts.items()
    }
    return ", ".join(
        f"{name}{marks[name]}: {_cell(types.of(fact.kind))}" for name, fact in declared.facts.items()
    )


def main() -> None:
    """Write the types of the client, its lists of records, and the page."""
    for title in TITLES:
        title.file.write_text(typescript(title), encoding="utf-8")
    for file, text in lists().items():
        file.write_text(text, encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
