import about from "./about";
import arthur from "./arthur";
import arthurrules from "./arthurrules";
import caerleon from "./caerleon";
import cardlessons from "./cardlessons";
import lessonlist from "./lessonlist";
import lessons from "./lessons";
import common from "./common";
import counsel from "./counsel";
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
import opponents from "./opponents";
import people from "./people";
import plan from "./plan";
import recap from "./recap";
import replay from "./replay";
import rules from "./rules";
import scoring from "./scoring";
import settings from "./settings";
import story from "./story";
import table from "./table";

const messages = {
  ...common,
  ...hall,
  ...make,
  ...guided,
  ...lessons,
  ...lessonlist,
  ...cardlessons,
  ...table,
  ...opponents,
  ...people,
  ...rules,
  ...about,
  ...kingarthur,
  ...arthurrules,
  ...counsel,
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
  ...plan,
  ...recap,
  ...replay,
  ...scoring,
  ...settings,
  ...story,
  ...keys,
} as const;

export type Messages = typeof messages;
export default messages;
