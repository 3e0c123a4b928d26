import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/gold";

export default {
  "gold.space.gold": "Gold",
  "gold.space.mistletoe": "Apfel oder Mistel",
  "gold.tag.gold": "eine Münze",
  "gold.tag.fruit": "Apfel/Mistel",
  "gold.tag.apple": "ein Apfel",
  "gold.tag.mistletoe": "eine Mistel",
  "gold.does.gold": "du nimmst eine Münze",
  "gold.does.gold.none": "keine Münze zu haben",
  "gold.does.fruit": "du nimmst Apfel oder Mistel",
  "gold.does.apple": "du nimmst einen Apfel; keine Mistel mehr da",
  "gold.does.mistletoe": "du nimmst eine Mistel; kein Apfel mehr da",
  "gold.does.fruit.none": "beides ist nicht zu haben",

  "gold.ask.fruit": "Apfel oder Mistel?",
  "gold.say.fruit": "Eines davon gehört dir.",
  "gold.ask.mistletoe": "Wie viele Misteln?",
  "gold.say.mistletoe": "Jede Mistel steht für eine Sache, die der Auftrag verlangt.",
  "gold.option.apple": "Ein Apfel",
  "gold.option.apple.detail": "dreht einen Würfel; du hast {n}, noch {left} da",
  "gold.option.mistletoe": "Eine Mistel",
  "gold.option.mistletoe.detail": "hilft bei einem Auftrag; du hast {n}, noch {left} da",
  "gold.option.spend": { one: "Eine Mistel", other: "{words} Misteln" },
  "gold.option.spend.left": { one: "danach hast du noch eine", other: "danach hast du noch {words}" },
  "gold.option.spend.last": "danach hast du keine mehr",
  "gold.option.coin.detail": "für eine Münze; dann {to}",
  "gold.option.mission": { one: "{said}; mit einer Mistel", other: "{said}; mit {words} Misteln" },
  "gold.alter": "mit einer Münze",
  "gold.turnTo": "Für eine Münze drehen auf",

  "gold.coins": "Münzen",
  "gold.mistletoe": "Misteln",
  "gold.stock.coins": { one: "{n} Münze", other: "{n} Münzen" },
  "gold.stock.mistletoe": { one: "{n} Mistel", other: "{n} Misteln" },
  "gold.supply.coins": { one: "{n} Münze im Vorrat.", other: "{n} Münzen im Vorrat." },
  "gold.supply.mistletoe": { one: "{n} Mistel im Vorrat.", other: "{n} Misteln im Vorrat." },
  "gold.board.supplies": "Münzen und Misteln",

  "gold.log.tookCoins.you": {
    one: "<b>Du</b> nimmst eine Münze.",
    other: "<b>Du</b> nimmst {words} Münzen.",
  },
  "gold.log.tookCoins.other": {
    one: "<b>{name}</b> nimmt eine Münze.",
    other: "<b>{name}</b> nimmt {words} Münzen.",
  },
  "gold.log.paidCoins.you": {
    one: "<b>Du</b> zahlst eine Münze.",
    other: "<b>Du</b> zahlst {words} Münzen.",
  },
  "gold.log.paidCoins.other": {
    one: "<b>{name}</b> zahlt eine Münze.",
    other: "<b>{name}</b> zahlt {words} Münzen.",
  },
  "gold.log.turned.you": "<b>Du</b> drehst einen Würfel von {from} auf {face}.",
  "gold.log.turned.other": "<b>{name}</b> dreht einen Würfel von {from} auf {face}.",
  "gold.log.tookMistletoe.you": "<b>Du</b> nimmst eine Mistel.",
  "gold.log.tookMistletoe.other": "<b>{name}</b> nimmt eine Mistel.",
  "gold.log.usedMistletoe.you": "<b>Du</b> gibst eine Mistel ab.",
  "gold.log.usedMistletoe.other": "<b>{name}</b> gibt eine Mistel ab.",

  "gold.explain.gold": "Nimm eine Münze.",
  "gold.explain.mistletoe": "Nimm einen Apfel oder eine Mistel, ganz wie du willst.",
  "gold.explain.coin":
    "Zahle eine, um einen deiner Würfel um eins höher oder niedriger zu drehen, so oft du willst; Sechs und Eins sind keine Nachbarn. Am Ende bringen je zwei 3 Punkte.",
  "gold.explain.sprig":
    "Gib eine ab, wenn du einen Auftrag erfüllst: Sie steht für eine Sache, die er verlangt. Am Ende ist sie nichts wert.",
  "gold.why.noCoin": "du hast keine Münze",
  "gold.why.coin": "eine Münze dreht einen Würfel, bevor eine Figur zieht",
  "gold.why.noMistletoe": "du hast keine Mistel",
  "gold.why.mistletoe": "nutze sie bei einem Auftrag, den sie erfüllen hilft",
  "gold.scoring.left":
    "Ein Punkt für einen Apfel, zwei für einen Stab, drei für zwei Münzen, einer für drei Güter: {who}.",
  "hall.ask.fruit": "Apfel oder Mistel?",
  "hall.ask.mistletoe": "wie viele Misteln?",

  "ml.for.coins": "Münzen, drei Punkte für zwei",
  "ml.source.coins": "Münzen",
  "gold.piece.coin": "Münze",
  "gold.piece.space.gold": "Feld: Münze",
  "gold.piece.space.mistletoe": "Feld: Apfel oder Mistel",
  "gold.source": "Misteln",
} as const satisfies Translation<typeof english>;
