import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/settings";

export default {
  "settings.theme": "Farben",
  "settings.theme.system": "Wie das System",
  "settings.theme.light": "Hell",
  "settings.theme.dark": "Dunkel",
  "settings.speed": "Bewegung",
  "settings.speed.slow": "Langsam",
  "settings.speed.usual": "Normal",
  "settings.speed.fast": "Schnell",
  "settings.speed.none": "Keine",
  "settings.still": "Dein System bittet um weniger Bewegung, darum erscheinen Änderungen sofort.",
  "settings.patterns":
    "Keine Farbe steht allein: Alle Spielenden und alle Fürstentümer haben ihr Zeichen und ihr Muster.",
  "settings.sound": "Ton",
  "settings.sound.off": "Aus",
  "settings.sound.quiet": "Leise",
  "settings.sound.usual": "Normal",
  "settings.sound.try": "Anhören",
  "settings.sound.isOff": "Der Ton ist aus.",
  "settings.ending": "Ende deines Zugs",
  "settings.ending.once": "Sofort",
  "settings.ending.new": "Wenn nichts neu ist",
  "settings.ending.ask": "Erst fragen",
  "settings.ending.once.text": "Dein Zug endet, wenn nichts mehr zu tun ist oder du es sagst.",
  "settings.ending.new.text":
    "Dein Zug endet von selbst, wenn dir alles, was möglich ist, in diesem Zug schon angeboten wurde.",
  "settings.ending.ask.text": "Die Entscheidung, die deinen Zug beenden würde, wartet auf deine Bestätigung.",
  "settings.others": "Züge der anderen",
  "settings.others.play": "Zeigen",
  "settings.others.jump": "Nur meinen Zug zeigen",
} satisfies Translation<typeof en>;
