import about from "./about";
import common from "./common";
import hall from "./hall";
import kingarthur from "./kingarthur";
import rules from "./rules";
import table from "./table";

const messages = { ...common, ...hall, ...table, ...rules, ...about, ...kingarthur } as const;

export type Messages = typeof messages;
export default messages;
