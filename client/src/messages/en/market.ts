/** Words of the Market. */
export default {
  "market.title": "Market",
  "market.each": "a coin each",
  "market.visited": "visited",

  // The wares: their names, and as what is bought or given

  "market.name.tile": "{good} tile",
  "market.name.plus": "Plus token",
  "market.name.fruit": "Apple or mistletoe",
  "market.name.labourer": "Day labourer {n}",
  "market.what.plus": "a plus token",
  "market.what.fruit": "a tile with apple and mistletoe",
  "market.what.labourer": "day labourer {n}",
  "market.what.tile": "the tile “{good}”",
  "market.stall.shield": "Shield tile",
  "market.stall.material": "Material tile",
  "market.stall.labourer": "Day labourer",
  "market.does.shield": "as good as a shield of its colour",
  "market.does.material": "as good as a material of its colour",
  "market.does.plus": "makes a marker count as two",
  "market.does.fruit": "an apple or mistletoe, once",
  "market.does.labourer": "an extra turn, by its number",
  "market.left": "{n} left",
  "market.soldOut": "none left",
  "market.colours": { one: "one colour left", other: "{words} colours left" },
  "market.values": "goes {values}",

  // The questions

  "market.option.visit": "Visit the market",
  "market.option.visit.detail": {
    one: "buy a ware with your coin",
    other: "buy a ware for one of {words} coins",
  },
  "market.option.visit.mission": "then no mission this turn",
  "market.option.labourer": "goes {n} this round: {space}",
  "market.option.stop": "Stop for this round",
  "market.option.stop.detail": "your labourers go back without working",
  "market.option.good.detail": "it goes back to its principality",
  "market.option.tile.detail": "it goes back to the market",
  "market.option.plus": "A plus token under it",
  "market.option.plus.detail": { one: "your only one", other: "you have {words}" },
  "market.option.fruit.detail": "for a tile; then {to}",
  "market.option.mission": {
    one: "{said}; with mistletoe and a tile",
    other: "{said}; with mistletoe and {words} tiles",
  },
  "market.option.mission.tiles": {
    one: "{said}; with a tile as mistletoe",
    other: "{said}; with {words} tiles as mistletoe",
  },
  "market.alter": "with an apple tile",
  "market.turnTo": "For an apple tile, turn it to",
  "market.ask.shop": "Buy a ware",
  "market.say.shop": "It costs a coin. You cannot resolve a mission in the same turn.",
  "market.ask.plus": "A plus token?",
  "market.say.plus": "The marker counts as two in the next scoring. Then the token goes back to the market.",
  "market.decline.plus": "Keep it",
  "market.ask.raise": "What repels the traitor?",
  "market.say.raise": "A shield, or a tile that is as good.",
  "market.ask.pay": "What do you give?",
  "market.say.pay": "The good, or a tile that is as good.",
  "market.say.pay.mistletoe": "Mistletoe of your own, or a tile that is as good.",
  "market.option.sprig.detail": "it goes back to the supply",

  // Counts

  "market.stock.plus": { one: "{n} plus token", other: "{n} plus tokens" },
  "market.stock.fruit": {
    one: "{n} tile with apple and mistletoe",
    other: "{n} tiles with apple and mistletoe",
  },
  "market.labourer.ready": "day labourer {n}",
  "market.labourer.done": "day labourer {n}, has worked",
  "market.hand": "not after a market visit",
  "market.words.ware": "{ware}: {n}",

  // The log

  "market.log.bought.you": "<b>You</b> buy {what}.",
  "market.log.bought.other": "<b>{name}</b> buys {what}.",
  "market.log.returned.you": "<b>You</b> give {what} back to the market.",
  "market.log.returned.other": "<b>{name}</b> gives {what} back to the market.",
  "market.log.turned.you": "<b>You</b> turn a die from {from} to {face}.",
  "market.log.turned.other": "<b>{name}</b> turns a die from {from} to {face}.",
  "market.log.laid.you": "<b>You</b> lay a plus token under your marker {in}.",
  "market.log.laid.other": "<b>{name}</b> lays a plus token under the marker {in}.",
  "market.log.returnedPlus.you": {
    one: "<b>Your</b> plus token {in} goes back to the market.",
    other: "<b>Your</b> {words} plus tokens {in} go back to the market.",
  },
  "market.log.returnedPlus.other": {
    one: "A plus token of <b>{name}</b> {in} goes back to the market.",
    other: "{words} plus tokens of <b>{name}</b> {in} go back to the market.",
  },
  "market.log.worked.you": "<b>You</b> send day labourer {n}.",
  "market.log.worked.other": "<b>{name}</b> sends day labourer {n}.",
  "market.log.stopped.you": "<b>You</b> stop for this round.",
  "market.log.stopped.other": "<b>{name}</b> stops for this round.",
  "market.log.dismissed.you": {
    one: "<b>Your</b> day labourer goes back to the market.",
    other: "<b>Your</b> {words} day labourers go back to the market.",
  },
  "market.log.dismissed.other": {
    one: "The day labourer of <b>{name}</b> goes back to the market.",
    other: "{words} day labourers of <b>{name}</b> go back to the market.",
  },

  // Explanations, and why not

  "market.explain.visit":
    "Once in your turn you may buy a ware for a coin, but not in a turn in which you resolve a mission, before or after.",
  "market.explain.shield":
    "As good as a shield of its colour: for missions, on points spaces, against traitors. When it is spent it goes back to the market.",
  "market.explain.material":
    "As good as a material of its colour: for missions, on points spaces, to build. When it is spent it goes back to the market.",
  "market.explain.plus":
    "Lay it under a marker that you place: the marker counts as two in the next scoring. Then it goes back to the market.",
  "market.explain.fruit":
    "Use it as an apple or as mistletoe; then it goes back to the market. At the end it is worth as much as an apple.",
  "market.explain.labourer":
    "Instead of a die, it moves your knight clockwise by its number: an extra turn this round. Nothing changes its number, and at the end of the round it goes back.",
  "market.explain.laid": "A marker of {name} with a plus token counts as two.",
  "market.why.noCoin": "you have no coin",
  "market.why.visited": "you have been to the market this turn",
  "market.why.mission": "no market in a turn with a mission",
  "market.why.afterMarket": "no mission after a market visit",
  "market.why.soldOut": "none is left",
  "market.why.turn": "the market is open in your own turn",
  "market.why.plus": "it goes under a marker that you place",
  "market.why.fruit": "it serves as an apple or with a mission",
  "market.why.tile": "it is used like the good that it shows",
  "market.why.worked": "has worked this round",
  "hall.ask.plus": "a plus token?",
  "hall.ask.raise": "what repels the traitor?",
  "hall.ask.pay": "what do you give?",
  "make.marketWild": "The tiles of the market",
  "make.marketWild.off": "have one colour each",
  "make.marketWild.on": "count as any colour",
  "make.marketWild.why": "Six tiles match six colours, but no rulebook says so.",
  "make.marketStrict": "Market tiles count",
  "make.marketStrict.off": "like any shield or material",
  "make.marketStrict.on": "for missions, building and traitors",
  "make.marketStrict.why":
    "One rulebook returns them only when they repel or build; a normal piece can be spent anywhere.",
  "make.labourerReturn": "Day labourers go back",
  "make.labourerReturn.endOfRound": "at the end of the round",
  "make.labourerReturn.afterUse": "after their work",
  "make.labourerReturn.why":
    "The newer rulebook says at the end of the round, so nobody hires the same one twice.",
  "make.plusInPot": "A plus token in the scoring",
  "make.plusInPot.on": "counts for the majority and as a point",
  "make.plusInPot.off": "counts only for the majority",
  "make.plusInPot.why": "Both rulebooks say that the marker counts as two.",
  "mb.new.market.1": "Gold and mistletoe is played too.",
  "mb.new.market.2": "Once in your turn you may buy a ware for a coin (R60.2).",
  "mb.new.market.3": "You cannot do so in a turn in which you resolve a mission.",
  "mb.new.market.4": "Shield and material tiles work like the real ones (R61).",
  "mb.new.market.5": "Day labourers replace a die and give you an extra turn in this round (R62, R62.4).",
  "mb.new.market.6": "A labourer goes exactly as far as it shows; nothing changes that (R62.3).",
  "mb.new.market.7": "At the end of the round all labourers leave (R62.5).",
  "mb.new.market.8": "A plus token under a marker makes it count as two in the next scoring (R63.2).",
  "mb.new.market.9": "A tile with apple and mistletoe is used as either, once (R64).",
  "mb.new.market.10": "Spent wares go back to the market, where anybody can buy them.",

  // Its first lesson

  "lesson.market.welcome.title": "The market",
  "lesson.market.welcome.text":
    "It sells shields, materials, plus tokens, fruit and day labourers, at a coin each.",
  "lesson.market.buy.title": "Buy one piece",
  "lesson.market.buy.text":
    "Once in each of your turns, for a coin. A day labourer gives you one more turn in this round.",
  "lesson.market.missions.title": "Market or mission",
  "lesson.market.missions.text":
    "In a turn in which you resolve a mission, you cannot buy anything, and the other way round.",
  "lesson.market.helper.title": "A labourer in place of a die",
  "lesson.market.helper.text":
    "It leads your knight exactly as far as its number says. Nothing changes that.",
  "lesson.market.coins.title": "Fetch more gold",
  "lesson.market.coins.text": "Without a coin the market is closed to you.",
  "lesson.market.wares.title": "As good as the real thing",
  "lesson.market.wares.text":
    "Your tile counts as a shield or a material. When it is used up, it goes back to the market.",
  "lesson.market.settle.title": "Which one will you spend?",
  "lesson.market.settle.text": "A bought tile goes back to the market, where you can buy it again.",
  "lesson.market.home.title": "Labourers go home",
  "lesson.market.home.text":
    "At the end of every round they return to the market. Hire again when you need a turn.",
  "lesson.market.done.title": "A good customer",
  "lesson.market.done.text":
    "A coin at the right time is a whole turn. Play on, if you like, or leave it here.",
  "market.piece.coin": "Coin",
  "market.source": "Wares",
} as const;
