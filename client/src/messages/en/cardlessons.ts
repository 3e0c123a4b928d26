/** Words that explain King Arthur: the lessons, and what a card is. */
export default {
  "kg.welcome.title": "Welcome to Camelot",
  "kg.welcome.text":
    "A turn has four steps: draw adversaries, challenge one, take an adventure, draw a knight. You may skip any of them.",
  "kg.adversaries.title": "Draw adversaries",
  "kg.adversaries.text":
    "Once begun, it goes on until there are four of one kind. More on the table means more to choose from, for your rival too.",
  "kg.full.title": "Four of a kind",
  "kg.full.text": "A column is full. Nothing is drawn until somebody defeats one of its cards.",
  "kg.challenge.title": "Challenge an adversary",
  "kg.challenge.text":
    "Pay its number with knights of one colour. A double counts two. Then the card is yours.",
  "kg.adventure.title": "Take an adventure",
  "kg.adventure.text":
    "Pay with defeated adversaries what it asks for. Its number is what it is worth at the end.",
  "kg.knight.title": "Draw a knight",
  "kg.knight.text": "That ends your turn. If you did not challenge and took no adventure, you may draw two.",
  "kg.merlin.title": "I fight on every side",
  "kg.merlin.text": "My card counts as one knight of any colour.",
  "kg.goal.title": "Think of an adventure",
  "kg.goal.text":
    "“Adventures within reach” shows how near your adversaries bring you. Win what is still missing.",
  "kg.done.title": "Your first adventure",
  "kg.done.text":
    "Now you know everything. The twelfth adventure ends the game; until then, what you have in hand counts as well. Play on, if you like, or leave it here.",
  "kg.seals.welcome.title": "The game with seals",
  "kg.seals.welcome.text": "You have five seals. Only the challenge is different: there are now three ways.",
  "kg.seals.usual.title": "Lay a seal",
  "kg.seals.usual.text":
    "Pay as usual, and lay a seal on the adversary. It stays where it is. When its whole column is sealed, the column falls.",
  "kg.seals.double.title": "Or take it outright",
  "kg.seals.double.text": "For twice its number you take the card straight away, without a seal.",
  "kg.seals.column.title": "Bring the column down",
  "kg.seals.column.text":
    "Every card in it needs a seal, no matter whose. Then all take what lies under their seals.",
  "kg.seals.repeated.title": "Pay a second time",
  "kg.seals.repeated.text":
    "You can win a card under your own seal straight away, if you pay its number again.",
  "kg.seals.done.title": "Sealed and won",
  "kg.seals.done.text":
    "Seals are cheap, but you share what falls with others. Play on, if you like, or leave it here.",
  "cards.adventure": {
    one: "Worth {n} point. It asks for {condition}.",
    other: "Worth {n} points. It asks for {condition}.",
  },
  "cards.adversary":
    "Costs knights of one colour worth {n}. In your hand it pays for adventures, or counts {n} at the end.",
  "cards.sealed":
    "{name} has paid for it and laid a seal on it. It goes to {name} when every card of the column carries a seal.",
  "cards.sealed.you":
    "It comes to you when every card of the column carries a seal, or at once if you pay {n} again.",
  "cards.trophy": "Pays for an adventure that it fits. What you keep counts {n} at the end.",
  "cards.knight": "Counts {n}, together with knights of its colour and with Merlin.",
  "cards.merlin": "Counts 1 and joins knights of any colour.",
  "cards.knights": "A turn ends with a card from here: two if you neither challenged nor took an adventure.",
  "cards.adversaries": "As long as no column has four cards, you may begin your turn by turning over more.",
  "cards.discards": "Knights that have paid. They become the new pile when the old one is used up.",
} as const;
