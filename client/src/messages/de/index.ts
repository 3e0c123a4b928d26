import type { Translation } from "../../lib/i18n.svelte";
import type { Messages } from "../en";
import about from "./about";
import common from "./common";
import hall from "./hall";
import kingarthur from "./kingarthur";
import rules from "./rules";
import table from "./table";

const messages: Translation<Messages> = { ...common, ...hall, ...table, ...rules, ...about, ...kingarthur };

export default messages;
