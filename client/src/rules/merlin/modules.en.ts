/** The nine modules. */

import type { Chapter } from "../book";

export const modules: readonly Chapter[] = [
  {
    id: "R20",
    title: "King’s favor",
    lead: "A module: instead of points, a mission can teach an ability.",
    rules: [
      { id: "R20.1", text: "Your board has a column for each vassal and three rows. You have four seals." },
      {
        id: "R20.2",
        text: "When you resolve a mission, score its points or lay a seal on an ability in the column of its vassal: with 1 point row 1, with 2 points up to row 2, with 3 points any row. The seal stays for the whole game.",
      },
      {
        id: "R21",
        text: "Row 1: every further mission with this vassal brings a point more, whichever reward you choose (Q28).",
        option: "favorSelf",
      },
      {
        id: "R22",
        text: "Row 2: when your knight or Merlin was moved to a principality space, this vassal may go to any principality in which it does not stand.",
      },
      {
        id: "R23",
        text: "Row 3: once between two scorings. Then the seal is turned face down; after the next scoring it is face up again.",
      },
      {
        id: "R24.1",
        text: "Builder: on a build space build two manors, each paid for. Not together with a staff.",
      },
      {
        id: "R24.2",
        text: "Shield-bearer: repel one of your traitors without a shield and score a point, in your turn or in a scoring (Q32).",
        option: "favorRepel",
      },
      {
        id: "R24.3",
        text: "Flag-bearer: on a space for points count any one of shields, flags, materials or markers, and a point more.",
      },
      {
        id: "R24.4",
        text: "Lady: on any influence space send, one after the other, two vassals to principalities in which you have markers, instead of its action. Not together with a staff.",
      },
    ],
  },
  {
    id: "R30",
    title: "Arthur",
    lead: "A module: a fifth die moves the king along a ring of his own, and territories are cleared after a scoring.",
    rules: [
      {
        id: "R30.1",
        text: "Everybody has a fifth die, the black one, and takes five turns in a round, with the dice in any order. The outer ring has four new spaces; Excalibur and the Grail are on the inner one. The flags of black and grey are exchanged for new ones (R10.7, R10.8).",
      },
      {
        id: "R30.2",
        text: "The black die moves Arthur along the inner ring, in the direction of your choice, exactly as many spaces as it shows; then perform the space he reaches. A staff does not help him.",
      },
      {
        id: "R31.1",
        text: "Resource: take a shield, a flag or a material from any principality, as the space shows, or put one of your markers on any.",
      },
      {
        id: "R31.2",
        text: "Signet ring: take it, from the board or from whoever has it, and resolve one of your missions at once without meeting it. That is besides the mission of the turn (Q38).",
      },
      {
        id: "R31.3",
        text: "Stairs: your knight goes clockwise to the next principality space and performs it. On such a space already, it goes to the next (X42).",
      },
      {
        id: "R31.4",
        text: "Merlin: he goes one, two or three spaces in one direction (Q34); perform the space he reaches. A staff can repeat it.",
        option: "arthurMerlinZero",
      },
      {
        id: "R31.5",
        text: "Replace a manor: a manor of somebody else goes home, and one of yours takes its place, free of charge (X49). A tower or a treasure gives nothing (X50).",
      },
      {
        id: "R31.6",
        text: "Picts: take one of the four open Picts and what it brings (R32). Another takes its place, from the higher of the two stacks (Q42).",
      },
      {
        id: "R32",
        text: "A Pict has a number and a bonus, which you get at once: a shield, flag or material from the principality of its colour, an apple, one of your markers on the principality shown, or a manor on a free tile of the terrain shown, without a material. On a tower tile the manor brings the tower’s gift (Q43). What is not there is not given.",
        option: "pictTower",
      },
      {
        id: "R33",
        text: "The outer ring has four new spaces. Apple: take one. Move Arthur: he goes one space either way, and the space he reaches is performed. Activate: one of your vassals in a principality does its duty there again, without moving. Points for manors: one for each of yours in the environs.",
      },
      {
        id: "R34",
        text: "After the environs are scored, everybody, from the first player on, keeps one manor of their choice in each territory; the others go home (Q40).",
      },
      {
        id: "R35",
        text: "Picts are scored after the vassals (Q41). Add up the numbers of your Picts; the holder of the signet ring adds 3, and whoever has no Picts counts 0. All with the highest sum get 3 points, all with the lowest lose 3; if all are alike, both happen (X47). Then all Picts go to the box.",
      },
    ],
  },
  {
    id: "R40",
    title: "Knights of the Round Table",
    lead: "A module: everybody has two of twelve allies for the whole game.",
    rules: [
      {
        id: "R40.1",
        text: "When all else is laid out, the allies are chosen. Stack A begins with the first player and goes clockwise, stack B begins with the last player and goes the other way. Whoever has a stack chooses one ally and passes the rest on, until everybody has one of each. Those that nobody has leave the game.",
      },
      {
        id: "R40.2",
        text: "Or chance gives everybody one ally of each stack. Tiles lie on their ally; Gareth’s and Geraint’s lie beside them. A used tile leaves the game; without a tile there is no help.",
        option: "allies",
      },
      {
        id: "R40.3",
        text: "Tristram, 6 tiles: for a tile, one of your knight’s dice shows one or two pips more or less, never below 1 or above 6.",
      },
      {
        id: "R40.4",
        text: "Lamorak: on a principality space, or the influence space for vassals, you may use a vassal that already stands there. It stays and serves again.",
      },
      {
        id: "R40.5",
        text: "Gareth, 6 tiles to collect: the first traitor of each colour that you repel brings its tile and 1 point, however it was repelled (Q46, X57). At the end of the game 1, 2, 3, 4, 5 or 6 tiles score 1, 3, 5, 7, 9 or 12 points.",
        option: "garethExcalibur",
      },
      {
        id: "R40.6",
        text: "Geraint, 4 tiles to collect, 5 with Arthur: every time you use a space with victory points you score 1 point more (Q45); the first of each kind also brings its tile. At the end of the game 1 to 5 tiles score 1, 3, 5, 7 or 10 points.",
        option: "geraint",
      },
      {
        id: "R40.7",
        text: "Gawain, 3 tiles: for a tile, your Merlin die shows any face; with Arthur your Arthur die can be turned too.",
      },
      {
        id: "R40.8",
        text: "Lancelot: his marshal stands for the whole game in the principality where your knight began. A vassal that you send there does its duty twice: two goods, or up to two markers (Q101).",
      },
      {
        id: "R40.9",
        text: "Galahad, 6 tiles: when you take a shield, flag or material from a principality, a tile takes one of the same kind from another principality instead, a tile for each good. He helps also where none is left (Q49), but not in an exchange or for a tower (X67).",
        option: "galahadEmpty",
      },
      {
        id: "R40.10",
        text: "Bors, 3 tiles: for a tile and one of your knight’s dice, whatever it shows, your knight goes to any principality space, also its own, and you perform it.",
      },
      {
        id: "R40.11",
        text: "Percival, 8 tiles: for a tile, one icon of a mission that you resolve may have another colour (X71a, X71j). A tile is used only where the mission is not met without it.",
      },
      {
        id: "R40.12",
        text: "Gaheris, 2 castle tiles: when you build a manor you may lay a castle under it. It counts as one manor more in the scoring of the environs (X69). A tower there gives twice, each time a shield, a flag or a marker, from two different principalities (Q48).",
      },
      {
        id: "R40.13",
        text: "Bedivere: you draw two more missions at the beginning and have six in hand for the whole game.",
      },
      {
        id: "R40.14",
        text: "Bedivere, 6 tiles: for a tile, in your own turn, a mission of your hand and one of the display change places (Q51).",
      },
      {
        id: "R40.15",
        text: "Kay, 2 tiles: with each marker that you place you may lay a tile. It counts as one marker more for the majority, but adds nothing to the points (X70). After the next scoring of the influence it comes back to him.",
      },
      {
        id: "R110.2",
        text: "With Arthur, a manor on a castle can never be replaced. After the scoring it stays, and one other of yours may stay in its territory too (Q47).",
        option: "castlePlusOne",
      },
    ],
  },
  {
    id: "R50",
    title: "Gold and mistletoe",
    lead: "A module: coins change dice, mistletoe helps with missions.",
    rules: [
      {
        id: "R2.6",
        text: "30 coins, 11 pieces of mistletoe, and a ring of spaces with two sides: one of them fits around Arthur’s ring. Everybody begins with two coins and a piece of mistletoe besides; all others lie beside the apples.",
      },
      {
        id: "R51",
        text: "Pay a coin in your turn: one of your unused dice shows a point more or less, whether it belongs to your knight, to Merlin or to Arthur. You may pay as many as you like, for one die or for several; six and one are not neighbours.",
      },
      {
        id: "R52",
        text: "When you resolve a mission, a piece of mistletoe stands for one of the things that it asks for. You may use several for one card, even for all of it.",
      },
      {
        id: "R53",
        text: "The new spaces: take a coin; take an apple or a piece of mistletoe, whichever you like. Each of them is there twice.",
      },
      {
        id: "R13.3",
        text: "At the end every two coins are worth 3 points. Mistletoe is worth nothing.",
      },
    ],
  },
  {
    id: "R60",
    title: "Market",
    lead: "A module that needs Gold and mistletoe: wares for a coin.",
    rules: [
      {
        id: "R60.1",
        text: "The board of the market holds six shield tiles, six material tiles, six plus tokens, four tiles with apple and mistletoe, and six day labourers.",
      },
      {
        id: "R60.2",
        text: "Once in your turn, at any time, you may pay a coin and take a ware. Not in a turn in which you resolve a mission, neither before nor after.",
      },
      {
        id: "R61",
        text: "A shield tile or a material tile is as good as a shield or a material of its colour: for missions, on spaces that score, to build, against traitors, and for whatever else takes one. When it is spent it goes back to the market.",
        option: "marketStrict",
      },
      {
        id: "R62",
        text: "A day labourer takes the place of a die: your knight goes clockwise as many spaces as it shows, and performs the space. Coins, apples and whatever else alters dice do not alter it; a flag for going back does work.",
      },
      {
        id: "R62.4",
        text: "Each labourer is a turn more in this round, also if you hire it with your last die. You need not use it: whoever has nothing but labourers left may stop.",
      },
      {
        id: "R62.5",
        text: "At the end of the round all labourers go back to the market, whether they have worked or not.",
        option: "labourerReturn",
      },
      {
        id: "R63",
        text: "A plus token lies beside your castle until you put a marker on a principality, in whatever way: then you may lay it under the marker, one at most. It makes the marker count for two when influence is scored next, for who has most and for the points.",
        option: "plusInPot",
      },
      {
        id: "R63.3",
        text: "After that scoring the token goes back to the market; it does so too if the marker leaves earlier.",
      },
      {
        id: "R64",
        text: "A tile with apple and mistletoe is used as one or as the other, once; then it goes back to the market. With an apple or mistletoe of your own you choose which you spend.",
      },
    ],
  },
  {
    id: "R70",
    title: "City of Caerleon",
    lead: "A module that needs Gold and mistletoe: a city with six districts lies in place of the principalities.",
    rules: [
      {
        id: "R70.1",
        text: "Six districts take the place of the principalities: Mint, Merchant, Orchard, Smith, Quarry, Tailor. Everything that is said of principalities is true of them. Each has the colour of its roof, and stands for that colour in missions and on the ring. By the house rule chance lays them out; then each has the colour of the space beside it (Q67).",
        option: "districts",
      },
      {
        id: "R70.2",
        text: "Shields lie at the Smith, materials in the Quarry, flags at the Tailor, coins in the Mint, apples and mistletoe in the Orchard (Q66a). What you give back goes there.",
      },
      {
        id: "R71",
        text: "A district has one place for a lady, and two for the other three kinds of vassals. A lady sends a rival’s lady home, any other vassal one of its own kind. If both places are taken by other kinds, you choose which of the two goes home (X100).",
      },
      {
        id: "R72",
        text: "A lady brings a marker from your castle. The others work: in the Quarry the builder takes two materials, at the Smith the shield-bearer two shields, at the Tailor the flag-bearer two flags; whoever else is sent there takes one (Q66). Colours are free. In the Mint each takes two coins, in the Orchard two apples or pieces of mistletoe, as you choose. At the Merchant each makes up to four exchanges: a good or a coin for any good, or a good for a coin (X105).",
      },
      {
        id: "R73",
        text: "An influence space for a shield, flag or material gives one in the colour of a district with your marker, from where it is stored. The one for a vassal sends it to such a district.",
      },
    ],
  },
  {
    id: "R80",
    title: "Morgana",
    lead: "A module that needs Gold and mistletoe: a witch walks the ring, and everybody takes one more turn a round in her kitchen.",
    rules: [
      {
        id: "R80.1",
        text: "In the kitchen lie four dice on their pentagrams, eleven poisoned apples and the horn. The five tokens lie on the cauldrons, either side up. Seven huts lie beside the environs; Morgana and her six markers wait beside the board.",
      },
      {
        id: "R80.4",
        text: "Once a round you take a turn with one of the dice that still lie there instead of a die of your own, and with it its pentagram. All four are on offer, however few play. The turn must be taken; by the house rule it can be left out at the end (Q94). All her dice are rolled anew each round.",
        option: "morganaPass",
      },
      {
        id: "R81",
        text: "The die is used for a poisoned apple, for the horn, or in a cauldron. A six counts as any face (Q95).",
      },
      {
        id: "R82",
        text: "Where Morgana stands, no other figure enters: all skip her space and do not count it. No shield, flag or material of that principality can be had (X85). Markers, vassals and goods that are given back may come (X84). Whoever stood there when she came stays, and leaves by counting on (X87).",
      },
      {
        id: "R82.4",
        text: "In Caerleon she closes a whole district: nothing that is stored there can be had, wherever it would come from. While she stands at the Smith nobody gets a shield (X90).",
      },
      {
        id: "R83",
        text: "For a die with any face take a poisoned apple. In a later turn it exchanges the faces of one of your dice and one of a rival’s, both not used yet in this round; their kinds may differ (Q71, X96).",
      },
      {
        id: "R84",
        text: "The die and one for each coin or material that you give back make exactly seven (Q73): take the horn, from the kitchen or from whoever has it, a poisoned apple and a point. Several may do so in one round. At the end of each round, before any scoring, its holder scores the number of the round (Q74).",
      },
      {
        id: "R85",
        text: "Lay the die into a cauldron that takes its face and has no die yet in this round (Q75). First Morgana moves, then the token works.",
      },
      {
        id: "R85.1",
        text: "When she is not yet on the ring, she comes to any principality space. Otherwise she goes one way, from principality to principality, as many as the number above the cauldron at most, and at least one (Q69).",
        option: "morganaMove",
      },
      {
        id: "R85.2",
        text: "You may leave the token’s action out. In either case the token is turned over (X99e).",
      },
      {
        id: "R86.1",
        text: "Bewitch: turn one of your unused dice to any face, or one with which a rival moves the knight.",
      },
      {
        id: "R86.2",
        text: "Swap figures: your knight and another change places, or Merlin and Arthur do, each on the other’s ring (Q93). Nothing is performed there.",
        option: "swapRings",
      },
      {
        id: "R86.3",
        text: "Witch’s gold: give back two goods for three coins, or pay two coins and take three goods from the principality that Morgana closes, in Caerleon three of what that district stores; the Merchant stores nothing (Q76).",
      },
      {
        id: "R86.4",
        text: "Dark influence: one of her markers goes where she stands, one to a principality beside it or opposite (Q78), as far as the six last. On a marker of yours without one it lies on top, and that marker counts as two. Otherwise it stands alone and counts for Morgana, who can win or share a principality: what she wins is lost (X99a). After the influence scoring all her markers leave, and every marker that carried one goes home.",
        option: "darkReach",
      },
      {
        id: "R87",
        text: "Witch’s hut: put a hut on one of your manors that has none. It counts as two in the environs. Whoever wins the territory alone scores a point more for each hut of theirs there. After the scoring every manor with a hut goes home, and the huts leave. On a castle of Gaheris the manor stays (Q77).",
        option: "castleHut",
      },
      {
        id: "R87.5",
        text: "With Arthur all manors of all players in a territory with a hut go home after the scoring, except on castles.",
      },
    ],
  },
  {
    id: "R90",
    title: "Treasures of the environs",
    lead: "A module: whoever builds on a tile with a treasure finds it.",
    rules: [
      {
        id: "R90.1",
        text: "Fifteen tiles with treasures, five of each terrain, take the place of those without a tower (Q81). With two or three players one of each terrain stays in the box, by chance (X110). Two neutral staffs lie ready.",
      },
      {
        id: "R91",
        text: "Building a manor on such a tile gives its action at once. You may decline it (Q79).",
      },
      {
        id: "R92.1",
        text: "Excalibur: take it, and discard one of your traitors, as on its space (R8.4).",
      },
      {
        id: "R92.2",
        text: "Grail: take it and an apple, as on its space (R8.5).",
      },
      {
        id: "R92.3",
        text: "Staff: take a neutral staff, if one is left (X115). It is as good as your own and worth 2 points unused.",
      },
      {
        id: "R92.4",
        text: "Point and apple: score 1 point and take an apple (Q80).",
      },
      {
        id: "R92.5",
        text: "Two things: choose a principality in which you have a marker and take the two goods that the tile shows from it (X112).",
      },
      {
        id: "R92.6",
        text: "Discard: every rival gives up one of the two things that the tile shows, by their own choice, clockwise from you (X113). Goods go back to their principality, a marker to its castle. Whoever has neither gives nothing.",
      },
    ],
  },
  {
    id: "R100",
    title: "King’s decree",
    lead: "A module: instead of serving, a vassal can bring a decree.",
    rules: [
      {
        id: "R3.13",
        text: "The 24 decrees are shuffled, and four lie face down in every principality. Each shows a shield, a flag, a material or points (Q86).",
      },
      {
        id: "R101",
        text: "When you perform a principality space and have sent a vassal, you may take a decree of that principality instead of its duty. Look through the stack and pick one; whoever has looked must take one (Q82). At once you get what it shows, from the principality of its colour if one is left, or its points. Keep it open before you.",
        option: "decreeLook",
      },
      {
        id: "R102",
        text: "In your turn you may use decrees, as often as you like. One: a coloured die of yours or your Merlin die shows a point more or less. Two: take a shield, flag or material from any principality, or put a marker on any. Three: 5 points. Which ones you use does not matter; they leave the game. At the end unused ones are worth nothing.",
      },
    ],
  },
];
