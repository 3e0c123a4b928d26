import { announce } from "./announce.svelte";
import { t } from "./i18n.svelte";

/** Copy a text and announce it; false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(t("act.copied"));
    return true;
  } catch {
    announce(t("act.notCopied"), "assertive");
    return false;
  }
}
