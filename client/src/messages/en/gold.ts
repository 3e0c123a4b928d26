/** Words of Gold and mistletoe. */
export default {
  "gold.space.gold": "Coin",
  "gold.space.mistletoe": "Apple or mistletoe",
  "gold.tag.gold": "a coin",
  "gold.tag.fruit": "a fruit",
  "gold.tag.apple": "an apple",
  "gold.tag.mistletoe": "mistletoe",
  "gold.does.gold": "take a coin",
  "gold.does.gold.none": "no coin available",
  "gold.does.fruit": "take an apple or mistletoe",
  "gold.does.apple": "take an apple; no mistletoe is left",
  "gold.does.mistletoe": "take mistletoe; no apple is left",
  "gold.does.fruit.none": "neither is available",

  // The questions

  "gold.ask.fruit": "Apple or mistletoe?",
  "gold.say.fruit": "Take one of them.",
  "gold.ask.mistletoe": "How much mistletoe?",
  "gold.say.mistletoe": "Each piece replaces one thing that the mission asks for.",
  "gold.option.apple": "An apple",
  "gold.option.apple.detail": "turns a die; you have {n}, {left} left",
  "gold.option.mistletoe": "Mistletoe",
  "gold.option.mistletoe.detail": "helps with a mission; you have {n}, {left} left",
  "gold.option.spend": { one: "One piece", other: "{words} pieces" },
  "gold.option.spend.left": { one: "then you have {words} left", other: "then you have {words} left" },
  "gold.option.spend.last": "then you have none left",
  "gold.option.coin.detail": "for a coin; then {to}",
  "gold.option.mission": {
    one: "{said}; with a piece of mistletoe",
    other: "{said}; with {words} pieces of mistletoe",
  },
  "gold.alter": "with a coin",
  "gold.turnTo": "For a coin, turn it to",

  // Counts and supplies

  "gold.coins": "Coins",
  "gold.mistletoe": "Mistletoe",
  "gold.stock.coins": { one: "{n} coin", other: "{n} coins" },
  "gold.stock.mistletoe": { one: "{n} piece of mistletoe", other: "{n} pieces of mistletoe" },
  "gold.supply.coins": { one: "{n} coin in the supply.", other: "{n} coins in the supply." },
  "gold.supply.mistletoe": {
    one: "{n} piece of mistletoe in the supply.",
    other: "{n} pieces of mistletoe in the supply.",
  },
  "gold.board.supplies": "Coins and mistletoe",

  // The log

  "gold.log.tookCoins.you": { one: "<b>You</b> take a coin.", other: "<b>You</b> take {words} coins." },
  "gold.log.tookCoins.other": {
    one: "<b>{name}</b> takes a coin.",
    other: "<b>{name}</b> takes {words} coins.",
  },
  "gold.log.paidCoins.you": { one: "<b>You</b> pay a coin.", other: "<b>You</b> pay {words} coins." },
  "gold.log.paidCoins.other": {
    one: "<b>{name}</b> pays a coin.",
    other: "<b>{name}</b> pays {words} coins.",
  },
  "gold.log.turned.you": "<b>You</b> turn a die from {from} to {face}.",
  "gold.log.turned.other": "<b>{name}</b> turns a die from {from} to {face}.",
  "gold.log.tookMistletoe.you": "<b>You</b> take mistletoe.",
  "gold.log.tookMistletoe.other": "<b>{name}</b> takes mistletoe.",
  "gold.log.usedMistletoe.you": "<b>You</b> use a piece of mistletoe.",
  "gold.log.usedMistletoe.other": "<b>{name}</b> uses a piece of mistletoe.",

  // Explanations, and why not

  "gold.explain.gold": "Take a coin.",
  "gold.explain.mistletoe": "Take an apple or a piece of mistletoe, whichever you like.",
  "gold.explain.coin":
    "Pay one to turn one of your dice up or down by one, as often as you like. You cannot go from six to one. At the end, every two are worth 3 points.",
  "gold.explain.sprig":
    "Use a piece when you resolve a mission: it replaces one thing that the mission asks for. At the end, it is worth nothing.",
  "gold.why.noCoin": "you have no coin",
  "gold.why.coin": "a coin turns a die before the move",
  "gold.why.noMistletoe": "you have no mistletoe",
  "gold.why.mistletoe": "use it with a mission that it helps you meet",
  "gold.scoring.left":
    "One point for an apple, two for a staff, three for two coins, one for three goods: {who}.",
  "hall.ask.fruit": "apple or mistletoe?",
  "hall.ask.mistletoe": "how much mistletoe?",

  "ml.for.coins": "coins, three points for two",
  "ml.source.coins": "Coins",
  "gold.piece.coin": "Coin",
  "gold.piece.space.gold": "Space: a coin",
  "gold.piece.space.mistletoe": "Space: apple or mistletoe",
  "gold.source": "Mistletoe",
} as const;
