import about from "./about";
import arthur from "./arthur";
import arthurrules from "./arthurrules";
import caerleon from "./caerleon";
import common from "./common";
import decrees from "./decrees";
import treasures from "./treasures";
import favor from "./favor";
import end from "./end";
import explain from "./explain";
import gold from "./gold";
import guided from "./guided";
import hall from "./hall";
import keys from "./keys";
import kingarthur from "./kingarthur";
import knights from "./knights";
import make from "./make";
import market from "./market";
import merlin from "./merlin";
import merlinbook from "./merlinbook";
import merlinrules from "./merlinrules";
import merlintable from "./merlintable";
import morgana from "./morgana";
import people from "./people";
import recap from "./recap";
import replay from "./replay";
import rules from "./rules";
import scoring from "./scoring";
import settings from "./settings";
import table from "./table";

const messages = {
  ...common,
  ...hall,
  ...make,
  ...guided,
  ...table,
  ...people,
  ...rules,
  ...about,
  ...kingarthur,
  ...arthurrules,
  ...decrees,
  ...treasures,
  ...favor,
  ...merlin,
  ...explain,
  ...merlinbook,
  ...merlinrules,
  ...merlintable,
  ...arthur,
  ...caerleon,
  ...knights,
  ...morgana,
  ...gold,
  ...market,
  ...end,
  ...recap,
  ...replay,
  ...scoring,
  ...settings,
  ...keys,
} as const;

export type Messages = typeof messages;
export default messages;
