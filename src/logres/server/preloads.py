"""What a page of the client will load, announced in its HTML so that it comes beside the first script."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NotRequired, TypedDict

MANIFEST = Path(".vite/manifest.json")  # written by the build of the client
FIRST = "index.html"

# The parts of the client that a page is made of. Only a table waits for the server before it shows anything.
# Elsewhere, on a slow connection, more files at once delay the first thing that is seen.
PARTS: Sequence[tuple[re.Pattern[str], Sequence[str]]] = (
    (re.compile(r"table/(?!new$)[^/]+$"), ("src/screens/Table.svelte",)),
)


class Part(TypedDict):
    """A part of the client as the build describes it."""

    file: str
    css: NotRequired[list[str]]
    imports: NotRequired[list[str]]


def parts_of(path: str) -> Sequence[str]:
    """Return the parts of the page at a path; none if it loads nothing beside the first page."""
    return next((parts for pattern, parts in PARTS if pattern.match(path)), ())


def preloads(folder: Path, parts: Sequence[str]) -> str:
    """Return the links that announce these parts; empty if the build does not describe them."""
    try:
        manifest: dict[str, Part] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    there = _files(manifest, [FIRST])
    wanted = [file for file in _files(manifest, parts) if file not in there]
    return "".join(_link(file) for file in wanted)


def _files(manifest: dict[str, Part], parts: Sequence[str]) -> list[str]:
    """Return the files of some parts and of all that they import."""
    found: dict[str, None] = {}
    seen: set[str] = set()
    waiting = [*parts]
    while waiting:
        name = waiting.pop(0)
        part = manifest.get(name)
        if part is None or name in seen:
            continue
        seen.add(name)
        found |= dict.fromkeys((part["file"], *part.get("css", [])))
        waiting += part.get("imports", [])
    return [*found]


def _link(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{file}">'
    return f'<link rel="modulepreload" crossorigin href="/{file}">'
