"""Chance: a seeded random generator that is part of the position and the same on every machine."""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

Seed = int | str


def seal(seed: Seed) -> str:
    """The hash of a seed, shown before the game so that players can check the seed afterwards."""
    return sha256(f"logres seal {seed}".encode()).hexdigest()


class Chance:
    """Random numbers from hashing a secret key and a counter: unpredictable, yet easy to check later."""

    __slots__ = ("block", "drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0, block: tuple[int, ...] = ()) -> None:
        self.key = key
        self.drawn = drawn
        self.block = block

    @classmethod
    def seeded(cls, seed: Seed) -> Chance:
        """The generator for a seed."""
        return cls(sha256(f"logres seed {seed}".encode()).digest())

    @classmethod
    def resumed(cls, key: bytes, drawn: int) -> Chance:
        """The generator with this key, after it has drawn this many numbers."""
        return cls(key, drawn, cls._hashed(key, drawn))

    @staticmethod
    def _hashed(key: bytes, drawn: int) -> tuple[int, ...]:
        """The block of eight numbers that contains this one."""
        return unpack(">8I", sha256(key + (drawn >> 3).to_bytes(8, "big")).digest())

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        word = self.drawn & 7
        if not word:
            self.block = self._hashed(self.key, self.drawn)
        self.drawn += 1
        return self.block[word] * n >> 32

    def shuffle(self, cards: list[T]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def fork(self) -> Chance:
        """A new generator, independent of the numbers that this one will draw."""
        return Chance(sha256(b"logres fork" + bytes(self.below(256) for _ in range(32))).digest())

    def copy(self) -> Chance:
        """A copy of the generator in the same state."""
        return Chance(self.key, self.drawn, self.block)
