import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/rules";

export default {} satisfies Translation<typeof en>;
