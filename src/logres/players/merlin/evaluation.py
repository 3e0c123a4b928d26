"""Value a position of Merlin in points, as a sum of a few weighted terms."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from logres.merlin import Merlin
from logres.merlin.base.movement import CLOCKWISE
from logres.merlin.base.position import KNIGHTS, PERSONAL
from logres.merlin.base.rounds import GOODS_FOR_POINT, SCORED, STAFF
from logres.merlin.base.scoring import LOYALTY, TREASON, shares
from logres.merlin.base.spaces import action
from logres.merlin.base.turn import ROUNDS
from logres.merlin.lacking import Means, Missing, missing, wants
from logres.merlin.pieces import GOOD, GOODS
from logres.players.merlin.layers import Layer
from logres.players.merlin.sources import POSITION, RIVALS, BySource, added

Rules = TypeVar("Rules", bound=Merlin)
Territory = tuple[str, ...]


@dataclass(frozen=True)
class BaseWeights:
    """The weights of the base game, in points.

    The next scoring counts in full right before it and loses a part with each own turn until then. Every
    later scoring brings a part again.
    """

    environs_last: float = 0.962  # the part of a majority that survives each turn
    environs_again: float = 0.256  # the part that a later scoring brings again
    influence_last: float = 0.96
    influence_again: float = 1.58  # for each principality with a marker, as one marker stays
    vassals_last: float = 0.934
    vassals_again: float = 0.339
    excalibur_last: float = 0.877
    excalibur_again: float = 0.138
    danger: float = 0.865  # the part of a traitor's loss that is feared, for each turn to repel it
    grail: float = 0.712  # for each scoring to come
    shield: float = 0.858  # a good at the start of the game; at the end it is worth a third
    flag: float = 1.52
    material: float = 3.39
    variety: float = 0.51  # added for each different good
    second_mission: float = 0.513  # added for a flag that allows one
    staff: float = 0.408  # beyond its points at the end, at the start of the game
    apple: float = 0.837
    marker: float = 0.199  # a marker at home
    foothold: float = 1.01  # a principality with a marker
    ready: float = 0.922  # the part of a mission's points that counts once it can be resolved
    good_lacking: float = 0.526  # multiplies that part for each thing that is lacking
    marker_lacking: float = 0.591
    vassal_lacking: float = 0.445
    count_ahead: float = 0.359  # a point that the best space within reach of the next die would score
    site_ahead: float = 0.675  # the same for a space to build on
    errand_ahead: float = 0.865  # for a space that sends a vassal
    claim_ahead: float = 0.447  # for a space that claims a good
    rival: float = 0.6  # how much the points of rivals count against the seat


class Evaluator(Layer, Generic[Rules]):
    """Values the positions that a turn can lead to, for one seat. It knows only the base game.

    A layer adds what a layer of the rules changes. The layers of a table are stacked in the order of its
    rules, so an override calls `super()` or says that it takes the place of the method inside.
    """

    rules: ClassVar[type[Merlin]] = Merlin  # the layer of the rules that this one knows
    weights: BaseWeights

    def __init__(self, weights: BaseWeights, game: Rules, seat: int, *, is_scoring: bool = False) -> None:
        self.weights = weights
        self.seat = seat
        self.rivals = [rival for rival in game.seats if rival != seat]
        self._look_ahead(game, is_scoring)
        self.promise = {space: self.promised(game, space) for space in game.ring} if self.this_round else {}
        self._environs: dict[Hashable, float] = {}
        self._influence: dict[Hashable, float] = {}
        self._missions: dict[Hashable, float] = {}

    # The time that is left

    def _look_ahead(self, game: Rules, is_scoring: bool) -> None:
        """Note how much time is left after this turn or, during a scoring, after the scoring."""
        each, rounds = self.turns_in_a_round(game), ROUNDS - game.round
        is_to_move = game.active == self.seat and not self.has_moved(game)
        self.this_round = 0 if is_scoring else self.turns_left(game) - is_to_move
        self.turns, self.rounds = self.this_round + each * rounds, rounds
        scorings = [scored - game.round for scored in SCORED if scored >= game.round + is_scoring]
        self.scorings = len(scorings)
        self.until = self.this_round + each * scorings[0] if scorings else 0
        self.again = max(0, len(scorings) - 1)
        self.early = self.turns / (each * ROUNDS)

        weights = self.weights
        self.environs_weight = self._lasting(weights.environs_last)
        self.environs_again = weights.environs_again * self.again
        self.influence_weight = self._lasting(weights.influence_last)
        self.foothold_weight = weights.influence_again * self.again + weights.foothold * self.early
        self.vassals_weight = self._lasting(weights.vassals_last, weights.vassals_again)
        self.excalibur_weight = self._lasting(weights.excalibur_last, weights.excalibur_again)
        self.traitors_weight = self._lasting(weights.danger)
        self.grail_weight = weights.grail * self.scorings

    def _lasting(self, last: float, again: float = 0.0) -> float:
        return last**self.until + again * self.again if self.scorings else 0.0

    def turns_in_a_round(self, game: Rules) -> int:
        """Return how many turns the seat takes in a round."""
        return len(game.faces[self.seat])

    def turns_left(self, game: Rules) -> int:
        """Return how many turns the seat has in this round, the present one included."""
        return len(game.faces[self.seat]) - len(game.used[self.seat])

    def has_moved(self, game: Rules) -> bool:
        """Tell whether the seat has made the move of the present turn."""
        return game.chosen in game.used[self.seat]

    # The position

    def worth(self, game: Rules) -> float:
        """Return the worth of a position for the seat."""
        return self._lead(game) if game.over else self.held(game) + self._ahead(game)

    def _lead(self, game: Rules) -> float:
        return game.score_of(self.seat) - self._best_rival(game)

    def _best_rival(self, game: Rules) -> float:
        return self.weights.rival * max(game.score_of(rival) for rival in self.rivals)

    def parts(self, game: Rules) -> BySource:
        """Return the worth of a position for the seat, by source."""
        if game.over:
            return added(game.ledger(self.seat), {RIVALS: -self._best_rival(game)})
        return added(self.held_parts(game), {POSITION: self._ahead(game)})

    def held(self, game: Rules) -> float:
        """Return the points, and the worth of everything the seat has on the board and in its castle."""
        return (
            game.score_of(self.seat)
            + self._majorities(game)
            + self._defence(game)
            + self._possessions(game)
            + self.missions(game)
        )

    def held_parts(self, game: Rules) -> BySource:
        """Return what the seat holds, by source."""
        held = {
            "environs": self.environs(game),
            "influence": self.influence_weight * self.influence(game) + self._standing(game),
            "vassals": self._vassals(game),
            "excalibur": self._excalibur(game),
            "grail": self._grail(game),
            "traitors": self._traitors(game),
            "goods": self._goods(game),
            "staffs": self._staffs(game),
            "apples": self._apples(game),
            "missions": self.missions(game),
        }
        return added(game.ledger(self.seat), held)

    # What a scoring brings, to the seat and to its rivals

    def _majorities(self, game: Rules) -> float:
        return self.environs(game) + self.influence_weight * self.influence(game) + self._vassals(game)

    def _vassals(self, game: Rules) -> float:
        out = game.vassals_out
        return self.vassals_weight * self.own(out(self.seat), sum(map(out, self.rivals)))

    def own(self, mine: float, theirs: float) -> float:
        """Return the seat's share, less a part of what a rival has on average."""
        return mine - self.weights.rival * theirs / len(self.rivals)

    def environs(self, game: Rules) -> float:
        """Return the worth of the territories at the next scoring and at later ones."""
        key = self.environs_key(game)
        if key not in self._environs:
            territories = game.territories()
            held = [territory for territory in territories if not game.manors.keys().isdisjoint(territory)]
            self._environs[key] = self.territories_worth(game, held)
        return self._environs[key]

    def environs_key(self, game: Rules) -> Hashable:
        """Return everything that the worth of the territories depends on."""
        return tuple(game.manors.items())

    def territories_worth(self, game: Rules, held: list[Territory]) -> float:
        """Return the worth of the territories with manors."""
        now = later = self._awarded([game.territory_award(territory) for territory in held])
        if self.manors_leave(game):
            left = [shares(self.strengths_left(game, territory), len(territory)) for territory in held]
            later = self._awarded(left)
        return self.environs_weight * now + self.environs_again * later

    def manors_leave(self, game: Rules) -> bool:
        """Tell whether some manors leave the environs after the next scoring."""
        return False

    def strengths_left(self, game: Rules, cells: Territory) -> dict[int, int]:
        """Return how strong each seat is on these cells once manors have left."""
        found: dict[int, int] = {}
        for cell in cells:
            if cell in game.manors:
                seat = game.manors[cell]
                found[seat] = found.get(seat, 0) + 1
        return {seat: self.kept(manors) for seat, manors in found.items()}

    def kept(self, manors: int) -> int:
        """Return how many of its manors in a territory a seat keeps after a scoring."""
        return manors

    def influence(self, game: Rules) -> float:
        """Return the points of the principalities as they are now."""
        key = self.influence_key(game)
        if key not in self._influence:
            self._influence[key] = self.principalities_worth(game)
        return self._influence[key]

    def influence_key(self, game: Rules) -> tuple[Hashable, ...]:
        """Return everything that the worth of the principalities depends on."""
        return tuple([tuple(markers.values()) for markers in game.markers])

    def principalities_worth(self, game: Rules) -> float:
        """Return the points of the principalities, to the seat and to its rivals."""
        return self._awarded([game.influence_award(place) for place in game.parts.places])

    def _awarded(self, awards: list[dict[int, int]]) -> float:
        mine = sum([award.get(self.seat, 0) for award in awards])
        return self.own(mine, sum([sum(award.values()) for award in awards]) - mine)

    def _defence(self, game: Rules) -> float:
        """Return the worth of Excalibur and the Grail, less the traitors that no shield repels."""
        return self._excalibur(game) + self._grail(game) + self._traitors(game)

    def _excalibur(self, game: Rules) -> float:
        return LOYALTY * self.excalibur_weight if game.excalibur == self.seat else 0.0

    def _grail(self, game: Rules) -> float:
        return self.grail_weight if game.grail == self.seat else 0.0

    def _traitors(self, game: Rules) -> float:
        if not game.traitors[self.seat]:
            return 0.0
        return -TREASON * self.traitors_weight * game.unrepelled(self.seat)

    # What is held: its points at the end, and more while there is time

    def _possessions(self, game: Rules) -> float:
        return self._goods(game) + self._staffs(game) + self._apples(game) + self._standing(game)

    def _goods(self, game: Rules) -> float:
        """Return the worth of goods, and of a flag for a second mission."""
        weights, castle = self.weights, game.goods(self.seat)
        shields, flags, materials = [sum([castle[good] for good in of.values()]) for of in GOOD.values()]
        useful = weights.shield * shields + weights.flag * flags + weights.material * materials
        useful += weights.variety * sum([castle[good] > 0 for good in GOODS])
        if game.flag(self.seat, "missions"):
            useful += weights.second_mission
        return (shields + flags + materials) / GOODS_FOR_POINT + self.early * useful

    def _staffs(self, game: Rules) -> float:
        return (STAFF + self.early * self.weights.staff) * game.staffs[self.seat]

    def _apples(self, game: Rules) -> float:
        return (1 + self.early * self.weights.apple) * game.apples[self.seat]

    def _standing(self, game: Rules) -> float:
        """Return the worth of markers at home, and of principalities where one will stay."""
        at_home = self.early * self.weights.marker * game.markers_at_home(self.seat)
        return at_home + self.foothold_weight * self.footholds(game)

    def footholds(self, game: Rules) -> int:
        """Return the number of principalities where a marker of the seat stays after a scoring."""
        markers = game.markers[self.seat]
        return sum([markers[place] > 0 for place in game.parts.places])

    def missions(self, game: Rules) -> float:
        """Return the worth of the missions in hand and of those still to draw."""
        key = self.missions_key(game)
        if key not in self._missions:
            self._missions[key] = self.missions_worth(game)
        return self._missions[key]

    def missions_key(self, game: Rules) -> tuple[Hashable, ...]:
        """Return everything that the worth of the missions depends on."""
        castle, supply, markers, vassals = self.means(game)
        return (
            *castle.values(),
            *map(bool, supply.values()),
            *markers.values(),
            *vassals.values(),
            *game.hands[self.seat],
            game.hand_size(self.seat),
            *game.display,
        )

    def missions_worth(self, game: Rules) -> float:
        """Return the worth of the missions in hand, and of those still to draw as if from the display."""
        means = self.means(game)
        hand = game.hands[self.seat]
        worths = [self.mission(game, card, means) for card in hand]
        lacking = game.hand_size(self.seat) - len(hand)
        if lacking > 0:
            shown = sorted([self.mission(game, card, means) for card in game.display], reverse=True)
            worths += shown[:lacking]
        worths.sort(reverse=True)
        return sum(worths[: self.turns])  # one in a turn

    def means(self, game: Rules) -> Means:
        """Return what the seat has to show for missions."""
        seat = self.seat
        return Means(game.goods(seat), game.supply, game.markers[seat], game.vassals[seat])

    def mission(self, game: Rules, card: str, means: Means) -> float:
        """Return the points of a mission, less for each thing it lacks; zero if time is too short."""
        wanted = wants(game.parts, card)
        return self.chance(wanted.points, missing(wanted, means))

    def chance(self, points: int, lacking: Missing) -> float:
        """Return the worth of points that are scored once nothing is lacking."""
        goods, markers, vassals = lacking
        if goods + markers + vassals >= self.turns:
            return 0.0
        weights = self.weights
        hope = weights.good_lacking**goods * weights.marker_lacking**markers * weights.vassal_lacking**vassals
        return points * weights.ready * hope

    # What an alteration of a die costs

    def price(self, means: str) -> float:
        """Return the price of altering a die by these means: an apple, or else a flag."""
        weights = self.weights
        if means == "apple":
            return 1 + self.early * weights.apple
        return self.early * (weights.flag + weights.variety)

    # What the next die of this round can reach

    def promised(self, game: Rules, space: str) -> float:
        """Estimate the worth of a space by a rule of thumb."""
        weights = self.weights
        match action(space):
            case "vp":
                return weights.count_ahead * self.counted(game, space)
            case "build":
                return weights.site_ahead
            case "principality" | "relocate":
                return weights.errand_ahead
            case "influence":
                return weights.claim_ahead
        return 0.0

    def counted(self, game: Rules, space: str) -> int:
        """Return the points of a space with victory points."""
        return game.pieces(self.seat, game.shown(space))

    def _ahead(self, game: Rules) -> float:
        """Return the estimate for the best space that the knight can reach with an unused die."""
        if not self.promise:
            return 0.0
        seat, used = self.seat, game.used[self.seat]
        faces = [face for die, face in game.faces[seat].items() if die in PERSONAL and die not in used]
        spaces = [game.reached(KNIGHTS[seat], face, CLOCKWISE) for face in faces]
        return max([self.promise[space] for space in spaces], default=0.0)
