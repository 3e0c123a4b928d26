"""The answers about the server itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(kw_only=True, slots=True)
class Health:
    """The server is alive."""

    version: str
    status: Literal["alive"] = "alive"


@dataclass(kw_only=True, slots=True)
class Readiness:
    """The server can play."""

    version: str
    database: int  # the number of its last migration
    status: Literal["ready"] = "ready"
