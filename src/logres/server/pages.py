"""The built client, served from the package."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"  # names under assets/ change with their contents
ASK_AGAIN = "no-cache"
PRESSED = (".js", ".css", ".html", ".svg", ".json", ".txt", ".webmanifest")

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
    """A file as it goes over the wire."""

    stamp: tuple[int, int]
    type: str
    plain: bytes
    pressed: bytes | None
    tag: str


class Pages:
    """Files of the client; whatever is no file is the client's own address and gets its first page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._pages: dict[str, Page] = {}

    def answer(self, path: str, request: Request) -> Response:
        """The file at a path, or the first page."""
        page = self._page(path)
        # A rule's number is no ending of a file: /rules/K5.1 is the client's own address.
        if page is None and (path.startswith("assets/") or Path(path).suffix[1:].isalpha()):
            return Response("Not found", 404, media_type="text/plain")
        if page is None:
            path, page = "index.html", self._page("index.html")
        if page is None:
            return Response(NOT_BUILT, 503, {"Cache-Control": ASK_AGAIN}, media_type="text/html")
        return _response(page, request, FOREVER if path.startswith("assets/") else ASK_AGAIN)

    def _page(self, path: str) -> Page | None:
        """The file, read again when it has changed; nothing outside the folder, nothing hidden."""
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
            known = self._pages[str(inside)] = _read(file, stamp)
        return known


def _read(file: Path, stamp: tuple[int, int]) -> Page:
    plain = file.read_bytes()
    pressed = gzip.compress(plain, 9, mtime=0) if file.suffix in PRESSED else None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".js":
        kind = "text/javascript"  # some machines know another name for it
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Page(stamp, kind, plain, pressed, tag)


def _response(page: Page, request: Request, caching: str) -> Response:
    headers = {"Cache-Control": caching, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if page.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.pressed, 200, headers, media_type=page.type)
    return Response(page.plain, 200, headers, media_type=page.type)
