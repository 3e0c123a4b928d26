/** The sounds of the table, if the reader wants to hear them. */

import { settings, type Loudness } from "./settings.svelte";
import type * as Sounds from "./sounds";

export const SOUND_NAMES = ["step", "piece", "dice", "card", "points", "turn", "end"] as const;
export type Sound = (typeof SOUND_NAMES)[number];

/** A sound, or a series of the same one, `every` milliseconds apart. */
export interface Heard {
  readonly sound: Sound;
  readonly times?: number;
  readonly every?: number;
}

const LOUDNESS: Readonly<Record<Loudness, number>> = { off: 0, quiet: 0.4, usual: 1 };
/** Milliseconds between two sounds of a sample. */
const SAMPLE = 480;

let loading: Promise<typeof Sounds> | null = null;

/** Browsers are silent until somebody has touched the page. A page in the background only rings for a turn. */
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
    // Without the network or an audio device the table is silent. The next sound tries again.
    loading = null;
  }
}

/** Play all sounds one after another, as a sample. */
export function hearAll(): void {
  SOUND_NAMES.forEach((sound, index) => setTimeout(() => void hear({ sound }), index * SAMPLE));
}

/** Rings once when the reader's turn begins, but not for a reader who has just arrived and sees it anyway. */
export class Bell {
  #hasRung = true;

  /** `isAsked`: it is our turn; `isShown`: the page shows it by now. In the background it rings immediately. */
  follow(isAsked: boolean, isShown: boolean): void {
    if (!isAsked) this.#hasRung = false;
    else if (!this.#hasRung && (isShown || document.visibilityState === "hidden")) {
      this.#hasRung = true;
      void hear({ sound: "turn" });
    }
  }
}
