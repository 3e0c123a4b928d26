"""Random words and letters for ids and codes, and names that differ from others."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable

# Short, plain words that are hard to confuse when spoken.
SPOKEN = """
acorn alder amber apple arch arrow ash aspen badger banner barley bay beacon bear beech bell berry birch
boar bough bow bramble branch briar bridge brook cairn candle castle cedar chapel cherry cliff cloak
cloud clover coast copper coral cove crane creek crest crown dale dawn deer dew dove drake drum dusk
eagle east elder elm ember falcon fern ferry field finch flint ford forest forge fox frost garden gate
glade glen gold goose gorse grove gull harbour hare harp hart hawk hazel heath hedge helm heron hill
holly horn hound iris iron island ivory ivy jay juniper keep kestrel king lake lance lantern larch lark
laurel lily lime linden lion lynx maple marsh meadow mill mint mist moon moor moss north oak oat olive
orchard otter owl path pearl pebble pine plum pond poplar quarry quill rain raven reed ridge ring river
robin rock rose rowan rush sable saddle sage sail salmon scroll shore silver sky slate snow south
sparrow spear spring stag star stone storm stream summer sun swan sword thistle thorn thrush tide tower
vale valley violet wave west wheat willow wind winter wolf wood wren yarrow yew
"""
WORDS = SPOKEN.split()

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"  # without those that look alike

# None of them is an ally of the Round Table, so that a name is never ambiguous.
KNIGHTS = ("Ector", "Lionel", "Tor", "Dinadan", "Pelleas", "Sagramor", "Lucan", "Safir")

NUMERALS = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def letters(number: int) -> str:
    """Return a number of random letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(number))


def new_table_id() -> str:
    """Make an id of three words that people remember and ten letters that nobody guesses."""
    return "-".join([*(secrets.choice(WORDS) for _ in range(3)), letters(10)])


TABLE_ID = re.compile(r"[0-9A-Za-z-]{1,80}")


def spoken_title(table: str) -> str:
    """Make the title of a table without one from the words of its id."""
    return ", ".join(word.capitalize() for word in table.split("-")[:3])


def recovery_code() -> str:
    """Make a code of five groups of four letters."""
    return "-".join(letters(4).upper() for _ in range(5))


def normalized(code: str) -> str:
    """Remove everything from a typed code that people add or change."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


def unnumbered(name: str) -> str:
    """Remove the numeral from a name."""
    return re.sub(rf" (?:{'|'.join(NUMERALS)}|\d+)$", "", name)


def is_same(name: str, other: str) -> bool:
    """Whether two names differ at most in upper and lower case."""
    return name.casefold() == other.casefold()


def distinct(name: str, taken: Iterable[str], most: int) -> str:
    """Add a numeral to a name if it is taken, within a number of letters."""
    others = [*taken]
    if not any(is_same(name, other) for other in others):
        return name
    stem = unnumbered(name)
    ordinals = [*NUMERALS, *(str(number) for number in range(len(NUMERALS) + 2, len(others) + 13))]
    names = (f"{stem[: most - len(ordinal) - 1].rstrip()} {ordinal}" for ordinal in ordinals)
    return next(fresh for fresh in names if not any(is_same(fresh, other) for other in others))
