"""The findings of the doctor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Verdict = Literal["ok", "advice", "wrong"]


@dataclass(frozen=True)
class Finding:
    """The result of one check, and what to do about it."""

    what: str
    verdict: Verdict
    found: str
    advice: str = ""
