"""The base of the client names no module, and a module imports only modules that it needs."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from logres.merlin.modules import MODULES
from tests.merlin.test_layers import SAID

ROOT = Path(__file__).parents[2] / "client/src"
MERLIN = ROOT / "merlin"
MODULE_FOLDER = MERLIN / "modules"

# These know all modules: the types generated from the rules, and what plays recorded games.
EXCEPTED = (MERLIN / "rules.ts", MERLIN / "testing", MODULE_FOLDER)
BASE = sorted(
    file
    for file in MERLIN.rglob("*")
    if file.suffix in (".ts", ".svelte")
    and ".test." not in file.name
    and not {*EXCEPTED} & {file, *file.parents}
)
FOLDERS = sorted(folder for folder in MODULE_FOLDER.iterdir() if folder.is_dir())
AREAS = ("merlin", "merlintable", "explain", "scoring")

# Gold is also the colour of what can be done, and Grail and Excalibur are treasures. Keys are clear.
OTHER_MEANINGS = re.compile(r"(?i)(?:gold|treasures?)(?![a-z])")
KEYS = re.compile(r"""["'`](gold|treasures)\.""")
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*"(\.[^"]+)\"""")


def named(source: str) -> list[str]:
    """The words of modules in a source, also within longer names such as "hasDecree"."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", source)
    return KEYS.findall(source) + SAID.findall(OTHER_MEANINGS.sub("", apart))


def imported(file: Path) -> set[str]:
    """The modules from which a file imports."""
    paths = (
        Path(os.path.normpath(file.parent / path))
        for path in IMPORTED.findall(file.read_text(encoding="utf-8"))
    )
    return {path.relative_to(MODULE_FOLDER).parts[0] for path in paths if MODULE_FOLDER in path.parents}


def needed(key: str) -> set[str]:
    """The modules without which a module cannot be played."""
    return {key}.union(*(needed(other) for other in MODULES[key].needs))


@pytest.mark.parametrize("file", BASE, ids=lambda file: str(file.relative_to(MERLIN)))
def test_no_file_of_the_base_names_a_module(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("area", AREAS)
def test_no_words_of_the_base_name_a_module(area: str) -> None:
    assert named((ROOT / f"messages/en/{area}.ts").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    ["// with Arthur", "hasDecree(view)", '"box:decrees"', '"gold.coin"', "class=Coins", '"treasures.title"'],
)
def test_a_module_that_is_named_is_noticed(source: str) -> None:
    assert named(source)


@pytest.mark.parametrize(
    "source", ["var(--gold)", "#gold(act)", "is gold.", "freeTreasures", "treasure:grail"]
)
def test_other_words_are_free(source: str) -> None:
    assert named(source) == []


def test_every_module_has_a_folder() -> None:
    assert {folder.name for folder in FOLDERS} == {*MODULES}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_module_imports_only_modules_that_it_needs(folder: Path) -> None:
    """R1.6"""
    sources = [
        file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name
    ]
    known = {file.name: imported(file) - needed(folder.name) for file in sources}
    assert {name: modules for name, modules in known.items() if modules} == {}


def test_an_import_from_a_module_is_noticed(tmp_path: Path) -> None:
    file = MODULE_FOLDER / "caerleon/index.ts"
    assert imported(file) == {"gold", "caerleon"}
