/** Words of the illustrated rules of King Arthur: the game in two minutes, its cards, its chapters. */
export default {
  "kr.minutes": "The game in two minutes",
  "kr.goal":
    "Your knights defeat adversaries, which you use to take adventures. The player with the most points in adventures and adversaries wins.",
  "kr.step.draw": "Look for adversaries",
  "kr.step.draw.text": "If no column has four adversaries, you may turn more of them over.",
  "kr.step.fight": "Challenge",
  "kr.step.fight.text":
    "Lay down knights of one colour worth as much as an adversary, and take it into your hand.",
  "kr.step.venture": "Take an adventure",
  "kr.step.venture.text": "Lay down the adversaries that it asks for. It is yours, with its points.",
  "kr.step.knight": "Draw a knight",
  "kr.step.knight.text": "One card; two if you have neither challenged nor taken an adventure.",
  "kr.step.points": "Points",
  "kr.step.points.text": "The shield on each adventure, and the numbers of adversaries left in your hand.",
  "kr.step.end": "The end",
  "kr.step.end.text": "The game ends as soon as twelve of the thirteen adventures are taken.",
  "kr.alt.draw": "Columns of two, four and one adversaries",
  "kr.alt.fight": "A red knight of 1 and a double red knight defeat a dragon of 3",
  "kr.alt.venture": "Two adversaries worth 9 take the Mountain",
  "kr.alt.knight": "A knight from the pile joins the hand",
  "kr.alt.points": "An adventure for 20 points and two adversaries",
  "kr.alt.end": "Twelve adventures are taken, one is left",

  "kr.adventures": "The thirteen adventures",
  "kr.adventures.hint": "the shield shows the points",
  "kr.cards": "The cards",
  "kr.knights": "Knights",
  "kr.knights.text": "Sixteen of each colour. A double counts 2; Merlin joins any colour and counts 1.",
  "kr.kinds": "Four kinds of adversaries",
  "kr.kinds.text": "The number is both the cost to defeat one and its worth.",
  "kr.kind.text": "{n} cards, from {least} to {most}",

  "kb.K1.1":
    "Two decks and thirteen adventures. You pay with knights to win adversaries, and with adversaries to take adventures.",
  "kb.K1.2":
    "The colours of the two decks are unrelated. Any colour of knights defeats any kind of adversary (K1.5).",
  "kb.K2.1":
    "All adventures lie open. Adversaries are turned over until one kind has four; each kind has its column.",
  "kb.K2.2": "Everybody gets four knights, which nobody else sees (K2.3).",
  "kb.K3.1": "A turn has four steps, always in this order. You may skip any of them.",
  "kb.K3.2":
    "A quiet turn pays too: if you neither challenge nor take an adventure, you draw two knights instead of one (K3.2). There is no limit to your hand.",
  "kb.K4.1": "As long as no column has four, you may turn adversaries over.",
  "kb.K4.2":
    "Once you start, you continue until a column has four, which gives the next players more choice (K4.1).",
  "kb.K5.1": "Choose one adversary, and pay its number with knights of one colour. Merlins join any colour.",
  "kb.K5.2":
    "Pay exactly if you can. You may pay too much only if your cards leave no other way, and never with a card that you could spare (K5.3).",
  "kb.K5.3": "The knights go to the discards, and the adversary comes into your hand (K5.2).",
  "kb.K6.1": "Lay down adversaries that fit an open adventure. They leave the game; the adventure is yours.",
  "kb.K6.2":
    "Once a turn, and you may use the adversary that you have just defeated (K6.2). A sum must be exact if your hand allows it (K6.4).",
  "kb.K7.1": "Draw the top knight card, or two after a quiet turn (K7.1).",
  "kb.K7.2": "If the pile is used up, the discards are shuffled (K7.2).",
  "kb.K8.1": "The twelfth adventure ends the game immediately; you draw no more knights (K8.1).",
  "kb.K8.2":
    "Add up your adventures and the adversaries in your hand. If points are equal, the player with more knight cards wins (K8.3, K8.4).",
  "kb.K10.1":
    "Each player has five seals (K2.5). The usual challenge does not bring you an adversary at once any more: you pay for it and lay a seal on it, and it stays in its column (K10.1). When every card there has a seal, the column falls, and everybody takes what lies under their own seals (K10.2).",
  "kb.K10.2":
    "Only step 2 is different. You choose whether to lay a seal, to pay a second time for a card under your own seal (K10.3), or to pay twice the number and take a card at once (K10.4). What you win you may use for an adventure in the same turn (K10.5).",
  "kb.K10.3":
    "Look at who else has seals in a column before you close it: you help them too. Five seals are soon laid, and they come back only with their cards. What is under a seal when the game ends is worth nothing, so bring your cards home in time.",
  "kb.new.seals.1": "Everybody starts with five seals (K2.5).",
  "kb.new.seals.2": "Only step 2 changes: there are three ways to challenge.",
  "kb.new.seals.3": "Usual: pay as before, but lay a seal on the adversary; it stays in its column (K10.1).",
  "kb.new.seals.4":
    "When every card of a column has a seal, the column falls: everyone takes the cards under their own seals (K10.2).",
  "kb.new.seals.5": "A column of a single card falls immediately.",
  "kb.new.seals.6": "Repeated: pay a second time for a card under your seal and take it now (K10.3).",
  "kb.new.seals.7": "Double: pay twice the number in one colour, take it now and use no seal (K10.4).",
  "kb.new.seals.8":
    "A card under somebody else’s seal cannot be challenged, and laying a seal counts as a challenge, so you do not draw two knights.",
  "kb.new.seals.9":
    "With no seal left, only the repeated and the double challenge remain. Cards still sealed at the end are worth nothing.",
  "kb.new.seals.10": "You may use what you have just won for an adventure straight away (K10.5).",

  "kr.try.K5.3":
    "You hold two red doubles, a red knight and Merlin, and challenge this adversary of 3. What may you lay down?",
  "kr.try.K5.3.over": "Both doubles",
  "kr.try.K5.3.over.then": "That would be 4. You can pay exactly, so you must (K5.3).",
  "kr.try.K5.3.exact": "A double and the red knight",
  "kr.try.K5.3.exact.then": "Exactly 3, in one colour. A double and Merlin would do as well (K5.1).",
  "kr.try.K5.3.mixed": "Merlin alone",
  "kr.try.K5.3.mixed.then": "Merlin counts 1, which is too little (K5.1).",
  "kr.try.K6.3": "You have these three adversaries. Which adventure can you take?",
  "kr.try.K6.3.vikings.then": "It asks for any four adversaries (K6.3i).",
  "kr.try.K6.3.robbers.then": "Any two will do; their numbers do not matter (K6.3h).",
  "kr.try.K6.3.grail.then": "They are worth 9 together, not 12 (K6.3a).",
  "kr.try.K7.1": "You have neither challenged nor taken an adventure. How many knights may you draw?",
  "kr.try.K7.1.one": "One",
  "kr.try.K7.1.one.then": "One is for a turn with a challenge or an adventure (K7.1).",
  "kr.try.K7.1.two": "Up to two",
  "kr.try.K7.1.two.then": "After a quiet turn two, or fewer if you like (K7.1).",
  "kr.try.K7.1.four": "Up to four in hand",
  "kr.try.K7.1.four.then": "Your hand has no limit; after a quiet turn it grows by two (K3.2, K7.1).",
  "kr.try.K10.2":
    "In this column one card has your red seal and one a blue seal. You challenge the last one and lay your seal on it. What do you get?",
  "kr.try.K10.2.mine": "The card I have just paid for",
  "kr.try.K10.2.mine.then": "When a column falls, it falls for all its cards (K10.2).",
  "kr.try.K10.2.stay": "Nothing yet",
  "kr.try.K10.2.stay.then": "This was the last card without a seal, so the column falls immediately (K10.2).",
  "kr.try.K10.2.fall": "Both cards under my seals",
  "kr.try.K10.2.fall.then":
    "The column falls: you take your two cards and your seals, and Blue takes the card in the middle (K10.2).",
  "kr.try.K10.4": "You want this adversary of 3 right away, without a seal. How much do you pay?",
  "kr.try.K10.4.three": "3",
  "kr.try.K10.4.three.then":
    "That is the usual challenge: the card stays in its column, under your seal (K10.1).",
  "kr.try.K10.4.five": "5",
  "kr.try.K10.4.five.then": "Twice its number is 6 (K10.4).",
  "kr.try.K10.4.six": "6",
  "kr.try.K10.4.six.then": "Twice its number, in one colour; the other cards of the column stay (K10.4).",
  "kr.guided": "Or play it: guided first game",
} as const;
