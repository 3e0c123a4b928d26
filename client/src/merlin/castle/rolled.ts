/** Dice that tumble because they were rolled again or turned. */

import type { View } from "../position/view";

/** The milliseconds of the design: how long a die tumbles, and how far apart several start. */
export const TUMBLE = { lasting: 700, apart: 60 };
/** How many other faces a die shows on the way. */
const FACES = 3;

/** The dice of a player. */
export interface Hand {
  readonly faces: Readonly<Record<string, number>>;
  readonly used: readonly string[];
}

export function handOf(view: View, seat: number): Hand {
  return { faces: view.faces[seat] ?? {}, used: view.used[seat] ?? [] };
}

/** All dice if they were rolled again, or else those that show another face. */
export function tumbling(before: Hand, now: Hand): string[] {
  const dice = Object.keys(now.faces);
  const isRolled = before.used.length > 1 && !now.used.length;
  return dice.filter((die) => isRolled || (die in before.faces && before.faces[die] !== now.faces[die]));
}

/**
 * Let a die tumble: call `show` with each face on the way, then with null for its own. Return a function that stops
 * it.
 */
export function tumble(
  element: Element,
  lasting: number,
  delay: number,
  show: (face: number | null) => void,
): () => void {
  if (lasting <= 0 || typeof element.animate !== "function") return () => undefined;
  element.animate(
    [
      { rotate: "0deg", scale: 1 },
      { rotate: "150deg", scale: 0.8, offset: 0.3 },
      { rotate: "320deg", scale: 1.15, offset: 0.7 },
      { rotate: "352deg", scale: 0.97, offset: 0.85 },
      { rotate: "360deg", scale: 1 },
    ],
    { duration: lasting, delay, easing: "ease-out" },
  );
  const timers = Array.from({ length: FACES + 1 }, (_, step) =>
    setTimeout(
      () => show(step < FACES ? 1 + Math.floor(Math.random() * 6) : null),
      delay + (lasting * 0.75 * step) / FACES,
    ),
  );
  return () => timers.forEach(clearTimeout);
}
