"""Keeps what this server remembers up to date with what other servers write to the same database."""

from __future__ import annotations

from logres.server.guests import Guests
from logres.server.live import Live
from logres.server.neighbours import Neighbours
from logres.server.news import News
from logres.server.tables import Tables


class Elsewhere:
    """Hears the news. While it cannot, nothing in memory is believed without a look at the database."""

    def __init__(self, tables: Tables, guests: Guests, live: Live, neighbours: Neighbours) -> None:
        self._tables = tables
        self._guests = guests
        self._live = live
        self._neighbours = neighbours

    def began(self) -> None:
        """Believe what is in memory again, after one more look."""
        self._tables.is_told = self._guests.is_told = True
        self._guests.all_may_have_changed()
        self._tables.distrust()
        self._neighbours.may_have_missed()

    def ended(self) -> None:
        """Believe nothing that is in memory."""
        self._tables.is_told = self._guests.is_told = False
        self._guests.all_may_have_changed()

    def heard(self, news: News) -> None:
        """Take a change to where it matters."""
        if news.topic in ("guest", "devices"):
            self._guests.changed(news.id)
            if news.topic == "devices":
                self._live.sign_out(news.id)
        elif news.topic == "presence":
            self._neighbours.hear(news.id)
        else:
            self._tables.hear(news)
