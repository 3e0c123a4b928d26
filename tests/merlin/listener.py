"""A listener who follows a game by its public events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from logres.engine import Event
from logres.merlin.parts import read
from logres.merlin.pieces import ALLIES, CASTLE, PLACES, VASSALS


class Listener:
    """Somebody who hears only public events, and moves pieces on a separate board."""

    def __init__(self, seats: int) -> None:
        self.castles: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.markers: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.vassals: list[dict[str, str]] = [dict.fromkeys(VASSALS, CASTLE) for _ in range(seats)]
        self.traitors: list[list[str]] = [[] for _ in range(seats)]
        self.faces: list[dict[str, int]] = [{} for _ in range(seats)]
        self.used: list[list[str]] = [[] for _ in range(seats)]
        self.seals: list[dict[str, bool]] = [{} for _ in range(seats)]
        self.decrees: list[list[str]] = [[] for _ in range(seats)]
        self.hands = [0] * seats
        self.apples = [0] * seats
        self.staffs = [3] * seats
        self.figures = {"merlin": "black"}
        self.manors: dict[str, int] = {}
        self.display: list[str] = []
        self.mission_discards: list[str] = []
        self.excalibur: int | None = None
        self.grail: int | None = None
        self.signet: int | None = None
        self.picts: list[list[str]] = [[] for _ in range(seats)]
        self.pict_display: list[str] = []
        self.allies: list[list[str]] = [[] for _ in range(seats)]
        self.ally_tiles: list[dict[str, int]] = [{} for _ in range(seats)]
        self.marshal: str | None = None
        self.gareth_tiles: list[list[str]] = [[] for _ in range(seats)]
        self.geraint_tiles: list[list[str]] = [[] for _ in range(seats)]
        self.castle_tiles: list[str] = []
        self.kay_tiles: dict[str, int] = dict.fromkeys(PLACES, 0)
        self.coins = [0] * seats
        self.mistletoe = [0] * seats
        self.market = dict(read().market)
        self.wares: list[dict[str, int]] = [{} for _ in range(seats)]
        self.hired: list[list[str]] = [[] for _ in range(seats)]
        self.worked: list[list[str]] = [[] for _ in range(seats)]
        self.plus_tokens: list[dict[str, int]] = [dict.fromkeys(PLACES, 0) for _ in range(seats)]
        self.districts: dict[str, str] = {}
        self.morgana: str | None = None
        self.morgana_faces: dict[str, int] = {}
        self.pentagrams: list[str | None] = [None] * seats
        self.cauldrons: list[list[str]] = []
        self.cauldron_dice: list[str | None] = []
        self.horn: int | None = None
        self.poisoned = [0] * seats
        self.huts: list[str] = []
        self.dark_markers: dict[str, int] = dict.fromkeys(PLACES, 0)
        self.topped: list[dict[str, int]] = [dict.fromkeys(PLACES, 0) for _ in range(seats)]

    def hear(self, event: Event) -> None:
        """Apply an event to the listener's board; most events have a seat."""
        seat, told = event.seat, cast("Mapping[str, Any]", event.facts)
        if seat is None:
            if event.name == "reshuffled-missions":
                self.mission_discards.clear()
            elif event.name == "revealed-pict":
                self.pict_display.insert(told["at"], told["pict"])
            else:
                self.hear_of_magic(event.name, told)
        elif event.name in ("scored", "repelled"):
            if "traitor" in told:
                self.traitors[seat].remove(told["traitor"])
            if told.get("source") == "gareth" and "colour" in told:
                self.gareth_tiles[seat].append(told["colour"])
            if told.get("source") == "geraint" and "space" in told:
                kinds = [*self.geraint_tiles[seat], told["space"].removeprefix("vp-")]
                self.geraint_tiles[seat] = [*dict.fromkeys(kinds)]
        else:
            self.hear_of(event.name, seat, told)

    def hear_of(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done."""
        match name:
            case "began":
                self.display = [*told["display"]]
            case "started":
                self.figures[f"knight{seat}"] = told["space"]
                self.markers[seat][told["marker"]] += 1
            case "rolled":
                self.faces[seat], self.used[seat] = {**told["faces"]}, []
            case "turned":
                dice = self.morgana_faces if told["die"].startswith("morgana") else self.faces[seat]
                dice[told["die"]] = told["face"]
                self.apples[seat] -= told["means"] == "apple"
            case "used-die":
                self.used[seat].append(told["die"])
            case "moved":
                assert self.figures.get(told["figure"], told["origin"]) == told["origin"]
                self.figures[told["figure"]] = told["space"]
            case "took":
                self.castles[seat][told["good"]] += 1
            case "gave-back":
                self.castles[seat][told["good"]] -= 1
            case "used-flag":
                self.castles[seat][told["flag"]] -= 1
            case "took-apple":
                self.apples[seat] += 1
            case "took-staff":
                self.staffs[seat] += 1
            case "used-staff":
                self.staffs[seat] -= 1
            case "took-excalibur":
                assert told["former"] == self.excalibur
                self.excalibur = seat
            case "took-grail":
                assert told["former"] == self.grail
                self.grail = seat
            case "sent":
                assert self.vassals[seat][told["vassal"]] == told["origin"]
                self.vassals[seat][told["vassal"]] = told["place"]
            case "went-home":
                assert self.vassals[seat][told["vassal"]] == told["place"]
                self.vassals[seat][told["vassal"]] = CASTLE
            case "placed-marker":
                self.markers[seat][told["place"]] += 1
            case "withdrew":
                self.markers[seat][told["place"]] -= told["count"]
            case "built":
                self.manors[told["cell"]] = seat
            case "drew-traitors":
                self.traitors[seat] = [*told["traitors"]]
            case "took-signet":
                assert told["former"] == self.signet
                self.signet = seat
            case "replaced-manor":
                assert told["former"] == self.manors[told["cell"]]
                self.manors[told["cell"]] = seat
            case "cleared":
                assert {self.manors.pop(cell) for cell in told["cells"]} == {seat}
            case "took-pict":
                self.pict_display.remove(told["pict"])
                self.picts[seat].append(told["pict"])
            case "discarded-picts":
                assert self.picts[seat] == told["picts"]
                self.picts[seat] = []
            case _:
                self.hear_of_cards(name, seat, told)

    def hear_of_cards(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done with missions and seals."""
        match name:
            case "dealt-missions":
                self.hands[seat] = told["count"]
            case "drew-mission":
                self.hands[seat] += 1
            case "took-mission":
                self.hands[seat] += 1
                self.display[self.display.index(told["mission"])] = told["revealed"]
            case "resolved":
                self.hands[seat] -= 1
                self.mission_discards.append(told["mission"])
            case "discarded-missions":
                self.hands[seat] -= len(told["missions"])
                self.mission_discards += told["missions"]
            case "took-decree":
                self.decrees[seat].append(told["decree"])
            case "used-decrees":
                assert self.decrees[seat][: len(told["decrees"])] == told["decrees"]
                del self.decrees[seat][: len(told["decrees"])]
            case "swapped-missions":
                self.display[self.display.index(told["taken"])] = told["given"]
            case "learned":
                self.seals[seat][told["ability"]] = True
            case "used-favor":
                self.seals[seat][told["ability"]] = False
            case "turned-seals":
                self.seals[seat] |= dict.fromkeys(told["abilities"], True)
            case _:
                self.hear_of_allies(name, seat, told)

    def hear_of_allies(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done with its allies."""
        match name:
            case "joined":
                mine = {*self.allies[seat], told["ally"]}
                self.allies[seat] = [ally for ally in ALLIES if ally in mine]
                if told["tiles"]:
                    self.ally_tiles[seat][told["ally"]] = told["tiles"]
            case "placed-marshal":
                self.marshal = told["place"]
            case "used-tile":
                self.ally_tiles[seat][told["ally"]] -= 1
                assert self.ally_tiles[seat][told["ally"]] == told["left"]
            case "laid-tile":
                self.kay_tiles[told["place"]] += 1
            case "returned-tiles":
                self.kay_tiles[told["place"]] -= told["count"]
                self.ally_tiles[seat][told["ally"]] += told["count"]
            case "laid-castle":
                self.castle_tiles.append(told["cell"])
            case _:
                self.hear_of_gold(name, seat, told)

    def hear_of_gold(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done with coins and mistletoe, and at the market."""
        match name:
            case "took-coins":
                self.coins[seat] += told["count"]
            case "paid-coins":
                self.coins[seat] -= told["count"]
            case "took-mistletoe":
                self.mistletoe[seat] += 1
            case "used-mistletoe":
                self.mistletoe[seat] -= 1
            case "bought":
                self.market[told["ware"]] -= 1
                if told["ware"].startswith("labourer-"):
                    self.hired[seat] = sorted([*self.hired[seat], told["ware"]])
                else:
                    self.wares[seat][told["ware"]] = self.wares[seat].get(told["ware"], 0) + 1
            case "returned-ware":
                self.part_with(seat, told["ware"])
                self.market[told["ware"]] += 1
            case "laid-plus":
                self.part_with(seat, "plus")
                self.plus_tokens[seat][told["place"]] += 1
            case "returned-plus":
                self.plus_tokens[seat][told["place"]] -= told["count"]
                self.market["plus"] += told["count"]
            case "worked":
                self.hired[seat].remove(told["ware"])
                self.worked[seat].append(told["ware"])
            case "stopped":
                assert self.hired[seat] == told["wares"]
                self.worked[seat] += told["wares"]
                self.hired[seat] = []
            case "dismissed":
                assert self.worked[seat] == told["wares"]
                self.worked[seat] = []
                for labourer in told["wares"]:
                    self.market[labourer] += 1
            case _:
                self.hear_of_morgana(name, seat, told)

    def hear_of_magic(self, name: str, told: Mapping[str, Any]) -> None:
        """Apply what happens to the city, or in the kitchen, without a seat."""
        match name:
            case "laid-city":
                self.districts = {**told["districts"]}
            case "laid-tokens":
                self.cauldrons = [[*token] for token in told["cauldrons"]]
            case "rolled-morgana":
                self.morgana_faces = {**told["faces"]}
                self.pentagrams = [None] * len(self.pentagrams)
                self.cauldron_dice = [None] * len(self.cauldrons)
            case "removed-huts":
                self.huts = [cell for cell in self.huts if cell not in told["cells"]]
            case "dispelled":
                self.dark_markers[told["place"]] -= told["count"]

    def hear_of_morgana(self, name: str, seat: int, told: Mapping[str, Any]) -> None:
        """Apply what a seat has done in the kitchen."""
        match name:
            case "used-pentagram":
                self.pentagrams[seat] = told["die"]
                if told["use"].startswith("cauldron-"):
                    self.cauldron_dice[int(told["use"][-1]) - 1] = told["die"]
            case "passed":
                self.pentagrams[seat] = "passed"
            case "took-poison":
                self.poisoned[seat] += 1
            case "used-poison":
                self.poisoned[seat] -= 1
            case "took-horn":
                assert told["former"] == self.horn
                self.horn = seat
            case "moved-morgana":
                assert told["origin"] == self.morgana
                self.morgana = told["place"]
            case "turned-token":
                token = self.cauldrons[told["cauldron"] - 1]
                token.reverse()
                assert token[0] == told["action"]
            case "swapped-figures":
                one, other = told["figure"], told["other"]
                start = self.figures.get(one), self.figures.get(other)
                self.figures[one], self.figures[other] = told["space"], told["left"]
                assert start in ((told["left"], told["space"]), (told["left"], None))
            case "placed-hut":
                self.huts.append(told["cell"])
            case "abandoned":
                assert {self.manors.pop(cell) for cell in told["cells"]} == {seat}
            case "returned-castles":
                self.castle_tiles = [cell for cell in self.castle_tiles if cell not in told["cells"]]
                self.ally_tiles[seat]["gaheris"] += len(told["cells"])
            case "darkened":
                if told["top"]:
                    self.topped[seat][told["place"]] += 1
                else:
                    self.dark_markers[told["place"]] += 1
            case "dispelled":
                self.topped[seat][told["place"]] -= told["count"]

    def part_with(self, seat: int, ware: str) -> None:
        """Remove a ware from a seat."""
        self.wares[seat] = {**self.wares[seat], ware: self.wares[seat][ware] - 1}
        self.wares[seat] = {ware: count for ware, count in self.wares[seat].items() if count}
