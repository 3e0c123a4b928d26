"""The seeds of games, made only here."""

from __future__ import annotations

import secrets


def fresh() -> str:
    """Make a seed that nobody can guess."""
    return secrets.token_hex(16)
