"""The invariants of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from logres.engine import Fault, seat_faults
from logres.merlin.base.manors import MANORS
from logres.merlin.base.missions import DISPLAY
from logres.merlin.base.movement import SIDES
from logres.merlin.base.projection import Projected
from logres.merlin.base.setup import APPLES, EACH_TRAITOR, STAFFS
from logres.merlin.base.traitors import TRAITORS
from logres.merlin.base.turn import ROUNDS
from logres.merlin.environs import CELLS
from logres.merlin.pieces import CASTLE, EACH_GOOD, GOODS, PLACES


class Sound(Projected):
    """Checking that a position is possible, and reporting each fault with its place."""

    def faults(self) -> list[Fault]:
        """The faults of an impossible position; empty if it is possible."""  # I1 to I6
        misplaced = [*self.misplaced()]
        return misplaced or [*self.miscounted()]

    def misplaced(self) -> Iterator[Fault]:
        """Report pieces and figures in impossible places."""
        yield from self.misplaced_figures()
        if self.is_set_up():
            yield from self.misplaced_dice()
        yield from self.misplaced_missions()
        yield from self.misplaced_tiles()
        for name in ("first", "active", "excalibur", "grail"):
            yield from seat_faults(name, getattr(self, name), self.seats)
        if self.round not in range(1, ROUNDS + 1):
            yield Fault("round", f"there is no round {self.round}; rounds are 1 to {ROUNDS}")

    def misplaced_figures(self) -> Iterator[Fault]:
        """Report a wrong ring, and figures that are missing or off the ring."""
        if self.ring != self.spaces():
            yield Fault("ring", "this is not the ring of this table: " + ", ".join(self.spaces()))
        wanted = self.all_figures()
        for figure in dict.fromkeys((*wanted, *self.figures)):
            if figure not in self.figures:
                yield Fault("figures", f"'{figure}' is missing")
            elif figure not in wanted:
                yield Fault(
                    f"figures.{figure}", f"there is no figure '{figure}'; there are {', '.join(wanted)}"
                )
            elif self.figures[figure] not in self.standing_room(figure):
                spaces = ", ".join(self.standing_room(figure))
                yield Fault(
                    f"figures.{figure}",
                    f"'{figure}' cannot stand on '{self.figures[figure]}'; its spaces are {spaces}",
                )

    def standing_room(self, figure: str) -> tuple[str, ...]:
        """The spaces on which a figure can stand."""
        return self.ring

    def misplaced_dice(self) -> Iterator[Fault]:
        """Report dice that nobody has, and faces that no die has."""
        for seat in self.seats:
            dice = self.dice_of(seat)
            if (*self.faces[seat],) != dice:
                yield Fault(f"faces.{seat}", f"the dice of a player are {', '.join(dice)}, in this order")
            for die, face in self.faces[seat].items():
                if face not in SIDES:
                    yield Fault(f"faces.{seat}.{die}", f"a die has no face {face}; faces are 1 to 6")
            if len(set(self.used[seat])) < len(self.used[seat]) or not set(self.used[seat]) <= {*dice}:
                yield Fault(f"used.{seat}", f"each die can be used once: {', '.join(dice)}")

    def misplaced_missions(self) -> Iterator[Fault]:
        """Report missions that do not exist or are in two places."""
        seen: set[str] = set()
        for at, cards in self.mission_piles():
            for card in cards:
                if card not in self.parts.missions:
                    yield Fault(at, f"there is no mission '{card}'")
                elif card in seen:
                    yield Fault(at, f"the mission '{card}' appears twice")
                seen.add(card)
        lost = [card for card in self.parts.missions if card not in seen]
        if lost:
            yield Fault("mission_deck", f"missions are missing: {', '.join(lost)}")
        if len(self.display) != DISPLAY:
            yield Fault("display", f"{DISPLAY} missions are on display, not {len(self.display)}")

    def mission_piles(self) -> list[tuple[str, list[str]]]:
        """The piles of missions, each with its place."""
        hands = [(f"hands.{seat}", self.hands[seat]) for seat in self.seats]
        shared = ("display", "mission_deck", "mission_discards")
        return [*((name, getattr(self, name)) for name in shared), *hands]

    def misplaced_tiles(self) -> Iterator[Fault]:
        """Report wrong terrain and misplaced manors."""
        misplaced = [*self.misplaced_terrain()]
        yield from misplaced or self.misplaced_manors()

    def misplaced_terrain(self) -> Iterator[Fault]:
        """Report tiles that are not in the box."""  # R3.7
        tiles = self.terrain_tiles()
        if Counter(self.tiles) != Counter(tiles):
            counts = ", ".join(f"{count} {tile}" for tile, count in Counter(tiles).items())
            yield Fault("tiles", f"the tiles for {len(self.seats)} players are {counts}")

    def misplaced_manors(self) -> Iterator[Fault]:
        """Report manors outside the environs."""
        for cell, seat in self.manors.items():
            if cell not in CELLS[self.rows]:
                yield Fault(
                    f"manors.{cell}", f"there is no tile '{cell}'; tiles are a1 to {CELLS[self.rows][-1]}"
                )
            yield from seat_faults(f"manors.{cell}", seat, self.seats)

    def miscounted(self) -> Iterator[Fault]:
        """Report pieces that are missing or doubled."""
        if self.is_set_up():
            yield from self.mistimed()
        yield from self.negative()
        yield from self.miscounted_goods()
        yield from self.miscounted_traitors()
        apples = self.apple_supply + sum(self.apples)
        if apples != APPLES:  # I2
            yield Fault("apple_supply", f"I2: there are {apples} apples, not {APPLES}")
        for seat in self.seats:
            yield from self.miscounted_at(seat)

    def miscounted_goods(self) -> Iterator[Fault]:
        """Report each good that does not exist six times, at a castle that has one."""  # I1
        for good in GOODS:
            there = self.supply[good] + sum(castle[good] for castle in self.castles)
            if there != EACH_GOOD:
                owned = (f"castles.{seat}.{good}" for seat in self.seats if self.castles[seat][good])
                yield Fault(next(owned, "supply"), f"I1: there are {there} pieces '{good}', not {EACH_GOOD}")

    def miscounted_traitors(self) -> Iterator[Fault]:
        """Report each colour of traitors that does not exist four times, at a player who has one."""  # I2
        held = [place for mine in self.traitors for place in mine]
        traitors = Counter([*self.traitor_supply, *self.traitor_discards, *held])
        for place, count in traitors.items():
            if place not in PLACES or count != EACH_TRAITOR:
                owned = (f"traitors.{seat}" for seat in self.seats if place in self.traitors[seat])
                wrong = f"I2: there are {count} traitors of '{place}', not {EACH_TRAITOR}"
                yield Fault(next(owned, "traitor_supply"), wrong)
        if len(traitors) < len(PLACES):
            yield Fault(
                "traitor_supply", f"I2: there are traitors of all six colours, {EACH_TRAITOR} of each"
            )

    def mistimed(self) -> Iterator[Fault]:
        """Report a turn that cannot be taken, or a game that ended too early."""  # R4.1, R1.3, I6
        some_can_play = any(self.can_play(seat) for seat in self.seats)
        if self.over and (some_can_play or not self.is_last_round()):
            yield Fault("over", f"the game ends when all dice of round {ROUNDS} are used")
        elif not self.over and self.chosen is None and not self.can_play(self.active):
            yield Fault("active", f"I6: seat {self.active} has used all dice of this round")

    def most_staffs(self) -> int:
        """The most staffs that one player can have."""  # R2.2
        return STAFFS

    def negative(self) -> Iterator[Fault]:
        """Report negative numbers."""
        counts: list[tuple[str, int]] = [("apple_supply", self.apple_supply)]
        counts += [(f"supply.{good}", count) for good, count in self.supply.items()]
        for seat in self.seats:
            counts += [(f"apples.{seat}", self.apples[seat]), (f"staffs.{seat}", self.staffs[seat])]
            counts += [(f"castles.{seat}.{good}", count) for good, count in self.castles[seat].items()]
            counts += [(f"markers.{seat}.{place}", count) for place, count in self.markers[seat].items()]
        yield from (Fault(at, f"there cannot be {count}") for at, count in counts if count < 0)

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report more of a player's own pieces than exist."""  # I3, I4
        if self.markers_at_home(seat) < 0:
            yield Fault(f"markers.{seat}", f"I3: a player has {self.settings['markers']} markers")
        if len(self.manors_of(seat)) > MANORS:
            yield Fault("manors", f"I3: seat {seat} has more than {MANORS} manors")
        if self.staffs[seat] > self.most_staffs():
            yield Fault(f"staffs.{seat}", f"I2: a player has at most {self.most_staffs()} staffs")
        if len(self.traitors[seat]) > TRAITORS:
            yield Fault(f"traitors.{seat}", f"a player has at most {TRAITORS} traitors")
        if len(self.hands[seat]) > self.hand_size(seat):
            yield Fault(f"hands.{seat}", f"a player has at most {self.hand_size(seat)} missions in hand")
        for other in range(seat + 1, len(self.seats)):  # I4
            for vassal, place in self.vassals[seat].items():
                if place != CASTLE and self.vassals[other][vassal] == place:
                    yield Fault(
                        f"vassals.{other}.{vassal}", f"I4: there are two vassals '{vassal}' in {place}"
                    )
