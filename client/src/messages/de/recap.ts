import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/recap";

export default {
  "recap.title": "Seit deinem letzten Zug",
  "recap.nothing": "Noch war niemand sonst am Zug.",
  "recap.points": { one: "Punkt in diesem Zug", other: "Punkte in diesem Zug" },
} satisfies Translation<typeof en>;
