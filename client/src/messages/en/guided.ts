/** Words of the guided first game of Merlin. */
export default {
  "gd.label": "A hint from Merlin",
  "gd.told": "Merlin: {title}. {text}",
  "gd.understood": "Understood",
  "gd.again": "The last hint again",
  "gd.close": "Close",
  "gd.leave": "Leave the guidance",
  "gd.left": "From now on you play without hints. The menu brings them back.",
  "gd.show": "Show it",
  "gd.return": "Hints from Merlin again",

  "gd.your.lady": "your lady",
  "gd.your.shield-bearer": "your shield-bearer",
  "gd.your.builder": "your builder",
  "gd.your.flag-bearer": "your flag-bearer",
  "gd.try.fetch":
    "Try the {n}: it takes your knight {to}. There {vassal} fetches {what}, and a mission is met.",
  "gd.try.send": "Try the {n}: it takes your knight {to}. Send {vassal} there, and a mission is met.",
  "gd.try.vassal": "Try {vassal}: it fetches {what}, and one of your missions is met.",
  "gd.try.mission": "Try {vassal}: then one of your missions is met.",
  "gd.try.build": "Try the {n}: it takes your knight to Build, and your material pays for a manor.",
  "gd.try.missionThenBuild":
    "First resolve the mission that is met. Then try the {n}: it takes your knight to Build, and your material pays for a manor.",
  "gd.try.territory": "The largest territory that you can reach now has {n} tiles. It is marked.",

  "gd.welcome.title": "Welcome to the round table",
  "gd.welcome.text":
    "I am Merlin. Whoever has most points after six rounds wins; after rounds 2, 4 and 6 everything is counted.",
  "gd.dice.title": "Four dice, four turns",
  "gd.dice.text":
    "In each turn you use one die. Point at one or touch it: the board shows where it leads and what happens there.",
  "gd.knight.title": "Your knight goes clockwise",
  "gd.knight.text":
    "A die of your colour moves your knight exactly as many spaces as it shows. Where it stops, you act.",
  "gd.send.title": "Send a vassal",
  "gd.send.text":
    "Each vassal has a duty: one fetches a shield, one a flag, one material, and the lady sets a marker. It stays until a rival’s vassal of the same office drives it home.",
  "gd.mission.title": "A mission is met",
  "gd.mission.text":
    "You have everything that it asks for. Resolve it for its points: nothing is given away. One a turn.",
  "gd.draw.title": "A new mission",
  "gd.draw.text":
    "Take one from the display, or the topmost of the deck. A tick shows what you already have.",
  "gd.build.title": "Build a manor",
  "gd.build.text":
    "Lines lead from a tile to the frames; a material at the end of one pays for it. In a scoring, most manors in a territory win all its tiles as points.",
  "gd.staff.title": "Once more, for a staff",
  "gd.staff.text":
    "After moving Merlin you may act a second time and give up a staff. It does not come back; kept to the end, it is worth 2 points.",
  "gd.tie.title": "The Grail breaks a tie",
  "gd.tie.text": "You hold it: once in a scoring you win a tie and take all the points that it would split.",
  "gd.goods.title": "What you fetch stands on your castle",
  "gd.goods.text": "Shields repel traitors, flags have powers, materials pay for manors.",
  "gd.merlin.title": "The white die moves me",
  "gd.merlin.text": "I go either way round, as you like. But take care: everybody moves me.",
  "gd.undo.title": "You can take it back",
  "gd.undo.text":
    "Undo goes back, step by step, until something new was revealed. When your turn is over, it stays.",
  "gd.flag.title": "A flag has a power",
  "gd.flag.text": "You may use it once in your own turn.",
  "gd.flag.own": "{flag}: {text}",
  "gd.apple.title": "An apple turns a die",
  "gd.apple.text": "Before you move, give an apple back: the die of this turn shows whatever you want.",
  "gd.traitors.title": "Traitors on your wall",
  "gd.traitors.text":
    "In a scoring a shield of the same colour repels each of them. Every one that stays costs 3 points.",
  "gd.grail.title": "The Grail",
  "gd.grail.text": "Whoever comes to its space takes it, with an apple. In a scoring it wins one tie.",
  "gd.excalibur.title": "Excalibur",
  "gd.excalibur.text":
    "Whoever takes it sends a traitor away. Its holder scores 3 points if no traitor is left in a scoring.",
  "gd.round.title": "A new round",
  "gd.round.text":
    "All dice are rolled again, and somebody else begins. When this round is over, everything is counted for the first time.",
  "gd.projected.title": "What would it bring now?",
  "gd.projected.text":
    "The projected scoring counts everything as it stands, for you and for your rival. Have a look before you move.",
  "gd.influence.title": "Markers and vassals count",
  "gd.influence.text":
    "Most markers in a principality win a point for each marker that lies there. Every vassal outside your castle is worth a point.",
  "gd.after.title": "It goes on",
  "gd.after.text":
    "Three new traitors have come, and in each principality at most one of your markers has stayed. You know the game now; I speak only when something new comes.",
  "gd.last.title": "The last round",
  "gd.last.text":
    "After its scoring an apple is worth 1 point, a staff 2, and any three goods 1. So use what brings more.",
  "gd.end.title": "That was Merlin",
  "gd.end.text":
    "Here you see where the points came from. The replay shows every decision, yours and your rival’s.",

  "gd.scoring.traitors":
    "First the traitors: a shield of the same colour repels each, every other one costs 3 points.",
  "gd.scoring.environs":
    "Now the environs: most manors in a territory win as many points as it has tiles; a tie is shared.",
  "gd.scoring.influence":
    "One principality after the other: most markers win a point for each marker there. Then all but one of each player go home.",
  "gd.scoring.vassals": "A point for each vassal outside the castle. They stay where they are.",
  "gd.scoring.picts": "The highest sum of Picts brings 3 points, the lowest costs 3.",
  "gd.scoring.left": "What is left at the end: apples 1, staffs 2, any three goods 1.",
} as const;
