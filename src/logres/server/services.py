"""Everything that a running server consists of."""

from __future__ import annotations

from logres.server.allowances import Allowances
from logres.server.analyses import Analyses
from logres.server.background import Background
from logres.server.bot_worker import BotWorkers
from logres.server.bots import Bots
from logres.server.counselling import Counselling
from logres.server.elsewhere import Elsewhere
from logres.server.guests import Guests
from logres.server.invitations import Invitations
from logres.server.joining import Joining
from logres.server.limits import Buckets
from logres.server.live import Live
from logres.server.metrics import CollectorPauses, Gauges, LoopLag
from logres.server.neighbours import Neighbours
from logres.server.opening import Opening
from logres.server.planning import Planning
from logres.server.playing import Playing
from logres.server.presence import Presence
from logres.server.settings import Settings
from logres.server.storage import Storage
from logres.server.store import Store
from logres.server.sweeping import Sweeping
from logres.server.table_views import TableViews
from logres.server.tables import Tables


class Services:
    """Creates the services of a server on its storage. A data folder stays locked until they are closed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage.of(settings)
        self.store = Store(self.storage.engine)
        self.buckets = Buckets(settings.limits.shared)
        self.allowances = Allowances(self.storage.engine, self.storage.secret, self.buckets)
        self.guests = Guests(self.store, self.storage.secret)
        self.background = Background()
        invitations, presence = Invitations(self.storage.secret), Presence()
        self.views = TableViews(invitations, presence)
        self.tables = Tables(self.store, self.background, settings.tables_in_memory)
        self.opening = Opening(self.store, self.tables)
        self.joining = Joining(self.tables, invitations)
        self.playing = Playing(self.tables, self.views)
        self.planning = Planning(self.tables)
        self.live = Live(settings, self.tables, self.playing, self.views, presence, self.buckets)
        self.neighbours = Neighbours(
            self.storage.engine,
            presence,
            self.live.come_or_gone,
            lease=settings.lease_seconds,
            pause=settings.presence_seconds,
        )
        workers = BotWorkers(settings)
        self.bots = Bots(settings, self.tables, self.playing, self.live, workers, self.store)
        self.counselling = Counselling(self.tables, self.bots.queue, workers)
        self.analyses = Analyses(settings, self.tables, self.store, lambda: self.bots.queue.waiting)
        self.elsewhere = Elsewhere(self.tables, self.guests, self.live, self.neighbours)
        self.sweeping = Sweeping(self.store, self.elsewhere.heard, settings.keep_days)
        self.gauges = Gauges(
            {
                "sockets": lambda: self.live.sockets,
                "tables_in_memory": lambda: len(self.tables),
                "bots_waiting": lambda: self.bots.queue.waiting,
                "bots_thinking": lambda: self.bots.queue.thinking,
            }
        )
        self.measuring = (LoopLag(), CollectorPauses())
        self.tables.watchers += [self.live.publish, self.bots.wake_if_asked, self.analyses.wake_if_over]

    async def open(self) -> None:
        """Begin to listen and measure, and wake the bots that had to decide when the last server stopped."""
        for one in self.measuring:
            one.start()
        self.storage.engine.listen(self.elsewhere)
        await self.neighbours.open()
        self.sweeping.start()
        await self.bots.start()

    async def close(self) -> None:
        """Stop the bots, finish pending changes and unlock the folder."""
        await self.sweeping.stop()
        await self.neighbours.close()
        await self.background.finish()
        await self.live.close()
        await self.bots.close()
        await self.analyses.close()
        await self.background.finish()  # a bot may have been stopped in the middle of a change
        await self.tables.reviving.close()
        self.tables.put_all_away()
        await self.background.finish()
        await self.store.close()
        self.storage.close()
        for one in self.measuring:
            one.stop()
