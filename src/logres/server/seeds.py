"""Where chance comes from: the only place that makes seeds of games."""

from __future__ import annotations

import secrets


def fresh() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)
