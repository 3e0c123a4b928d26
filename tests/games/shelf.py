"""The recorded games of every game."""

from __future__ import annotations

from tests.games.kingarthur import features as of_king_arthur
from tests.games.kingarthur import wishes as for_king_arthur
from tests.games.wish import Collection

COLLECTIONS = {
    collection.game: collection
    for collection in (
        Collection("kingarthur", for_king_arthur.WISHES, of_king_arthur.WANTED, of_king_arthur.features),
    )
}
