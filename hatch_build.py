"""Build the browser client into every wheel; an editable install is left to `make run`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import ui


class ClientBuild(BuildHookInterface[BuilderConfig]):
    """Build client/ before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node from PyPI joins the build where the machine has none; pip installs it apart."""
        return [] if ui.is_node_on_path() else [Path(self.root, "requirements/node.in").read_text()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            ui.build()
