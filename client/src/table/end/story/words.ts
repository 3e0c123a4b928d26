/** Numbers of a story in words. */

import { number, t } from "../../../lib/i18n.svelte";

/** A chance in per cent. */
export function percent(chance: number): string {
  return t("story.percent", { n: Math.round(100 * chance) });
}

/** A change of a chance, with its sign. */
export function change(by: number): string {
  const n = Math.round(100 * by);
  return t("story.percent", { n: n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0" });
}

/** Points with one digit after the point, and a sign. */
export function more(points: number): string {
  const n = Math.round(points * 10) / 10;
  return n < 0 ? `−${number(-n)}` : `+${number(n)}`;
}
