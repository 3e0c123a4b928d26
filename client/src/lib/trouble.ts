/** Words for problems: what happened, whether anything is lost, and what the guest can do. */

import type { Problem } from "./api";
import { t } from "./i18n.svelte";

export function troubleWith(problem: Problem): { title: string; text: string } {
  switch (problem.code) {
    case "offline":
      return { title: t("notice.offline.title"), text: t("notice.offline.text") };
    case "table-full":
      return { title: t("join.full.title"), text: t("join.full.text") };
    case "not-found":
    case "wrong-code":
      return { title: t("notice.nowhere.title"), text: t("notice.nowhere.text") };
    case "private":
    case "not-yours":
      return { title: t("table.private.title"), text: t("table.private.text") };
    case "not-over":
      return { title: t("notice.notOver.title"), text: t("notice.notOver.text") };
    case "no-decision":
      return { title: t("notice.noDecision.title"), text: t("notice.noDecision.text") };
    case "at-end":
      return { title: t("notice.atEnd.title"), text: t("notice.atEnd.text") };
    case "no-rules":
      return { title: t("notice.noRules.title"), text: t("notice.noRules.text") };
    case "bad-table":
      return { title: t("notice.badTable.title"), text: t("notice.badTable.text") };
    case "too-fast":
      return { title: t("notice.failed.title"), text: t("notice.slowDown") };
    default:
      return { title: t("notice.failed.title"), text: t("notice.failed.text") };
  }
}
