/** Words of the list of lessons. */
export default {
  "ls.above": "Learn by playing",
  "ls.lead":
    "Short games that explain one thing at a time, against one gentle bot. Leave whenever you like; you can go on where you were.",
  "ls.begin": "Begin",
  "ls.again": "Begin again",
  "ls.goOn": "Continue",
  "ls.done": "done",
  "ls.half": "chapter one done",
  "ls.running": "begun",
  "ls.named": "{act}: {title}",
  "ls.count": "{done} of {n} done",
  "ls.merlin":
    "Goal, dice, vassals and missions; then influence, traitors and staffs. Four rounds, about 30 minutes.",
  "ls.favor": "Missions that teach your vassals something.",
  "ls.arthur": "The black die, the inner ring and the Picts.",
  "ls.knights": "Two allies, and how their tiles help.",
  "ls.treasures": "What lies under a manor in the environs.",
  "ls.decrees": "Fetch a decree instead of doing a duty, and use it twice.",
  "ls.gold": "Coins that turn dice, mistletoe for missions.",
  "ls.market": "Buy what you need, and hire help for a turn.",
  "ls.caerleon": "Six districts, and who works best in which.",
  "ls.morgana": "Her dice, her cauldrons and the principality she closes.",
  "ls.kingarthur": "Draw, challenge, take your first adventure. About ten minutes.",
  "ls.seals": "Three ways to challenge, and columns that fall.",
} as const;
