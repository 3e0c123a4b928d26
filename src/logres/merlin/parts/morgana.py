"""The witch's kitchen: the print above the cauldrons, and the tokens that lie on them."""

from __future__ import annotations

from dataclasses import dataclass

from logres.engine.components import SheetReader
from logres.engine.lines import KeyPath

CAULDRONS = 5  # and as many tokens: R2.9
FACES = range(1, 6)  # of the dice that a cauldron can take; a 6 is wild: R81
MOVES = range(1, 4)  # in principality spaces; three reach all of them: R85.1
ACTIONS = ("bewitch", "swap", "gold", "dark", "hut")  # R86, R87

Token = tuple[str, str]  # the actions of its two sides


@dataclass(frozen=True)
class Kitchen:
    """The cauldrons from left to right, and the tokens."""  # R2.9, D13

    faces: tuple[int, ...]  # of the die that each takes
    moves: tuple[int, ...]  # how far each lets Morgana go
    tokens: tuple[Token, ...]

    def described(self) -> dict[str, object]:
        """The kitchen as JSON for a client."""
        tokens = [[*token] for token in self.tokens]
        return {"faces": [*self.faces], "moves": [*self.moves], "tokens": tokens}


def kitchen(reader: SheetReader) -> Kitchen:
    """The cauldrons and the tokens of a box."""  # D13
    reader.check_table(("cauldrons",), ("source", "faces", "moves"))
    faces = _numbers(reader, ("cauldrons", "faces"), FACES, "a face of a cauldron")
    for face in FACES:
        if len(faces) == CAULDRONS and face not in faces:
            wrong = f"no cauldron takes a {face}; each face has a cauldron."
            reader.wrong(("cauldrons", "faces"), wrong)
    moves = _numbers(reader, ("cauldrons", "moves"), MOVES, "a number of spaces for Morgana")
    return Kitchen(faces, moves, _tokens(reader))


def _numbers(reader: SheetReader, spot: KeyPath, allowed: range, kind: str) -> tuple[int, ...]:
    found = [reader.number(entry, allowed, kind) for entry in reader.entries(spot, CAULDRONS, "numbers")]
    return tuple(number for number in found if number is not None)


def _tokens(reader: SheetReader) -> tuple[Token, ...]:
    reader.check_table(("tokens",), ("source", "tokens"))
    entries = [*reader.entries(("tokens", "tokens"), CAULDRONS, "tokens")]
    sides = [reader.words(entry, 2, ACTIONS, "sides", "an action of a token") for entry in entries]
    found = {action for token in sides for action in token}
    for action in ACTIONS:
        if sides and all(len(token) == 2 for token in sides) and action not in found:
            reader.wrong(("tokens", "tokens"), f"no token has '{action}'; each action is on one at least.")
    return tuple((token[0], token[1]) for token in sides if len(token) == 2)
