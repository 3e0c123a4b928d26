"""A browser and a server per test file, and people who come with their own browsers."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from logres.server.settings import STATIC
from tests.browser.house import House
from tests.browser.people import Party
from tests.server.arrange import listening
from tests.server.process import PATIENCE

PICTURES = Path("test-results")  # what the pages of a failed test looked like

# The first is the second without windows: the same pages, opened in half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM = [
    "--no-sandbox",  # the checks run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # nothing leaves this machine
]

report = pytest.StashKey[pytest.TestReport]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep the outcome of the test for the fixtures that end after it."""
    outcome = yield
    if outcome.when == "call":
        item.stash[report] = outcome
    return outcome


def browser_here() -> str | None:
    """The path of the browser on this machine: as configured, or the first that is found."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser per file: while it runs, no test of this process can run an event loop."""
    path = browser_here()
    if path is None:
        absent = pytest.fail if os.environ.get("CI") else pytest.skip
        absent(
            "NOT TESTED: browser tests need chromium (Debian: apt install chromium-headless-shell, "
            "or chromium), or CHROMIUM=its path"
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM, timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client."""
    if not (STATIC / "index.html").exists():
        pytest.fail("The client is not built; make test builds it, or: python scripts/ui.py build")
    return STATIC


@pytest.fixture(scope="module")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a thread of this process."""
    with listening(tmp_path_factory.mktemp("data"), static=client) as address:
        yield f"http://{address}"


@pytest.fixture
def house(tmp_path: Path, client: Path) -> Iterator[House]:
    """A server in a separate process."""
    house = House(tmp_path)
    try:
        yield house
    finally:
        house.kill()


@pytest.fixture
def party(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Party]:
    """Everybody who comes in a test; fails at the end if one of their pages has complained."""
    party = Party(chromium)
    try:
        yield party
        outcome = request.node.stash.get(report, None)
        if outcome is not None and outcome.failed:
            party.photograph(PICTURES, re.sub(r"\W+", "-", request.node.nodeid))
        else:
            party.assert_nobody_complained()
    finally:
        party.leave()
