import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/favor";

export default {
  "ml.favor": "Gunst des Königs",
  "ml.ability.1": "{vassal}: ein Punkt mehr",
  "ml.ability.2": "{vassal}: überallhin",
  "ml.ability.lady-3": "Hofdame: zwei Gefolgsleute",
  "ml.ability.shield-bearer-3": "Schildträger: abwehren",
  "ml.ability.builder-3": "Baumeister: zwei Gutshöfe",
  "ml.ability.flag-bearer-3": "Fahnenträger: freie Punkte",
  "ml.log.repelled.favor.you": "<b>Du</b> wehrst {what} durch die Gunst des Königs ab.",
  "ml.log.repelled.favor.other": "<b>{name}</b> wehrt {what} durch die Gunst des Königs ab.",
  "ml.log.learned.you": "<b>Du</b> lernst „{ability}“.",
  "ml.log.learned.other": "<b>{name}</b> lernt „{ability}“.",
  "ml.log.usedFavor.you": "<b>Du</b> nutzt „{ability}“.",
  "ml.log.usedFavor.other": "<b>{name}</b> nutzt „{ability}“.",
  "ml.log.turnedSeals.you": "<b>Deine</b> Siegel liegen wieder offen.",
  "ml.log.turnedSeals.other": "Die Siegel von <b>{name}</b> liegen wieder offen.",
  "ml.ask.learn": "Punkte oder Fähigkeit?",
  "ml.ask.favor-build": "Ein zweiter Gutshof?",
  "ml.ask.favor-score": "Etwas anderes zählen?",
  "ml.ask.favor-deploy": "Zwei Gefolgsleute?",
  "ml.say.learn":
    "Nimm die Punkte des Auftrags oder leg ein Siegel auf eine Fähigkeit, für die ganze Partie.",
  "ml.say.favor-build": "Mit dem Siegel des Baumeisters baust du zweimal; dann kein Stab.",
  "ml.say.favor-score": "Das Siegel des Fahnenträgers zählt eine beliebige Sorte und einen Punkt dazu.",
  "ml.say.favor-deploy": "Das Siegel der Hofdame schickt statt dessen zwei Gefolgsleute; dann kein Stab.",
  "ml.decline.learn": "{points} nehmen",
  "ml.decline.favor-build": "Ein Gutshof genügt",
  "ml.decline.favor-score": "Zählen, was gedruckt ist: {points}",
  "ml.decline.favor-deploy": "Das Feld nutzen, wie es ist",
  "ml.option.favor": "{what} abwehren, dazu ein Punkt",
  "ml.option.favor.detail": "das Siegel des Schildträgers",
  "ml.option.learn.detail": "Reihe {row}, {vassal}",
  "ml.option.count": "{pieces} zählen",
  "ml.option.count.detail": "{points}, einer davon für das Siegel",
  "mt.seals": { one: "{n} Siegel übrig", other: "{n} Siegel übrig" },
  "mt.ability.open": "{ability}: nicht erlernt",
  "mt.ability.up": "{ability}: bereit",
  "mt.ability.down": "{ability}: benutzt bis zur nächsten Wertung",
  "ml.explain.ability.1": "Jeder weitere Auftrag mit diesem Gefolgsmann bringt einen Punkt mehr.",
  "ml.explain.ability.2":
    "Wurde dein Ritter oder Merlin auf das Feld eines Fürstentums gezogen, darf dieser Gefolgsmann in ein beliebiges gehen.",
  "ml.explain.ability.lady-3":
    "Auf einem Einflussfeld: Schick statt dessen zwei Gefolgsleute in Fürstentümer mit deinen Markern. Einmal zwischen zwei Wertungen, nicht mit einem Stab.",
  "ml.explain.ability.shield-bearer-3":
    "Wehr einen Verräter ohne Schild ab und nimm einen Punkt. Einmal zwischen zwei Wertungen.",
  "ml.explain.ability.builder-3":
    "Auf einem Baufeld: Bau zwei Gutshöfe. Einmal zwischen zwei Wertungen, nicht mit einem Stab.",
  "ml.explain.ability.flag-bearer-3":
    "Auf einem Punktefeld: Zähl eine beliebige Sorte und einen Punkt dazu. Einmal zwischen zwei Wertungen.",
  "ml.why.sealDown": "sein Siegel liegt bis zur nächsten Wertung verdeckt",
  "ml.why.sealNone": "du hast kein Siegel mehr",
  "ml.why.sealColumn": "dieser Auftrag lehrt sie nicht",
} as const satisfies Translation<typeof english>;
