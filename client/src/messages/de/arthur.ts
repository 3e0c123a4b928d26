import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/arthur";

export default {
  "picts.title": "Pikten",
} as const satisfies Translation<typeof english>;
