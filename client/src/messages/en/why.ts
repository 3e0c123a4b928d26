/** Words for why a game turned at a decision. */
export default {
  "why.title": "why",
  "why.gain": "{what}: {n} more at once.",
  "why.scoring": "{what}: {changes} in the scoring after round {round}, as things stood.",
  "why.mission": {
    one: "The mission for {points} would have lacked only one thing.",
    other: "The mission for {points} would have lacked only {n} things.",
  },
  "why.mission.ready": "The mission for {points} would have been ready.",
  "why.kept": "This would have stayed for the mission for {points}: {good}.",
  "why.goods": "More at home: {goods}.",
  "why.piece": "{what}: {n} more.",
  "why.further": "After that, {die} would have led {to}.",
  "why.draw": "The mission for {points} would have been worth about {n} more.",
  "why.draw.deck": "An unseen mission would have been worth about {n} more on average.",
  "why.worth": "{what}: worth about {n} more.",
  "why.instead": "What was played brings more here: {what}, about {n}.",
  "why.risk.overtaken":
    "After what was played, {name} could reach {space} with {die} and do harm there: {what} −{n}.",
  "why.risk.taken": "After what was played, {name} could reach {space} with {die} and take the last {good}.",
} as const;
