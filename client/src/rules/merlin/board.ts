/** The parts of the board that the rules name, each with its rule. */

export const BOARD = {
  rim: "R1.1",
  place: "R8.1",
  goods: "R2.1",
  posts: "R8.1",
  markers: "R12.3",
  ring: "R8",
  merlin: "R5.2",
  knight: "R5.1",
  supplies: "R3.5",
  treasures: "R8.5",
  environs: "R12.2",
  frame: "R8.9b",
} as const;

export type BoardPart = keyof typeof BOARD;
export const BOARD_PARTS = Object.keys(BOARD) as readonly BoardPart[];
