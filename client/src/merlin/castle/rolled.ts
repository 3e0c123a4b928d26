/** A die tumbles when it shows another face. */

import type { Attachment } from "svelte/attachments";
import { settings } from "../../lib/settings.svelte";

const LASTING = 700;

export function rolled(face: () => number): Attachment<HTMLElement> {
  let last: number | null = null;
  return (element) => {
    const now = face();
    const lasting = settings.lasting(LASTING);
    if (last !== null && last !== now && lasting > 0 && typeof element.animate === "function") {
      element.animate(
        [
          { rotate: "0deg", scale: 1 },
          { rotate: "150deg", scale: 0.8, offset: 0.3 },
          { rotate: "320deg", scale: 1.15, offset: 0.7 },
          { rotate: "360deg", scale: 1 },
        ],
        { duration: lasting, easing: "cubic-bezier(.3,1.4,.5,1)" },
      );
    }
    last = now;
  };
}
