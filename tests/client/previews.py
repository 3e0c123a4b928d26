"""What the rules allow a seat to do in some positions, for the client's previews to match."""

from __future__ import annotations

from logres.engine import Json
from logres.merlin import Merlin
from logres.merlin.modules.arthur import Arthur
from tests.client.games import plain
from tests.games.records import beginning, read

# Games in which the rules behind a preview differ from the base game's.
GAMES = ("base-2-together", "arthur-4-flags", "market-3-wild", "market-2-tiles", "morgana-3-shadows")
SHARES = (0.3, 0.6, 0.9)  # decisions of a game after which it is examined
STEPS = range(7)


def previewed(game: Merlin, seat: int) -> Json:
    """Return what the rules allow a seat to do, by figure, place and mission."""
    goods, cards = game.goods(seat), sorted({*game.hands[seat], *game.display})
    # Mistletoe, which may help, is shown separately.
    met = [card for card in cards if game.lacks_at_most(0, seat, game.parts.missions[card], goods)]
    sites = sorted({cell for cell, _ in game.sites(seat)}) if game.has_manor(seat) else None
    landings = {
        figure: [
            [game.reached(figure, steps, direction) for direction in game.directions(figure)]
            for steps in STEPS
        ]
        for figure in game.all_figures()
    }
    return plain(
        {
            "landings": landings,
            "sendable": {place: game.sendable(seat, place) for place in game.parts.places},
            "sites": sites,
            "met": met,
            "missed": [card for card in cards if card not in met],
            "stairs": game.top_of_stairs(seat) if isinstance(game, Arthur) else None,
        }
    )


def rows() -> list[dict[str, object]]:
    """Return what a seat sees and can do at several moments of each game."""
    found: list[dict[str, object]] = []
    for name in GAMES:
        whole = read("merlin", name)
        session = beginning(whole)
        looked = {int(share * len(whole.decisions)) for share in SHARES}
        for made, decision in enumerate(whole.decisions):
            if made in looked and session.choice is not None:
                game, seat = session.game, session.choice.seat
                assert isinstance(game, Merlin)
                row = {"name": f"{name} {made}", "seat": seat, "view": plain(session.view(seat))}
                found.append({**row, "says": previewed(game, seat)})
            session.decide(decision.option)
    return found
