"""The pages of the client."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import server

INDEX = "<!doctype html><title>Logres</title>" + " " * 2000


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A built client, and a file beside it that must not be served."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets/main-a1b2c3.js").write_text("console.log('Logres');")
    (folder / "assets/face-d4e5f6.woff2").write_bytes(b"\0font")
    (folder / "shield.svg").write_text("<svg/>")
    (folder / ".stamp").write_text("hidden")
    (tmp_path / "secret.txt").write_text("the key")
    (folder / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.fixture
def pages(tmp_path: Path, static: Path) -> Iterator[TestClient]:
    """A server with this client."""
    with server(tmp_path / "data", static=static) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/table/lake-dove-oak-7f3k9q2m4x", "/join/x-1-abc", "/table/x/replay/12", "/rules/K5.1"]
)
def test_the_addresses_of_the_client_lead_to_its_first_page(pages: TestClient, path: str) -> None:
    response = pages.get(path)
    assert response.status_code == 200
    assert response.text == INDEX
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_what_changes_its_name_with_its_contents_is_cached_for_long(pages: TestClient) -> None:
    response = pages.get("/assets/main-a1b2c3.js")
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" in response.headers["cache-control"]
    assert "immutable" not in pages.get("/shield.svg").headers["cache-control"]


def test_texts_are_sent_pressed_and_fonts_are_not(pages: TestClient) -> None:
    with pages.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as response:
        raw = b"".join(response.iter_raw())
    assert gzip.decompress(raw).decode() == INDEX
    assert len(raw) < len(INDEX)
    assert "content-encoding" not in pages.get("/", headers={"Accept-Encoding": "identity"}).headers
    assert "content-encoding" not in pages.get("/assets/face-d4e5f6.woff2").headers


def test_what_the_browser_has_is_not_sent_again(pages: TestClient) -> None:
    tag = pages.get("/").headers["etag"]
    again = pages.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_rebuilt_client_is_served_without_a_restart(pages: TestClient, static: Path) -> None:
    pages.get("/")
    (static / "index.html").write_text("new and of another length")
    assert pages.get("/").text == "new and of another length"


MANIFEST = {
    "index.html": {"file": "assets/main-a1b2c3.js", "imports": ["frame"]},
    "frame": {"file": "assets/frame-1.js", "css": ["assets/frame-2.css"]},
    "src/screens/Table.svelte": {"file": "assets/Table-3.js", "imports": ["frame", "table"]},
    "table": {"file": "assets/table-4.js", "css": ["assets/table-5.css"], "imports": ["table"]},
}


def test_a_table_announces_the_files_that_it_will_load(pages: TestClient, static: Path) -> None:
    (static / "index.html").write_text("<head><title>Logres</title></head>")
    (static / ".vite").mkdir()
    (static / ".vite/manifest.json").write_text(json.dumps(MANIFEST))
    table = pages.get("/table/lake-dove-oak-7f3k9q2m4x")
    assert table.text.endswith("</head>")
    assert re.findall(r'rel="(\w+)"[^>]*href="/assets/(.+?)"', table.text) == [
        ("modulepreload", "Table-3.js"),
        ("modulepreload", "table-4.js"),
        ("preload", "table-5.css"),
    ]
    for path in ("/", "/table/new", "/rules/K5.1"):
        assert "preload" not in pages.get(path).text
        assert pages.get(path).headers["etag"] != table.headers["etag"]
    assert pages.get("/.vite/manifest.json").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-000000.js",
        "/favicon.ico",
        "/.stamp",
        "/way-out.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/%00.js",
    ],
)
def test_nothing_outside_the_client_is_served(pages: TestClient, path: str) -> None:
    response = pages.get(f"http://logres.test{path}")
    assert "the key" not in response.text
    assert "hidden" not in response.text
    assert "root:" not in response.text
    assert response.status_code == 404 or response.text == INDEX


def test_only_the_head_can_be_asked_for_too(pages: TestClient) -> None:
    response = pages.head("/")
    assert (response.status_code, response.content) == (200, b"")
    assert pages.post("/").status_code == 405


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with server(tmp_path, static=tmp_path / "none") as client:
        response = client.get("/")
        assert response.status_code == 503
        assert "make run" in response.text
        assert client.get("/api/me").status_code == 200
