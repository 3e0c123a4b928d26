"""The client's lists of records that have one file each. `python -m tests.declarations` writes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from logres.merlin.pieces import ALLIES

MODULES = Path(__file__).parents[1] / "client/src/merlin/modules"


def lists() -> dict[Path, str]:
    """The client's lists of the records of allies and of wares, by file."""
    return {
        MODULES / "knights/listed.ts": "\n".join(_allies()),
        MODULES / "market/listed.ts": "\n".join(_wares()),
    }


def _allies() -> Iterator[str]:
    yield "/** All records of allies. Written by `python -m tests.declarations`; not edited by hand. */"
    yield ""
    yield 'import type { Ally } from "../../rules";'
    yield from (f'import {{ {ally} }} from "./allies/{ally}";' for ally in sorted(ALLIES))
    yield 'import type { AllyRecord } from "./ally";'
    yield ""
    yield "/** In the order of the rules: if several change one thing, the first has the last word. */"
    yield "export const LISTED = {"
    yield from (f"  {ally}," for ally in ALLIES)
    yield "} satisfies Readonly<Record<Ally, AllyRecord>>;"
    yield ""


def _wares() -> Iterator[str]:
    wares = sorted(file.stem for file in (MODULES / "market/wares").glob("*.ts"))
    yield "/** All records of wares. Written by `python -m tests.declarations`; not edited by hand. */"
    yield ""
    yield 'import type { WareRecord } from "./ware";'
    yield from (f'import {{ {ware} }} from "./wares/{ware}";' for ware in wares)
    yield ""
    yield "export const LISTED = {"
    yield from (f"  {ware}," for ware in wares)
    yield "} satisfies Readonly<Record<string, WareRecord>>;"
    yield ""
