"""For workers of a cluster that Logres starts: Ctrl-C is for Logres itself, which then ends them."""

from __future__ import annotations

import signal


def dask_setup(worker: object) -> None:
    """Prepare a worker. Dask calls this by its name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
