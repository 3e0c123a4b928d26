/** Words of the guided first game of Merlin. */
export default {
  "gd.label": "A hint from Merlin",
  "gd.told": "Merlin: {title}. {text}",
  "gd.understood": "Understood",
  "gd.again": "Show the last hint again",
  "gd.close": "Close",
  "gd.leave": "Stop the hints",
  "gd.left": "You are now playing without hints. You can bring them back from the menu.",
  "gd.show": "Show me",
  "gd.return": "Hints from Merlin again",

  "gd.your.lady": "your lady",
  "gd.your.shield-bearer": "your shield-bearer",
  "gd.your.builder": "your builder",
  "gd.your.flag-bearer": "your flag-bearer",
  "gd.try.fetch":
    "Try the {n}: it takes your knight {to}. There {vassal} fetches {what}, and a mission is met.",
  "gd.try.send": "Try the {n}: it takes your knight {to}. Send {vassal} there, and a mission is met.",
  "gd.try.vassal": "Try “{option}”: it fetches {what}, and one of your missions is met.",
  "gd.try.mission": "Try “{option}”: then one of your missions is met.",
  "gd.try.build": "Try the {n}: it takes your knight to Build, and your material pays for a manor.",
  "gd.try.missionThenBuild":
    "First resolve the mission you have met. Then try the {n}: it takes your knight to Build, and your material pays for a manor.",
  "gd.try.territory": "The largest territory you can reach now has {n} tiles. It is marked.",

  "gd.welcome.title": "Welcome to the round table",
  "gd.welcome.text":
    "I am Merlin. The player with the most points after six rounds wins. Everything is scored after rounds 2, 4 and 6.",
  "gd.dice.title": "Four dice, four turns",
  "gd.dice.text":
    "Each turn you use one die. Point at one or touch it, and the board shows where it leads and what happens there.",
  "gd.knight.title": "Your knight goes clockwise",
  "gd.knight.text":
    "A die of your colour moves your knight exactly that many spaces. Where it stops, you act.",
  "gd.send.title": "Send a vassal",
  "gd.send.text":
    "Each vassal has a duty: one fetches a shield, one a flag, one a material, and the lady places a marker. It stays there until a rival sends the same vassal, which sends yours home.",
  "gd.mission.title": "A mission is met",
  "gd.mission.text":
    "You have everything it asks for. Resolve it for its points: nothing is spent. One per turn.",
  "gd.draw.title": "A new mission",
  "gd.draw.text":
    "Take one from the display, or the top card of the deck. A tick shows what you already have.",
  "gd.build.title": "Build a manor",
  "gd.build.text":
    "Lines lead from a tile to the frames. A material at the end of a line pays for a manor. In a scoring, the most manors in a territory win a point for each of its tiles.",
  "gd.staff.title": "Again, for a staff",
  "gd.staff.text":
    "After moving Merlin, you may spend a staff to act a second time. It does not come back. Kept to the end, it is worth 2 points.",
  "gd.tie.title": "The Grail breaks a tie",
  "gd.tie.text": "You hold it: once in a scoring, you win a tie and take all the points that would be split.",
  "gd.goods.title": "What you fetch goes to your castle",
  "gd.goods.text": "Shields repel traitors, flags have powers, materials pay for manors.",
  "gd.merlin.title": "The white die moves me",
  "gd.merlin.text": "I go either way round, as you like. But take care: everyone moves me.",
  "gd.undo.title": "You can take it back",
  "gd.undo.text":
    "Undo goes back step by step, up to the last time something was revealed. Once your turn is over, it is final.",
  "gd.flag.title": "A flag has a power",
  "gd.flag.text": "You may use it once, on your own turn.",
  "gd.flag.own": "{flag}: {text}",
  "gd.apple.title": "An apple turns a die",
  "gd.apple.text": "Before you move, give an apple back to turn this turn’s die to any face.",
  "gd.traitors.title": "Traitors on your wall",
  "gd.traitors.text":
    "In a scoring, a shield of the same colour repels each of them. Every one that stays costs 3 points.",
  "gd.grail.title": "The Grail",
  "gd.grail.text": "Reach its space to take it, with an apple. In a scoring, it wins one tie.",
  "gd.excalibur.title": "Excalibur",
  "gd.excalibur.text":
    "Take it to send a traitor away. In a scoring, its holder scores 3 points if no traitor is left.",
  "gd.round.title": "A new round",
  "gd.round.text":
    "All dice are rolled again, and somebody else begins. After this round comes the first scoring.",
  "gd.projected.title": "What would it bring now?",
  "gd.projected.text":
    "The projected scoring counts everything as it is now, for you and for your rival. Have a look before you move.",
  "gd.influence.title": "Markers and vassals count",
  "gd.influence.text":
    "The most markers in a principality win a point for every marker there. Every vassal outside your castle is worth a point.",
  "gd.after.title": "Chapter two",
  "gd.after.text":
    "Three new traitors have come, and at most one of your markers is left in each principality. In the next two rounds I show you influence, shields and staffs.",
  "gd.last.title": "The last round",
  "gd.last.text":
    "After its scoring, an apple is worth 1 point, a staff 2, and any three goods 1. So spend them if that brings more.",
  "gd.end.title": "That was Merlin",
  "gd.end.text":
    "Here you can see where the points came from. The replay shows every decision, yours and your rival’s.",

  "gd.scoring.traitors":
    "First the traitors: a shield of the same colour repels one. Every one that is left costs 3 points.",
  "gd.scoring.environs":
    "Now the environs: the most manors in a territory win a point for each of its tiles. A tie is shared.",
  "gd.scoring.influence":
    "One principality after another: the most markers win a point for every marker there. Then all but one of each player’s markers go home.",
  "gd.scoring.vassals": "One point for each vassal outside the castle. They stay where they are.",
  "gd.scoring.picts": "The highest total of Picts gains 3 points, the lowest loses 3.",
  "gd.scoring.left": "What is left at the end: 1 point for an apple, 2 for a staff, 1 for any three goods.",
  "gd.majority.title": "One marker can decide",
  "gd.majority.text":
    "Where you have the most markers, you take a point for each one there, your rival’s included. In the marked principalities, one more makes yours the most.",
  "gd.lead.title": "Your lady takes the lead",
  "gd.lead.text": "Her marker makes yours the most here. That counts after round 4.",
  "gd.guard.title": "A shield for your wall",
  "gd.guard.text": "This one repels a traitor that would cost you 3 points.",
  "gd.plan.title": "Plan a staff",
  "gd.plan.text":
    "Whatever my die leads to, you may do twice for a staff. It is worth 2 points at the end, so do it where it brings more.",
  "gd.twice.title": "Now it pays",
  "gd.twice.text": "Act once more on this space. In a principality, that needs another vassal.",
  "gd.fourth.title": "The second scoring is near",
  "gd.fourth.text":
    "It comes after this round. Look at the projection: where does one more marker, shield or vassal bring most?",
  "gd.second.title": "You know the game",
  "gd.second.text":
    "That was the second chapter. I will only speak up in the last round. Play on, if you like, or try a lesson with something new.",
  "gd.shieldless.title": "A wall with gaps",
  "gd.shieldless.text":
    "You have no shield against: {traitors}. Each of them costs you 3 points in the scoring.",
  "gd.try": "My advice: “{what}”.",
  "gd.try.go": "My advice: the {n}, {who} to “{what}”.",
  "gd.try.posting": "Try the {n}: it takes your knight {to}. Send {vassal} there.",
  "gd.try.posting.merlin": "Try my {n}: it takes me {to}. Send {vassal} there.",
  "gd.playOn": "Play on",
} as const;
