"""What is on a picture that a page has made."""

from __future__ import annotations

import base64

from tests.browser.people import Person

SIZE = [1600, 2000]
STRIPS = 8
# Paper and ink make two colours; the edges of lines and letters make many more.
IN_A_STRIP = 20

# The size of a picture, the colours in each of its strips, and whether it is opaque.
COLOURS = """async ([picture, strips]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const all = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer);
  const long = all.length / strips;
  const counted = Array.from({ length: strips }, (_, strip) => {
    const pixels = all.subarray(strip * long, (strip + 1) * long);
    return { colours: new Set(pixels).size, isOpaque: pixels.every((pixel) => pixel >>> 24 === 255) };
  });
  return { size: [width, height], counted };
}"""


def assert_painted(person: Person) -> None:
    """Somebody's end of a game saves a picture of the right size, and no part of it is blank."""
    with person.page.expect_download() as download:
        person.button("A picture to share").click()
    picture = base64.b64encode(download.value.path().read_bytes()).decode()
    found = person.page.evaluate(COLOURS, [picture, STRIPS])
    assert found["size"] == SIZE
    assert all(strip["isOpaque"] and strip["colours"] > IN_A_STRIP for strip in found["counted"]), found
