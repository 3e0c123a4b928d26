/** Words of Arthur's module: his die and rings, and the Picts. */
export default {
  "arthur.name": "Arthur",
  "arthur.die": "Arthur’s die {face}",
  "arthur.die.showing": "Arthur’s die showing {n}",
  "arthur.signet": "Signet ring",

  // Spaces of the inner ring, and the new ones of the outer

  "arthur.space.vp-manor": "Points: manors",
  "arthur.space.apple": "Apple",
  "arthur.space.arthur": "Arthur’s space",
  "arthur.space.activate": "Activate",
  "arthur.space.resource-shield": "Resource: a shield",
  "arthur.space.resource-flag": "Resource: a flag",
  "arthur.space.resource-material": "Resource: a material",
  "arthur.space.resource-influence": "Resource: a marker",
  "arthur.space.signet": "Signet ring",
  "arthur.space.stairs": "Stairs",
  "arthur.space.merlin": "Merlin’s space",
  "arthur.space.replace": "Replace a manor",
  "arthur.space.picts": "Picts",

  // What a space would do now: in two words beside the ghost, and in the list

  "arthur.tag.apple": "an apple",
  "arthur.tag.activate": "a duty",
  "arthur.tag.shield": "any shield",
  "arthur.tag.flag": "any flag",
  "arthur.tag.material": "any material",
  "arthur.tag.influence": "a marker",
  "arthur.tag.signet": "signet ring",
  "arthur.tag.replace": "a manor",
  "arthur.tag.picts": "a Pict",
  "arthur.does.apple": "take an apple",
  "arthur.does.apple.none": "no apple available",
  "arthur.does.arthur": "Arthur moves one space: {spaces}",
  "arthur.does.activate": {
    one: "your posted vassal serves again",
    other: "one of {words} vassals serves again",
  },
  "arthur.does.activate.none": "all your vassals are at home",
  "arthur.does.shield": "a shield of any colour",
  "arthur.does.flag": "a flag of any colour",
  "arthur.does.material": "a material of any colour",
  "arthur.does.resource.none": "none available anywhere",
  "arthur.does.influence": "a marker to any principality",
  "arthur.does.signet": "take it; a mission counts as met",
  "arthur.does.signet.only": "take it; you have no mission",
  "arthur.does.signet.held": "you have it; a mission counts as met",
  "arthur.does.signet.none": "you have it, but no mission",
  "arthur.does.stairs": "knight {to}; {does}",
  "arthur.does.merlin": "Merlin moves one to three, either way",
  "arthur.does.replace": {
    one: "a rival’s manor becomes yours",
    other: "one of {words} rival manors becomes yours",
  },
  "arthur.does.replace.none": "no rival has a manor",
  "arthur.does.picts": { one: "take the last Pict", other: "take one of {words} Picts" },
  "arthur.does.picts.none": "no Pict is left",

  // The questions

  "arthur.ask.resource": "Take something",
  "arthur.ask.resource.shield": "Take a shield",
  "arthur.ask.resource.flag": "Take a flag",
  "arthur.ask.resource.material": "Take a material",
  "arthur.ask.resource.marker": "Place a marker",
  "arthur.ask.signet": "Take the signet ring",
  "arthur.ask.stairs": "Up the stairs?",
  "arthur.ask.march-merlin": "Move Merlin",
  "arthur.ask.march-arthur": "Move Arthur",
  "arthur.ask.activate": "Who serves again?",
  "arthur.ask.replace-manor": "Replace a manor",
  "arthur.say.resource": "It comes from any principality that has one left.",
  "arthur.say.resource.marker": "One of your markers goes to any principality.",
  "arthur.say.signet": "The ring is yours, and one of your missions counts as met.",
  "arthur.say.signet.held": "You keep the ring, and one of your missions counts as met.",
  "arthur.say.stairs": "Your knight goes to the next principality and acts there.",
  "arthur.say.march-merlin": "One to three spaces either way. Then perform the space he reaches.",
  "arthur.say.march-arthur": "One space either way on his ring. Then perform the space he reaches.",
  "arthur.say.activate": "One of your vassals does its duty once more where it stands.",
  "arthur.say.replace-manor":
    "A rival’s manor goes home and one of yours takes its place. A tower gives nothing.",
  "arthur.decline.resource": "Take nothing",
  "arthur.decline.signet": "Leave the ring where it is",
  "arthur.decline.stairs": "Stay below",
  "arthur.decline.march-merlin": "Merlin stays",
  "arthur.decline.march-arthur": "Arthur stays",
  "arthur.decline.activate": "Nobody serves",
  "arthur.decline.replace-manor": "Replace nothing",
  "arthur.option.to": "Arthur {to}",
  "arthur.eitherWay.arthur": "Arthur, either way",
  "arthur.option.on": { one: "{n} forward; {does}", other: "{n} forward; {does}" },
  "arthur.option.back": { one: "{n} back; {does}", other: "{n} back; {does}" },
  "arthur.option.stays": "stays; {does}",
  "arthur.option.more": "One more space",
  "arthur.option.less": "One space fewer",
  "arthur.option.switch.merlin": "Move Merlin instead",
  "arthur.option.switch.arthur": "Move Arthur instead",
  "arthur.option.switch.knight": "Move your knight instead",
  "arthur.option.activate": "{vassal} {in}",
  "arthur.option.replace": "{name}’s manor goes home",

  // Why not

  "arthur.why.marchMerlin": "Merlin moves one to three spaces",
  "arthur.why.marchArthur": "Arthur moves one space on his own ring",
  "arthur.why.atHome": "is at home: only a vassal in a principality serves again",
  "arthur.why.noManorThere": "there is no manor there",

  // The log

  "arthur.log.rolled.you": "<b>You</b> roll {faces}, {merlin} for Merlin and {arthur} for Arthur.",
  "arthur.log.rolled.other": "<b>{name}</b> rolls {faces}, {merlin} for Merlin and {arthur} for Arthur.",
  "arthur.log.moved.you": "<b>You</b> move Arthur {n} {to}.",
  "arthur.log.moved.other": "<b>{name}</b> moves Arthur {n} {to}.",
  "arthur.log.stayed.you": "<b>You</b> leave Arthur where he is.",
  "arthur.log.stayed.other": "<b>{name}</b> leaves Arthur where he is.",
  "arthur.log.stairs.you": "<b>You</b> climb the stairs {to}.",
  "arthur.log.stairs.other": "<b>{name}</b> climbs the stairs {to}.",
  "arthur.log.nudged.you": {
    one: "<b>You</b> make it {words} space.",
    other: "<b>You</b> make it {words} spaces.",
  },
  "arthur.log.nudged.other": {
    one: "<b>{name}</b> makes it {words} space.",
    other: "<b>{name}</b> makes it {words} spaces.",
  },
  "arthur.log.switched.you": "<b>You</b> let the die move {figure}.",
  "arthur.log.switched.other": "<b>{name}</b> lets the die move {figure}.",
  "arthur.log.switched.knight.you": "<b>You</b> let the die move your knight.",
  "arthur.log.switched.knight.other": "<b>{name}</b> lets the die move their knight.",
  "arthur.log.tookSignet.you": "<b>You</b> take the signet ring.",
  "arthur.log.tookSignet.other": "<b>{name}</b> takes the signet ring.",
  "arthur.log.keptSignet.you": "<b>You</b> keep the signet ring.",
  "arthur.log.keptSignet.other": "<b>{name}</b> keeps the signet ring.",
  "arthur.log.activated.you": "<b>You</b> have {vassal} serve again {in}.",
  "arthur.log.activated.other": "<b>{name}</b> has {vassal} serve again {in}.",
  "arthur.log.replaced.you": "<b>You</b> replace one of {rival}’s manors.",
  "arthur.log.replaced.other": "<b>{name}</b> replaces one of {rival}’s manors.",
  "arthur.log.cleared.you": {
    one: "<b>You</b> keep one manor in a territory; another goes home.",
    other: "<b>You</b> keep one manor in a territory; {words} go home.",
  },
  "arthur.log.cleared.other": {
    one: "<b>{name}</b> keeps one manor in a territory; another goes home.",
    other: "<b>{name}</b> keeps one manor in a territory; {words} go home.",
  },

  // The scoring

  "arthur.scoring.title": "The territories are cleared",
  "arthur.scoring.short": "Clearing",
  "arthur.scoring.text": "Everyone keeps one manor in each territory. These go home: {manors}.",

  // The board in words

  "arthur.board.summary":
    "The board in round {round}. Merlin stands on {merlin}, Arthur on {arthur}. The list below the question has everything you can do here.",
  "arthur.board.spaces": "The spaces of the inner ring",

  // Explanations

  "arthur.explain.die": "Moves Arthur that many spaces along the inner ring, either way.",
  "arthur.explain.figure":
    "Everyone moves Arthur along his own ring with the black die. A staff does not help him.",
  "arthur.explain.ring":
    "Its holder adds 3 when Picts are compared. You take it when you move Arthur to its space, and then one of your missions counts as met.",
  "arthur.explain.vp-manor": "One point for each of your manors in the environs.",
  "arthur.explain.apple": "Take an apple.",
  "arthur.explain.arthur": "Arthur moves one space either way on his ring. Perform the space he reaches.",
  "arthur.explain.activate":
    "One of your vassals in a principality does its duty there again, without moving.",
  "arthur.explain.resource-shield": "Take a shield from any principality.",
  "arthur.explain.resource-flag": "Take a flag from any principality.",
  "arthur.explain.resource-material": "Take a material from any principality.",
  "arthur.explain.resource-influence": "Put one of your markers on any principality.",
  "arthur.explain.signet":
    "Take the signet ring, wherever it is, and resolve a mission from your hand without meeting it. You may still resolve your usual mission this turn.",
  "arthur.explain.stairs":
    "Your knight goes clockwise to the next principality and acts there. If it is already on one, it goes to the next.",
  "arthur.explain.merlin":
    "Merlin moves one to three spaces either way. Perform the space he reaches. A staff can repeat it.",
  "arthur.explain.replace":
    "Replace a rival’s manor with one of yours, free of charge. A tower or a treasure gives nothing.",
  "arthur.explain.picts": "Take one of the four open Picts and its bonus. Another is revealed.",

  // The Picts

  "picts.title": "Picts",
  "picts.name": "Pict {n}: {gift}",
  "picts.gift.marker": "marker {in}",
  "picts.gift.manor": "manor {on}",
  "picts.gift.apple": "apple",
  "picts.bonus.marker": "a marker {in}",
  "picts.bonus.manor": "a manor {on}",
  "picts.bonus.apple": "an apple",
  "picts.display": "Picts on display",
  "picts.left": "{n} left",
  "picts.next": "Next scoring: most +3, fewest −3",
  "picts.none": "No Pict",
  "picts.sums": "What everyone’s Picts are worth",
  "picts.sum": "{name}: {n}",
  "picts.sum.signet": "{name}: {n}, including the signet ring",
  "picts.ask.pict": "Take a Pict",
  "picts.ask.pict-manor": "Where should the manor go?",
  "picts.ask.keep": "Keep one manor",
  "picts.say.pict": "You get its bonus now. Its number counts in the next scoring.",
  "picts.say.pict-manor": "The Pict builds it on a free tile of this terrain, at no cost.",
  "picts.say.keep": "You keep one manor in each territory. The others come back to you.",
  "picts.decline.pict": "Take none",
  "arthur.log.tookPict.you": "<b>You</b> take Pict {n}, which brings {what}.",
  "arthur.log.tookPict.other": "<b>{name}</b> takes Pict {n}, which brings {what}.",
  "arthur.log.discardedPicts.you": {
    one: "<b>You</b> discard your Pict.",
    other: "<b>You</b> discard {words} Picts.",
  },
  "arthur.log.discardedPicts.other": {
    one: "<b>{name}</b> discards a Pict.",
    other: "<b>{name}</b> discards {words} Picts.",
  },
  "arthur.log.fewestPicts.you": "<b>You</b> have the lowest total of Picts, {n}.",
  "arthur.log.fewestPicts.other": "<b>{name}</b> has the lowest total of Picts, {n}.",
  "picts.option": "{now}; your total: {sum}",
  "picts.option.tower": "with the tower’s gift",
  "picts.lacks.good": "none available, so no good",
  "picts.lacks.marker": "no marker left on your castle",
  "picts.lacks.manor": "all your manors are built",
  "picts.lacks.site": "no tile of this terrain is free",
  "picts.lacks.apple": "no apple available",
  "picts.apple": "you get an apple",
  "picts.sites": { one: "one free tile", other: "{words} free tiles" },
  "picts.for": "Picts worth {n}",
  "picts.why": "you take Picts on Arthur’s Pict spaces",
  "picts.explain": "A Pict of strength {n}. Take it and you get {what}.",
  "picts.explain.sum":
    "In a scoring, the highest total gains 3 points and the lowest loses 3. Then all Picts are discarded.",
  "picts.explain.values": "{sum} (Picts {values})",
  "picts.explain.now": "{now}; scored now: {points}",
  "picts.projection":
    "Traitors, environs, influence, vassals and Picts, as the scoring after round {n} would count them now.",
  "picts.scoring.title": "The Picts",
  "picts.scoring.text":
    "The highest total gains 3 points, the lowest loses 3: {who}. Then all Picts are discarded.",
  "picts.scoring.nobody": "nobody wins or loses",
} as const;
