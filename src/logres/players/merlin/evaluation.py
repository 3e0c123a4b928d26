"""What greedy holds of a position of Merlin: a few weighted terms, in points."""

from __future__ import annotations

from dataclasses import dataclass
from math import tanh

from logres.merlin import Merlin
from logres.merlin.base.movement import CLOCKWISE
from logres.merlin.base.position import KNIGHTS, PERSONAL
from logres.merlin.base.rounds import GOODS_FOR_POINT, SCORED, STAFF
from logres.merlin.base.scoring import Award, shares
from logres.merlin.base.spaces import action
from logres.merlin.base.turn import ROUNDS
from logres.merlin.modules.arthur import Arthur
from logres.merlin.modules.decrees import FOR_POINTS, POINTS
from logres.merlin.modules.gold import PAIR, PAIR_POINTS, Gold
from logres.merlin.modules.knights import Knights
from logres.merlin.modules.labourers import Labourers, is_labourer
from logres.merlin.modules.morgana import Morgana
from logres.merlin.modules.picts import VICTORY, Picts
from logres.merlin.modules.treasures import Treasures
from logres.merlin.parts.allies import SPENT
from logres.merlin.parts.market import FRUIT, PLUS
from logres.merlin.pieces import GOOD, GOODS
from logres.players.merlin.allies import castles, collected, has_tile, honour, is_doubled, reinforced
from logres.players.merlin.missions import Means, Missing, Wants, eased, missing, recoloured_wants, wants
from logres.players.merlin.morgana import due, has_brewed, lasting, leaving, nuisance


# Fitted by hindsight (logres.sim.hindsight) in two steps from a first guess: 240 games with seed 21, then 130
# with seed 7021, at tables of two to four, half of them with King's favor: 21,387 turns. With few lines
# looked at (logres.sim.fit.QUICK), the first step won 73 % of 80 games of two against the first guess; the
# second won 56 % of 120 games of two against the first (70 % with King's favor, 43 % without) and 56 % of 24
# games against three of it. What rivals score (rival) is not fitted, nor are the weights from decree to kay:
# they are set by hand, and checked by what greedy takes and wins with the other modules (docs/balance.md).
@dataclass(frozen=True)
class Taste:
    """What greedy weighs, in points; the numbers are fitted by playing.

    What the next scoring would bring counts in full right before it. With each own turn until then a part is
    lost; and every scoring after the next one brings a part again.
    """

    environs_last: float = 0.962  # the part of a majority that lasts for a turn
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
    variety: float = 0.51  # more for each good of which there is no other
    second_mission: float = 0.513  # more for a flag that allows one
    staff: float = 0.408  # beyond its points at the end, at the start of the game
    apple: float = 0.837
    marker: float = 0.199  # a marker at home
    foothold: float = 1.01  # a principality with a marker
    ready: float = 0.922  # the part of a mission's points that counts once it can be resolved
    good_lacking: float = 0.526  # the part of that which is left with each thing that lacks
    marker_lacking: float = 0.591
    vassal_lacking: float = 0.445
    lesson: float = 2.16  # an ability at the start of the game: the bonus for missions
    errand: float = 2.23  # the free choice of a principality
    power: float = 10.1  # what can be used once before each scoring
    decree: float = 1.6  # a decree at the start of the game, beyond those that make three
    robbed: float = 1.2  # a good that rivals do not have, where they can be made to give some up
    pict_doubt: float = 0.3  # how much less sure a lead in Picts is with each own turn until the scoring
    signet: float = 0.8  # the signet ring, for each scoring after the next
    coin: float = 0.4  # beyond its points at the end, at the start of the game
    mistletoe: float = 1.0
    plus: float = 2.2  # a plus token that can still be laid before a scoring
    labourer: float = 3.0  # a turn more in this round
    poison: float = 0.8  # a poisoned apple at the start of the game
    horn_last: float = 0.9  # the part of the horn's points in this round that lasts for a turn
    horn_again: float = 0.9  # for each round after this one
    hindered: float = 0.3  # a rival whose knight could go where Morgana stands
    secured: float = (
        0.12  # the part of a majority's points that a tile secures, for each scoring it counts in
    )
    # A tile of an ally at the start of the game; without a turn to come it is worth nothing.
    tristram: float = 0.8
    gawain: float = 1.0
    galahad: float = 0.8
    bors: float = 1.5
    gaheris: float = 0.8
    percival: float = 0.8
    bedivere: float = 0.4
    kay: float = 0.15
    count_ahead: float = 0.359  # a point that the best space within reach of the next die would score
    site_ahead: float = 0.675  # the same for a space to build on
    errand_ahead: float = 0.865  # for a space that sends a vassal
    claim_ahead: float = 0.447  # for a space that claims a good
    rival: float = 0.6  # what rivals would score, in the eyes of the seat


def labourers_of(game: Merlin, seat: int) -> int:
    """How many labourers a seat has that are still to work."""
    return len(game.labourers[seat]) if isinstance(game, Labourers) else 0


class Outlook:
    """How a seat sees the positions that a turn can lead to."""

    def __init__(self, taste: Taste, game: Merlin, seat: int, *, is_scoring: bool = False) -> None:
        self.taste = taste
        self.seat = seat
        self.rivals = [rival for rival in game.seats if rival != seat]
        self.tiles: dict[str, float] = {ally: float(vars(taste)[ally]) for ally in SPENT}
        self._look_ahead(game, is_scoring)
        self.promise = {space: self.promised(game, space) for space in game.ring} if self.this_round else {}
        self._environs: dict[tuple[object, ...], float] = {}
        self._influence: dict[tuple[tuple[int, ...], ...], float] = {}
        self.keeps_one = isinstance(game, Arthur)  # manor in each territory, after a scoring: R34

    def _look_ahead(self, game: Merlin, is_scoring: bool) -> None:
        """How much time there is after this turn; while a scoring goes on, after it."""
        dice, used = len(game.faces[self.seat]), game.used[self.seat]
        each = dice + isinstance(game, Morgana)  # turns in a round
        has_moved = game.chosen in used or is_labourer(game.chosen or "") or has_brewed(game, self.seat)
        left = dice - len(used) + labourers_of(game, self.seat) + due(game, self.seat)
        self.this_round = 0 if is_scoring else left - (game.active == self.seat and not has_moved)
        rounds = ROUNDS - game.round
        self.turns, self.rounds = self.this_round + each * rounds, rounds
        scorings = [scored - game.round for scored in SCORED if scored >= game.round + is_scoring]
        self.until = self.this_round + each * scorings[0] if scorings else 0
        self.again = max(0, len(scorings) - 1)
        self.has_scoring = bool(scorings)
        self.early = self.turns / (each * ROUNDS)

        def weight(last: float, again: float) -> float:
            return last**self.until + again * self.again if scorings else 0.0

        taste = self.taste
        self.environs_weight = weight(taste.environs_last, 0.0)
        self.environs_again = taste.environs_again * self.again
        self.castle_weight = taste.secured * len(scorings)
        self.influence_weight = weight(taste.influence_last, 0.0)
        self.foothold_weight = taste.influence_again * self.again + taste.foothold * self.early
        self.vassals_weight = weight(taste.vassals_last, taste.vassals_again)
        self.excalibur_weight = weight(taste.excalibur_last, taste.excalibur_again)
        self.traitors_weight = weight(taste.danger, 0.0)
        self.grail_weight = taste.grail * len(scorings)

    def worth(self, game: Merlin) -> float:
        """What a position is worth to the seat."""
        if game.over:
            return self._lead(game)
        return (
            game.score_of(self.seat)
            + self._majorities(game)
            + self._defence(game)
            + self._possessions(game)
            + self._missions(game)
            + self._lessons(game)
            + self._decrees(game)
            + self._robbed(game)
            + self._picts(game)
            + self._allies(game)
            + self._gold(game)
            + self._wares(game)
            + self._magic(game)
            + self._ahead(game)
        )

    def _lead(self, game: Merlin) -> float:
        rival = max(game.score_of(rival) for rival in self.rivals)
        return game.score_of(self.seat) - self.taste.rival * rival

    # What a scoring brings, to the seat and to its rivals

    def _majorities(self, game: Merlin) -> float:
        vassals = self._own(game.vassals_out(self.seat), sum(map(game.vassals_out, self.rivals)))
        return (
            self.environs(game) + self.influence_weight * self.influence(game) + self.vassals_weight * vassals
        )

    def _own(self, mine: float, theirs: float) -> float:
        return mine - self.taste.rival * theirs / len(self.rivals)

    def environs(self, game: Merlin) -> float:
        """The points of the territories as they stand, and as they will be left for later scorings."""
        key = tuple(game.manors.items()), castles(game), (*getattr(game, "huts", ()),)
        if key not in self._environs:
            held = [
                territory for territory in game.territories() if not game.manors.keys().isdisjoint(territory)
            ]
            now = self._awarded([game.territory_award(territory) for territory in held])
            later = now
            if self.keeps_one or leaving(game):
                later = self._awarded([self._left(game, territory) for territory in held])
            self._environs[key] = (
                self.environs_weight * now
                + self.environs_again * later
                + self.castle_weight * self._fortified(game, held)
            )
        return self._environs[key]

    def _fortified(self, game: Merlin, held: list[tuple[str, ...]]) -> int:
        """The points of the territories with castles of the seat, once for each castle."""  # R40.12
        mine = [cell for cell in castles(game) if game.manors[cell] == self.seat]
        return sum([len(territory) for territory in held for cell in mine if cell in territory])

    def _left(self, game: Merlin, territory: tuple[str, ...]) -> Award:
        """What a territory brings when manors have left it; one of each and castles stay."""  # R34, R87.4
        found: dict[int, int] = {}
        gone = leaving(game)
        for cell in territory:
            if cell in game.manors and cell not in castles(game) and cell not in gone:
                seat = game.manors[cell]
                found[seat] = 1 if self.keeps_one else found.get(seat, 0) + 1
        for cell in castles(game):  # R110.2
            if cell in territory and cell not in gone:
                found[game.manors[cell]] = found.get(game.manors[cell], 0) + game.strength(cell)
        return shares(found, len(territory))

    def influence(self, game: Merlin) -> float:
        """The points of the principalities as they stand."""
        beside = (getattr(game, "kay_tiles", {}), *getattr(game, "plus_tokens", ()))
        beside = (*beside, getattr(game, "dark_markers", {}), *getattr(game, "topped", ()))
        key = tuple(tuple(markers.values()) for markers in (*game.markers, *beside))
        if key not in self._influence:
            awarded = self._awarded([game.influence_award(place) for place in game.parts.places])
            self._influence[key] = awarded + self.taste.secured * reinforced(game, self.seat)
        return self._influence[key]

    def _awarded(self, awards: list[dict[int, int]]) -> float:
        mine = sum([award.get(self.seat, 0) for award in awards])
        return self._own(mine, sum([sum(award.values()) for award in awards]) - mine)

    def _defence(self, game: Merlin) -> float:
        """Traitors that no shield repels, Excalibur and Grail."""
        seat = self.seat
        worth = 3 * self.excalibur_weight if game.excalibur == seat else 0.0
        if game.grail == seat:
            worth += self.grail_weight
        if game.traitors[seat]:
            worth -= 3 * self.traitors_weight * game.unrepelled(seat)
        return worth

    def _picts(self, game: Merlin) -> float:
        """The chances for the highest total of Picts and for the lowest, and the signet ring later on."""
        if not isinstance(game, Picts):
            return 0.0
        mine, theirs = game.pict_total(self.seat), [game.pict_total(rival) for rival in self.rivals]
        doubt = 0.4 + self.taste.pict_doubt * self.until
        first, last = ((1 + tanh(lead / doubt)) / 2 for lead in (mine - max(theirs), min(theirs) - mine))
        later = self.taste.signet * self.again if game.signet == self.seat else 0.0
        return VICTORY * (first - last) * self.has_scoring + later

    # What is held

    def _possessions(self, game: Merlin) -> float:
        """Goods, apples, staffs and markers: their points at the end, and more while there is time."""
        taste, early, castle = self.taste, self.early, game.goods(self.seat)
        shields, flags, materials = [sum([castle[good] for good in of.values()]) for of in GOOD.values()]
        useful = taste.shield * shields + taste.flag * flags + taste.material * materials
        useful += taste.variety * sum([castle[good] > 0 for good in GOODS])
        if game.flag(self.seat, "missions"):
            useful += taste.second_mission
        useful += taste.staff * game.staffs[self.seat] + taste.apple * game.apples[self.seat]
        useful += taste.marker * game.markers_at_home(self.seat)
        at_the_end = STAFF * game.staffs[self.seat] + game.apples[self.seat]
        at_the_end_for_goods = (shields + flags + materials) / GOODS_FOR_POINT
        footholds = sum([lasting(game, self.seat, place) for place in game.parts.places])
        return at_the_end + at_the_end_for_goods + early * useful + self.foothold_weight * footholds

    def _missions(self, game: Merlin) -> float:
        """The missions in hand by how near they are; those still to draw, as if taken from the display."""
        means = self._means(game)
        hand = game.hands[self.seat]
        worths = [self.mission(game, card, means) for card in hand]
        lacking = game.hand_size(self.seat) - len(hand)
        if lacking > 0:
            shown = sorted([self.mission(game, card, means) for card in game.display], reverse=True)
            worths += shown[:lacking]
        relief = self._relief(game, means, worths)
        worths.sort(reverse=True)
        return sum(worths[: self.turns]) + relief  # one in a turn

    def _relief(self, game: Merlin, means: Means, worths: list[float]) -> float:
        """What mistletoe adds to those missions in hand that it helps most."""
        pieces = game.mistletoe_of(self.seat) if isinstance(game, Gold) else 0
        if not pieces:
            return 0.0
        price = self.early * self.taste.mistletoe
        gains = []
        for card, worth in zip(game.hands[self.seat], worths, strict=False):
            wanted = wants(game.parts, card)
            gains.append(self._chance(wanted.points, eased(missing(wanted, means))) - worth - price)
        return sum([gain for gain in sorted(gains, reverse=True)[:pieces] if gain > 0])

    def _means(self, game: Merlin) -> Means:
        seat = self.seat
        return Means(game.goods(seat), game.supply, game.markers[seat], game.vassals[seat])

    def mission(self, game: Merlin, card: str, means: Means | None = None) -> float:
        """The points of a mission, less with each thing that it lacks; none if time is too short."""
        means = means or self._means(game)
        plain = self._hope(wants(game.parts, card), means)
        if not has_tile(game, self.seat, "percival"):
            return plain
        changed = max([self._hope(one, means) for one in recoloured_wants(game.parts, card)], default=0.0)
        return max(plain, changed - self.early * self.taste.percival)

    def _hope(self, mission: Wants, means: Means) -> float:
        return self._chance(mission.points, missing(mission, means))

    def _chance(self, points: int, lacking: Missing) -> float:
        goods, markers, vassals = lacking
        if goods + markers + vassals >= self.turns:
            return 0.0
        taste = self.taste
        hope = taste.good_lacking**goods * taste.marker_lacking**markers * taste.vassal_lacking**vassals
        return points * taste.ready * hope

    def _lessons(self, game: Merlin) -> float:
        """The abilities that were learned, while there is time to use them."""
        seals = getattr(game, "seals", None)
        if seals is None:
            return 0.0
        taste = self.taste
        by_row = {"1": taste.lesson, "2": taste.errand, "3": taste.power}
        return self.early * sum([by_row[learned[-1]] for learned in seals[self.seat]])

    def _decrees(self, game: Merlin) -> float:
        """Every three decrees are points, the others help on the way to them; none without a turn to come."""
        decrees = getattr(game, "decrees", None)
        if decrees is None or not self.turns:
            return 0.0
        threes, others = divmod(len(decrees[self.seat]), FOR_POINTS)
        return POINTS * threes + self.early * self.taste.decree * others

    def _robbed(self, game: Merlin) -> float:
        """What rivals have, as far as treasures can make them give it up."""
        if not isinstance(game, Treasures):
            return 0.0
        return self.taste.robbed * self.early * self._own(0.0, sum(map(game.goods_in_all, self.rivals)))

    def _allies(self, game: Merlin) -> float:
        """The tiles of the allies that are left, and what those are worth that were collected."""
        if not isinstance(game, Knights):
            return 0.0
        tiles = sum([self.tiles[ally] * count for ally, count in game.ally_tiles[self.seat].items()])
        return self.early * tiles + collected(game, self.seat, self.traitors_weight)

    def _gold(self, game: Merlin) -> float:
        """Coins for their points at the end, and coins and mistletoe for what they can do before."""
        if not isinstance(game, Gold):
            return 0.0
        coins = game.coins[self.seat]
        if not self.turns:
            return PAIR_POINTS * (coins // PAIR)
        useful = self.taste.coin * coins + self.taste.mistletoe * game.mistletoe[self.seat]
        return PAIR_POINTS / PAIR * coins + self.early * useful

    def _wares(self, game: Merlin) -> float:
        """Labourers that are still to work, and what is bought and is no good."""
        if not isinstance(game, Labourers):
            return 0.0
        wares, taste = game.wares[self.seat], self.taste
        fruits = wares.get(FRUIT, 0) * (1 + self.early * max(taste.apple, taste.mistletoe))
        layable = min(self.turns, game.markers_at_home(self.seat)) if self.has_scoring and self.until else 0
        tokens = taste.plus * min(wares.get(PLUS, 0), layable)
        return fruits + tokens + taste.labourer * len(game.labourers[self.seat])

    def _magic(self, game: Merlin) -> float:
        """Poisoned apples, the horn, and rivals whom Morgana hinders."""
        if not isinstance(game, Morgana):
            return 0.0
        horn = (
            game.round * self.taste.horn_last ** (self.this_round + 1) + self.taste.horn_again * self.rounds
        )
        mine, theirs = horn * (game.horn == self.seat), horn * (game.horn in self.rivals)
        hindered = nuisance(game, self.rivals) - nuisance(game, (self.seat,))
        apples = self.taste.poison * game.poisoned[self.seat] if self.turns else 0.0
        return self._own(mine, theirs) + self.early * apples + self.taste.hindered * hindered

    def price(self, means: str) -> float:
        """What is given up to alter a die: an apple, a decree, a tile of an ally, or else a flag."""
        taste = self.taste
        if means == "apple":
            return 1 + self.early * taste.apple
        if means == "fruit":
            return 1 + self.early * max(taste.apple, taste.mistletoe)
        if means == "coin":
            return PAIR_POINTS / PAIR + self.early * taste.coin
        if means == "curse":
            return self.early * taste.poison
        if means == "decree":
            return self.early * taste.decree
        return self.early * self.tiles.get(means, taste.flag + taste.variety)

    def best_swap(self, game: Merlin) -> tuple[str, str] | None:
        """The mission of the hand and that of the display whose swap brings most, if it is worth a tile."""
        hand = game.hands[self.seat]
        if not hand or not has_tile(game, self.seat, "bedivere"):
            return None
        means = self._means(game)
        worth = {card: self.mission(game, card, means) for card in (*hand, *game.display)}
        own, shown = min(hand, key=worth.__getitem__), max(game.display, key=worth.__getitem__)
        is_worth_it = worth[shown] - worth[own] > self.early * self.taste.bedivere
        return (own, shown) if is_worth_it else None

    # What the next die of this round can reach

    def promised(self, game: Merlin, space: str) -> float:
        """What a space would bring, as a rule of thumb."""
        taste = self.taste
        match action(space):
            case "vp":
                points = game.pieces(self.seat, game.shown(space)) + honour(game, self.seat, space)
                return taste.count_ahead * points
            case "build":
                return taste.site_ahead
            case "principality" | "relocate":
                return taste.errand_ahead * (2 if is_doubled(game, self.seat, space) else 1)
            case "influence" | "activate" | "arthur" | "gold" | "mistletoe":
                return taste.claim_ahead
        return 0.0

    def _ahead(self, game: Merlin) -> float:
        """The promise of the best space that the knight can reach with a die that is left."""
        if not self.promise:
            return 0.0
        seat, used = self.seat, game.used[self.seat]
        faces = [face for die, face in game.faces[seat].items() if die in PERSONAL and die not in used]
        spaces = [game.reached(KNIGHTS[seat], face, CLOCKWISE) for face in faces]
        return max([self.promise[space] for space in spaces], default=0.0)
