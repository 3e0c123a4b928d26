"""`logres serve`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.arrange import Run


def test_serve_passes_its_arguments_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        "logres.server.run.serve",
        lambda host, port, data, open_browser: asked.append((host, port, data, open_browser)),
    )
    assert run("serve")[0] == 0
    assert run(*["serve", "--host", "::1", "--port", "9", "--data", "here", "--open"])[0] == 0
    assert asked == [("127.0.0.1", None, None, False), ("::1", 9, Path("here"), True)]
