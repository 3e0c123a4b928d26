/** What the game leaves open, and how we play it. */

import type { Chapter } from "../book";

export const cases: readonly Chapter[] = [
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
        id: "X24",
        text: "After a visit to the market there is no mission in that turn, so no flag for a second one either.",
        reason: "The market rules it out.",
      },
      {
        id: "X25",
        text: "A mission by the signet ring counts as the first for the flag, whose mission must be met as usual. So three missions in a turn are possible: the usual one, the flag’s and the ring’s.",
        reason: "The ring comes on top of the limit of a turn.",
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
        id: "X29",
        text: "Mirror goes to the space that lies opposite on the board; here Morgana’s space counts. Where she stands, the flag cannot be used.",
        reason: "It is about the place on the board, not about counting.",
      },
      {
        id: "X29a",
        text: "After a different action with Merlin a staff repeats that action.",
        reason: "It is the action of his move.",
      },
      {
        id: "X29b",
        text: "Different action follows any figure that moved, Arthur too, but leads only to spaces with another knight, so to the outer ring.",
        reason: "Knights stand on the outer ring.",
      },
      {
        id: "X29c",
        text: "Different action cannot choose the space where Morgana stands.",
        reason: "That space is closed.",
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
        id: "X38",
        text: "Lamorak lets somebody serve again in the principality of the space. The ability of row 2 alone never leaves a vassal where it stands.",
        reason: "Each keeps its own limit.",
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
        id: "X43",
        text: "If the stairs lead to the principality where Morgana stands, your knight goes on to the one after it.",
        reason: "Her space is not counted.",
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
        id: "X48",
        text: "Picts are scored after the vassals.",
        reason: "The order changes no sum.",
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
        id: "X51",
        text: "A vassal that is activated in Lancelot’s principality serves once.",
        reason: "Nobody is sent there.",
      },
      {
        id: "X52",
        text: "A vassal that is relocated into Lancelot’s principality serves twice.",
        reason: "It comes there and serves.",
      },
      {
        id: "X53",
        text: "After a visit to the market you take the signet ring, but resolve no mission with it.",
        reason: "In such a turn there is no mission.",
      },
      {
        id: "X54",
        text: "Whoever already has the signet ring keeps it and still resolves a mission.",
        reason: "As with the Grail and Excalibur.",
      },
      {
        id: "X54a",
        text: "After swapping, Merlin and Arthur move on the ring on which they stand. Whatever moves Merlin or Arthur moves him there; a staff repeats what Merlin does on either ring.",
        reason: "They take each other’s very space.",
        option: "swapRings",
      },
      {
        id: "X54b",
        text: "Swapped figures take each other’s exact space, though the rings have different lengths.",
        reason: "Nothing is converted.",
      },
      {
        id: "X55",
        text: "Several tiles of one ally can be used in a turn: Percival one for a card, Bors one for a die, Galahad one for a good.",
        reason: "Only Percival is limited.",
      },
      {
        id: "X56",
        text: "A traitor discarded with Excalibur counts for Gareth, on the ring or from a treasure.",
        reason: "The latest text counts it as repelled.",
        option: "garethExcalibur",
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
        id: "X60",
        text: "Bors cannot be used with a labourer.",
        reason: "A labourer is no die.",
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
        id: "X63",
        text: "In Caerleon Lancelot doubles the whole duty: a builder brings four materials from the Quarry, the Mint gives four coins, the Orchard four fruits, the Merchant up to eight exchanges, a lady two markers.",
        reason: "He doubles the duty.",
      },
      {
        id: "X64",
        text: "Where Morgana stands, Lancelot’s second duty brings no goods either; a lady places both markers.",
        reason: "She closes the goods only.",
      },
      {
        id: "X65",
        text: "In Caerleon Galahad helps only where the colour is fixed: on influence spaces, with Picts, decrees and treasures. He takes another colour of the same kind.",
        reason: "Duties choose the colour anyway.",
      },
      {
        id: "X66",
        text: "Galahad may take from another principality even if nothing is left in the first, or if Morgana closes it.",
        reason: "He takes it instead.",
        option: "galahadEmpty",
      },
      {
        id: "X67",
        text: "Galahad has no part in an exchange, a tower or the set-up.",
        reason: "There the principality is free anyway.",
      },
      {
        id: "X68",
        text: "A manor with a castle and a hut counts for three. After the scoring the hut goes and the manor stays.",
        reason: "The castle protects it.",
        option: "castleHut",
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
        id: "X71",
        text: "Percival and mistletoe may help with the same mission, on different icons. A mission of the signet ring needs neither.",
        reason: "They are different means.",
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
        id: "X71c",
        text: "With Switch, Tristram and Gawain go by the die, not by the figure that it moves.",
        reason: "Their texts name the die.",
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
        id: "X71h",
        text: "Where the lady of King’s favor sends two vassals on an influence space, Lamorak may help with each.",
        reason: "It is the same action, done twice.",
      },
      {
        id: "X71i",
        text: "Lamorak does not help when vassals are relocated or activated.",
        reason: "His text names two kinds of space.",
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
        text: "Whoever has nothing else left and does not want to use a labourer stops for this round, also after a mission or a visit to the market in that turn.",
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
        id: "X87b",
        text: "Before Morgana comes to the ring she closes nothing.",
        reason: "She comes there before a token works.",
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
        id: "X89a",
        text: "Without Arthur only knights are swapped.",
        reason: "Arthur is not there.",
      },
      {
        id: "X89b",
        text: "If bewitching or swapping is of no use, leave it out; the token is turned over all the same.",
        reason: "You may, you need not.",
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
        id: "X95",
        text: "A poisoned apple exchanges unused dice only. Whoever has none left cannot be chosen; a die of Morgana that was placed is used.",
        reason: "The latest book says it.",
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
        id: "X98",
        text: "For the horn the sum is exactly seven; a six may count as less.",
        reason: "Seven is to be reached.",
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
        id: "X99d",
        text: "The turn with one of Morgana’s dice must be taken; what it does may be left out.",
        reason: "Every turn must be taken.",
      },
      {
        id: "X99e",
        text: "A token is turned over even if its action is left out.",
        reason: "It is turned after every visit.",
      },
      {
        id: "X99f",
        text: "Three alike that arise by bewitching or by a poisoned apple stay.",
        reason: "Only a roll has limits.",
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
        id: "X114",
        text: "A marker that is given up takes along what it carries: a plus token to the market, Morgana’s marker beside the board. You choose between one with Morgana’s and one without; a marker without a token goes first.",
        reason: "They belong to that marker.",
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
        id: "X121",
        text: "Where Lancelot would double a duty, a decree takes the place of both: you take one.",
        reason: "It comes instead of the duty.",
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
      {
        id: "X130",
        text: "Nobody passes who still has something to take a turn with.",
        reason: "Every turn must be taken.",
      },
      {
        id: "X131",
        text: "Points can be below zero.",
        reason: "See Q7.",
        option: "floorZero",
      },
      {
        id: "X132",
        text: "If several abilities of yours fit the same moment, you choose their order.",
        reason: "Whose turn it is orders what is his.",
      },
      {
        id: "X133",
        text: "What has shown you something hidden cannot be taken back: missions, decrees, Picts, dice.",
        reason: "It would not be fair.",
      },
    ],
  },
];
