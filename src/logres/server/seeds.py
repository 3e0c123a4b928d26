"""Makes all seeds: of games, and of attempts that are soon forgotten."""

from __future__ import annotations

import secrets


def fresh() -> str:
    """Make a seed that nobody can guess."""
    return secrets.token_hex(16)


def passing() -> str:
    """Make a seed for an attempt that is soon forgotten."""
    return secrets.token_hex(8)
