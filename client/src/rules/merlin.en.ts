import type { Book } from "./book";

const book: Book = {
  title: "Merlin",
  lead: "The game of the round table for two to four, in our own words. Every paragraph has a number; the questions at the table link to it.",
  chapters: [
    {
      id: "R1",
      title: "What it is about",
      rules: [
        {
          id: "R1.1",
          text: "Two to four play. Whoever has most points at the end wins; those who are tied share the win.",
        },
        {
          id: "R1.2",
          text: "There are six rounds. In each of them everybody takes four turns, one with each die.",
        },
        {
          id: "R1.3",
          text: "After rounds 2, 4 and 6 there is a scoring (R12). After the last one come the points of R13, and the game is over.",
        },
        { id: "R1.4", text: "Points may fall below zero (Q7).", option: "floorZero" },
        {
          id: "R1.5",
          text: "Everything on castles, in principalities and in the environs lies open. Only the missions in hands are secret.",
        },
      ],
    },
    {
      id: "R2",
      title: "What is on the table",
      rules: [
        {
          id: "R2.1",
          text: "In the middle: the ring of 24 spaces, six principalities with six shields, six flags and six materials each, 24 terrain tiles between two frames, 55 missions, 24 traitors (four of each colour), 11 apples, the Grail, Excalibur and Merlin.",
        },
        {
          id: "R2.2",
          text: "Everybody has a castle, a knight, three dice of their own and a white one for Merlin, four vassals (lady, shield-bearer, builder, flag-bearer), seven manors, three staffs and six markers (Q2).",
          option: "markers",
        },
        { id: "R2.3", text: "King’s favor adds a board with twelve abilities and four seals for everybody." },
        {
          id: "R2.4",
          text: "Arthur adds a board with two rings, Arthur himself, a black die for everybody, the signet ring, thirty Picts and twelve new flags.",
        },
        {
          id: "R2.10",
          text: "Treasures of the environs add fifteen tiles and two neutral staffs.",
        },
      ],
    },
    {
      id: "R3",
      title: "Before the first turn",
      rules: [
        { id: "R3.2", text: "Merlin stands on the space of the Dragon, the black principality." },
        { id: "R3.5", text: "The missions are shuffled; three of them lie open as the display." },
        {
          id: "R3.7",
          text: "The terrain tiles are shuffled and laid in rows of six: four rows with four players, three with two or three. Then a plain tile and a tower tile of each terrain stay in the box.",
        },
        { id: "R3.8", text: "Everybody starts with three staffs and an apple." },
        { id: "R3.9", text: "Chance picks the first player." },
        {
          id: "R3.10",
          text: "A starting tile for each player says where the knight begins, which shield, flag and material you get, and in which principality you have a marker.",
        },
        {
          id: "R3.11",
          text: "Everybody draws three traitors, which lie open on the castle, and four missions.",
        },
        { id: "R3.14", text: "All roll their dice and keep what they show (R11.3)." },
      ],
    },
    {
      id: "R4",
      title: "Your turn",
      rules: [
        {
          id: "R4.1",
          text: "Turns go round to the left. Whoever has used all dice is left out; when that is true for everybody, the round ends.",
        },
        {
          id: "R4.2",
          text: "Choose one of your unused dice and move the figure it belongs to. That is a must; the action of the space it reaches is not.",
        },
        {
          id: "R4.3",
          text: "In order: choose a die, alter it if you like, move, perhaps use a flag that names another space, perform the action, perhaps a second time with a staff. At the very end you draw missions for those you have resolved.",
        },
        {
          id: "R4.4",
          text: "One exchange, one replaced mission, one vassal with its duty are each done without a break. Between such steps there is room for R4.5.",
        },
        {
          id: "R4.5",
          text: "At any moment of your turn you may resolve a mission (R9), use a flag in its moment (R10) and, with King’s favor, repel a traitor (R24.2).",
        },
        { id: "R4.6", text: "Outside their turns players decide only in scorings." },
      ],
    },
    {
      id: "R5",
      title: "Dice and movement",
      rules: [
        {
          id: "R5.1",
          text: "A die of your colour moves your knight clockwise, exactly as many spaces as it shows.",
        },
        {
          id: "R5.2",
          text: "The white die moves Merlin, in the direction of your choice, exactly as many spaces as it shows. There is only one Merlin, and all move him.",
        },
        { id: "R5.3", text: "Figures never block each other; any number may share a space." },
        { id: "R5.4", text: "A die that has moved its figure is put aside until the next round." },
        { id: "R5.5", text: "The opposite space is twelve spaces further." },
      ],
    },
    {
      id: "R6",
      title: "Altering a die",
      rules: [
        {
          id: "R6.1",
          text: "Give back an apple and turn the die you have chosen to any face, before you move.",
        },
        { id: "R6.2", text: "An apple and a flag that turns a die can be combined in any order." },
        { id: "R6.4", text: "A die keeps its new face until it is used or rolled again." },
      ],
    },
    {
      id: "R7",
      title: "Staffs",
      rules: [
        {
          id: "R7.1",
          text: "When you have moved Merlin, one staff, never two, lets you perform his action twice. It leaves the game.",
        },
        {
          id: "R7.2",
          text: "The first time is finished completely before the second. You may decide about the staff after the first (Q8).",
        },
        {
          id: "R7.3",
          text: "The second time is all new, with new choices. At a principality it needs another vassal, since the first now stands there.",
        },
        { id: "R7.4", text: "An action you have left out cannot be repeated." },
      ],
    },
    {
      id: "R8",
      title: "The spaces of the ring",
      lead: "Six principalities, four spaces for points, four for influence, three to build, two each to exchange and for missions, and one each for Excalibur, the Grail and relocating.",
      rules: [
        {
          id: "R8.1",
          text: "Principality: send one of your vassals here, from your castle or from another principality. A rival’s vassal of the same kind goes home. Then yours does its duty.",
        },
        { id: "R8.1a", text: "The builder takes a material of the principality, if there is one." },
        { id: "R8.1b", text: "The flag-bearer takes a flag of it, if there is one." },
        { id: "R8.1c", text: "The shield-bearer takes a shield of it, if there is one." },
        {
          id: "R8.1d",
          text: "The lady puts one of your markers from the castle on it, if you have one there.",
        },
        {
          id: "R8.2",
          text: "Points: one for each shield, each flag or each material on your castle, or for each of your markers in principalities, as the space shows.",
        },
        {
          id: "R8.3a",
          text: "Influence, shield, flag or material: take one of that kind from a principality in which you have a marker.",
        },
        {
          id: "R8.3b",
          text: "Influence, vassal: send a vassal to a principality in which you have a marker; there it does its duty.",
        },
        {
          id: "R8.4",
          text: "Excalibur: take it, from the board or from whoever has it, and discard one of your traitors.",
        },
        { id: "R8.5", text: "Grail: take it, from the board or from whoever has it, and an apple." },
        {
          id: "R8.6",
          text: "Relocate: one of your vassals moves to the next principality, either way, and does its duty there. Only if all four are at home, send one of them to any principality instead.",
        },
        {
          id: "R8.7",
          text: "Exchange: give back a shield, flag or material, then take one from any principality.",
        },
        {
          id: "R8.8",
          text: "Missions: discard one or two from your hand and draw as many, each from the display or the deck.",
        },
        { id: "R8.9", text: "Build: put one of your manors on a tile of the environs." },
        { id: "R8.9a", text: "The tile must be without a manor." },
        {
          id: "R8.9b",
          text: "Look along the straight lines of tiles that start here. Each line that ends on a material of a frame names a colour; one material of such a colour goes back to its principality.",
        },
        {
          id: "R8.9c",
          text: "On a tile with a tower you may also take a shield or a flag from any principality, or put a marker on any.",
        },
        { id: "R8.9d", text: "You have seven manors." },
      ],
    },
    {
      id: "R9",
      title: "Missions",
      rules: [
        {
          id: "R9.1",
          text: "Once in your turn you may resolve a mission if all that it asks for is yours at that moment. Nothing is spent. It brings its points, one to three, and goes to the discards.",
        },
        {
          id: "R9.2",
          text: "A mission can ask for goods of a colour or of any, for markers in one principality or anywhere (Q11), for a certain vassal in a principality, for any two vassals in one, or for two certain vassals together in any one.",
          option: "anyMarkers",
        },
        { id: "R9.3", text: "One piece never serves for two icons of the same mission." },
        { id: "R9.4", text: "The vassal on a mission matters only with King’s favor." },
        {
          id: "R9.5",
          text: "At the end of the turn draw a mission for each one you have resolved, from the display or the deck. The display is filled up after each.",
        },
        {
          id: "R9.6",
          text: "When the deck is empty and a card is needed, the discards are shuffled. At the end of every turn you have four missions.",
        },
      ],
    },
    {
      id: "R10",
      title: "Flags",
      lead: "What a flag can do depends on its colour; the table shows it on each flag.",
      rules: [
        {
          id: "R10.0",
          text: "You may use as many flags in your turn as you like. A used flag goes back to its principality.",
        },
        {
          id: "R10.1",
          text: "Repel traitors: all your traitors of one colour go, without shields. At any moment of your turn, and in a scoring (Q12).",
          option: "repelFlag",
        },
        {
          id: "R10.2",
          text: "Second mission: after a mission, resolve another one and score 2 points more (Q13).",
          option: "missionsFlagStacks",
        },
        { id: "R10.3", text: "Reverse: your knight moves counter-clockwise." },
        {
          id: "R10.4",
          text: "Turn a die: before moving, turn the chosen die to its opposite face, 1 to 6, 2 to 5, 3 to 4 (Q14).",
          option: "turnAnyDie",
        },
        {
          id: "R10.5",
          text: "Different action: after moving a figure, perform the space on which another player’s knight stands, instead of the one you reached (Q15).",
          option: "differentKnightOnly",
        },
        {
          id: "R10.6",
          text: "Mirror: after moving your knight, put it on the opposite space and perform that one. It stays there.",
        },
        {
          id: "R10.7",
          text: "+/-1, with Arthur: before moving, the figure of the chosen die goes one space more or less than it shows; 0 and 7 are possible (Q18). With 0 it stays, and its space is performed.",
        },
        {
          id: "R10.8",
          text: "Switch, with Arthur: the chosen die moves your knight, Merlin or Arthur instead, each by its own rule (X27). If Merlin moves, a staff is allowed.",
        },
        {
          id: "R10.9",
          text: "Which colour has which ability is printed on the flags. With Arthur the black and grey flags have the new ones, and there is neither Repel traitors nor Second mission.",
        },
      ],
    },
    {
      id: "R11",
      title: "The end of a round",
      rules: [
        { id: "R11.1", text: "After rounds 2, 4 and 6 comes the scoring; after round 6 the game ends." },
        { id: "R11.2", text: "Otherwise all roll their dice, and the player to the left becomes the first." },
        {
          id: "R11.3",
          text: "Whoever rolls the same number three or four times rolls all dice again (Q4).",
          option: "reroll",
        },
      ],
    },
    {
      id: "R12",
      title: "The scoring",
      lead: "Four parts, always in this order. Who has to decide something does so in the order of the finished round.",
      rules: [
        {
          id: "R12.1",
          text: "Traitors: everybody repels their traitors, each with a shield of its colour, which goes back (Q22). Flags and King’s favor can do it instead. Every traitor left costs 3 points. Whoever has Excalibur and no traitor left scores 3 (Q20). Then, except at the end of the game, all draw three new traitors.",
          option: "keepShields",
        },
        {
          id: "R12.2",
          text: "Environs: tiles of one terrain that touch each other are a territory. Whoever has most manors in it scores a point for each of its tiles. Those who are tied share the points, rounded down.",
        },
        {
          id: "R12.3",
          text: "Influence: principality by principality, from the Dragon on clockwise. Whoever has most markers there scores a point for every marker there, of anybody; those who are tied share, rounded down. Then everybody keeps one marker there and takes the others back.",
        },
        {
          id: "R12.3a",
          text: "Once in a scoring the holder of the Grail may win a tie for the most markers and take all its points (Q23).",
        },
        { id: "R12.4", text: "Vassals: a point for each of your vassals in a principality." },
        { id: "R12.6", text: "With King’s favor all seals are face up again." },
      ],
    },
    {
      id: "R13",
      title: "The end of the game",
      rules: [
        { id: "R13.1", text: "A point for each apple, 2 points for each staff." },
        { id: "R13.2", text: "A point for every three shields, flags and materials, in any mix." },
      ],
    },
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
          text: "Lancelot: his marshal stands for the whole game in the principality where your knight began. A vassal that you send there does its duty twice: two goods, or two markers.",
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
          text: "A tile with apple and mistletoe is used as one or as the other, once; then it goes back to the market.",
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
    {
      id: "X",
      title: "Rare cases",
      lead: "What the game leaves open, and how we play it.",
      rules: [
        {
          id: "X1",
          text: "If the wanted shield, flag or material is gone, the vassal still goes; nothing else is taken.",
          reason: "Every duty is done only as far as possible.",
        },
        {
          id: "X2",
          text: "If no apple is left, none is taken; the rest of the action still happens.",
          reason: "Pieces are limited.",
        },
        {
          id: "X3",
          text: "If the traitors run out while drawing, the discards are shuffled first.",
          reason: "All old traitors have been discarded by then.",
        },
        { id: "X4", text: "One stack of traitors does for three.", reason: "All lie face down." },
        {
          id: "X5",
          text: "The discarded missions are shuffled only when a card is needed.",
          reason: "That is how we read the word “exhausted”.",
        },
        {
          id: "X6",
          text: "Missions you have just discarded can come back if the deck runs out.",
          reason: "They lie on the pile before you draw.",
        },
        {
          id: "X7",
          text: "Your hand may be small during a turn; it is filled at its end.",
          reason: "Drawing is tied to the end of the turn.",
        },
        {
          id: "X8",
          text: "A mission can be resolved before you choose a die, after the action, or between two times with a staff.",
          reason: "It is allowed at any time of the turn.",
        },
        {
          id: "X9",
          text: "A piece that you have given away in the same step no longer counts for a mission.",
          reason: "You need to own it.",
        },
        {
          id: "X10",
          text: "With a staff everything happens twice: points are counted twice, a second traitor goes, a second apple comes.",
          reason: "The whole action is performed again.",
        },
        {
          id: "X11",
          text: "When relocating with a staff, one vassal may move twice, or two once each.",
          reason: "New time, new choices.",
        },
        { id: "X12", text: "Two staffs for one move are not allowed.", reason: "One for each move." },
        {
          id: "X13",
          text: "If all four of your vassals stand in the principality reached, there is nothing to do.",
          reason: "A vassal must come from elsewhere.",
        },
        {
          id: "X14",
          text: "At an exchange you may take the same piece back.",
          reason: "It is pointless but not forbidden.",
        },
        {
          id: "X15",
          text: "A vassal that was sent does its duty; only the action as a whole can be left out.",
          reason: "Sending and serving are one.",
        },
        {
          id: "X16",
          text: "Excalibur is taken even without a traitor, the Grail even without an apple.",
          reason: "They are separate effects.",
        },
        {
          id: "X17",
          text: "A fitting shield cannot be kept in a scoring.",
          reason: "Repelling is worded as a must.",
          option: "keepShields",
        },
        {
          id: "X18",
          text: "If there are more players tied than points, nobody gets any.",
          reason: "Shares are rounded down.",
        },
        {
          id: "X19",
          text: "In a scoring players decide in turn order, from the first player of the finished round.",
          reason: "It is the only order the game knows.",
        },
        {
          id: "X20",
          text: "Apples, decrees and flags that turn a die come first, +/-1 afterwards.",
          reason: "A die cannot show 7 or 0.",
        },
        {
          id: "X21",
          text: "Two +/-1 flags in one turn are allowed; there are never fewer than no steps.",
          reason: "Any number of flags may be used.",
        },
        {
          id: "X22",
          text: "A second mission flag does not allow a third mission.",
          reason: "The flag speaks of two.",
          option: "missionsFlagStacks",
        },
        {
          id: "X23",
          text: "The mission flag you use does not count for the second mission.",
          reason: "It has been given back.",
        },
        {
          id: "X26",
          text: "After Switch a staff is allowed if Merlin moved, whatever die moved him.",
          reason: "The staff repeats what Merlin does.",
        },
        {
          id: "X27",
          text: "With Switch the knight goes clockwise, Merlin and Arthur go either way.",
          reason: "Every figure keeps its own rule.",
        },
        {
          id: "X28",
          text: "Mirror is possible after Switch, but not after the stairs.",
          reason: "The stairs are an action, not the move of the turn.",
        },
        {
          id: "X29a",
          text: "After a different action with Merlin a staff repeats that action.",
          reason: "It is the action of his move.",
        },
        {
          id: "X29d",
          text: "A different action does not wake rows 2 and 3 of King’s favor.",
          reason: "No figure was moved there.",
        },
        {
          id: "X29e",
          text: "Mirror first, then a different action: both in one turn are allowed.",
          reason: "Any number of flags may be used.",
        },
        {
          id: "X30",
          text: "The builder’s or the lady’s row 3 and a staff never go together, in whichever order.",
          reason: "The rule forbids it by name.",
        },
        {
          id: "X31",
          text: "The flag-bearer’s row 3 can be used with a staff, but only for one of the two times.",
          reason: "Its seal is face down then.",
        },
        {
          id: "X32",
          text: "The shield-bearer’s row 3 has nothing to do with staffs.",
          reason: "It needs no space.",
        },
        {
          id: "X33",
          text: "Row 2 works both times with a staff, with different vassals.",
          reason: "It has no limit.",
        },
        {
          id: "X34",
          text: "A second mission can teach an ability as well.",
          reason: "Each resolved mission does.",
        },
        { id: "X35", text: "Row 1 also counts for a second mission.", reason: "It is resolved too." },
        {
          id: "X36",
          text: "A row 3 you have just learned can be used in the same turn, if its moment has not passed.",
          reason: "The seal lies face up.",
        },
        {
          id: "X37",
          text: "Merlin’s space of the inner ring counts for rows 2 and 3 of King’s favor, the stairs for row 2.",
          reason: "The figure was moved to that space.",
        },
        {
          id: "X39",
          text: "Used during a scoring, a seal is up again at the end of the same scoring.",
          reason: "All seals turn after each scoring.",
        },
        {
          id: "X40",
          text: "Merlin can move Arthur, who moves Merlin again: the last action is finished first.",
          reason: "It ends, because one step takes Arthur off Merlin’s space.",
        },
        {
          id: "X41",
          text: "A staff repeats the space where its move ended, wherever Merlin stands by then.",
          reason: "It repeats an action, not a move.",
        },
        {
          id: "X42",
          text: "From a principality space the stairs lead to the next one.",
          reason: "The knight goes on to it.",
        },
        {
          id: "X44",
          text: "A manor from a Pict on a tile with a tower or a treasure brings what the tile gives.",
          reason: "It is built; only replacing a manor excludes it.",
        },
        {
          id: "X45",
          text: "No tile of the terrain is free, or you have no manor left: the Pict is yours, without a manor.",
          reason: "Bonus and Pict are two things.",
        },
        {
          id: "X46",
          text: "Both stacks of Picts are empty: gaps of the display stay. Without any Pict the space does nothing.",
          reason: "Pieces are limited.",
        },
        {
          id: "X47",
          text: "All have the same sum: everybody gets 3 points and loses 3.",
          reason: "Both sentences hold.",
        },
        {
          id: "X49",
          text: "A manor can be replaced only if you have one left.",
          reason: "There must be something to put there.",
        },
        {
          id: "X50",
          text: "Replacing a manor brings nothing from a tower or a treasure.",
          reason: "It is not building.",
        },
        {
          id: "X54",
          text: "Whoever already has the signet ring keeps it and still resolves a mission.",
          reason: "As with the Grail and Excalibur.",
        },
        {
          id: "X55",
          text: "Several tiles of one ally can be used in a turn: Percival one for a card, Bors one for a die, Galahad one for a good.",
          reason: "Only Percival is limited.",
        },
        {
          id: "X57",
          text: "Traitors that cost points in a scoring count for nothing with Gareth.",
          reason: "They were not repelled.",
        },
        {
          id: "X58",
          text: "With the flag-bearer’s favor, Geraint’s tile is that of the printed space; both add their point.",
          reason: "The tile belongs to the space used.",
        },
        {
          id: "X59",
          text: "Every execution of a points space brings Geraint’s point, also with a staff or a different action.",
          reason: "The space is used each time.",
        },
        {
          id: "X61",
          text: "Bors may lead your knight to the space on which it stands.",
          reason: "Any space is allowed.",
        },
        {
          id: "X62",
          text: "After Bors, King’s favor and decrees work as usual.",
          reason: "The knight comes to the space and performs it.",
        },
        {
          id: "X67",
          text: "Galahad has no part in an exchange, a tower or the set-up.",
          reason: "There the principality is free anyway.",
        },
        {
          id: "X69",
          text: "A castle is no manor for points spaces, and not one of your seven.",
          reason: "It counts in the environs only.",
        },
        {
          id: "X70",
          text: "Kay’s tile stays where the last marker is gone and counts 1 for the majority, but gives no influence for spaces.",
          reason: "It returns only after a scoring.",
        },
        {
          id: "X71a",
          text: "One printed icon is one thing that Percival can change.",
          reason: "It is the smallest unit on a card.",
        },
        {
          id: "X71b",
          text: "Bedivere’s two missions are drawn when all allies are known.",
          reason: "They come last in the set-up.",
        },
        {
          id: "X71d",
          text: "With a staff, Lamorak’s vassal may act twice.",
          reason: "It may be used where it stands.",
        },
        {
          id: "X71e",
          text: "Each marker may bring one tile of Kay, as long as he has some.",
          reason: "It is said of every marker.",
        },
        {
          id: "X71f",
          text: "Several traitors of one colour repelled at once bring one tile and 1 point.",
          reason: "It is the first time of that colour.",
        },
        {
          id: "X71g",
          text: "The duty is done twice whenever a vassal is sent to the marshal, by whatever space.",
          reason: "Each is sent there.",
        },
        {
          id: "X71j",
          text: "Percival changes what has a colour: goods, markers and vassals in a principality.",
          reason: "The colour stands for the principality.",
        },
        {
          id: "X72",
          text: "A coin does nothing for a die that is used.",
          reason: "It has no use any more.",
        },
        {
          id: "X73",
          text: "Coins that are paid go back to the supply; in Caerleon that is the mint.",
          reason: "That is where they come from.",
        },
        {
          id: "X74",
          text: "Mistletoe may stand for everything that a mission asks for.",
          reason: "Several may be used for one card.",
        },
        {
          id: "X75",
          text: "A tile with apple and mistletoe is worth a point at the end, like an apple.",
          reason: "It could be used as one.",
        },
        {
          id: "X76",
          text: "The shield tiles and material tiles have a colour each.",
          reason: "Six tiles and six colours fit.",
        },
        {
          id: "X77",
          text: "A tile can be given wherever a shield or a material can: in an exchange, for the horn, to the Merchant, for a treasure that demands it.",
          reason: "It is as good as one.",
        },
        {
          id: "X78",
          text: "A labourer who is hired with your last die gives you another turn.",
          reason: "Each is a turn more.",
        },
        {
          id: "X79",
          text: "Whoever has labourers left goes on clockwise while the others are done.",
          reason: "They have more turns.",
        },
        {
          id: "X80",
          text: "Whoever does not want to use a labourer stops for this round.",
          reason: "Using it is voluntary.",
        },
        {
          id: "X81",
          text: "For a labourer the flags Reverse, Mirror and Different action work, the others do not.",
          reason: "It is no die.",
        },
        {
          id: "X82",
          text: "A marker with a plus token and dark influence on it counts for three, with a tile of Kay one more for who has most.",
          reason: "Every text adds one.",
        },
        {
          id: "X83",
          text: "If a marker with a token leaves before the scoring, the token goes back to the market.",
          reason: "It lies under that marker.",
        },
        {
          id: "X83a",
          text: "You may visit the market in a turn in which you perform the mission space or swap a mission with Bedivere.",
          reason: "No mission is resolved.",
        },
        {
          id: "X83b",
          text: "Neither a mission after the market nor the market after a mission.",
          reason: "The whole turn is meant.",
        },
        {
          id: "X84",
          text: "A marker may be placed where Morgana stands, and a vassal sent there: it fetches no good, but the lady places her marker.",
          reason: "Only entering the space and taking goods are forbidden.",
        },
        {
          id: "X85",
          text: "Towers, Arthur’s resource spaces, Picts, exchanges, treasures, two decrees: none of them gives a good that she closes.",
          reason: "No good may be taken from there.",
        },
        {
          id: "X86",
          text: "Her principality’s decrees are out of reach; a decree from elsewhere that shows a good of it gives nothing.",
          reason: "Nobody enters the space, and its goods are closed.",
        },
        {
          id: "X87",
          text: "A figure that stands there when Morgana comes stays, and leaves by counting from the next space.",
          reason: "Only entering is forbidden.",
        },
        {
          id: "X87a",
          text: "Spaces of the inner ring are never closed.",
          reason: "She stands on principality spaces.",
        },
        {
          id: "X88",
          text: "Who stays on her space with a move of no step performs nothing.",
          reason: "The space is closed.",
        },
        {
          id: "X89",
          text: "A figure on her space cannot change places.",
          reason: "Another figure would enter.",
        },
        {
          id: "X90",
          text: "With the Mint or the Orchard closed there are no coins, or no apples and mistletoe, from anywhere, ring spaces included.",
          reason: "The Smith closes shields to everybody; this is the same.",
        },
        {
          id: "X91",
          text: "Shield tiles of the market can be bought while the Smith is closed.",
          reason: "They do not come from the district.",
        },
        {
          id: "X92",
          text: "At a closed Merchant nothing is exchanged.",
          reason: "The district is closed.",
        },
        {
          id: "X93",
          text: "At the Mint witch’s gold pays two coins for three.",
          reason: "It takes what the district stores.",
        },
        {
          id: "X94",
          text: "If fewer than three are there, take what there is; the price stays.",
          reason: "Pieces are limited.",
        },
        {
          id: "X96",
          text: "A poisoned apple cannot be used in the turn that brought it.",
          reason: "The latest book says: in a following turn.",
        },
        {
          id: "X97",
          text: "A six that Morgana’s die gets from a poisoned apple counts as any face; a six on another die is a six.",
          reason: "Only her dice are wild.",
        },
        {
          id: "X99",
          text: "Materials paid for the horn go back to their principalities, or to the Quarry, even a closed one.",
          reason: "Giving back is never closed.",
        },
        {
          id: "X99a",
          text: "Morgana takes part in a tie: her share is lost. The Grail wins a tie with her too.",
          reason: "She may take points away.",
        },
        {
          id: "X99b",
          text: "Her markers alone count for the points of a principality; where only hers are, nobody scores.",
          reason: "The points are as many as there are markers.",
        },
        {
          id: "X99c",
          text: "Her last marker goes where she stands.",
          reason: "The text names it first.",
        },
        {
          id: "X99e",
          text: "A token is turned over even if its action is left out.",
          reason: "It is turned after every visit.",
        },
        {
          id: "X99g",
          text: "Coins, apples, flags, allies and decrees never change her dice.",
          reason: "Only a poisoned apple does.",
        },
        {
          id: "X99h",
          text: "In the turn with her die, missions, the market and all else that is free stay possible.",
          reason: "It is a turn.",
        },
        {
          id: "X100",
          text: "If both places are held by vassals of your own, one of them must go home.",
          reason: "Whoever sends a vassal chooses.",
        },
        {
          id: "X101",
          text: "A vassal that works again where it stands sends nobody home.",
          reason: "It has its place already.",
        },
        {
          id: "X102",
          text: "The goods of your starting tile have the printed colours and come from the stores; the marker goes to the district of its colour.",
          reason: "Principality reads district.",
        },
        {
          id: "X103",
          text: "A mission that names a principality means the district of that colour.",
          reason: "The district lies by that space of the ring.",
        },
        {
          id: "X104",
          text: "A vassal that is relocated or activated does the work of the district.",
          reason: "It is its duty there.",
        },
        {
          id: "X105",
          text: "A coin is not exchanged for a coin.",
          reason: "The book does not list it.",
        },
        {
          id: "X106",
          text: "Between two exchanges you may do what can be done at any time of your turn.",
          reason: "Each exchange is a step of its own.",
        },
        {
          id: "X107",
          text: "Where fewer are left than the work gives, you take those.",
          reason: "Pieces are limited.",
        },
        {
          id: "X108",
          text: "Materials for building, shields against traitors and used flags go back to Quarry, Smith and Tailor.",
          reason: "They are stored there.",
        },
        {
          id: "X108a",
          text: "Decrees, Picts and Arthur’s resource spaces give goods from the stores, in their colour or yours to choose. Decrees lie in the districts.",
          reason: "Principality reads district.",
        },
        {
          id: "X109",
          text: "A tower’s gift is a shield or flag of any colour, or a marker on any district.",
          reason: "Principality reads district.",
        },
        {
          id: "X110",
          text: "With two or three players a random treasure tile of each terrain is left out.",
          reason: "The basic game leaves out one tile without a tower of each terrain.",
        },
        {
          id: "X111",
          text: "With a staff or two builds by the King’s favor each manor brings the treasure of its own tile.",
          reason: "Each is a build of its own.",
        },
        {
          id: "X112",
          text: "Without a marker anywhere a tile with two goods has no effect. If one of the two is gone, take the other.",
          reason: "Nothing can be chosen.",
        },
        {
          id: "X113",
          text: "Rivals give up one after the other, clockwise from the builder.",
          reason: "All these pieces lie open, so the order hardly matters.",
        },
        {
          id: "X115",
          text: "When both neutral staffs are taken, a tile with a staff brings nothing.",
          reason: "There are only two.",
        },
        {
          id: "X120",
          text: "With a staff each execution may bring a decree; the second needs another vassal.",
          reason: "They are two executions.",
        },
        {
          id: "X122",
          text: "With row 2 of King’s favor the decree comes from the principality of the space, wherever the vassal has gone.",
          reason: "The decree belongs to the space.",
        },
        {
          id: "X123",
          text: "Vassals sent by an influence space or relocated bring no decree.",
          reason: "Only principality spaces are named.",
        },
        {
          id: "X124",
          text: "A principality space performed by a different action can bring one.",
          reason: "The space is performed.",
        },
        {
          id: "X125",
          text: "Whoever sends no vassal takes no decree.",
          reason: "It replaces the duty of the vassal that was sent.",
        },
        {
          id: "X126",
          text: "The stack is shown when you have said that you look, and to you alone. Then it cannot be taken back.",
          reason: "It keeps what looking binds to.",
        },
        {
          id: "X127",
          text: "For a decree a 1 becomes a 2 and a 6 a 5; there is no way round.",
          reason: "A point more or less is meant.",
        },
        {
          id: "X128",
          text: "A decree with a good shows its colour too.",
          reason: "There are six of each kind, and six colours.",
        },
      ],
    },
    {
      id: "Q",
      title: "Rulings and house rules",
      lead: "Where the books differ or can be read in two ways. Some of them can be changed when a table is made.",
      rules: [
        {
          id: "Q1",
          text: "We use the names of the newest edition: vassal, marker, Reverse, Mirror.",
          reason: "It is the newest.",
        },
        {
          id: "Q2",
          text: "Everybody plays with six markers.",
          reason: "There are seven in the box, but all set-ups say six.",
          option: "markers",
        },
        {
          id: "Q3",
          text: "A starting tile has five entries of its own: knight, flag, shield, material, marker.",
          reason: "It covers both readings.",
        },
        {
          id: "Q4",
          text: "Dice are rolled again while a number shows three times or more; two pairs stand.",
          reason: "Three of four passages say so.",
          option: "reroll",
        },
        { id: "Q7", text: "Points can be negative.", reason: "The newer books say it.", option: "floorZero" },
        {
          id: "Q8",
          text: "Whether to use a staff may be decided after the first time.",
          reason: "It harms nobody.",
        },
        { id: "Q9", text: "No mission or one in a turn.", reason: "It is voluntary everywhere." },
        {
          id: "Q10",
          text: "Two certain vassals must stand in the same principality.",
          reason: "Two books agree.",
        },
        {
          id: "Q11",
          text: "Several markers anywhere may be spread.",
          reason: "“Together” is said only of vassals.",
          option: "anyMarkers",
        },
        {
          id: "Q12",
          text: "The Repel flag works in your turn and in scorings.",
          reason: "Two books leave it open, one names the scoring.",
          option: "repelFlag",
        },
        {
          id: "Q13",
          text: "The mission flag is played after a mission, once in a turn.",
          reason: "It speaks of two missions.",
          option: "missionsFlagStacks",
        },
        {
          id: "Q14",
          text: "The flag turns the chosen die only.",
          reason: "It belongs to the moment before the move.",
          option: "turnAnyDie",
        },
        {
          id: "Q15",
          text: "A different action is possible after any figure.",
          reason: "The oldest book is clear, the others only hint.",
          option: "differentKnightOnly",
        },
        {
          id: "Q16",
          text: "Using the Mirror flag is voluntary; then its effect is a must.",
          reason: "There is no real difference.",
        },
        {
          id: "Q17",
          text: "A flag you have just got can be used at once, if its moment has not passed.",
          reason: "You may use as many as you can.",
        },
        {
          id: "Q18",
          text: "+/-1 changes the steps, after everything that changes the face.",
          reason: "A die has no 7.",
        },
        {
          id: "Q19",
          text: "Whoever already has Excalibur or the Grail gets the other half of the action.",
          reason: "The result is the same in all books.",
        },
        {
          id: "Q20",
          text: "Excalibur scores 3 points also if you had no traitor at all.",
          reason: "None left means all dealt with.",
          option: "excaliburNeedsOne",
        },
        {
          id: "Q21",
          text: "Discarding a traitor with Excalibur counts as repelling it.",
          reason: "One book says defeat.",
        },
        {
          id: "Q22",
          text: "A shield that fits must be used; flags and King’s favor are voluntary.",
          reason: "It is worded as a duty.",
          option: "keepShields",
        },
        {
          id: "Q23",
          text: "The Grail wins one tie in a scoring, and only one in which its holder takes part.",
          reason: "It stays in that principality until all six are done.",
        },
        {
          id: "Q25",
          text: "First the scoring, then the dice for the next round.",
          reason: "Two books say so.",
        },
        {
          id: "Q26",
          text: "In a scoring the first player is still the one of the finished round.",
          reason: "The marker passes afterwards.",
        },
        {
          id: "Q28",
          text: "The mission that teaches row 1 does not get its extra point.",
          reason: "One book says “each further”.",
          option: "favorSelf",
        },
        { id: "Q29", text: "The lady’s row 3 needs an influence space.", reason: "Two books say so." },
        {
          id: "Q30",
          text: "With Arthur the flag-bearer’s row 3 may count manors too.",
          reason: "The newer books say so.",
        },
        { id: "Q31", text: "Row 3 can be used once between two scorings.", reason: "The seals show it." },
        {
          id: "Q32",
          text: "The shield-bearer’s row 3 works in your turn and in scorings.",
          reason: "Traitors matter only there.",
          option: "favorRepel",
        },
        { id: "Q33", text: "Row 2 is only for the vassal of its column.", reason: "Two books say so." },
        {
          id: "Q34",
          text: "Merlin’s space of the inner ring: one to three spaces, he must move.",
          reason: "The latest book is clear.",
          option: "arthurMerlinZero",
        },
        {
          id: "Q35",
          text: "The inner ring has thirteen spaces.",
          reason: "The books’ counts add up to that.",
        },
        {
          id: "Q36",
          text: "The outer ring has 24 spaces; one exchange and one space for missions made room.",
          reason: "The books name only the new ones.",
        },
        {
          id: "Q38",
          text: "The mission of the signet ring comes besides the one of the turn.",
          reason: "The latest book calls it additional.",
        },
        {
          id: "Q39",
          text: "Replacing a manor is free.",
          reason: "The newer books say so.",
        },
        {
          id: "Q40",
          text: "At the clean-up everybody chooses which manor stays.",
          reason: "All books agree.",
        },
        {
          id: "Q41",
          text: "Picts are scored after the vassals.",
          reason: "No book says when; it changes no sum.",
        },
        {
          id: "Q42",
          text: "A taken Pict is replaced from the higher of the two stacks.",
          reason: "All lie face down, so it is the same.",
        },
        {
          id: "Q43",
          text: "A manor from a Pict on a tower tile brings the tower’s gift.",
          reason: "Only replacing a manor excludes it.",
          option: "pictTower",
        },
        {
          id: "Q45",
          text: "Geraint adds a point every time, the first time included.",
          reason: "The newer book is explicit.",
          option: "geraint",
        },
        {
          id: "Q46",
          text: "For Gareth, shields, flags, King’s favor and Excalibur all count.",
          reason: "The newer book says repelled or defeated.",
          option: "garethExcalibur",
        },
        {
          id: "Q47",
          text: "Manors on castles stay, and one other may stay.",
          reason: "One book says so in plain words.",
          option: "castlePlusOne",
        },
        {
          id: "Q48",
          text: "A doubled tower gives from two different principalities, each time any of the three.",
          reason: "The newer book allows each.",
        },
        {
          id: "Q49",
          text: "Galahad helps with every good that comes from a principality, even where none is left.",
          reason: "He takes it instead.",
          option: "galahadEmpty",
        },
        {
          id: "Q50",
          text: "Kay’s tiles return after the next scoring of influence.",
          reason: "Both books mean the same.",
        },
        {
          id: "Q51",
          text: "Bedivere swaps in his own turn.",
          reason: "One book says so.",
        },
        {
          id: "Q53",
          text: "Which ally lies in which stack is our reconstruction.",
          reason: "The letters are on the backs only.",
        },
        {
          id: "Q54",
          text: "There are 30 coins.",
          reason: "Only one book has the number.",
        },
        {
          id: "Q56",
          text: "Gold and mistletoe can be played without the modules that need it; its ring is always used.",
          reason: "Both books allow it.",
        },
        {
          id: "Q57",
          text: "Coins may change several dice in a turn, as long as they are not used.",
          reason: "Both books speak of dice.",
        },
        {
          id: "Q58",
          text: "Mistletoe is worth nothing at the end.",
          reason: "Coins are named, mistletoe is not.",
        },
        {
          id: "Q59",
          text: "The market has six, six, six, four and six wares.",
          reason: "Only one book has the numbers.",
        },
        {
          id: "Q60",
          text: "Each tile of the market has one colour.",
          reason: "No book says so; six tiles and six colours fit.",
          option: "marketWild",
        },
        {
          id: "Q61",
          text: "Tiles of the market can be spent wherever a shield or a material can.",
          reason: "A normal shield can be spent everywhere.",
          option: "marketStrict",
        },
        {
          id: "Q62",
          text: "Labourers go back at the end of the round.",
          reason: "The newer book says so; nobody hires the same one twice.",
          option: "labourerReturn",
        },
        {
          id: "Q63",
          text: "A labourer can be used in any turn of the round.",
          reason: "Both books say: instead of a die.",
        },
        {
          id: "Q64",
          text: "Nothing that alters dice alters a labourer.",
          reason: "It is no die.",
        },
        {
          id: "Q65",
          text: "A plus token counts for who has most and as a point.",
          reason: "Kay’s text excludes the points, this one does not.",
          option: "plusInPot",
        },
        {
          id: "Q66",
          text: "In the Quarry, other vassals than the builder take one material.",
          reason: "One book says so; the other is like it for Smith and Tailor.",
        },
        {
          id: "Q66a",
          text: "The Orchard holds the apples and the mistletoe, not the fruit tiles of the market.",
          reason: "The market has a board of its own.",
        },
        {
          id: "Q67",
          text: "The districts lie by the colours of their roofs.",
          reason: "Their reverse is neutral, for a city that is laid out by chance.",
          option: "districts",
        },
        {
          id: "Q68",
          text: "The district that exchanges is called Merchant.",
          reason: "The market is another module.",
        },
        {
          id: "Q69",
          text: "Morgana goes one to so many principalities as the number says.",
          reason: "One book names the number, the latest says at most.",
          option: "morganaMove",
        },
        {
          id: "Q71",
          text: "Both dice of a poisoned apple are unused in this round.",
          reason: "The latest book says so of the rival’s; a used die has no worth.",
        },
        {
          id: "Q73",
          text: "For the horn the sum is exactly seven.",
          reason: "Both books mean it.",
        },
        {
          id: "Q74",
          text: "The horn scores at the end of a round, before a scoring.",
          reason: "The round just finished is meant.",
        },
        {
          id: "Q75",
          text: "A cauldron takes one die in a round.",
          reason: "The latest book says an empty cauldron.",
        },
        {
          id: "Q76",
          text: "Witch’s gold is one action with two bargains.",
          reason: "The latest book has both under one title.",
        },
        {
          id: "Q77",
          text: "A manor on a castle stays when its hut leaves.",
          reason: "The books say it for Arthur; the reason is the same.",
          option: "castleHut",
        },
        {
          id: "Q78",
          text: "The second marker of dark influence goes beside Morgana or opposite.",
          reason: "The latest book says so and is the wider.",
          option: "darkReach",
        },
        {
          id: "Q79",
          text: "The action of a treasure may be declined as a whole; what can only help is done unasked.",
          reason: "One book says may, and an action can always be forgone.",
        },
        {
          id: "Q80",
          text: "A tile with a point and an apple brings 1 point.",
          reason: "One book names the number.",
        },
        {
          id: "Q81",
          text: "There are fifteen treasure tiles and two neutral staffs.",
          reason: "Only one book gives the numbers.",
        },
        {
          id: "Q82",
          text: "Whoever has looked through the decrees must take one.",
          reason: "One book says so, the other does not speak of looking.",
          option: "decreeLook",
        },
        {
          id: "Q83",
          text: "What a decree shows comes from the principality of its colour.",
          reason: "It fits both books.",
        },
        {
          id: "Q84",
          text: "A decree changes dice of knights and Merlin only.",
          reason: "Both books name these two.",
          option: "decreeArthur",
        },
        { id: "Q85", text: "Used decrees leave the game.", reason: "They have no later use." },
        {
          id: "Q86",
          text: "A decree with points brings 2.",
          reason: "No book names the number; 2 is about what a good is worth.",
        },
        { id: "Q87", text: "There are 24 decrees.", reason: "Both books agree when added up." },
        {
          id: "Q91",
          text: "The display is filled up after each card taken.",
          reason: "It is the same for one card.",
        },
        {
          id: "Q92",
          text: "At the end goods are counted in any mix.",
          reason: "The printed example does so.",
        },
        {
          id: "Q93",
          text: "Merlin and Arthur take each other’s space, and move on the ring where they stand.",
          reason: "So the token says, word for word.",
          option: "swapRings",
        },
        {
          id: "Q94",
          text: "The turn with Morgana’s die must be taken.",
          reason: "Turns cannot be left out.",
          option: "morganaPass",
        },
        {
          id: "Q95",
          text: "A six of Morgana’s counts as any face.",
          reason: "Both books say so.",
        },
        {
          id: "Q99",
          text: "The builder’s row 3 means two full builds, each with its tower.",
          reason: "All books agree in the end.",
        },
        { id: "Q100", text: "Relocating is exactly one step.", reason: "One book says so." },
      ],
    },
  ],
};

export default book;
