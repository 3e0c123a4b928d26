/** The spaces of Arthur's module: what each would do for a player, and its rule. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { landingsOf, topOfStairs, type Situation } from "../../choosing/acts";
import { applesLeft, leftOf, manorsLeft, markersAtHome, vassalsOut, type View } from "../../position/view";
import { ARTHUR } from "./position";
import { kindOf, PLACES, thingOf, type Kind } from "../../position/words";
import { oneOf, placeName, spaceName, toPlace } from "../../telling/phrases";
import { choices, happens } from "../../telling/foreseen";
import { effectOn, nothing, type Effect, type SpaceTable } from "../../telling/spaces";

function apple(situation: Situation): Effect {
  if (!(happens("took-apple", situation) ?? applesLeft(situation.view) > 0))
    return nothing(t("arthur.does.apple.none"));
  return { tag: t("arthur.tag.apple"), text: t("arthur.does.apple"), offers: true };
}

function marchingArthur({ view }: Situation): Effect {
  const spaces = landingsOf(view, ARTHUR, 1).map(({ space }) => spaceName(space));
  return { tag: t("arthur.name"), text: t("arthur.does.arthur", { spaces: oneOf(spaces) }), offers: true };
}

function activation(situation: Situation): Effect {
  const n = choices(situation, "activate") ?? vassalsOut(situation.view, situation.seat);
  if (!n) return nothing(t("arthur.does.activate.none"));
  return {
    tag: t("arthur.tag.activate"),
    text: t("arthur.does.activate", { n, words: inWords(n) }),
    offers: true,
  };
}

function good(kind: Kind, { view }: Situation): Effect {
  const n = PLACES.filter((place) => leftOf(view, `${place}-${kind}`) > 0).length;
  if (!n) return nothing(t("arthur.does.resource.none"));
  return { tag: t(`arthur.tag.${kind}`), text: t(`arthur.does.${kind}`), offers: true };
}

function influence({ view, seat }: Situation): Effect {
  if (markersAtHome(view, seat) <= 0) return nothing(t("ml.option.duty.noMarker"));
  return { tag: t("arthur.tag.influence"), text: t("arthur.does.influence"), offers: true };
}

function signet({ view, seat }: Situation): Effect {
  const [isHeld, n] = [view.signet === seat, view.hands[seat]?.count ?? 0];
  if (isHeld && !n) return nothing(t("arthur.does.signet.none"));
  const key = isHeld ? "arthur.does.signet.held" : n ? "arthur.does.signet" : "arthur.does.signet.only";
  return { tag: t("arthur.tag.signet"), text: t(key), offers: true };
}

/** Stairs do what the principality at their top does. */
function climbing(situation: Situation): Effect {
  const place = topOfStairs(situation.view, situation.seat);
  const { text: does } = effectOn(place, situation);
  return { tag: placeName(place), text: t("arthur.does.stairs", { to: toPlace(place), does }), offers: true };
}

/** The cells with manors of others. */
function rivalManors(view: View, seat: number): string[] {
  return Object.keys(view.manors).filter((cell) => view.manors[cell] !== seat);
}

function replacement(situation: Situation): Effect {
  const { view, seat } = situation;
  if (!manorsLeft(view, seat)) return nothing(t("ml.does.build.manors"));
  const n = choices(situation, "replace-manor") ?? rivalManors(view, seat).length;
  if (!n) return nothing(t("arthur.does.replace.none"));
  return {
    tag: t("arthur.tag.replace"),
    text: t("arthur.does.replace", { n, words: inWords(n) }),
    offers: true,
  };
}

function picts(situation: Situation): Effect {
  const n = choices(situation, "pict") ?? situation.view.pictDisplay?.length ?? 0;
  if (!n) return nothing(t("arthur.does.picts.none"));
  return { tag: t("arthur.tag.picts"), text: t("arthur.does.picts", { n, words: inWords(n) }), offers: true };
}

/** A resource space gives goods of a kind, or a marker. */
function resource(space: string, situation: Situation): Effect {
  const kind = kindOf(thingOf(space));
  return kind ? good(kind, situation) : influence(situation);
}

function marchingMerlin(): Effect {
  return { tag: t("ml.figure.merlin"), text: t("arthur.does.merlin"), offers: true };
}

export const SPACES: SpaceTable = {
  vp: { rule: (space) => (thingOf(space) === "manor" ? "R33" : null) },
  apple: { effect: (_, situation) => apple(situation), rule: "R33" },
  arthur: { effect: (_, situation) => marchingArthur(situation), rule: "R33" },
  activate: { effect: (_, situation) => activation(situation), rule: "R33" },
  resource: { effect: resource, rule: "R31.1" },
  signet: { effect: (_, situation) => signet(situation), rule: "R31.2" },
  stairs: { effect: (_, situation) => climbing(situation), rule: "R31.3" },
  merlin: { effect: marchingMerlin, rule: "R31.4" },
  replace: { effect: (_, situation) => replacement(situation), rule: "R31.5" },
  picts: { effect: (_, situation) => picts(situation), rule: "R31.6" },
};
