/** Examples of the modules. */

import { exampleOf, type Example } from "../../example";
import { ARROW, fresh, gone, kept, text, type Still } from "./still";

/** A mission teaches up to the row of its points. */
export function learning(): Example<Still> {
  const seal = "seal:0";
  const base = [...kept("mission"), text("2"), ...kept("office:builder")];
  const rows = (last: number): Still => ({
    row: [
      ...base,
      ARROW,
      ...[1, 2, 3].flatMap((row) => [text(String(row)), ...(row <= last ? fresh(seal) : gone(seal))]),
    ],
  });
  return exampleOf("mr.try.R20.2", "R20.2", { row: base }, [
    {
      key: "one",
      id: "2",
      stills: [{ row: [...base, ARROW, text("1"), ...gone(seal), text("2"), ...fresh(seal)] }],
    },
    { key: "two", id: "1 2", isRight: true, stills: [rows(1), rows(2)] },
    { key: "all", id: "1 2 3", stills: [rows(1), rows(2), rows(3)] },
  ]);
}

/** The master of a trade fetches two, of any colours. */
export function working(): Example<Still> {
  const base = kept("vassal:0:builder", ARROW.piece, "emblem:orange");
  const fetched = (...goods: readonly string[]): Still => ({ row: [...base, ARROW, ...fresh(...goods)] });
  const [own, other, third] = ["orange-material", "blue-material", "grey-material"] as const;
  return exampleOf("mr.try.R72", "R72", { row: base }, [
    { key: "one", id: "1 any", stills: [fetched(other)] },
    { key: "roof", id: "2 orange", stills: [fetched(own), fetched(own, own)] },
    { key: "two", id: "2 any", isRight: true, stills: [fetched(other), fetched(other, third)] },
  ]);
}

/** A player who has looked through the decrees takes one. */
export function decreeing(): Example<Still> {
  const shown = ["decree:grey-material", "decree:vp-2"];
  const base = kept("vassal:0:lady", ARROW.piece, ...shown);
  return exampleOf("mr.try.R101", "R101", { row: base }, [
    {
      key: "duty",
      stills: [
        { row: [...kept("vassal:0:lady", ARROW.piece), ...gone(...shown)] },
        { row: [...kept("vassal:0:lady", ARROW.piece), ...gone(...shown), ...fresh("marker:0")] },
      ],
    },
    {
      key: "take",
      isRight: true,
      stills: [
        {
          row: [
            ...kept("vassal:0:lady", ARROW.piece),
            ...gone(...shown.slice(0, 1)),
            ...fresh(...shown.slice(1)),
          ],
        },
        { row: [...kept("vassal:0:lady", ARROW.piece), ...fresh(...shown.slice(1)), ARROW, text("+2")] },
      ],
    },
    { key: "nothing", stills: [{ row: [...kept("vassal:0:lady", ARROW.piece), ...gone(...shown)] }] },
  ]);
}
