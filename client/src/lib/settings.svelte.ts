/** The reader's settings on this device: theme, language, speed, sound, when turns end and how others’ are shown. */

export const THEMES = ["system", "light", "dark"] as const;
export const LANGUAGES = ["en", "de"] as const;
export const SPEEDS = ["slow", "usual", "fast", "none"] as const;
export const SOUNDS = ["off", "quiet", "usual"] as const;
export const ENDINGS = ["once", "new", "ask"] as const;
export const OTHERS = ["play", "jump"] as const;

export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];
export type Speed = (typeof SPEEDS)[number];
/** How loud the table is. */
export type Loudness = (typeof SOUNDS)[number];
/**
 * When a turn ends: when its player has nothing to do or says so, also when nothing new can be done, or after asking the
 * reader.
 */
export type Ending = (typeof ENDINGS)[number];

/** How the turns of others are shown: move by move, or only their result when it is the reader’s turn. */
export type Others = (typeof OTHERS)[number];

/** After this many turns ended where nothing was new, the reader is offered that the server ends them. */
const OFTEN = 3;

interface Stored {
  theme?: Theme;
  language?: Language;
  speed?: Speed;
  sound?: Loudness;
  ending?: Ending;
  others?: Others;
  /** How many turns the reader has ended where nothing was new. */
  idled?: number;
}

/** public/early.js reads the same entry before the first paint. */
const ENTRY = "logres.settings";
/** How long everything takes, compared to the usual speed. */
export const FACTOR: Record<Speed, number> = { slow: 1.6, usual: 1, fast: 0.5, none: 0 };

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

/** The stored settings, without what is damaged or unknown. */
export function readSettings(text: string | null): Stored {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const { theme, language, speed, sound, ending, others, idled } = stored as Record<string, unknown>;
    return {
      theme: oneOf(THEMES, theme),
      language: oneOf(LANGUAGES, language),
      speed: oneOf(SPEEDS, speed),
      sound: oneOf(SOUNDS, sound),
      ending: oneOf(ENDINGS, ending),
      others: oneOf(OTHERS, others),
      ...(typeof idled === "number" && idled > 0 ? { idled } : {}),
    };
  } catch {
    return {};
  }
}

/** German for a browser set to German, otherwise English. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = oneOf(LANGUAGES, tag.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return "en";
}

function fromStorage(): Stored {
  try {
    return readSettings(localStorage.getItem(ENTRY));
  } catch {
    return {};
  }
}

const asksForDark = matchMedia("(prefers-color-scheme: dark)");
const asksForStillness = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #stored = $state.raw<Stored>(fromStorage());
  #dark = $state(asksForDark.matches);
  #still = $state(asksForStillness.matches);

  constructor() {
    asksForDark.addEventListener("change", (event) => {
      this.#dark = event.matches;
      this.apply();
    });
    asksForStillness.addEventListener("change", (event) => {
      this.#still = event.matches;
      this.apply();
    });
  }

  get theme(): Theme {
    return this.#stored.theme ?? "system";
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  /** Whether the dark colours are shown now, by choice or by the system. */
  get isDark(): boolean {
    return this.theme === "system" ? this.#dark : this.theme === "dark";
  }

  get language(): Language {
    return this.#stored.language ?? languageOf(navigator.languages);
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get speed(): Speed {
    return this.#stored.speed ?? "usual";
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get sound(): Loudness {
    return this.#stored.sound ?? "off";
  }
  set sound(sound: Loudness) {
    this.#keep({ sound });
  }

  get ending(): Ending {
    return this.#stored.ending ?? "once";
  }
  set ending(ending: Ending) {
    this.#keep({ ending });
  }

  get others(): Others {
    return this.#stored.others ?? "play";
  }
  set others(others: Others) {
    this.#keep({ others });
  }

  /** Count a turn that was ended where nothing was new. */
  noteIdle(): void {
    if (!this.isOftenIdle) this.#keep({ idled: (this.#stored.idled ?? 0) + 1 });
  }

  /** Whether the reader has often enough ended turns where nothing was new, and can be spared the question. */
  get isOftenIdle(): boolean {
    return (this.#stored.idled ?? 0) >= OFTEN;
  }

  /** The factor for every duration; 0 shows changes without motion. */
  get pace(): number {
    return this.#still ? 0 : FACTOR[this.speed];
  }

  /** Whether the system asks for reduced motion. */
  get isStill(): boolean {
    return this.#still;
  }

  /** A duration of the design in milliseconds, at the reader's pace. */
  lasting(milliseconds: number): number {
    return milliseconds * this.pace;
  }

  /** Write theme, language and speed on the page. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.lang = this.language;
    root.style.setProperty("--speed", String(this.pace));
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", this.isDark ? "#1c212b" : "#f9f2e1");
  }

  #keep(change: Stored): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(ENTRY, JSON.stringify(this.#stored));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
    this.apply();
  }
}

export const settings = new Settings();
