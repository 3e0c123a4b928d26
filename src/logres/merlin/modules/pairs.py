"""Rules that exist only where two modules meet."""

from __future__ import annotations

from logres.merlin.modules.arthur import ARTHUR, Arthur
from logres.merlin.modules.decrees import Decrees


class DecreesOfArthur(Decrees, Arthur):
    """Whether a decree changes the black die too."""  # Q84

    def decree_dice(self, seat: int) -> list[str]:
        """As a house rule also your unused black die."""  # Q84, R6.3
        dice = super().decree_dice(seat)
        is_allowed = self.options["decreeArthur"] == "on" and ARTHUR in self.unused(seat)
        return [*dice, ARTHUR] if is_allowed else dice
