"""The spaces of the ring: the action of each, and whether it offers a player anything."""

from __future__ import annotations

from functools import cache
from typing import Literal

from logres.engine import Happening
from logres.merlin.base.movement import Movement
from logres.merlin.base.position import Scored
from logres.merlin.pieces import Piece, Space, is_kind, is_place


@cache
def action(space: str) -> str:
    """The action of a space: "build" for the second build space, "principality" for blue."""
    return "principality" if is_place(space) else space.partition("-")[0]


@cache
def _rule(space: str) -> str:
    return f"space_{action(space)}"


class Spaces(Movement):
    """Performing the action of a space; most actions are in the chapter of their pieces."""

    class Forfeited(Happening):
        """The action of a space is not performed."""

        space: Space

    class ScoredSpace(Scored):
        """A space is worth a point for each piece."""

        source: Literal["spaces"]
        space: Space
        piece: Piece

    async def execute(self, seat: int, space: str) -> bool:
        """Perform the action of a space; return whether anything was done."""  # R8
        performed: bool = await getattr(self, _rule(space))(seat, space)
        if not performed:
            self.tell("forfeited", seat, space=space)
        return performed

    async def space_vp(self, seat: int, space: str) -> bool:
        """Score a point for each piece that the space shows."""  # R8.2
        self.score_pieces(seat, self.shown(space), space)
        return True

    def countable(self) -> tuple[str, ...]:
        """The pieces that victory-point spaces count."""  # R8.2
        return ("influence", "shield", "flag", "material")

    def shown(self, space: str) -> str:
        """The piece that a victory-point space counts."""
        return space.removeprefix("vp-")

    def score_pieces(self, seat: int, piece: str, space: str) -> None:
        """Score a point for each of these pieces that you have."""  # R8.2
        self.score(seat, self.pieces(seat, piece), "spaces", space=space, piece=piece)

    def pieces(self, seat: int, piece: str) -> int:
        """The number of your shields, flags, materials, or markers in principalities."""  # R8.2
        return self.count(seat, piece) if is_kind(piece) else sum(self.markers[seat].values())

    def offers(self, seat: int, space: str) -> bool:
        """Whether the action of a space could do anything for you."""
        if is_place(space):
            return bool(self.errands(seat, space))
        match action(space):
            case "vp":
                return self.pieces(seat, self.shown(space)) > 0
            case "influence":
                return self.offers_influence(seat, space)
            case "excalibur":
                return self.excalibur != seat or bool(self.traitors[seat])
            case "grail":
                return self.grail != seat or self.apples_left() > 0
            case "exchange":
                return bool(self.belongings(seat))
            case "mission":
                return bool(self.hands[seat])
            case "build":
                return bool(self.sites(seat))
        return True

    def offers_influence(self, seat: int, space: str) -> bool:
        """Whether an influence space could do anything for you."""
        kind = space.removeprefix("influence-")
        if is_kind(kind):
            return bool(self.claimable(seat, kind, self.influenced(seat)))
        return bool(self.influence_postings(seat))
