/** The base game. */

import type { Chapter } from "../book";

export const base: readonly Chapter[] = [
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
        text: "At any moment of your turn, also after your action, you may resolve a mission (R9), use a flag in its moment (R10) and do what modules allow at any time: repel a traitor with the shield-bearer (R24.2), swap a mission with Bedivere (R40.14), visit the market (R60.2), use a poisoned apple (R83) or decrees (R102). As long as something of it is open, you are asked before your turn ends.",
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
      {
        id: "R13.5",
        text: "Mistletoe, poisoned apples, the horn, decrees, plus tokens, huts, seals and tiles of allies are worth nothing.",
      },
    ],
  },
];
