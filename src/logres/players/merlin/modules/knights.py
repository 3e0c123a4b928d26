"""Knights of the Round Table: which ally to choose, and what each of them is good for.

An ally whose rules need no knowledge of greedy has no layer here. Without a weight, its tiles count nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import ClassVar

from logres.engine import Option, Question
from logres.merlin import Merlin
from logres.merlin.base.position import Act
from logres.merlin.lacking import Means, Wants, missing, summed
from logres.merlin.modules.knights.bedivere import Bedivere
from logres.merlin.modules.knights.bors import Bors
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.knights.galahad import Galahad
from logres.merlin.modules.knights.gareth import Gareth
from logres.merlin.modules.knights.gawain import Gawain
from logres.merlin.modules.knights.geraint import Geraint
from logres.merlin.modules.knights.kay import Kay
from logres.merlin.modules.knights.lancelot import Lancelot
from logres.merlin.modules.knights.percival import Percival, recoloured
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.knights.tristram import Tristram
from logres.merlin.parts import Parts
from logres.merlin.pieces import ALLIES
from logres.players.merlin.evaluation import BaseWeights, Evaluator, Territory
from logres.players.merlin.features import Features
from logres.players.merlin.layers import Layer
from logres.players.merlin.search import Found, Habits, Search, has_detour, least_needed, name
from logres.players.merlin.sources import BySource, added
from logres.players.opponent import Thought

ALLY = "ally"  # the question of the draft
SWAP = "swap"
PORTAL = "portal"  # a move that any personal die can make

# Best first, stack by stack, from 41 games of three equal players; each figure is accurate to about 5 points.
# The 120 games of docs/balance.md agree on Gareth, Percival and Lamorak, but not on Kay: there he is as
# good as most.
BEST_FIRST = (
    *("gareth", "lancelot", "tristram", "geraint", "gawain", "lamorak"),
    *("percival", "bedivere", "gaheris", "galahad", "bors", "kay"),
)
RANKS = {ally: rank for rank, ally in enumerate(BEST_FIRST)}


@dataclass(frozen=True)
class TileWeights:
    """A tile of an ally at the start of the game; without a turn to come it is worth nothing."""

    tristram: float = 0.8
    gawain: float = 1.0
    galahad: float = 0.8
    bors: float = 1.5
    gaheris: float = 0.8
    percival: float = 0.8
    bedivere: float = 0.4
    kay: float = 0.15


@dataclass(frozen=True)
class KnightsWeights(TileWeights, BaseWeights):
    """The worth of tiles that are left, and of those that were laid."""

    # The part of a majority's points that a tile secures, for each scoring it counts in.
    secured: float = 0.12


def best_ally(allies: Sequence[Option]) -> Option:
    """Return the ally that has helped most; one without a rank comes last."""
    return min(allies, key=lambda ally: RANKS.get(str(ally), len(RANKS)))


class KnightsEvaluator(Evaluator[Knights]):
    """Values the tiles of allies that are left."""

    rules: ClassVar[type[Merlin]] = Knights
    weights: KnightsWeights

    @cached_property
    def tiles(self) -> dict[str, float]:
        """Return the weight of a tile for each ally that has one."""
        return {tile.name: vars(self.weights)[tile.name] for tile in fields(TileWeights)}

    def held(self, game: Knights) -> float:
        """Add the tiles of the seat."""
        return super().held(game) + self._tiles(game)

    def held_parts(self, game: Knights) -> BySource:
        """Add the tiles."""
        return added(super().held_parts(game), {"allies": self._tiles(game)})

    def _tiles(self, game: Knights) -> float:
        left = game.ally_tiles[self.seat].items()
        return self.early * sum([self.tiles.get(ally, 0.0) * count for ally, count in left])

    def price(self, means: str) -> float:
        """Add the price of a tile that alters a die."""
        return self.early * self.tiles[means] if means in self.tiles else super().price(means)


class KnightsFeatures(Features[Knights]):
    """Describes the allies of each seat."""

    rules: ClassVar[type[Merlin]] = Knights

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add the tiles that are left, and the allies."""
        return [*super().names_of_seat(), "ally tiles", *[f"serves {ally}" for ally in ALLIES]]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add the tiles and the allies."""
        serving = [f"serves {ally}" for ally in ALLIES]
        return super().sources_of_seat() | dict.fromkeys(("ally tiles", *serving), "allies")

    def of_seat(self, game: Knights, seat: int) -> list[float]:
        """Add the tiles that are left, and the allies."""
        tiles = sum(game.ally_tiles[seat].values())
        serving = [game.serves(seat, ally) for ally in ALLIES]
        return [*super().of_seat(game, seat), tiles, *serving]


class KnightsSearch(Search[Knights]):
    """Chooses allies by their rank."""

    rules: ClassVar[type[Merlin]] = Knights

    @classmethod
    def known_answer(cls, choice: Question) -> Thought | None:
        """Add the draft, in which there is no position to value yet."""
        return Thought(best_ally(choice.options)) if choice.ask == ALLY else super().known_answer(choice)


# Allies who alter dice


class TristramSearch(Search[Tristram]):
    """Alters dice with tiles."""

    rules: ClassVar[type[Merlin]] = Tristram

    @classmethod
    def habits(cls) -> Habits:
        """Add tiles for dice."""
        return super().habits() | Habits(alterations=frozenset({"tristram"}))


class GawainSearch(Search[Gawain]):
    """Alters the Merlin die with tiles."""

    rules: ClassVar[type[Merlin]] = Gawain

    @classmethod
    def habits(cls) -> Habits:
        """Add tiles for the Merlin die."""
        return super().habits() | Habits(alterations=frozenset({"gawain"}))


class BorsSearch(Search[Bors]):
    """Goes through portals with the die that is needed least."""

    rules: ClassVar[type[Merlin]] = Bors

    def alterations(self, acts: Sequence[Act], found: Mapping[Act, Found], game: Bors) -> list[Act]:
        """Add portals."""
        least = least_needed(found)
        portals = [act for act in acts if act[0] == PORTAL and act[1] == least and not has_detour(act)]
        return [*super().alterations(acts, found, game), *portals]


# Allies who collect tiles


class GarethEvaluator(Evaluator[Gareth]):
    """Values the tiles of Gareth, and those that shields are ready for."""

    rules: ClassVar[type[Merlin]] = Gareth

    def held(self, game: Gareth) -> float:
        """Add what the tiles bring at the end."""
        return super().held(game) + self._gareth(game)

    def held_parts(self, game: Gareth) -> BySource:
        """Add what the tiles bring at the end."""
        return added(super().held_parts(game), {"gareth": self._gareth(game)})

    def _gareth(self, game: Gareth) -> float:
        if not game.serves(self.seat, "gareth"):
            return 0.0
        had, due = len(game.gareth_tiles[self.seat]), len(game.gareth_due(self.seat))
        now, then = game.gareth_points(had), game.gareth_points(had + due)
        return now + self.traitors_weight * (due + then - now)


class GeraintEvaluator(Evaluator[Geraint]):
    """Values the tiles of Geraint, and spaces that add one."""

    rules: ClassVar[type[Merlin]] = Geraint

    def held(self, game: Geraint) -> float:
        """Add what the tiles bring at the end."""
        return super().held(game) + self._geraint(game)

    def held_parts(self, game: Geraint) -> BySource:
        """Add what the tiles bring at the end."""
        return added(super().held_parts(game), {"geraint": self._geraint(game)})

    def _geraint(self, game: Geraint) -> float:
        if not game.serves(self.seat, "geraint"):
            return 0.0
        return game.parts.allies.points_for("geraint", len(game.geraint_tiles[self.seat]))

    def counted(self, game: Geraint, space: str) -> int:
        """Add the points of Geraint, now and at the end."""
        counted = super().counted(game, space)
        if not game.is_honoured(self.seat, space):
            return counted
        had = game.geraint_tiles[self.seat]
        if game.shown(space) in had:
            return counted + 1
        points = game.parts.allies.points_for
        return counted + 1 + points("geraint", len(had) + 1) - points("geraint", len(had))


# Allies who change what counts


class LancelotEvaluator(Evaluator[Lancelot]):
    """Values the principality where vassals do their duty twice."""

    rules: ClassVar[type[Merlin]] = Lancelot

    def promised(self, game: Lancelot, space: str) -> float:
        """Double the promise of the principality where the marshal is."""
        promised = super().promised(game, space)
        is_doubled = game.marshal == space and game.serves(self.seat, "lancelot")
        return 2 * promised if is_doubled else promised


class KayEvaluator(Evaluator[Kay]):
    """Values the majorities that tiles of Kay secure."""  # R40.15

    rules: ClassVar[type[Merlin]] = Kay
    weights: KnightsWeights

    def influence_key(self, game: Kay) -> tuple[Hashable, ...]:
        """Add the tiles of Kay."""
        return (*super().influence_key(game), tuple(game.kay_tiles.values()))

    def principalities_worth(self, game: Kay) -> float:
        """Add the markers beside each tile of the seat."""
        worth = super().principalities_worth(game)
        if not game.serves(self.seat, "kay"):
            return worth
        laid = [(place, count) for place, count in game.kay_tiles.items() if count]
        beside = sum([count * markers[place] for place, count in laid for markers in game.markers])
        return worth + self.weights.secured * beside


class GaherisEvaluator(Evaluator[Gaheris]):
    """Values castles, which count more and stay."""  # R40.12

    rules: ClassVar[type[Merlin]] = Gaheris
    weights: KnightsWeights

    def environs_key(self, game: Gaheris) -> Hashable:
        """Add the castle tiles."""
        return (super().environs_key(game), *game.castle_tiles)

    def territories_worth(self, game: Gaheris, held: list[Territory]) -> float:
        """Add the territories with castles of the seat, once for each castle."""
        mine = [cell for cell in game.castle_tiles if game.manors[cell] == self.seat]
        fortified = sum([len(territory) for territory in held for cell in mine if cell in territory])
        return super().territories_worth(game, held) + self.weights.secured * self.scorings * fortified

    def strengths_left(self, game: Gaheris, cells: Territory) -> dict[int, int]:
        """Add castles, which all stay."""  # R110.2
        castles = [cell for cell in game.castle_tiles if cell in cells]
        found = super().strengths_left(game, tuple(cell for cell in cells if cell not in castles))
        for cell in castles:
            found[game.manors[cell]] = found.get(game.manors[cell], 0) + game.strength(cell)
        return found


class GaherisSearch(Search[Gaheris]):
    """Weighs a castle tile against the manor without one."""

    rules: ClassVar[type[Merlin]] = Gaheris

    @classmethod
    def habits(cls) -> Habits:
        """Add the question whether to lay a castle tile."""
        return super().habits() | Habits(beforehand=frozenset({"castle-tile"}))


class GalahadSearch(Search[Galahad]):
    """Weighs another colour against the usual one."""

    rules: ClassVar[type[Merlin]] = Galahad

    @classmethod
    def habits(cls) -> Habits:
        """Add the question whether to take another colour."""
        return super().habits() | Habits(beforehand=frozenset({"galahad"}))


# Allies who help with missions


class PercivalEvaluator(Evaluator[Percival]):
    """Values missions that are nearer in another colour."""

    rules: ClassVar[type[Merlin]] = Percival
    weights: KnightsWeights

    def missions_key(self, game: Percival) -> tuple[Hashable, ...]:
        """Add the tiles of Percival."""
        return (*super().missions_key(game), game.tiles_of(self.seat, "percival"))

    def mission(self, game: Percival, card: str, means: Means) -> float:
        """Return the worth in another colour, less the tile that it costs, if that is more."""
        plain = super().mission(game, card, means)
        if not game.tiles_of(self.seat, "percival"):
            return plain
        ways = recoloured_wants(game.parts, card)
        changed = max([self.chance(one.points, missing(one, means)) for one in ways], default=0.0)
        return max(plain, changed - self.early * self.weights.percival)


class BedivereEvaluator(Evaluator[Bedivere]):
    """Finds the swap of missions that brings most."""

    rules: ClassVar[type[Merlin]] = Bedivere
    weights: KnightsWeights

    def best_swap(self, game: Bedivere) -> tuple[str, str, str] | None:
        """Return the swap of a mission in hand for one of the display, or None if none is worth a tile."""
        hand = game.hands[self.seat]
        if not hand:
            return None
        means = self.means(game)
        worth = {card: self.mission(game, card, means) for card in (*hand, *game.display)}
        own, shown = min(hand, key=worth.__getitem__), max(game.display, key=worth.__getitem__)
        is_worth_it = worth[shown] - worth[own] > self.early * self.weights.bedivere
        return (SWAP, own, shown) if is_worth_it else None


class BedivereSearch(Search[Bedivere]):
    """Tries no swap of missions but the best."""

    rules: ClassVar[type[Merlin]] = Bedivere
    evaluator: BedivereEvaluator

    @classmethod
    def habits(cls) -> Habits:
        """Add swaps, which are as good before the move."""
        return super().habits() | Habits(before=frozenset({SWAP}))

    def sensible(self, choice: Question, game: Bedivere) -> list[Option]:
        """Leave out all swaps but the best."""
        options = super().sensible(choice, game)
        if not any(name(option) == SWAP for option in options):
            return options
        best = self.evaluator.best_swap(game)
        return [option for option in options if name(option) != SWAP or option == best]


@lru_cache(maxsize=1024)
def recoloured_wants(parts: Parts, card: str) -> tuple[Wants, ...]:
    """Return what a card may ask for when one thing has another colour."""
    return tuple(summed(change.mission) for change in recoloured(parts.missions[card]))


EVALUATORS: tuple[type[Layer], ...] = (
    KnightsEvaluator,
    GarethEvaluator,
    GeraintEvaluator,
    LancelotEvaluator,
    KayEvaluator,
    GaherisEvaluator,
    PercivalEvaluator,
    BedivereEvaluator,
)
SEARCHES: tuple[type[Layer], ...] = (
    KnightsSearch,
    TristramSearch,
    GawainSearch,
    BorsSearch,
    GaherisSearch,
    GalahadSearch,
    BedivereSearch,
)
FEATURES: tuple[type[Layer], ...] = (KnightsFeatures,)
