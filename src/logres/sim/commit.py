"""The commit of this checkout, for what says how it was made."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path


def commit() -> str:
    """Return the commit of this checkout; "unknown" outside of one."""
    git = shutil.which("git")
    if git is None:
        return "unknown"
    asked = [git, "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603 - nothing from outside
    return said.stdout.strip() or "unknown"
