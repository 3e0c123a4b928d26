"""Setting up the game."""

from __future__ import annotations

from logres.engine import Happening, Secret
from logres.merlin.base.missions import DISPLAY
from logres.merlin.base.position import KNIGHTS
from logres.merlin.base.rounds import Rounds
from logres.merlin.pieces import (
    CASTLE,
    EACH_GOOD,
    GOOD,
    GOODS,
    PLACES,
    TERRAINS,
    VASSALS,
    Card,
    Place,
    Space,
    StartingTile,
    Tile,
)

EACH_TRAITOR = 4  # traitors of each colour: R2.1
APPLES = 11  # R2.1
STAFFS = 3  # of each player: R2.2
HAND = 4  # missions: R3.11
FULL_TABLE = 4  # number of players for all tiles: R3.7
START = "black"  # where Merlin begins: R3.2


class Setup(Rounds):
    """Setting up, in the order of the rulebook."""

    class Began(Happening):
        """The board is laid out, and the first player is chosen."""

        ring: list[Space]
        tiles: list[Tile]
        display: list[Card]

    class Started(Happening):
        """A player takes a starting tile and what it shows."""

        tile: StartingTile
        space: Space
        marker: Place

    class DealtMissions(Happening):
        """A player gets a hand of missions."""

        missions: Secret[list[Card]]
        count: int

    async def setup(self) -> None:
        """Lay out the game, then roll the dice."""  # R3
        await self.lay_out()
        self.roll_dice()

    def is_set_up(self) -> bool:
        """Whether the dice were rolled, which ends the setup."""  # R3.14
        return self.turns > 0 or any(self.faces)

    async def lay_out(self) -> None:
        """Lay out the board, equip the players, deal traitors and missions."""  # R3.1 to R3.13
        self.lay_out_board()
        self.lay_out_missions()
        self.lay_out_traitors()
        self.lay_out_environs()
        for seat in self.seats:
            self.equip(seat)
        self.draw_first_player()
        self.deal_starting_tiles()
        for seat in self.in_order():
            self.draw_traitors(seat)
            self.deal_missions(seat)

    def lay_out_board(self) -> None:
        """Lay out the ring with Merlin on black, the goods and the apples."""  # R3.1 to R3.4
        self.ring = self.spaces()
        self.round = 1
        self.figures = dict.fromkeys(self.all_figures(), START)
        self.supply = dict.fromkeys(GOODS, EACH_GOOD)
        self.apple_supply = APPLES
        self.excalibur = self.grail = None
        self.points = [{} for _ in self.seats]
        self.castles = [dict.fromkeys(GOODS, 0) for _ in self.seats]
        self.apples = [0 for _ in self.seats]
        self.staffs = [0 for _ in self.seats]
        self.faces = [{} for _ in self.seats]
        self.used = [[] for _ in self.seats]
        self.vassals = [dict.fromkeys(VASSALS, CASTLE) for _ in self.seats]
        self.markers = [dict.fromkeys(PLACES, 0) for _ in self.seats]
        self.forget_turn()

    def spaces(self) -> tuple[str, ...]:
        """The spaces of the ring, clockwise from black."""  # R3.1, D1
        return self.parts.ring

    def lay_out_missions(self) -> None:
        """Shuffle the missions and reveal three."""  # R3.5
        self.mission_deck = list(self.parts.missions)
        self.mission_discards = []
        self.hands = [[] for _ in self.seats]
        self.chance.shuffle(self.mission_deck)
        self.display = [self.mission_deck.pop() for _ in range(DISPLAY)]

    def lay_out_traitors(self) -> None:
        """Shuffle all traitors into one stack instead of three."""  # R3.6, Q89, X4
        self.traitor_supply = [place for place in PLACES for _ in range(EACH_TRAITOR)]
        self.traitor_discards = []
        self.traitors = [[] for _ in self.seats]
        self.chance.shuffle(self.traitor_supply)

    def lay_out_environs(self) -> None:
        """Shuffle the terrain and lay it out, six tiles to a row."""  # R3.7
        tiles = self.terrain_tiles()
        self.chance.shuffle(tiles)
        self.tiles = tuple(tiles)
        self.manors = {}

    def terrain_tiles(self) -> list[str]:
        """All tiles; with two or three players, without one plain and one tower of each terrain."""  # R3.7
        tiles = list(self.parts.tiles)
        if len(self.seats) < FULL_TABLE:
            for terrain in TERRAINS:
                tiles.remove(terrain)
                tiles.remove(f"{terrain}-tower")
        return tiles

    def equip(self, seat: int) -> None:
        """Take three staffs and an apple."""  # R3.8
        self.staffs[seat] = STAFFS
        self.take_apple(seat)

    def draw_first_player(self) -> None:
        """Draw the first player at random."""  # R3.9
        self.first = self.active = self.chance.below(len(self.seats))
        self.tell("began", self.first, ring=[*self.ring], tiles=[*self.tiles], display=[*self.display])

    def deal_starting_tiles(self) -> None:
        """Deal each player a random starting tile."""  # R3.10
        tiles = list(self.parts.starting_tiles)
        self.chance.shuffle(tiles)
        for seat in self.in_order():
            self.take_starting_tile(seat, tiles.pop())

    def take_starting_tile(self, seat: int, name: str) -> None:
        """Place your knight and a marker by the tile; take its flag, shield and material."""  # R3.10, Q3
        tile = self.parts.starting_tiles[name]
        self.tell("started", seat, tile=name, space=tile.knight, marker=tile.marker)
        self.figures[KNIGHTS[seat]] = tile.knight
        self.take(seat, GOOD["flag"][tile.flag])
        self.take(seat, GOOD["shield"][tile.shield])
        self.take(seat, GOOD["material"][tile.material])
        self.markers[seat][tile.marker] += 1

    def hand_size(self, seat: int) -> int:
        """How many missions you have in hand between two turns."""  # R9.6
        return HAND

    def deal_missions(self, seat: int) -> None:
        """Draw your hand of missions."""  # R3.11
        cards = sorted(self.mission_deck.pop() for _ in range(self.hand_size(seat)))
        self.hands[seat] = cards
        self.tell("dealt-missions", seat, {"missions": [*cards]}, count=len(cards))
