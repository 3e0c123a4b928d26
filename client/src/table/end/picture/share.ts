/** The picture of a result as a file: made in the page, out of sight, and shared or saved. */

import { flushSync, mount, unmount } from "svelte";
import type { Face, Measure } from "./layout";
import { painted } from "./painting";
import Picture from "./Picture.svelte";
import type { Told } from "./told";

export type Outcome = "shared" | "saved" | "left";

/** The faces in which texts are drawn; a font that nothing has shown yet is not there yet. */
const FONTS = [
  "700 20px Almendra",
  ...[400, 500, 700, 800].map((weight) => `${weight} 20px "Alegreya Sans"`),
];

/** Measures as the page would show it. */
function measuring(canvas: HTMLCanvasElement): Measure {
  const brush = canvas.getContext("2d");
  const styles = getComputedStyle(document.documentElement);
  return (text: string, { size, weight, family }: Face) => {
    if (!brush) return text.length * size * 0.5;
    brush.font = `${weight} ${size}px ${styles.getPropertyValue(`--${family}`)}`;
    brush.wordSpacing = `${size * 0.07}px`;
    return brush.measureText(text).width;
  };
}

/** Draw the picture. */
export async function pictureOf(told: Told): Promise<Blob> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)));
  const room = document.createElement("div");
  room.setAttribute("aria-hidden", "true");
  room.inert = true;
  Object.assign(room.style, { position: "fixed", left: "-9999px", top: "0", width: "0", height: "0" });
  // In the page the canvas has the numerals of the page.
  const canvas = document.createElement("canvas");
  room.append(canvas);
  document.body.append(room);
  const link = `${location.host}${told.path}`;
  const picture = mount(Picture, { target: room, props: { told, link, measure: measuring(canvas) } });
  try {
    flushSync();
    const drawing = room.querySelector<SVGSVGElement>("svg.picture");
    if (!drawing) throw new Error("nothing was drawn");
    return await painted(drawing, canvas);
  } finally {
    await unmount(picture);
    room.remove();
  }
}

function save(file: File): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 60_000);
}

/** Hand the picture to whatever the device shares with; without that, save it. */
export async function share(told: Told, name: string): Promise<Outcome> {
  const file = new File([await pictureOf(told)], name, { type: "image/png" });
  const message = { files: [file], title: told.title, text: `${told.title}\n${location.origin}${told.path}` };
  // Only pages with https can share, whatever the types say.
  const device = navigator as Partial<Navigator>;
  if (device.share && device.canShare?.(message)) {
    try {
      await navigator.share(message);
      return "shared";
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === "AbortError") return "left";
      // If drawing took too long, the browser no longer allows sharing, but saving it does.
    }
  }
  save(file);
  return "saved";
}
