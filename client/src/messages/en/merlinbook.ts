/** The chapters of Merlin in our own words, and the changes of each module for readers who know the game. */
export default {
  "mb.R1.1":
    "Six rounds at King Arthur’s court. In each of them everybody takes four turns, one with each die (R1.2).",
  "mb.R1.2":
    "Points come all the time from missions and from spaces, and three times from a scoring: after rounds 2, 4 and 6 (R1.3).",
  "mb.R1.3":
    "Everything is open except the missions in your hand, so you can always see what the others are after (R1.5).",
  "mb.R2.1":
    "The board is a wheel: six principalities outside, the ring of 24 spaces, and the environs in the middle.",
  "mb.R2.2":
    "Each principality has a colour and an animal, and keeps six shields, six flags and six materials of that colour (R2.1).",
  "mb.R3.1": "You begin with three staffs, an apple, three traitors and four missions (R3.8, R3.11).",
  "mb.R3.2":
    "A starting tile says where your knight stands, which three goods you have and where your first marker lies (R3.10).",
  "mb.R3.3": "The environs have four rows with four players, three with two or three (R3.7).",
  "mb.R4.1":
    "Choose one of your unused dice, move its figure, and do what its new space says. You must move, but you may skip the action (R4.2).",
  "mb.R4.2":
    "Before the move you may alter the die; after it, a flag can choose another space. A staff repeats what Merlin did (R4.3).",
  "mb.R4.3": "You can resolve a mission at any moment of your turn, even at the very end (R4.5).",
  "mb.R5.1":
    "A die of your colour moves your knight clockwise; the white one moves Merlin, either way. Always exactly as far as it shows (R5.1, R5.2).",
  "mb.R5.2": "There is only one Merlin, and he starts where the others have left him.",
  "mb.R5.3": "Figures never block each other (R5.3). A used die rests until the next round (R5.4).",
  "mb.R6.1": "An apple turns the die you have chosen to any face, before you move (R6.1).",
  "mb.R6.2": "The purple flag turns it to its opposite face. Both can be combined (R6.2).",
  "mb.R7.1": "When you have moved Merlin, a staff lets you do his action twice (R7.1).",
  "mb.R7.2": "Finish the first time, then decide. The second time has new choices (R7.2, R7.3).",
  "mb.R7.3": "A staff leaves the game; kept to the end it is worth 2 points (R13.1).",
  "mb.R8.1":
    "Every fourth space is a principality: send a vassal, and it takes or places something there (R8.1).",
  "mb.R8.2":
    "Spaces with laurels count what you have. Spaces with an octagon work only where you have a marker (R8.2, R8.3).",
  "mb.R9.1":
    "You have four missions in hand. Once in your turn you may resolve one if you have everything it shows at that moment (R9.1).",
  "mb.R9.2":
    "Nothing is spent: the same flag helps with the next mission too. But one piece never counts for two icons of a card (R9.3).",
  "mb.R9.3": "At the end of the turn you draw a new one, from the display or from the deck (R9.5).",
  "mb.R10.1":
    "Each colour of flags has one ability. Use as many in a turn as you like; each goes back to its principality (R10.0).",
  "mb.R10.2":
    "Before the move: go backwards, or turn the die over. After it: use another knight’s space, or the one opposite. With a mission: resolve a second one. Against traitors: discard all of one colour.",
  "mb.R11.1": "When all dice are used, the round ends. After every second round there is a scoring (R11.1).",
  "mb.R11.2":
    "Then everybody rolls, and the player to the left begins. A roll with three alike is repeated (R11.2, R11.3).",
  "mb.R12.1": "Four parts, always in this order: traitors, environs, influence, vassals.",
  "mb.R12.2":
    "Each traitor needs a shield of its colour, or costs 3 points. Then everybody draws three new ones (R12.1).",
  "mb.R12.3":
    "A territory is worth a point for each tile to the player with the most manors there. A principality is worth a point for each marker there, whoever owns it; afterwards everybody keeps one (R12.2, R12.3).",
  "mb.R12.4": "Tied players share, rounded down. Every vassal in a principality is worth a point (R12.4).",
  "mb.R13.1":
    "After the third scoring count what is left: an apple is 1 point, a staff 2, and three goods of any mix 1 (R13.1, R13.2).",
  "mb.R13.2": "The most points win; tied players share the victory (R1.1).",
  "mb.R20.1":
    "Missions become teachers: instead of points they can bring an ability for the rest of the game.",
  "mb.R30.1": "The king himself walks an inner ring, moved by a fifth die that everybody has.",
  "mb.R40.1": "Everybody chooses two of twelve knights. Each bends one rule for the whole game.",
  "mb.R50.1": "Money for dice, mistletoe for missions, and another ring.",
  "mb.R60.1": "A board with wares, each for a coin.",
  "mb.R70.1": "Six districts of a city replace the principalities, each with different work.",
  "mb.R80.1":
    "A witch walks the ring and closes the principality where she stands. Her kitchen gives everybody an extra turn in each round.",
  "mb.R90.1": "Tiles of the environs carry treasures for the player who builds there.",
  "mb.R100.1": "Four decrees lie face down in every principality, for a vassal to fetch.",

  "mb.new.favor.1":
    "Everybody has a board with a column for each vassal, three rows, and four seals (R20.1).",
  "mb.new.favor.2": "The vassal printed on a mission matters now.",
  "mb.new.favor.3":
    "When you resolve a mission, choose: its points, or a seal in the column of its vassal (R20.2).",
  "mb.new.favor.4":
    "A mission of 1 point opens row 1, one of 2 points rows 1 and 2, one of 3 points any row.",
  "mb.new.favor.5": "Row 1: every further mission with this vassal brings an extra point (R21).",
  "mb.new.favor.6": "Row 2: from a principality space this vassal may go to any principality (R22).",
  "mb.new.favor.7": "Row 3 works once between two scorings (R23).",
  "mb.new.favor.8":
    "Builder and lady, row 3: two manors on a build space, two vassals on an influence space (R24.1, R24.4).",
  "mb.new.favor.9": "Shield-bearer, row 3: discard a traitor without a shield, and score a point (R24.2).",
  "mb.new.favor.10": "Flag-bearer, row 3: a points space counts any kind of piece, and a point more (R24.3).",

  "mb.new.arthur.1": "A fifth, black die: five turns a round, in any order (R30.1).",
  "mb.new.arthur.2": "It moves Arthur along the inner ring of thirteen spaces, either way (R30.2).",
  "mb.new.arthur.3":
    "The outer ring is different: Excalibur and the Grail have moved to the inner ring, and four spaces are new (R33).",
  "mb.new.arthur.4":
    "Black and grey flags have new abilities: a step more or less, and another figure for your die. Repel traitors and Second mission are gone (R10.7, R10.8).",
  "mb.new.arthur.5": "Four inner spaces give a shield, flag, material or marker from anywhere (R31.1).",
  "mb.new.arthur.6":
    "The signet ring resolves a mission without meeting it, and adds 3 to your Picts (R31.2, R35).",
  "mb.new.arthur.7":
    "Stairs take your knight to the next principality; another space moves Merlin up to three spaces (R31.3, R31.4).",
  "mb.new.arthur.8": "Your manor can replace a rival’s (R31.5).",
  "mb.new.arthur.9":
    "Picts bring a bonus at once; in a scoring the highest sum wins 3 points, the lowest loses 3 (R32, R35).",
  "mb.new.arthur.10": "After a scoring you keep only one manor in each territory (R34).",

  "mb.new.gold.1":
    "Another ring: two spaces for a coin, two for an apple or mistletoe; relocating is gone (R53).",
  "mb.new.gold.2": "Everybody begins with two coins and a piece of mistletoe (R2.6).",
  "mb.new.gold.3": "A coin changes one of your unused dice by one (R51).",
  "mb.new.gold.4": "Use as many coins as you like, on one die or several.",
  "mb.new.gold.5": "One and six are not neighbours.",
  "mb.new.gold.6": "A piece of mistletoe replaces anything that a mission asks for (R52).",
  "mb.new.gold.7": "You may use several on one card, even for all of it.",
  "mb.new.gold.8": "Coins and mistletoe lie open beside the apples, thirty and eleven of them (R3.4).",
  "mb.new.gold.9": "At the end two coins are worth 3 points, mistletoe nothing (R13.3).",
  "mb.new.gold.10": "Market, Caerleon and Morgana need this module.",

  "mb.new.caerleon.1": "Gold and mistletoe is played too, on its ring.",
  "mb.new.caerleon.2": "Six districts replace the principalities; each has the colour of its roof (R70.1).",
  "mb.new.caerleon.3":
    "Goods lie by kind, not by colour: shields at the Smith, materials in the Quarry, flags at the Tailor (R70.2).",
  "mb.new.caerleon.4": "A district has a place for a lady and two for other vassals (R71).",
  "mb.new.caerleon.5": "A lady still brings a marker. The others work (R72).",
  "mb.new.caerleon.6":
    "The vassal of the trade takes two goods: builder, shield-bearer or flag-bearer. Choose any colours.",
  "mb.new.caerleon.7": "The Mint gives two coins, the Orchard two apples or pieces of mistletoe.",
  "mb.new.caerleon.8": "The Merchant makes up to four exchanges, of goods or coins.",
  "mb.new.caerleon.9": "Influence spaces give a good in the colour of a district with your marker (R73).",
  "mb.new.caerleon.10": "Everything else about principalities is also true of districts.",

  "mb.new.morgana.1": "Gold and mistletoe is played too.",
  "mb.new.morgana.2":
    "Her four dice lie in the kitchen. Once a round you take a turn with one of them (R80.4).",
  "mb.new.morgana.3": "Use it for a poisoned apple, for the horn, or in a cauldron. A six is any face (R81).",
  "mb.new.morgana.4": "A cauldron first moves her, then performs its token (R85).",
  "mb.new.morgana.5": "Where she stands, the principality is closed: nobody enters, no goods come out (R82).",
  "mb.new.morgana.6": "A poisoned apple exchanges one of your dice with one of a rival’s (R83).",
  "mb.new.morgana.7": "The horn needs a sum of seven, and scores the number of the round when it ends (R84).",
  "mb.new.morgana.8":
    "Bewitch turns a die, Swap figures exchanges two places, Witch’s gold trades goods and coins (R86).",
  "mb.new.morgana.9": "Dark influence: her markers double yours, or win for her (R86.4).",
  "mb.new.morgana.10": "A hut makes a manor count as two, and sends it home after the scoring (R87).",

  "mb.new.treasures.1": "Tiles with treasures replace those without a tower (R90.1).",
  "mb.new.treasures.2": "If you build there, you get the treasure at once, or decline it (R91).",
  "mb.new.treasures.3": "Excalibur or the Grail: as on its space (R92.1, R92.2).",
  "mb.new.treasures.4": "A neutral staff, if one is left (R92.3).",
  "mb.new.treasures.5": "A point and an apple (R92.4).",
  "mb.new.treasures.6": "Two goods from a principality where you have a marker (R92.5).",
  "mb.new.treasures.7": "Or everybody else gives something up (R92.6).",
  "mb.new.treasures.8": "A manor is never just land now: look at the tile before you choose.",
  "mb.new.treasures.9": "Towers work as before.",
  "mb.new.treasures.10": "Territories and lines do not change.",

  "mb.new.decrees.1": "Four decrees lie face down in every principality (R3.13).",
  "mb.new.decrees.2": "On a principality space, a vassal may fetch one instead of its duty (R101).",
  "mb.new.decrees.3": "Look through the stack and choose. Once you have looked, you must take one.",
  "mb.new.decrees.4": "You get what it shows at once: a good, or points.",
  "mb.new.decrees.5": "Then it lies open in front of you, to be used later (R102).",
  "mb.new.decrees.6": "One decree: turn a die one up or down.",
  "mb.new.decrees.7": "Two decrees: a good from anywhere, or a marker.",
  "mb.new.decrees.8": "Three decrees: 5 points.",
  "mb.new.decrees.9": "Used decrees leave the game; unused ones are worth nothing at the end.",
  "mb.new.decrees.10": "Remember what you saw: the others do not know it.",
} as const;
