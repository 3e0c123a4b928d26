"""Count the product files that name a thing of a module: `python -m tests.naming`; `-v` lists the files.

A thing that few files name is easy to change, and a thing like it is easy to add.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from logres.merlin.pieces import ALLIES

ROOT = Path(__file__).parent.parent
MOST = {"ally": 9, "ware": 9}  # product files that may name one

PRODUCT = re.compile(r"(src|client/src)/.*\.(py|toml|ts|svelte)")
NO_PRODUCT = re.compile(
    r".*\.test\.ts|client/src/test/.*|client/src/.*/testing/.*"
    r"|client/src/[^/]+/rules\.ts|client/src/lib/wire\.ts|client/src/.*/listed\.ts"  # generated
)


class Thing(NamedTuple):
    """A thing of a module, and how to recognise that a file names it.

    Its own words name it wherever they stand. A generic word names it only in its surroundings: where the
    path of the file or the line itself matches `around`.
    """

    group: str
    name: str
    own: str
    generic: str = r"(?!)"
    around: str = r"(?!)"

    def is_named(self, path: str, text: str) -> bool:
        """Return whether a file names the thing."""
        if re.search(self.own, text):
            return True
        if not re.search(self.generic, text):
            return False
        lines = [line for line in text.splitlines() if re.search(self.generic, line)]
        return any(re.search(self.around, f"{path}: {line}") for line in lines)


def word(name: str) -> str:
    """Match a name as a word of a text and as a part of names: kay, Kay’s, "kay", kay_tiles, AskKay, KAY."""
    return rf"(?:(?<![A-Za-z])(?:{name}|{name.upper()})|{name.capitalize()})(?:s|S)?(?![a-z])"


def key(name: str) -> str:
    """Match a name as a value or as a part of a key: "swap", token_swap, ml.token.swap, swap: …."""
    return rf"(?<=[\"'`.:_-]){name}s?(?=[\"'`.:_-])|token_{name}\b|\b{name}:|\b{name.upper()}S?\b"


# Most wares have German names in German texts. A shield tile and a material tile are also named by what turns
# a good into its tile or a tile into its good, and in files of the market by their kind alone. A fruit is a
# tile of the market, except if it means what gold spaces and the orchard give: an apple or mistletoe.
# `castlePlusOne`, a house rule for castles, has nothing to do with plus tokens.
MARKET = r"(^|/)market|Stall|[Ww]are"
TILE_OF_GOOD = r"\btile_for\b|\bgoodOfTile\b"
WARES = (
    Thing("ware", "labourer", word("labourer") + r"|Tagelöhner"),
    Thing("ware", "plus token", word("plus") + r"(?!One)|Plusmarker"),
    Thing(
        "ware",
        "fruit tile",
        r"(?i:\bfruit[ _-]?tile)|\bFRUIT\b|act_fruit|([Tt]iles?|Plättchen) (with|mit) (apple and|Apfel und)",
        key("fruit"),
        r"^(?!.*([Gg]old|caerleon|orchard|morgana))",
    ),
    *(
        Thing(
            "ware",
            f"{kind} tile",
            rf"(?i:{kind}[ _-]?tile)|{german}plättchen|{TILE_OF_GOOD}",
            rf"{key(kind)}|\b{kind}s *=",
            MARKET,
        )
        for kind, german in (("shield", "Schild"), ("material", "Material"))
    ),
)

# In the files of Morgana an action is a word in quotes, a key or the name of a method.
MORGANA = r"morgana|cauldrons|TokenAction"
TOKENS = (
    Thing("token", "bewitch", word("bewitch")),
    Thing("token", "swap", r"[Ss]wap(ped)?[ _-]?[Ff]igures|swapRings", key("swap"), MORGANA),
    Thing("token", "gold", r"(?i:witch[’']?s[ _-]?gold)", key("gold"), MORGANA),
    Thing("token", "dark", r"(?i:dark[ _-]?(influence|marker))", key("dark"), MORGANA + "|dark_influence"),
    Thing("token", "hut", word("hut")),
)

# Goods, points, markers, manors and apples are everywhere. They are kinds of decrees or bonuses of Picts in
# the files of decrees and Picts, and on lines that speak of these.
KINDS_OF_GOODS = r"|".join(map(word, ("good", "shield", "flag", "material")))
DECREE, PICT = r"(?i:decree)", r"(?i:pict)(?!ure)|\bbonus = \""
DECREES = (
    Thing("decree", "good", r"(?!)", KINDS_OF_GOODS, DECREE),
    Thing("decree", "points", r"(?!)", word("point") + r"|\bVP\b|\bvp-", DECREE),
)
BONUSES = (
    Thing("Pict", "good", r"(?!)", KINDS_OF_GOODS, PICT),
    *(Thing("Pict", name, r"(?!)", word(name), PICT) for name in ("marker", "manor", "apple")),
)

THINGS = (*(Thing("ally", ally, word(ally)) for ally in ALLIES), *WARES, *TOKENS, *DECREES, *BONUSES)
LIMITED = tuple(thing for thing in THINGS if thing.group in ("ally", "ware"))


@cache
def product() -> dict[str, str]:
    """Return the text of each product file, by its path."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "src", "client/src"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\0")
    paths = [path for path in listed if PRODUCT.fullmatch(path) and not NO_PRODUCT.fullmatch(path)]
    return {path: (ROOT / path).read_text(encoding="utf-8") for path in paths}


@cache
def files_naming(thing: Thing) -> tuple[str, ...]:
    """Return the product files that name a thing."""
    return tuple(path for path, text in product().items() if thing.is_named(path, text))


def table(lists_files: bool) -> Iterator[str]:
    """Yield the lines of a table of how many files name each thing: in all, in Python, in the client."""
    yield f"{'':20}{'files':>6}{'Python':>8}{'client':>8}"
    for thing in THINGS:
        files = files_naming(thing)
        of_client = sum(path.startswith("client/") for path in files)
        counts = f"{len(files):6}{len(files) - of_client:8}{of_client:8}"
        mark = "  too many" if thing in LIMITED and len(files) > MOST[thing.group] else ""
        yield f"{f'{thing.group} {thing.name}':20}{counts}{mark}"
        if lists_files:
            yield from (f"  {path}" for path in files)


if __name__ == "__main__":
    print(*table("-v" in sys.argv[1:]), sep="\n")
