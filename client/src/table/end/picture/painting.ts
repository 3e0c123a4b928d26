/** From a drawing of the page to pixels. A picture in a picture sees neither the page's styles nor its fonts. */

import { SCALE } from "./layout";

/** What a style sheet can say about a drawing. */
const PAINT = [
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "opacity",
  "overflow",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "vector-effect",
] as const;
const PATTERN = /url\("?#([^")]+)"?\)/g;

/** Write what the page's styles say into a copy of a drawing. */
function settle(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  for (const name of PAINT) {
    const value = style.getPropertyValue(name);
    if (value) copy.setAttribute(name, value.replaceAll(/url\("?(#[^")]+)"?\)/g, "url($1)"));
  }
  // A line that keeps its width, however large the drawing, grows with the picture all the same.
  if (style.getPropertyValue("vector-effect") === "non-scaling-stroke") {
    copy.setAttribute("stroke-width", String(parseFloat(style.strokeWidth) * SCALE));
  }
  const inside = [...copy.children];
  for (const [index, child] of [...original.children].entries()) {
    const counterpart = inside[index];
    if (counterpart) settle(child, counterpart);
  }
}

function settled<Drawn extends Element>(original: Drawn): Drawn {
  const copy = original.cloneNode(true) as Drawn;
  settle(original, copy);
  return copy;
}

/** A drawing of the page as a file of its own, without its texts. */
export function alone(drawing: SVGSVGElement): string {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = settled(drawing);
  for (const text of copy.querySelectorAll("text")) text.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width * SCALE));
  copy.setAttribute("height", String(height * SCALE));
  const used = new Set([...copy.outerHTML.matchAll(PATTERN)].map((found) => found[1] ?? ""));
  const patterns = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of used) {
    const pattern = document.getElementById(id);
    if (pattern) patterns.append(settled(pattern));
  }
  copy.prepend(patterns);
  return new XMLSerializer().serializeToString(copy);
}

function fontOf({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontWeight} ${fontSize} ${fontFamily}`;
}

/** Write one text of a drawing where it stands. */
function write(brush: CanvasRenderingContext2D, text: SVGTextElement, drawing: SVGSVGElement): void {
  const style = getComputedStyle(text);
  const [own, whole] = [text.getScreenCTM(), drawing.getScreenCTM()];
  if (!own || !whole) return;
  const { a, b, c, d, e, f } = whole.inverse().multiply(own);
  brush.setTransform(a * SCALE, b * SCALE, c * SCALE, d * SCALE, e * SCALE, f * SCALE);
  brush.font = fontOf(style);
  brush.wordSpacing = style.wordSpacing;
  brush.textAlign = ({ middle: "center", end: "right" } as const)[style.textAnchor] ?? "left";
  const [x, y] = [Number(text.getAttribute("x")), Number(text.getAttribute("y"))];
  const words = text.textContent;
  if (style.stroke !== "none") {
    brush.strokeStyle = style.stroke;
    brush.lineWidth = parseFloat(style.strokeWidth);
    brush.lineJoin = "round";
    brush.strokeText(words, x, y);
  }
  brush.fillStyle = style.fill;
  brush.fillText(words, x, y);
}

async function shownAs(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

/** Paint a drawing that is in the page onto a canvas that is in the page, and make a file of it. */
export async function painted(drawing: SVGSVGElement, canvas: HTMLCanvasElement): Promise<Blob> {
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser cannot paint");
  const { width, height } = drawing.viewBox.baseVal;
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  brush.drawImage(await shownAs(alone(drawing)), 0, 0, canvas.width, canvas.height);
  for (const text of drawing.querySelectorAll("text")) write(brush, text, drawing);
  return new Promise((done, fail) => {
    canvas.toBlob((file) => {
      if (file) done(file);
      else fail(new Error("this browser cannot make a file of a picture"));
    }, "image/png");
  });
}
