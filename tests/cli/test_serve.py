"""`logres serve`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.arrange import Run


def test_serve_passes_its_arguments_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        "logres.server.run.serve",
        lambda **given: asked.append((*given.values(),)),
    )
    assert run("serve")[0] == 0
    more = ["--host", "::1", "--port", "9", "--data", "here", "--open", "--keep", "30", "--log", "json"]
    assert run("serve", *more, "--database", "postgresql:///games")[0] == 0
    assert asked == [
        ("127.0.0.1", None, None, False, 400, None, False),
        ("::1", 9, Path("here"), True, 30, "postgresql:///games", True),
    ]
