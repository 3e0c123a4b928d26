"""Rules that exist only where two modules meet."""

from __future__ import annotations

from logres.merlin.modules.arthur import ARTHUR, Arthur
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.knights.gawain import Gawain


class DecreesOfArthur(Decrees, Arthur):
    """Whether a decree changes the black die too."""  # Q84

    def decree_dice(self, seat: int) -> list[str]:
        """As a house rule also your unused black die."""  # Q84, R6.3
        dice = super().decree_dice(seat)
        is_allowed = self.options["decreeArthur"] == "on" and ARTHUR in self.unused(seat)
        return [*dice, ARTHUR] if is_allowed else dice


class GawainOfArthur(Arthur, Gawain):
    """Gawain turns the black die too."""  # R110.7

    def gawain_dice(self, seat: int) -> list[str]:
        """Also your black die, while it is not used."""  # R110.7, R6.3
        black = [die for die in self.unused(seat) if die == ARTHUR]
        return [*super().gawain_dice(seat), *black]


class CastlesOfArthur(Arthur, Gaheris):
    """What stands on a castle tile stays."""  # R110.2

    def replaceable_manors(self, seat: int) -> list[str]:
        """None on a castle tile."""  # R110.2, X49
        return [cell for cell in super().replaceable_manors(seat) if cell not in self.castle_tiles]

    def clearable(self, seat: int, territory: tuple[str, ...]) -> list[str]:
        """Manors on castle tiles stay, besides the one that is kept."""  # R110.2, Q47
        return [cell for cell in super().clearable(seat, territory) if cell not in self.castle_tiles]

    async def clean_up(self, seat: int, territory: tuple[str, ...]) -> None:
        """As a house rule no other manor stays where one stands on a castle tile."""  # Q47
        castle = next((cell for cell in self.castles_of(seat) if cell in territory), None)
        if castle is None or self.options["castlePlusOne"] == "on":
            await super().clean_up(seat, territory)
        else:
            self.clear_manors(seat, castle, self.clearable(seat, territory))
