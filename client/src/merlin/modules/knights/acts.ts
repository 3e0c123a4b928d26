/** The act with which an ally is chosen. */

import type { WithActs } from "../../choosing/act";
import type { Ally } from "../../rules";
import { allyOf, recordOf } from "./allies";
import { allyName } from "./phrases";
import { allyText } from "./texts";

declare module "../../choosing/act" {
  interface Acts {
    ally: { ally: Ally };
  }
}

export const ACTS = {
  ally: {
    asked: {
      ally: (option) => {
        const ally = allyOf(option);
        return ally && { ally };
      },
    },
    ids: ({ ally }) => [`draft:${ally}`],
    row: ({ ally }, { view, seat }) => {
      const note = recordOf(ally).note?.(view, seat);
      return { title: allyName(ally), detail: [allyText(ally, view), note].filter(Boolean).join(" ") };
    },
    sign: ({ ally }) => `ally:${ally}`,
  },
} satisfies WithActs<"ally">;
