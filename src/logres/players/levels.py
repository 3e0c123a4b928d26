"""The five levels of opponents, from a beginner to a master; each game has some or all of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import ClassVar, NamedTuple

from logres.engine import BadTable
from logres.players.kingarthur import ladder as kingarthur
from logres.players.merlin import ladder as merlin
from logres.players.opponent import Opponent, Seat, Thought
from logres.players.thinker import Thinker


class Ladder(NamedTuple):
    """The levels of a game, and the function that thinks for them."""

    levels: Collection[str]
    think: Callable[[str, Seat], Thought]


LADDERS: Mapping[str, Ladder] = {
    "kingarthur": Ladder(kingarthur.LADDER, kingarthur.think),
    "merlin": Ladder(merlin.LADDER, merlin.think),
}


class Level(Thinker):
    """A level of the ladder, named by its rank."""

    rank: ClassVar[str]

    def think(self, seat: Seat) -> Thought:
        game = seat.box.name
        if not self.plays(game):
            raise BadTable(f"{self.rank} does not know the game '{game}'.")
        return LADDERS[game].think(self.rank, seat)

    @classmethod
    def plays(cls, game: str) -> bool:
        return game in LADDERS and cls.rank in LADDERS[game].levels


class Page(Level):
    """Elyan builds wherever he can, and forgets the traitors."""

    rank = "page"


class Squire(Level):
    """Lynette lives for her missions, and gathers what they ask for."""

    rank = "squire"


class Knight(Level):
    """Lionel plays soundly and quickly, but without a long plan, exactly like greedy."""

    rank = "knight"


class Marshal(Level):
    """Ector has learned from many games, and looks at the present turn."""

    rank = "marshal"


class Enchantress(Level):
    """Nimue has learned as the marshal has, and plans all dice of her round."""

    rank = "enchantress"


LEVELS: Mapping[str, type[Opponent]] = {
    level.rank: level for level in (Page, Squire, Knight, Marshal, Enchantress)
}


def levels_for(game: str) -> list[str]:
    """Name the levels of a game, the easiest first."""
    return [rank for rank, level in LEVELS.items() if level.plays(game)]
