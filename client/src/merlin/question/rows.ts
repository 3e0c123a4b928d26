/** Things with which several acts begin, in words, each a row of the list. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import type { Act, Row, Situation } from "../choosing/act";
import { allyOf, ARTHUR, CASTLE, goodOf, placeOf, vassalOf } from "../position/words";
import { answered } from "../layers";
import { tilesOf } from "../modules/knights/allies";
import { allyDoes, allyName, forTile } from "../modules/knights/phrases";
import { missionWorth } from "../telling/missions";
import {
  goodName,
  inPlace,
  missionName,
  placeName,
  tileName,
  traitorName,
  vassalName,
} from "../telling/phrases";

/** "Merlin, either way" */
export function eitherWay(figure: string): string {
  return t(figure === ARTHUR ? "arthur.option.either" : "ml.option.merlin");
}

/** A thing that several options begin with, as a row: "Lady", "Mountain b3", "Fish". */
export function thingRow(id: string, acts: readonly Act[], situation: Situation): Row {
  const { view, parts, seat } = situation;
  const own = answered(({ thing }) => thing?.(id, acts, situation));
  if (own) return own;
  const [sort, one = "", other = ""] = id.split(":");
  const n = acts.length;
  const detail = t("ml.options", { n, words: inWords(n) });
  const place = placeOf(one);
  const good = goodOf(sort === "castle" ? other : one);
  const vassal = vassalOf(other);
  if (sort === "vassal" && vassal) {
    const post = view.vassals[seat]?.[vassal] ?? CASTLE;
    const where = post === CASTLE ? t("ml.atHome") : inPlace(post);
    return { title: vassalName(vassal), detail: `${where}; ${detail}` };
  }
  if (sort === "cell" && view.tiles[one]) {
    const paid = acts.flatMap((act) => (act.kind === "build" ? [goodName(`${act.place}-material`)] : []));
    return { title: tileName(view.tiles[one], one), detail: list(paid) };
  }
  if (sort === "decrees") return { title: t("ml.decrees"), detail };
  if (sort === "die") {
    const face = view.faces[seat]?.[other] ?? 0;
    return { title: t("ml.thing.die", { face }), detail: t("ml.thing.die.detail") };
  }
  const ally = sort === "ally" ? allyOf(other) : null;
  if (ally === "bedivere") {
    return { title: t("knights.option.swap"), detail: forTile(ally, tilesOf(view.knights, seat, ally)) };
  }
  if (ally) return { title: allyName(ally), detail: allyDoes(ally, view) };
  if (sort === "place" && place) return { title: placeName(place), detail };
  if (good) return { title: goodName(good), detail };
  if (sort === "mission" && parts.missions[one]) {
    return { title: missionName(parts.missions[one]), detail: missionWorth(parts.missions[one]) };
  }
  if (sort === "traitor" && placeOf(other)) return { title: traitorName(placeOf(other) ?? "black"), detail };
  return { title: id, detail };
}
