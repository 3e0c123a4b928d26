"""What is written on the pages of a PDF that Chromium prints."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

OBJECT = re.compile(rb"(\d+) 0 obj\b(.*?)endobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
FONT = re.compile(rb"/(F\d+) (\d+) 0 R")
SHOWN = re.compile(rb"/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj|(ET)")
PAIRS = re.compile(rb"beginbfchar(.*?)endbfchar", re.DOTALL)
RANGES = re.compile(rb"beginbfrange(.*?)endbfrange", re.DOTALL)
HEX = re.compile(rb"<([0-9A-Fa-f]+)>")


class Paper:
    """The objects of a PDF, its streams unpacked."""

    def __init__(self, data: bytes) -> None:
        """Read the objects."""
        self.objects = {int(number): body for number, body in OBJECT.findall(data)}

    def stream(self, number: int) -> bytes:
        """Return the content of a stream."""
        found = STREAM.search(self.objects[number])
        assert found is not None
        packed = b"FlateDecode" in self.objects[number][: found.start()]
        return zlib.decompress(found[1]) if packed else found[1]

    def pages(self) -> Iterator[str]:
        """Yield the text of each page, in the order in which it is painted."""
        for body in self.objects.values():
            if re.search(rb"/Type\s*/Page\b", body):
                contents = re.search(rb"/Contents (\d+) 0 R", body)
                assert contents is not None
                yield self.text(self.stream(int(contents[1])), self.fonts(body))

    def fonts(self, page: bytes) -> dict[bytes, dict[int, str]]:
        """Return what the glyphs of the fonts of a page mean."""
        found: dict[bytes, dict[int, str]] = {}
        for name, number in FONT.findall(page):
            meaning = re.search(rb"/ToUnicode (\d+) 0 R", self.objects[int(number)])
            found[name] = glyphs(self.stream(int(meaning[1]))) if meaning else {}
        return found

    @staticmethod
    def text(content: bytes, fonts: dict[bytes, dict[int, str]]) -> str:
        """Return the text of a page; every piece of text ends with a line."""
        words, font = "", {}
        for name, shown, ends in SHOWN.findall(content):
            if name:
                font = fonts.get(name, {})
            elif ends:
                words += "\n"
            else:
                codes = [int(shown[at : at + 4], 16) for at in range(0, len(shown), 4)]
                words += "".join(font.get(code, "") for code in codes)
        return words


def glyphs(table: bytes) -> dict[int, str]:
    """Return the letters of the glyphs of a font."""

    def letters(code: bytes) -> str:
        return bytes.fromhex(code.decode()).decode("utf-16-be")

    found: dict[int, str] = {}
    for block in PAIRS.findall(table):
        codes = HEX.findall(block)
        found |= {int(glyph, 16): letters(text) for glyph, text in zip(codes[::2], codes[1::2], strict=True)}
    for block in RANGES.findall(table):
        codes = HEX.findall(block)
        for first, last, text in zip(codes[::3], codes[1::3], codes[2::3], strict=True):
            start = ord(letters(text))
            found |= {
                glyph: chr(start + glyph - int(first, 16))
                for glyph in range(int(first, 16), int(last, 16) + 1)
            }
    return found
