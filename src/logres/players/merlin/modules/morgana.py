"""Morgana: turns with her dice, where she hinders rivals, and what leaves with her."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from logres.engine import Option, Question
from logres.merlin import Merlin
from logres.merlin.base.position import KNIGHTS, PERSONAL, Act
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.morgana import DICE, PASSED, Morgana
from logres.players.merlin.evaluation import BaseWeights, Evaluator, Territory
from logres.players.merlin.features import Features
from logres.players.merlin.search import MOVE, Found, Habits, Search, die_of, least_needed, name
from logres.players.merlin.sources import BySource, added

WITCHCRAFT = frozenset({"poison", "horn", "cauldron", "pass"})  # moves with her dice
CURSE = "curse"  # a poisoned apple alters a die
BEWITCH = "bewitch"
HAUNT = "morgana"  # the question where she goes
FAR = ("gold", "dark")  # tokens that work where she is


@dataclass(frozen=True)
class MorganaWeights(BaseWeights):
    """The worth of what Morgana's dice bring."""

    poison: float = 0.8  # a poisoned apple at the start of the game
    horn_last: float = 0.9  # the part of the horn's points in this round that lasts for a turn
    horn_again: float = 0.9  # for each round after this one
    hindered: float = 0.3  # a rival whose knight could go where Morgana stands


class MorganaEvaluator(Evaluator[Morgana]):
    """Counts the turn with her dice, and values apples, the horn, and rivals whom she hinders."""

    rules: ClassVar[type[Merlin]] = Morgana
    weights: MorganaWeights

    def turns_in_a_round(self, game: Morgana) -> int:
        """Add the turn with one of her dice."""
        return super().turns_in_a_round(game) + 1

    def turns_left(self, game: Morgana) -> int:
        """Add the turn with one of her dice, if it is not taken."""
        return super().turns_left(game) + (game.pentagrams[self.seat] is None)

    def has_moved(self, game: Morgana) -> bool:
        """Count a turn with one of her dice that was used."""
        has_brewed = game.chosen in (*DICE, PASSED) and game.pentagrams[self.seat] is not None
        return super().has_moved(game) or has_brewed

    def held(self, game: Morgana) -> float:
        """Add poisoned apples, the horn, and rivals who are hindered."""
        return super().held(game) + self._horn(game) + self._magic(game)

    def held_parts(self, game: Morgana) -> BySource:
        """Add poisoned apples, the horn, and rivals who are hindered."""
        return added(super().held_parts(game), {"horn": self._horn(game), "magic": self._magic(game)})

    def _horn(self, game: Morgana) -> float:
        weights = self.weights
        horn = game.round * weights.horn_last ** (self.this_round + 1) + weights.horn_again * self.rounds
        mine, theirs = horn * (game.horn == self.seat), horn * (game.horn in self.rivals)
        return self.own(mine, theirs)

    def _magic(self, game: Morgana) -> float:
        """Return the worth of poisoned apples, and of rivals who are hindered."""
        weights = self.weights
        hindered = _hindered(game, self.rivals) - _hindered(game, (self.seat,))
        apples = weights.poison * game.poisoned[self.seat] if self.turns else 0.0
        return self.early * apples + weights.hindered * hindered

    def price(self, means: str) -> float:
        """Add the price of a poisoned apple that alters a die."""
        return self.early * self.weights.poison if means == CURSE else super().price(means)


class HutsEvaluator(Evaluator[Huts]):
    """Knows which manors leave with their huts."""  # R87.4

    rules: ClassVar[type[Merlin]] = Huts

    def environs_key(self, game: Huts) -> Hashable:
        """Add the huts."""
        return (super().environs_key(game), *game.huts)

    def manors_leave(self, game: Huts) -> bool:
        """Add manors that leave with a hut."""
        return super().manors_leave(game) or bool(game.doomed())

    def strengths_left(self, game: Huts, cells: Territory) -> dict[int, int]:
        """Leave out manors that leave with a hut."""
        gone = game.doomed()
        return super().strengths_left(game, tuple(cell for cell in cells if cell not in gone))


class DarkInfluenceEvaluator(Evaluator[DarkInfluence]):
    """Knows how Morgana's markers count for influence."""

    rules: ClassVar[type[Merlin]] = DarkInfluence

    def influence_key(self, game: DarkInfluence) -> tuple[Hashable, ...]:
        """Add Morgana's markers."""
        dark = [tuple(markers.values()) for markers in (game.dark_markers, *game.topped)]
        return (*super().influence_key(game), *dark)

    def footholds(self, game: DarkInfluence) -> int:  # instead of the base rule
        """Leave out markers that leave with one of Morgana's."""
        markers, topped = game.markers[self.seat], game.topped[self.seat]
        return sum([markers[place] > topped[place] for place in game.parts.places])


class MorganaFeatures(Features[Morgana]):
    """Describes the magic of each seat."""

    rules: ClassVar[type[Merlin]] = Morgana

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add poisoned apples, the horn, the turn with her dice, and the rivals she hinders."""
        return [*super().names_of_seat(), "poisoned apples", "horn", "brew left", "hindered"]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add the horn, and what else her magic brings."""
        magic = dict.fromkeys(("poisoned apples", "brew left", "hindered"), "magic")
        return super().sources_of_seat() | magic | {"horn": "horn"}

    def of_seat(self, game: Morgana, seat: int) -> list[float]:
        """Add poisoned apples, the horn, the turn with her dice, and the rivals she hinders."""
        magic = [game.poisoned[seat], game.horn == seat, game.pentagrams[seat] is None]
        return [*super().of_seat(game, seat), *magic, _hindered(game, (seat,))]


class MorganaSearch(Search[Morgana]):
    """Uses her dice in the cheapest way, and curses only before a move."""

    rules: ClassVar[type[Merlin]] = Morgana

    @classmethod
    def habits(cls) -> Habits:
        """Add moves with her dice, and curses."""
        return super().habits() | Habits(moves=WITCHCRAFT, alterations=frozenset({CURSE}))

    def sensible(self, choice: Question, game: Morgana) -> list[Option]:
        """Leave out spells on dice of rivals, and curses where there is no move to make."""
        options = super().sensible(choice, game)
        if choice.ask == BEWITCH:
            return [option for option in options if not isinstance(option, tuple) or option[0] == self.seat]
        return options if choice.ask == MOVE else [option for option in options if name(option) != CURSE]

    def shows_late(self, choice: Question, game: Morgana) -> bool:
        """Add where she goes, if it matters to the token that comes next."""
        return super().shows_late(choice, game) or (choice.ask == HAUNT and _works_where_she_is(game))

    def moves(self, acts: Sequence[Act], game: Morgana) -> list[Act]:
        """Keep one way each to take an apple, the horn, and to reach a cauldron: the cheapest."""
        best: dict[tuple[object, ...], Act] = {}
        for act in super().moves(acts, game):
            key = (act[0], *act[2:]) if act[0] in WITCHCRAFT else act
            if key not in best or (act[0] == "horn" and _face(game, act) > _face(game, best[key])):
                best[key] = act
        return [*best.values()]

    def alterations(self, acts: Sequence[Act], found: Mapping[Act, Found], game: Morgana) -> list[Act]:
        """Keep a curse for each face that no die shows, and only for the die that is needed least."""
        die, faces = least_needed(found), game.faces
        shown = {faces[self.seat][own] for own in PERSONAL if own in game.unused(self.seat)}
        curses: dict[int, Act] = {}
        for act in acts:
            match act:
                case ("curse", str(own), int(rival), str(other)) if own == die:
                    if faces[rival][other] not in shown:
                        curses.setdefault(faces[rival][other], act)
        kept = [act for act in acts if act[0] != CURSE or act in curses.values()]
        return super().alterations(kept, found, game)

    def aim(self, game: Morgana, alteration: Act) -> tuple[str, int]:
        """Add the exchange with a die of a rival."""
        match alteration:
            case ("curse", str(die), int(rival), str(other)):
                return game.moved_by(self.seat, die), game.faces[rival][other]
        return super().aim(game, alteration)


def _hindered(game: Morgana, seats: Sequence[int]) -> int:
    """Count the knights that could go to the space she closes, with a die as it is."""
    if game.morgana is None:
        return 0
    return len([seat for seat in seats if game.morgana in _within_reach(game, seat)])


def _within_reach(game: Morgana, seat: int) -> list[str]:
    """Return the spaces that the dice of a knight lead to when nothing is closed."""
    ring, faces = game.ring, game.faces[seat]
    at = ring.index(game.figures[KNIGHTS[seat]])
    return [ring[(at + faces[die]) % len(ring)] for die in game.unused(seat) if die in PERSONAL]


def _face(game: Morgana, act: Act) -> int:
    return game.morgana_faces[die_of(act)]


def _works_where_she_is(game: Morgana) -> bool:
    """Tell whether it matters to the token that comes next where Morgana goes."""
    if game.chosen not in game.cauldron_dice:
        return False
    return game.cauldrons[game.cauldron_dice.index(game.chosen)][0] in FAR
