/** What is heard at the table, for those who want to hear something. */

import { settings, type Loudness } from "./settings.svelte";
import type * as Sounds from "./sounds";

export const SOUND_NAMES = ["step", "piece", "dice", "card", "points", "turn", "end"] as const;
export type Sound = (typeof SOUND_NAMES)[number];

/** A sound, or a row of the same, so many milliseconds apart. */
export interface Heard {
  readonly sound: Sound;
  readonly times?: number;
  readonly every?: number;
}

const LOUDNESS: Readonly<Record<Loudness, number>> = { off: 0, quiet: 0.4, usual: 1 };
/** Between two sounds of a sample. */
const SAMPLE = 480;

let loading: Promise<typeof Sounds> | null = null;

/** Browsers keep silent until somebody has touched the page; a page nobody sees only says whose turn it is. */
function mayBeHeard(sound: Sound): boolean {
  if (settings.sound === "off" || !navigator.userActivation.hasBeenActive) return false;
  return document.visibilityState !== "hidden" || sound === "turn";
}

export async function hear({ sound, times = 1, every = 0 }: Heard): Promise<void> {
  if (!mayBeHeard(sound)) return;
  try {
    const { play } = await (loading ??= import("./sounds"));
    play(sound, LOUDNESS[settings.sound], times, every / 1000);
  } catch {
    // Without the network, or without a device to hear with, the table is silent; the next sound tries again.
    loading = null;
  }
}

/** Let the reader hear what the table sounds like, one sound after the other. */
export function hearAll(): void {
  SOUND_NAMES.forEach((sound, index) => setTimeout(() => void hear({ sound }), index * SAMPLE));
}

/** Tells by a bell that it is one's turn, once; whoever has just come sees it anyway. */
export class Bell {
  #hasRung = true;

  /** `isAsked`: it is our turn; `isShown`: the page shows it by now. Nobody sees a page in the background, so it rings at once. */
  follow(isAsked: boolean, isShown: boolean): void {
    if (!isAsked) this.#hasRung = false;
    else if (!this.#hasRung && (isShown || document.visibilityState === "hidden")) {
      this.#hasRung = true;
      void hear({ sound: "turn" });
    }
  }
}
