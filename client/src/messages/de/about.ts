import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/about";

export default {} satisfies Translation<typeof en>;
