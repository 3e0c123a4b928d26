"""The built client, served from the package."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from logres.server.preloads import FIRST, parts_of, preloads

FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
REVALIDATE = "no-cache"
GZIPPED = (".js", ".css", ".html", ".svg", ".json", ".txt", ".webmanifest")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Logres</title>
<h1>Logres is running, but its pages are not built</h1>
<p>Start it with <code>make run</code>, which builds them, or build them with
<code>python scripts/ui.py build</code> and load this page again.</p>
<p lang="de">Logres läuft, aber seine Seiten sind nicht gebaut: <code>make run</code> holt es nach.</p>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    stamp: tuple[int, int]
    type: str
    plain: bytes
    gzipped: bytes | None
    tag: str


class Pages:
    """Serves the files of the client. Any other path belongs to the client and gets its first page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._pages: dict[str, Page] = {}

    def answer(self, path: str, request: Request) -> Response:
        """Answer with the file at a path, or with the first page."""
        page = self._page(path)
        # A rule's number is not a file extension: /rules/K5.1 is an address inside the client.
        if page is None and (path.startswith("assets/") or Path(path).suffix[1:].isalpha()):
            return Response("Not found", 404, media_type="text/plain")
        if page is None:
            path, page = FIRST, self._first(path)
        if page is None:
            return Response(NOT_BUILT, 503, {"Cache-Control": REVALIDATE}, media_type="text/html")
        return _response(page, request, FOREVER if path.startswith("assets/") else REVALIDATE)

    def _first(self, path: str) -> Page | None:
        """Return the first page with links to what the page at a path will load."""
        page, parts = self._page(FIRST), parts_of(path)
        if page is None or not parts:
            return page
        key = " ".join((FIRST, *parts))
        known = self._pages.get(key)
        if known is None or known.stamp != page.stamp:
            links = preloads(self._folder, parts).encode()
            plain = page.plain.replace(b"</head>", links + b"</head>", 1)
            known = self._pages[key] = _made(FIRST, plain, page.stamp)
        return known

    def _page(self, path: str) -> Page | None:
        """Return a file of the folder that is not hidden, read again if it has changed."""
        try:
            file = (self._folder / path).resolve()
            inside = file.relative_to(self._folder)
            if any(part.startswith(".") for part in inside.parts) or not file.is_file():
                return None
            stat = file.stat()
        except (OSError, ValueError):
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        known = self._pages.get(str(inside))
        if known is None or known.stamp != stamp:
            known = self._pages[str(inside)] = _made(file.name, file.read_bytes(), stamp)
        return known


def _made(name: str, plain: bytes, stamp: tuple[int, int]) -> Page:
    gzipped = gzip.compress(plain, 9, mtime=0) if name.endswith(GZIPPED) else None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".js"):
        kind = "text/javascript"  # some systems map .js to another type
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Page(stamp, kind, plain, gzipped, tag)


def _response(page: Page, request: Request, caching: str) -> Response:
    headers = {"Cache-Control": caching, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if page.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.gzipped, 200, headers, media_type=page.type)
    return Response(page.plain, 200, headers, media_type=page.type)
