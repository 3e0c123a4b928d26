"""Plus tokens: a marker counts for two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from logres.engine import Asking, Fault, Happening, Setting, zone
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.market import Market
from logres.merlin.modules.treasures import Loss, Treasures
from logres.merlin.parts.market import PLUS
from logres.merlin.pieces import PLACES, Place


class PlusTokens(Market):
    """A marker with a token under it counts for two, until the next scoring of influence."""  # R63

    house_rules: ClassVar[tuple[Setting, ...]] = (Setting("plusInPot", ("on", "off"), "Q65"),)

    plus_tokens: list[dict[Place, int]] = zone(by_seat=True)  # those under markers

    class LaidPlus(Happening):
        """A token lies under a marker."""

        place: Place

    class ReturnedPlus(Happening):
        """Tokens go back to the market."""

        place: Place
        count: int

    class AskPlus(Asking):
        """Do you lay a token under the marker in this principality?"""

        options: Place | None

    async def setup(self) -> None:
        """Begin with no token under a marker."""
        self.plus_tokens = [dict.fromkeys(PLACES, 0) for _ in self.seats]
        await super().setup()

    async def put_marker(self, seat: int, place: Place) -> None:
        """Place a marker; you may lay a token under it."""  # R63.2, X71e
        await super().put_marker(seat, place)
        offered = (place,) if PLUS in self.wares[seat] else ()
        if await self.may(seat, "plus", offered, "R63.2") is not None:
            self.part_with(seat, PLUS)
            self.plus_tokens[seat][place] += 1
            self.tell("laid-plus", seat, place=place)

    def influence(self, seat: int, place: Place) -> int:
        """Count a marker with a token for two."""  # R63.2, X82
        return super().influence(seat, place) + self.plus_tokens[seat][place]

    def pot(self, place: Place) -> int:
        """Add a point for each token (house rule: none)."""  # R63.2, Q65, X82
        pot = super().pot(place)
        if self.settings["plusInPot"] == "off":
            return pot
        return pot + sum([tokens[place] for tokens in self.plus_tokens])

    def withdraw(self, place: Place) -> None:
        """After scoring a principality, put its tokens back on the market."""  # R63.3
        for seat in self.seats:
            self.return_tokens(seat, place, self.plus_tokens[seat][place])
        super().withdraw(place)

    def recall_markers(self, seat: int, place: Place, count: int) -> None:
        """Take your markers home, those without a token first; spare tokens go to the market."""  # X83, X114
        super().recall_markers(seat, place, count)
        self.return_tokens(seat, place, self.plus_tokens[seat][place] - self.markers[seat][place])

    def return_tokens(self, seat: int, place: Place, count: int) -> None:
        """Put this many of your tokens in a principality back on the market."""  # R63.3
        if count > 0:
            self.plus_tokens[seat][place] -= count
            self.market[PLUS] += count
            self.tell("returned-plus", seat, place=place, count=count)

    # Soundness

    def ware_count(self, ware: str) -> int:
        """The number of a ware wherever it lies, including tokens under markers."""  # I2
        laid = sum([sum(tokens.values()) for tokens in self.plus_tokens]) if ware == PLUS else 0
        return super().ware_count(ware) + laid

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report miscounted pieces, and more tokens than markers in a principality."""  # R63.2
        yield from super().miscounted_at(seat)
        for place, count in self.plus_tokens[seat].items():
            if not 0 <= count <= self.markers[seat][place]:
                wrong = f"there are {count} tokens under {self.markers[seat][place]} markers"
                yield Fault(f"plus_tokens.{seat}.{place}", wrong)


# Beside other modules


class LadenMarkers(Treasures, PlusTokens, DarkInfluence):
    """A marker keeps the token and the marker of Morgana's that it carries."""  # X114

    laden: list[dict[Place, int]] = zone(by_seat=True)  # markers with a token and one of Morgana's

    async def setup(self) -> None:
        """Begin with no marker that carries both."""
        self.laden = [dict.fromkeys(PLACES, 0) for _ in self.seats]
        await super().setup()

    def darken(self, seat: int, place: Place) -> None:
        """Put Morgana's marker on one with a token if possible, so that others stay plain."""  # R86.4, X82
        before = self.topped[seat][place]
        has_token = self.plus_tokens[seat][place] > self.laden[seat][place]
        super().darken(seat, place)
        if has_token and self.topped[seat][place] > before:
            self.laden[seat][place] += 1

    async def give_up(self, seat: int, loss: Loss) -> None:
        """Give up a marker without a token first, and only then one with its token."""  # X114
        if isinstance(loss, tuple):
            sort, place = loss
            tops, both = self.topped[seat][place], self.laden[seat][place]
            plain = self.markers[seat][place] - tops
            if sort == "topped" or not plain:
                is_token_lost = tops == both
                self.laden[seat][place] -= int(is_token_lost)
            else:
                is_token_lost = plain == self.plus_tokens[seat][place] - both
            self.return_tokens(seat, place, int(is_token_lost))
        await super().give_up(seat, loss)

    def withdraw(self, place: Place) -> None:
        """After scoring a principality, remove what its markers carry."""  # R63.3, R86.4
        for laden in self.laden:
            laden[place] = 0
        super().withdraw(place)

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report miscounted pieces, and an impossible number of markers that carry both."""  # X114
        yield from super().miscounted_at(seat)
        for place, both in self.laden[seat].items():
            tokens, tops = self.plus_tokens[seat][place], self.topped[seat][place]
            least = max(0, tokens + tops - self.markers[seat][place])
            if not least <= both <= min(tokens, tops):
                wrong = f"{both} markers carry both, with {tokens} tokens and {tops} of Morgana's"
                yield Fault(f"laden.{seat}.{place}", wrong)
