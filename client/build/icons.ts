import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const PREFIX = "icon:";
const PATH_DATA = /\sd="([^"]+)"/g;
const STROKE = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/y;
const FLAG = /[01]/y;

/** What each number of a command is: a place across or down, a plain number, a flag. */
const SHAPES: Record<string, string> = {
  m: "xy",
  l: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  t: "xy",
  a: "nnnffxy",
  z: "",
};

/**
 * Path data in whole numbers: in a box of 512 finer than any screen shows, and a third less to load. What one number
 * is off by, the next one makes good, so that no stroke drifts away.
 */
export function toWhole(path: string): string {
  const exact = { x: 0, y: 0 };
  const written = { x: 0, y: 0 };
  let start = { exact: { ...exact }, written: { ...written } };
  return path.replace(STROKE, (_, letter: string, text: string) => {
    const shape = SHAPES[letter.toLowerCase()];
    if (shape === undefined) throw new Error(`no command "${letter}"`);
    const isRelative = letter === letter.toLowerCase();
    const numbers = numbersOf(text, shape);
    let result = letter;
    if (!shape) {
      Object.assign(exact, start.exact);
      Object.assign(written, start.written);
      return result;
    }
    for (let at = 0; at < numbers.length; at += shape.length) {
      const ends = { exact: { ...exact }, written: { ...written } };
      for (const [index, kind] of [...shape].entries()) {
        const number = numbers[at + index];
        if (number === undefined) throw new Error(`"${letter}${text}" ends too soon`);
        let rounded = Math.round(number * 10) / 10;
        if (kind === "x" || kind === "y") {
          const place = isRelative ? exact[kind] + number : number;
          rounded = Math.round(isRelative ? place - written[kind] : place);
          ends.exact[kind] = place;
          ends.written[kind] = isRelative ? written[kind] + rounded : rounded;
        }
        const digits = String(rounded).replace(/^(-?)0\./, "$1.");
        result += result === letter || digits.startsWith("-") ? digits : ` ${digits}`;
      }
      Object.assign(exact, ends.exact);
      Object.assign(written, ends.written);
      // What follows a move in the same breath are lines.
      if (letter.toLowerCase() === "m" && at === 0) start = ends;
    }
    return result;
  });
}

function numbersOf(text: string, shape: string): number[] {
  const numbers: number[] = [];
  let at = 0;
  for (;;) {
    at += /^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0;
    if (at >= text.length) return numbers;
    // The flags of an arc may stand right before a number.
    const form = shape[numbers.length % shape.length] === "f" ? FLAG : NUMBER;
    form.lastIndex = at;
    const found = form.exec(text)?.[0];
    if (found === undefined) throw new Error(`no number at "${text.slice(at)}"`);
    at += found.length;
    numbers.push(Number(found));
  }
}
/** `import grail from "icon:jeweled-chalice"` gives the path data of that one icon, so only used icons are bundled. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "logres-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) this.error(`there is no icon named "${name}" in game-icons`);
      const paths = [...icon.body.matchAll(PATH_DATA)].map((match) => toWhole(match[1] ?? ""));
      return `export default ${JSON.stringify(paths.join(""))}`;
    },
  };
}
