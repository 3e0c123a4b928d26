import type { Book } from "./book";

const book: Book = {
  title: "King Arthur",
  lead: "The card game for two to five, in our own words. Every paragraph has a number; the questions at the table link to it.",
  chapters: [
    {
      id: "K1",
      title: "What is on the table",
      rules: [
        {
          id: "K1.1",
          text: "There are 53 knight cards. Red, orange and beige have sixteen each: fourteen single knights and two doubles. Five white Merlins join them.",
        },
        {
          id: "K1.2",
          text: "44 adversaries come in four kinds: 13 dark powers (yellow), 11 enemy knights (blue), 11 monsters (green) and 9 dragons (red). The number on a card is its strength, and its worth.",
        },
        {
          id: "K1.3",
          text: "13 adventures each ask for certain adversaries and are worth between 6 and 20 points.",
        },
        {
          id: "K1.4",
          text: "Only the game with seals uses seals: five for each player. Two to five can play; nothing else changes with their number.",
        },
        {
          id: "K1.5",
          text: "The colours of knights and of adversaries are unrelated. A red knight has nothing to do with a dragon.",
        },
      ],
    },
    {
      id: "K2",
      title: "Before the first turn",
      rules: [
        { id: "K2.1", text: "All thirteen adventures lie open." },
        {
          id: "K2.2",
          text: "Adversaries are turned over one after the other and sorted into a column for each kind, until one column holds exactly four. So between 4 and 13 cards lie open.",
        },
        {
          id: "K2.3",
          text: "Everybody gets four knights, which the others do not see. The rest is the pile to draw from.",
        },
        { id: "K2.4", text: "Chance picks who begins; the turn then passes to the left." },
        { id: "K2.5", text: "With seals, everybody starts with five of their own." },
      ],
    },
    {
      id: "K3",
      title: "Your turn",
      lead: "Four steps, always in this order. You may leave out any of them.",
      rules: [
        {
          id: "K3.1",
          text: "First draw adversaries, then challenge one, then take an adventure, then draw a knight.",
        },
        {
          id: "K3.2",
          text: "If you neither challenge nor take an adventure, you may draw two knights instead of one. It does not matter whether you drew adversaries.",
        },
        { id: "K3.3", text: "Your hand may be as large as you like." },
      ],
    },
    {
      id: "K4",
      title: "Step 1: draw adversaries",
      rules: [
        {
          id: "K4.1",
          text: "As long as no column holds four cards, you may turn over new adversaries. Once you have begun you go on until a column holds four, or the pile is empty (KQ5).",
        },
        {
          id: "K4.2",
          text: "A column therefore never grows beyond four, and never more than thirteen lie open.",
        },
      ],
    },
    {
      id: "K5",
      title: "Step 2: challenge",
      lead: "The basic game. With seals, K10 takes the place of this step.",
      rules: [
        {
          id: "K5.1",
          text: "Choose one open adversary and lay down knights of one colour worth as much as its number. A single knight counts 1, a double 2. Merlin counts 1 and joins any colour; Merlins alone will do as well.",
        },
        {
          id: "K5.2",
          text: "The knights you laid go to the discards, the adversary comes into your hand. There it is a trophy for adventures, or points at the end.",
        },
        {
          id: "K5.3",
          text: "Pay exactly if you can: if the knights of that colour together with your Merlins allow the exact sum, nothing else is accepted. Only if they do not may you pay more, and then without any card you could spare.",
          option: "overpay",
        },
        {
          id: "K5.4",
          text: "In practice you overpay only when you hold nothing but doubles of that colour and no Merlin, and the number is odd: 2 for a 1, or 4 for a 3.",
        },
      ],
    },
    {
      id: "K6",
      title: "Step 3: take an adventure",
      rules: [
        {
          id: "K6.1",
          text: "Once a turn you may lay down adversaries from your hand that fit an open adventure. They leave the game; the adventure is yours and lies before you.",
        },
        { id: "K6.2", text: "An adversary you won a moment ago may be used at once." },
        { id: "K6.3a", text: "Holy Grail: adversaries of any kind worth 12 together." },
        { id: "K6.3b", text: "Mountain: any kind, 9 together." },
        { id: "K6.3c", text: "Excalibur: any kind, 5 together." },
        { id: "K6.3d", text: "Questing Beast: dragons worth 8 together." },
        { id: "K6.3e", text: "Fisher King: monsters worth 6 together." },
        { id: "K6.3f", text: "Royal tournament: enemy knights worth 5 together." },
        { id: "K6.3g", text: "Saxons: dark powers worth 4 together." },
        { id: "K6.3h", text: "Robbers: any two adversaries." },
        { id: "K6.3i", text: "Vikings: any four adversaries." },
        { id: "K6.3j", text: "King Mark: one monster, one enemy knight and one dark power." },
        { id: "K6.3k", text: "Sea monster: one of each of the four kinds." },
        { id: "K6.3l", text: "Green Knight: one adversary of at least 3 and another of at least 4." },
        { id: "K6.3m", text: "Gold treasure: two adversaries of at least 3, or the dragon 5 alone." },
        {
          id: "K6.4",
          text: "Where a sum is asked for, it has to be exact if your hand allows it; otherwise it may be more, without any card you could spare. Where cards are counted, it is exactly that many; high values are no overpayment there.",
          option: "overpay",
        },
      ],
    },
    {
      id: "K7",
      title: "Step 4: draw a knight",
      rules: [
        { id: "K7.1", text: "Take the top card of the knights, or two under K3.2." },
        { id: "K7.2", text: "When the pile is used up, the discards are shuffled and become the new pile." },
      ],
    },
    {
      id: "K8",
      title: "The end",
      rules: [
        {
          id: "K8.1",
          text: "When the twelfth adventure is taken, the game ends on the spot; one adventure stays behind and no knight is drawn any more.",
        },
        {
          id: "K8.2",
          text: "It also ends when no adversary is left to draw and the last open one is taken. That turn is still played to its end.",
        },
        {
          id: "K8.3",
          text: "Your points are your adventures and the adversaries still in your hand. Knights are worth nothing.",
        },
        {
          id: "K8.4",
          text: "With equal points, whoever holds more knight cards wins. If that is equal too, the win is shared.",
        },
      ],
    },
    {
      id: "K10",
      title: "The game with seals",
      lead: "Everything stays as it is except step 2. There you choose one of three ways to challenge.",
      rules: [
        {
          id: "K10.1",
          text: "Usual challenge: pay an adversary without a seal as in K5 and lay one of your seals on it. It stays where it is for now.",
        },
        {
          id: "K10.2",
          text: "As soon as every card of a column carries a seal, the column falls: everybody takes the cards under their own seals, and the seals back. A column of a single card falls at once.",
        },
        {
          id: "K10.3",
          text: "Repeated challenge: pay an adversary under your own seal a second time. You take card and seal right away; the others stay.",
        },
        {
          id: "K10.4",
          text: "Double challenge: pay twice the number of an adversary without a seal, all in one colour. You take it right away and use no seal; the others stay.",
        },
        { id: "K10.5", text: "Then the turn goes on with step 3, including whatever you have just won." },
      ],
    },
    {
      id: "KX",
      title: "Rare cases",
      lead: "What the game leaves open, and how we play it.",
      rules: [
        {
          id: "KX1",
          text: "If there are no knights to draw and none to shuffle, you draw nothing.",
          reason: "All of them are in hands.",
        },
        {
          id: "KX2",
          text: "If two knights are due and only one is left, you take it, the discards are shuffled, and you take the second.",
          reason: "It follows from K7.2.",
        },
        {
          id: "KX3",
          text: "The discards are shuffled in the moment the pile becomes empty; if there are none then, as soon as a card is needed and some have come.",
          reason: "That is how we read the word “exhausted”.",
        },
        {
          id: "KX4",
          text: "Without adversaries to draw, step 1 does not exist, however short the columns are.",
          reason: "There is nothing to turn over.",
        },
        {
          id: "KX5",
          text: "If the last adversary is turned over while you draw, you stop; a column of four is not needed then.",
          reason: "See KQ5.",
        },
        {
          id: "KX6",
          text: "If a column already holds four when your turn begins, you cannot draw adversaries.",
          reason: "K4.1 asks for columns of three or fewer.",
        },
        {
          id: "KX7",
          text: "If nothing lies open but there are adversaries to draw, the game goes on.",
          reason: "The second end needs both to be empty.",
        },
        {
          id: "KX8",
          text: "If one turn brings both the last adversary and the twelfth adventure, the adventure ends the game at once.",
          reason: "“At once” is the stronger word.",
        },
        {
          id: "KX9",
          text: "Nobody can ever take the thirteenth adventure.",
          reason: "The game is over before.",
        },
        {
          id: "KX10",
          text: "With a Merlin that makes the exact sum possible, you may not overpay with doubles.",
          reason: "A Merlin is no double.",
        },
        {
          id: "KX11",
          text: "Whether the exact sum is possible is asked only of the colour you pay with. That another colour could pay exactly does not matter.",
          reason: "A payment is always of one colour.",
        },
        {
          id: "KX12",
          text: "A double challenge never needs an overpayment.",
          reason: "Twice any number is even, and doubles pay every even sum.",
        },
        {
          id: "KX13",
          text: "Cards under seals count for the four of a column.",
          reason: "They still lie there.",
        },
        {
          id: "KX14",
          text: "New adversaries may come into a column that carries seals; it then needs one seal more.",
          reason: "Only columns of four stop the drawing.",
        },
        {
          id: "KX15",
          text: "A card under somebody else’s seal cannot be challenged in any way.",
          reason: "Each of the three ways names what it may aim at.",
        },
        {
          id: "KX16",
          text: "After a repeated challenge the seal returns to you; the rest of the column stays and does not fall by it.",
          reason: "There was still a card without a seal.",
        },
        {
          id: "KX17",
          text: "If a double challenge takes the last card without a seal, the sealed ones stay. They fall when a later seal completes the column, or at once if there are no adversaries to draw.",
          reason:
            "“The rest stays” is the more special sentence; without the second half the game could stand still.",
          option: "sealedColumn",
        },
        {
          id: "KX18",
          text: "Without a seal of your own left, no usual challenge is possible, not even against a single card.",
          reason: "The seal is what marks it.",
        },
        {
          id: "KX19",
          text: "If several of your seals lie in a column that falls, you take all those cards.",
          reason: "So does everybody.",
        },
        {
          id: "KX20",
          text: "What others win in your turn goes into their hands at once; they use it in their own turn.",
          reason: "A falling column pays everyone in it.",
        },
        {
          id: "KX21",
          text: "If a falling column empties the table and nothing is left to draw, the game ends after this turn.",
          reason: "The last adversary has been taken (K8.2).",
        },
        {
          id: "KX22",
          text: "Cards still under seals at the end are worth nothing.",
          reason: "They are in nobody’s hand.",
        },
        {
          id: "KX23",
          text: "Whoever lays a seal cannot draw two knights.",
          reason: "Laying a seal is a challenge.",
        },
        {
          id: "KX24",
          text: "Usual and repeated challenge do not go together in one turn.",
          reason: "One challenge a turn; both at once is the double challenge.",
        },
        {
          id: "KX25",
          text: "If nobody draws, challenges or takes an adventure for two full rounds, the game ends and is counted.",
          reason: "Nobody should have to wait for ever.",
          option: "stalemate",
        },
        {
          id: "KX26",
          text: "If there are no adversaries to draw and a column consists only of sealed cards, it falls at once.",
          reason: "Otherwise it could never be resolved.",
        },
      ],
    },
    {
      id: "KQ",
      title: "Rulings and house rules",
      lead: "Where one may read the rules in two ways. Some of them can be changed when a table is made.",
      rules: [
        {
          id: "KQ1",
          text: "Overpaying with knights is allowed only if the chosen colour, Merlins included, has no exact payment; no card may be to spare.",
          reason: "The permission is tied to a condition, so without it there is no permission.",
          option: "overpay",
        },
        {
          id: "KQ2",
          text: "Merlins in your hand count in that test.",
          reason: "A Merlin is not a double.",
          option: "overpayMerlin",
        },
        {
          id: "KQ3",
          text: "Overpaying for adventures is allowed only if no exact set is in your hand; no card may be to spare.",
          reason: "The same principle as KQ1.",
          option: "overpay",
        },
        {
          id: "KQ4",
          text: "Adventures that count cards take exactly that many.",
          reason: "There is nothing to overpay.",
        },
        {
          id: "KQ5",
          text: "Drawing adversaries stops when there are none left.",
          reason: "Nothing remains to be turned over.",
        },
        {
          id: "KQ6",
          text: "No knights in pile or discards: no card, and nothing in its place.",
          reason: "All of them are in hands.",
        },
        {
          id: "KQ7",
          text: "Whoever may draw two knights may also draw one, or none.",
          reason: "It is a permission.",
        },
        {
          id: "KQ8",
          text: "The twelfth adventure ends the game; the rest of the turn is dropped.",
          reason: "It ends at once.",
        },
        {
          id: "KQ9",
          text: "The last open adversary ends the game when nothing is left to draw; the turn is completed.",
          reason: "So it is written.",
        },
        {
          id: "KQ10",
          text: "With equal points we count cards: a double knight is one card.",
          reason: "It speaks of cards, not of knights.",
        },
        {
          id: "KQ11",
          text: "Without a seal left, only the repeated and the double challenge are open.",
          reason: "The usual one lays a seal.",
        },
        {
          id: "KQ12",
          text: "A column of which only sealed cards remain after a double challenge stays until the next seal, or falls at once if nothing is left to draw.",
          reason: "The special sentence wins, and an empty pile would block the game.",
          option: "sealedColumn",
        },
        {
          id: "KQ13",
          text: "Dark powers are yellow, enemy knights blue, monsters green, dragons red.",
          reason: "The order of the prices says so, and a review agrees.",
        },
        {
          id: "KQ14",
          text: "After two full rounds in which nothing happened but passing, the game ends.",
          reason: "It keeps a stubborn table from playing for ever.",
          option: "stalemate",
        },
        {
          id: "KQ15",
          text: "The adversaries in your hand are hidden; how many there are can be seen by all.",
          reason: "They are part of a hand.",
        },
        {
          id: "KQ16",
          text: "While you are asked, the others see that you can do something, but not what; if you decline, they see that you were asked.",
          reason:
            "At a table they see you think too. Asking everybody each time would hide it, and slow down every turn.",
        },
      ],
    },
  ],
};

export default book;
