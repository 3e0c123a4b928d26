/** Words for problems: what is, what is kept, what one can do. */

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
    case "too-fast":
      return { title: t("notice.failed.title"), text: t("notice.slowDown") };
    default:
      return { title: t("notice.failed.title"), text: t("notice.failed.text") };
  }
}
