"""Describe a position of Merlin in numbers, for learning from games."""

from __future__ import annotations

from typing import ClassVar, Generic

from logres.merlin import Merlin
from logres.merlin.base.position import KNIGHTS, MERLIN, PERSONAL
from logres.merlin.lacking import missing, wants
from logres.merlin.pieces import CASTLE, GOOD, GOODS, PLACES, VASSALS
from logres.players.merlin.evaluation import Evaluator, Rules
from logres.players.merlin.layers import Layer
from logres.players.merlin.sources import POSITION

# The parts of a weight: always the same, and more or less with the time that is left and with the rivals.
PARTS = ("always", "early", "soon", "crowd")
SOON = 0.8  # what remains of an early effect for each own turn before the next scoring

LEADS = ("led by far", "led", "tied", "behind", "free")
FAR = 2  # manors or markers
OF_TABLE = {  # the sources of the numbers of the table, by their first word
    **dict.fromkeys(("principalities", "pots", "influence"), "influence"),
    **dict.fromkeys(("tiles", "environs"), "environs"),
    **dict.fromkeys(("hand", "missions"), "missions"),
}


def moment(evaluator: Evaluator[Merlin], game: Merlin) -> list[float]:
    """Return how the parts of a weight count at a table, with the time that is left after a turn."""
    soon = SOON**evaluator.until if evaluator.scorings else 0.0
    return [1.0, evaluator.early, soon, (len(game.seats) - 2) / 2]


class Features(Layer, Generic[Rules]):
    """Describes positions for one seat. It knows only the base game.

    A layer adds what a layer of the rules changes: numbers for each seat, and numbers for the table. The
    numbers of rivals are averaged.
    """

    rules: ClassVar[type[Merlin]] = Merlin  # the layer of the rules that this one knows

    def __init__(self, evaluator: Evaluator[Rules]) -> None:
        self.evaluator = evaluator
        self.seat = evaluator.seat
        self.rivals = evaluator.rivals

    @classmethod
    def names(cls) -> list[str]:
        """Name all numbers, in their order."""
        sides = [f"{side} {name}" for side in ("own", "rival") for name in cls.names_of_seat()]
        return ["constant", *sides, *cls.names_of_table()]

    @classmethod
    def sources(cls) -> list[str]:
        """Name the source of points that each number mainly affects, in the order of the numbers."""
        of_seat = cls.sources_of_seat()
        seat = [of_seat[name] for name in cls.names_of_seat()]
        table = [source_of_table(name) for name in cls.names_of_table()]
        return [POSITION, *seat, *seat, *table]

    def of(self, game: Rules) -> list[float]:
        """Return the numbers of a position."""
        own = self.of_seat(game, self.seat)
        rivals = [self.of_seat(game, rival) for rival in self.rivals]
        if len(rivals) == 1:
            return [1.0, *own, *rivals[0], *self.of_table(game)]
        mean = [sum(numbers) / len(rivals) for numbers in zip(*rivals, strict=True)]
        return [1.0, *own, *mean, *self.of_table(game)]

    # What each seat has

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Name the numbers of a seat."""
        flags = [f"{place} flags" for place in PLACES]
        at_home = [f"{vassal} at home" for vassal in VASSALS]
        dice = ["dice left", "steps left", "merlin die left"]
        return [
            *("shields", *flags, "materials", "different goods", "staffs", "apples"),
            *("excalibur", "grail", "traitors", "unrepelled", "markers at home", "footholds"),
            *(*at_home, "manors", "missions in hand", *dice, "influence", "environs"),
        ]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Name the source of points that each number of a seat mainly affects."""
        goods = ("shields", *[f"{place} flags" for place in PLACES], "materials", "different goods")
        dice = ("dice left", "steps left", "merlin die left")
        return {
            **dict.fromkeys(goods, "goods"),
            **{name: name for name in ("staffs", "apples", "excalibur", "grail", "influence", "environs")},
            **dict.fromkeys(("traitors", "unrepelled"), "traitors"),
            **dict.fromkeys(("markers at home", "footholds"), "influence"),
            **{f"{vassal} at home": "vassals" for vassal in VASSALS},
            "manors": "environs",
            "missions in hand": "missions",
            **dict.fromkeys(dice, POSITION),
        }

    def of_seat(self, game: Rules, seat: int) -> list[float]:
        """Return the numbers of a seat, which everybody can see."""
        castle, markers, posts = game.goods(seat), game.markers[seat], game.vassals[seat]
        shields, flags, materials = [[castle[good] for good in of.values()] for of in GOOD.values()]
        used, faces = game.used[seat], game.faces[seat]
        left = [die for die in faces if die not in used]
        return [
            *(sum(shields), *flags, sum(materials)),
            *(sum([castle[good] > 0 for good in GOODS]), game.staffs[seat], game.apples[seat]),
            *(game.excalibur == seat, game.grail == seat),
            *(len(game.traitors[seat]), game.unrepelled(seat)),
            *(game.markers_at_home(seat), sum([count > 0 for count in markers.values()])),
            *[posts[vassal] == CASTLE for vassal in VASSALS],
            *([*game.manors.values()].count(seat), len(game.hands[seat])),
            *(len(left), sum([faces[die] for die in left if die in PERSONAL]), MERLIN in left),
            *(sum(markers.values()), self._territories(game, seat)),
        ]

    def _territories(self, game: Rules, seat: int) -> int:
        """Return the number of territories with a manor of the seat."""
        mine = [cell for cell, owner in game.manors.items() if owner == seat]
        return len([1 for cells in game.territories() if not set(cells).isdisjoint(mine)]) if mine else 0

    # The table

    @classmethod
    def names_of_table(cls) -> list[str]:
        """Name the numbers of the table as the seat sees it."""
        places = [f"principalities {lead}" for lead in LEADS]
        pots = [f"pots {lead}" for lead in LEADS]
        territories = [f"tiles {lead}" for lead in LEADS]
        hand = ["hand", "hand points", "hand goods lacking", "hand markers lacking", "hand vassals lacking"]
        return [
            *(*places, *pots, *territories),
            *("influence of greedy", "environs of greedy", "missions of greedy", "held by greedy"),
            *(*hand, "hand ready", "best space", "all spaces", "merlin near"),
        ]

    def of_table(self, game: Rules) -> list[float]:
        """Return the numbers of the table. Only the seat may know them, because its missions are secret."""
        evaluator = self.evaluator
        return [
            *self._influence(game),
            *self._environs(game),
            *(evaluator.influence(game), evaluator.environs(game), evaluator.missions(game)),
            evaluator.held(game) - game.score_of(self.seat),
            *self._hand(game),
            *self._ahead(game),
        ]

    def _influence(self, game: Rules) -> list[float]:
        """Return how many principalities, and how many points in them, are led, shared, or lost."""
        counts, pots = [0.0] * len(LEADS), [0.0] * len(LEADS)
        for place in game.parts.places:
            strengths = [game.influence(seat, place) for seat in game.seats]
            at = lead(strengths[self.seat], max([strengths[rival] for rival in self.rivals]))
            counts[at] += 1
            pots[at] += sum(strengths)
        return [*counts, *pots]

    def _environs(self, game: Rules) -> list[float]:
        """Return how many tiles lie in territories that are led, shared, or lost."""
        tiles = [0.0] * len(LEADS)
        manors = game.manors
        for cells in game.territories():
            if manors.keys().isdisjoint(cells):
                tiles[-1] += len(cells)
                continue
            found = game.strengths(cells)
            best = max([found.get(rival, 0) for rival in self.rivals])
            tiles[lead(found.get(self.seat, 0), best)] += len(cells)
        return tiles

    def _hand(self, game: Rules) -> list[float]:
        """Return how many missions are in hand, their points, what they lack, and how many are ready."""
        means = self.evaluator.means(game)
        hand = [wants(game.parts, card) for card in game.hands[self.seat]]
        lacking = [missing(wanted, means) for wanted in hand]
        goods, markers, vassals = [sum(column) for column in zip(*lacking, strict=True)] or (0, 0, 0)
        ready = sum([not any(one) for one in lacking])
        return [len(hand), sum([wanted.points for wanted in hand]), goods, markers, vassals, ready]

    def _ahead(self, game: Rules) -> list[float]:
        """Return the best and the total estimate for the unused dice, and how near Merlin is."""
        promise, seat, used = self.evaluator.promise, self.seat, game.used[self.seat]
        ring, figures = game.ring, game.figures
        knight = figures[KNIGHTS[seat]]
        if not promise or knight not in ring or figures[MERLIN] not in ring:
            return [0.0, 0.0, 0.0]
        at = ring.index(knight)
        steps = [face for die, face in game.faces[seat].items() if die in PERSONAL and die not in used]
        promised = [promise[ring[(at + step) % len(ring)]] for step in steps]
        apart = (ring.index(figures[MERLIN]) - at) % len(ring)
        return [max(promised, default=0.0), sum(promised), apart / len(ring)]


def source_of_table(name: str) -> str:
    """Return the source of points that a number of the table mainly affects."""
    return OF_TABLE.get(name.partition(" ")[0], POSITION)


def lead(own: int, rival: int) -> int:
    """Return which of the leads a seat has over its strongest rival."""
    if not own and not rival:
        return 4
    if own == rival:
        return 2
    return (0 if own - rival >= FAR else 1) if own > rival else 3
