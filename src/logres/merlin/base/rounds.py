"""Rounds: whose turn it is, the end of a round and the end of the game."""

from __future__ import annotations

from typing import Literal

from logres.engine import Choice, Happening, Option
from logres.merlin.base.position import Scored
from logres.merlin.base.scoring import Scoring
from logres.merlin.base.turn import REST
from logres.merlin.pieces import Seat

SCORED = (2, 4, 6)  # rounds that end with a scoring: R1.3
STAFF = 2  # points for a staff: R13.1
GOODS_FOR_POINT = 3  # R13.2


class Rounds(Scoring):
    """From turn to turn and from round to round."""

    class RoundEnded(Happening):
        """A round ends."""

        round: int

    class Round(Happening):
        """The next round begins with another first player."""

        round: int

    class Over(Happening):
        """The game ends."""

        scores: list[int]
        winners: list[Seat]

    class ScoredLeftovers(Scored):
        """Leftover pieces are worth points at the end of the game."""

        source: Literal["apples", "staffs", "goods"]

    async def turn(self) -> None:
        """The active player takes a turn; then it is the next player's turn, or the round ends."""  # R4.1
        await self.take_turn(self.active)
        following = self.following()
        if following is None:
            await self.end_round()
        else:
            self.active = following
        self.forget_turn()

    def following(self) -> int | None:
        """The next player, clockwise, who can still take a turn, if any."""  # R4.1
        for step in range(1, len(self.seats) + 1):
            seat = (self.active + step) % len(self.seats)
            if self.can_play(seat):
                return seat
        return None

    def is_closing(self, choice: Choice[Option]) -> bool:
        """Whether a question ends the turn but not the round."""  # W6
        return choice.ask == REST and self.following() is not None

    async def end_round(self) -> None:
        """After rounds 2, 4 and 6, score; then begin the next round or end the game."""  # R11.1, Q25
        self.clear_away()
        self.tell("round-ended", round=self.round)
        if self.round in SCORED:
            await self.scoring()
        if self.is_last_round():
            self.end_game()
        else:
            self.prepare()

    def clear_away(self) -> None:
        """Remove what lasts for one round, before the scoring; nothing in the base game."""  # R11.1

    def prepare(self) -> None:
        """Begin the next round with the player to the left; all players roll their dice."""  # R11.2
        self.first = (self.first + 1) % len(self.seats)
        self.active = self.first
        self.round += 1
        self.tell("round", self.first, round=self.round)
        self.roll_dice()

    def roll_dice(self) -> None:
        """All players roll their dice."""  # R3.14, R11.2
        for seat in self.in_order():
            self.roll(seat)

    def end_game(self) -> None:
        """End the game: every player scores what is left."""  # R1.3, R13
        for seat in self.in_order():
            for source, points in self.leftovers(seat).items():
                if points:
                    self.score(seat, points, source)
        self.over = True
        self.tell("over", scores=[*self.scores()], winners=[*self.winners()])

    def leftovers(self, seat: int) -> dict[str, int]:
        """Your points for apples, staffs and goods at the end of the game."""  # R13.1, R13.2, Q92
        return {
            "apples": self.apples[seat],
            "staffs": STAFF * self.staffs[seat],
            "goods": self.goods_in_all(seat) // GOODS_FOR_POINT,
        }

    def goods_in_all(self, seat: int) -> int:
        """The number of all your shields, flags and materials."""  # R13.2
        return sum(self.goods(seat).values())
