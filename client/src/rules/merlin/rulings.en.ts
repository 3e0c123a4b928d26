/** Where the books differ, and what a house may change. */

import type { Chapter } from "../book";

export const rulings: readonly Chapter[] = [
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
      {
        id: "Q5",
        text: "With Arthur five dice are rolled again while a number shows four times or more; three and two stand.",
        reason: "The same thought as with four dice.",
        option: "reroll",
      },
      {
        id: "Q6",
        text: "Morgana’s dice are rolled again while a number shows three times or more, in every round.",
        reason: "The same thought as with other dice.",
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
        id: "Q72",
        text: "No apple changes one of Morgana’s dice.",
        reason: "One book says it, the other nothing else.",
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
      {
        id: "Q101",
        text: "Where Lancelot’s marshal stands, the lady may keep her second marker.",
        reason: "A marker can be wanted elsewhere; all else that is doubled can only help.",
      },
      {
        id: "Q102",
        text: "In Caerleon the two gifts of a tower on a castle tile have different colours.",
        reason:
          "Colours stand for principalities there; as a house rule the gifts come from two districts, so that two shields are not possible.",
        option: "castleBonus",
      },
      {
        id: "Q103",
        text: "With the first cauldron Morgana comes to the ring.",
        reason:
          "The books say that the player can place her; as a house rule she may wait beside the board, where she closes nothing.",
        option: "morganaWaits",
      },
      {
        id: "Q104",
        text: "Different action is for the move of the turn, not for a move that a space brings.",
        reason: "The same is said of Mirror (X28); as a house rule it works after every move.",
        option: "differentOnTheWay",
      },
      {
        id: "Q105",
        text: "An ability of row 3 counts for an action if you have learned it before the action begins.",
        reason: "Once the manor stands, the action is complete: its moment has passed (X36).",
      },
      {
        id: "Q106",
        text: "After the move, coins and single decrees change the dice of later turns only with Morgana.",
        reason:
          "Only with her can dice be exchanged in between; otherwise it is just as good before the next move.",
      },
      {
        id: "Q107",
        text: "While you are asked, the others see that you can still do something, but not what.",
        reason:
          "At a table they see you think too. Asking everybody each time would hide it, and slow down every turn.",
      },
    ],
  },
];
