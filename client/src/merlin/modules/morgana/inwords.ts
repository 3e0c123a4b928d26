/** The witch's kitchen in words. */

import { t } from "../../../lib/i18n.svelte";
import type { Entry, Section, Told } from "../../telling/inwords";
import { inPlace } from "../../telling/phrases";
import { PLACES } from "../../position/words";
import { brewId } from "./acts";
import { darkIn, HUTS, lying, type Morgana } from "./kitchen";
import { cauldronName, dieName, hornWords, movesWords } from "./phrases";

function cauldronEntries(morgana: Morgana, { view, parts }: Told): Entry[] {
  return morgana.cauldrons.map(({ spell, die }, index) => {
    const number = index + 1;
    const state =
      die === null ? t("morgana.takes", { face: parts.kitchen?.faces[index] ?? number }) : t("morgana.taken");
    const said = { cauldron: cauldronName(number, spell), state, moves: movesWords(number, view, parts) };
    return { id: `cauldron:${number}`, words: t("morgana.board.cauldron", said), parts: [] };
  });
}

/** Her markers where they lie, and the huts. */
function onBoard(morgana: Morgana): Entry[] {
  return PLACES.flatMap((place) => {
    const n = darkIn(morgana, place);
    if (!n) return [];
    const seat = morgana.topped.findIndex((own) => own[place] > 0);
    const id = seat < 0 ? `dark:${place}` : `topped:${seat}:${place}`;
    return [{ id, words: t("morgana.board.darkIn", { n, in: inPlace(place) }), parts: [] }];
  });
}

export function morganaSections(told: Told): Section[] {
  const { morgana } = told.view;
  if (!morgana) return [];
  const { you, names } = told.readers;
  return [
    {
      title: t("morgana.kitchen.whole"),
      entries: [
        ...cauldronEntries(morgana, told),
        ...lying(morgana).map((die) => ({
          id: brewId(die),
          words: dieName(morgana.faces[die] ?? 1),
          parts: [],
        })),
        {
          id: "treasure:horn",
          words: t("morgana.board.horn", { who: hornWords(morgana, you, names) }),
          parts: [],
        },
        { id: "supply:poison", words: t("morgana.board.poison", { n: morgana.poisonSupply }), parts: [] },
        {
          id: "supply:huts",
          words: t("morgana.board.huts", { n: HUTS - morgana.huts.length }),
          parts: [],
        },
        { id: "supply:dark", words: t("morgana.board.dark", { n: morgana.darkSupply }), parts: [] },
        ...onBoard(morgana),
      ],
    },
  ];
}
