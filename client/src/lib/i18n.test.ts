import { afterEach, describe, expect, test, vi } from "vitest";
import de from "../messages/de";
import en from "../messages/en";
import { hasWords, inWords, list, ordinal, parts, since, speak, t, type Message } from "./i18n.svelte";

const english: Readonly<Record<string, Message>> = en;
const german: Readonly<Record<string, Message>> = de;

function forms(message: Message | undefined): string[] {
  return typeof message === "string" ? [message] : Object.values(message ?? {});
}

function placeholders(text: string | undefined): string[] {
  return [...new Set([...(text ?? "").matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))].sort();
}

function general(message: Message | undefined): string | undefined {
  return typeof message === "string" ? message : message?.other;
}

afterEach(() => speak("en"));

describe("the catalogues", () => {
  test("German has exactly the English keys", () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test("no German singular counts a noun with the number that stands alone", () => {
    const singular = (message: unknown) =>
      typeof message === "object" && message !== null && "one" in message ? String(message.one) : "";
    const wrong = Object.entries(german).filter(([, message]) => /\{words\} \p{Lu}/u.test(singular(message)));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test("every message has the same placeholders in both languages", () => {
    for (const key of Object.keys(english)) {
      expect(placeholders(general(german[key])), key).toEqual(placeholders(general(english[key])));
      const known = new Set(forms(english[key]).flatMap(placeholders));
      for (const name of forms(german[key]).flatMap(placeholders)) expect(known, key).toContain(name);
    }
  });

  test("every message has forms by number in both languages or in none", () => {
    for (const key of Object.keys(english)) expect(typeof german[key], key).toBe(typeof english[key]);
  });

  test("every stressed word is closed again", () => {
    for (const text of [...Object.values(english), ...Object.values(german)].flatMap(forms)) {
      expect(text.split("<b>").length, text).toBe(text.split("</b>").length);
      expect(text.replace(/<\/?b>/g, ""), text).not.toMatch(/[<>]/);
    }
  });

  test("nobody is shouted at", () => {
    for (const text of [...Object.values(english), ...Object.values(german)].flatMap(forms)) {
      expect(text).not.toContain("!");
    }
  });
});

describe("a message", () => {
  test("is filled with its values", () => {
    expect(t("hall.greeting.evening", { name: "Ada" })).toBe("Good evening, Ada");
  });

  test("takes the form of its number", () => {
    expect(t("hall.free", { n: 1 })).toBe("1 seat is free");
    expect(t("hall.free", { n: 3 })).toBe("3 seats are free");
  });

  test("does not take markup from a value", () => {
    expect(t("hall.turnOf", { name: "<b>Borin</b>" })).toBe("<b>Borin</b> to move");
    expect(parts("hall.turnOf", { name: "<b>Borin</b>" })[0]?.text).toBe("<b>Borin</b>");
  });

  test("comes in pieces, with the name stressed and marked as a parameter", () => {
    expect(parts("hall.turnOf", { name: "Borin" })).toEqual([
      { text: "Borin", bold: true, param: "name" },
      { text: " to move", bold: false, param: null },
    ]);
  });

  test("is German after a change of language", async () => {
    await speak("de");
    expect(t("hall.free", { n: 2 })).toBe("2 Plätze sind frei");
  });
});

describe("numbers, lists and times", () => {
  test("small numbers are words", () => {
    expect(inWords(3)).toBe("three");
    expect(inWords(13)).toBe("13");
  });

  test("places are counted as the language does", async () => {
    expect([1, 2, 3, 4, 11, 21].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "21st"]);
    await speak("de");
    expect([1, 2].map(ordinal)).toEqual(["1.", "2."]);
  });

  test("names are listed with the language's own and", async () => {
    expect(list(["Ada", "Borin", "Cerys"])).toBe("Ada, Borin and Cerys");
    await speak("de");
    expect(list(["Ada", "Borin", "Cerys"])).toBe("Ada, Borin und Cerys");
  });

  test("a moment is told from now", () => {
    const now = new Date("2026-11-15T12:00:00Z");
    expect(since(new Date("2026-11-15T11:58:00Z"), now)).toBe("2 min ago");
    expect(since(new Date("2026-11-14T11:00:00Z"), now)).toBe("yesterday");
    expect(since(now, now)).toBe("now");
  });

  test("unknown words are known to be unknown", () => {
    expect(hasWords("hall.title")).toBe(true);
    expect(hasWords("hall.unheardOf")).toBe(false);
  });
});

describe("words by area", () => {
  /** As after loading the page, before any words have arrived. */
  const newcomer = () => {
    vi.resetModules();
    return import("./i18n.svelte");
  };

  test("come when they are asked for", async () => {
    const words = await newcomer();
    await words.speak("en");
    expect(words.t("nav.hall")).toBe("Hall");
    expect(words.hasWords("end.total")).toBe(false);
    const part = words.withWords(Promise.resolve("part"), "end");
    expect(await part).toBe("part");
    expect(words.t("end.total")).toBe("Total");
  });

  test("all follow a change of language, and those that are asked for meanwhile", async () => {
    const words = await newcomer();
    await words.speak("en");
    await words.learn("hall");
    await Promise.all([words.speak("de"), words.learn("end")]);
    expect([words.t("hall.sit"), words.t("end.total")]).toEqual(["Platz nehmen", "Summe"]);
  });

  test("are refused before a language is chosen", async () => {
    const words = await newcomer();
    await expect(words.learn("hall")).rejects.toThrow("no language is chosen");
  });
});
