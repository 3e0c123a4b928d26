/** Worte dafür, warum eine Partie bei einer Entscheidung kippte. */
export default {
  "why.title": "warum",
  "why.gain": "{what}: sofort {n} mehr.",
  "why.scoring": "{what}: {changes} in der Wertung nach Runde {round}, wie es damals stand.",
  "why.mission": {
    one: "Dem Auftrag für {points} hätte nur noch eines gefehlt.",
    other: "Dem Auftrag für {points} hätten nur noch {n} Dinge gefehlt.",
  },
  "why.mission.ready": "Der Auftrag für {points} wäre erfüllbar gewesen.",
  "why.kept": "Für den Auftrag für {points} wäre geblieben: {good}.",
  "why.goods": "Mehr zu Hause: {goods}.",
  "why.piece": "{what}: {n} mehr.",
  "why.further": "Danach hätte {die} {to} geführt.",
  "why.draw": "Der Auftrag für {points} wäre etwa {n} mehr wert gewesen.",
  "why.draw.deck": "Ein verdeckter Auftrag wäre im Schnitt etwa {n} mehr wert gewesen.",
  "why.worth": "{what}: etwa {n} mehr wert.",
  "why.instead": "Mehr bringt der gespielte Zug hier: {what}, etwa {n}.",
  "why.risk.overtaken":
    "Nach dem gespielten Zug konnte {name} {space} erreichen ({die}) und dort schaden: {what} −{n}.",
  "why.risk.taken":
    "Nach dem gespielten Zug konnte {name} {space} erreichen ({die}); davon war nur noch eines da: {good}.",
} as const;
