/** Knights of the Round Table, loaded with a table that plays it. */

import swords from "icon:swords-emblem";
import { t, withWords } from "../../../lib/i18n.svelte";
import type { WithActs } from "../../choosing/act";
import type { WithEvents } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { install } from "../../layers";
import type { KnightsAct, KnightsEvent, KnightsEventName } from "../../rules";
import type { Board } from "../../sideboards/sideboards";
import { first, joined } from "../../tables";
import { ACTS } from "./acts";
import { ALLIES, ofAllies } from "./allies";
import { allyName } from "./phrases";
import Allies from "./Allies.svelte";
import { allyId } from "./ally";
import { EVENTS } from "./events";
import Piece from "./Piece.svelte";
import { isPiece } from "./pieces";
import { isDrafting } from "./position";
import { readAllies, readKnights } from "./reading";
import Tags from "./Tags.svelte";
import { THINGS } from "./things";

const acts: WithActs<"ally", KnightsAct[0]> = joined(ACTS, ...ofAllies("acts"));
const events: WithEvents<KnightsEventName> = joined(EVENTS, ...ofAllies("events"));
const sources: WithSources<KnightsEvent> = joined(...ofAllies("sources"));

/** Both stacks, until everybody has chosen. */
const STACKS: Board = {
  key: "allies",
  order: 5,
  name: "knights.allies",
  sign: swords,
  isInPlay: ({ knights }) => isDrafting(knights),
  pieces: ["draft"],
  asks: ["ally"],
  isToldByQuestion: true,
  tab: () => import("./Stacks.svelte"),
};

install({
  key: "knights",
  areas: ["knights"],
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  samples: Object.fromEntries(
    ALLIES.filter((_, nth) => nth % 2 === 0).map((ally) => [`ally:${ally}`, () => allyName(ally)]),
  ),
  acts,
  asks: joined(...ofAllies("asks")),
  events,
  sources,
  things: joined(THINGS, ...ofAllies("things")),
  relief: (...mission) => first(ofAllies("relief").map((relief) => relief(...mission))),
  sent: (duty, ...posting) => ofAllies("sent").reduceRight((inner, sent) => sent(inner, ...posting), duty),
  crowds: true,
  parts: readAllies,
  read: readKnights,
  valued: { allies: { sign: swords, name: () => t("knights.source") } },
  barParts: [{ key: "allies", order: 40, sign: swords, hatch: "source-bricks", of: Object.keys(sources) }],
  handSize: (view, seat) => first(ofAllies("handSize").map((sizeOf) => sizeOf(view, seat))),
  besides: (place, { knights }) => ({
    parts: knights ? ofAllies("besides").flatMap((besides) => besides(place, knights)) : [],
  }),
  belongings: {
    order: 40,
    ids: ({ knights }, seat) => (knights?.allies[seat] ?? []).map((ally) => allyId(seat, ally)),
  },
  draws: isPiece,
  Piece,
  atCastle: ["ally"],
  court: { title: () => t("knights.allies"), InCourt: Allies, AtCastle: Allies },
  boards: [STACKS],
  ground: ofAllies("ground"),
  over: ofAllies("over"),
  underManors: ofAllies("underManors"),
  Tags,
});
