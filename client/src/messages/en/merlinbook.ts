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
  "mb.R12.1": "First traitors, then environs, influence and vassals.",
  "mb.R12.2":
    "Each traitor needs a shield of its colour, or costs 3 points. Then everybody draws three new ones (R12.1).",
  "mb.R12.3":
    "A territory is worth a point for each tile to the player with the most manors there. A principality is worth a point for each marker there, whoever owns it; afterwards everybody keeps one (R12.2, R12.3).",
  "mb.R12.4": "Tied players share, rounded down. Every vassal in a principality is worth a point (R12.4).",
  "mb.R13.1":
    "After the third scoring count what is left: an apple is 1 point, a staff 2, and three goods of any mix 1 (R13.1, R13.2).",
  "mb.R13.2": "The most points win; tied players share the victory (R1.1).",
  "mb.R20.1":
    "Missions become teachers. When you resolve one, you score its points or lay one of your four seals on an ability, which then is yours for the rest of the game (R20.2). The vassal on the card names the column, and a card with more points opens more rows.",
  "mb.R20.2":
    "A turn runs as before, but what you have learned makes its spaces better: a vassal goes on to another principality (R22), a points space counts what suits you (R24.3), a build space takes two manors (R24.1). An ability of row 3 then rests until the next scoring, so it works three times a game at most (R23).",
  "mb.R20.3":
    "Row 1 pays only for missions that follow, so learn it early (R21). Two manors still cost two materials, and neither they nor the lady’s two vassals go together with a staff (R24.1, R24.4).",
  "mb.R30.1":
    "The king walks an inner ring of thirteen spaces, moved by a black die that everybody has (R30.2). Excalibur and the Grail have moved there; Picts, the signet ring and goods from anywhere are new. In return the outer ring offers an apple, a step for Arthur, a second duty for a vassal and points for manors (R33).",
  "mb.R30.2":
    "You take five turns in a round. Arthur is shared like Merlin and goes either way, but a staff does not help him. Some spaces move another figure, and then you perform the space that it reaches: Merlin, your knight by the stairs, or Arthur himself (R31.3, R31.4, R33).",
  "mb.R30.3":
    "Land does not last: after a scoring you keep one manor in each territory (R34), and rivals can replace yours (R31.5). Without Picts you count as 0, which may be the lowest sum and cost 3 points (R35). Keep a mission you cannot meet for the signet ring (R31.2), and shields for traitors: the flag that repelled them is gone.",
  "mb.R40.1":
    "Twelve allies come in two stacks. Everybody chooses one of each and passes the rest on (R40.1), or is dealt one of each (R40.2). An ally helps you alone, for the whole game, and lies open for all to see.",
  "mb.R40.2":
    "Turns run as before; an ally bends a single rule of them. Some change dice, goods or missions, others get more out of a vassal, and one lets you spend a die and go to any principality, whatever it shows (R40.10).",
  "mb.R40.3":
    "Most allies help only as long as they have tiles, and a used tile leaves the game (R40.2); one pair comes back after each scoring of the influence (R40.15). Two allies collect tiles instead and pay at the end, so begin early (R40.5, R40.6). When you count a majority, look which allies your rivals have.",
  "mb.R50.1":
    "Coins for dice, mistletoe for missions, and a ring with spaces for both. Market, Caerleon and Morgana build on this module.",
  "mb.R50.2":
    "In your turn a coin makes one of your unused dice show a point more or less, and you may pay as many as you like (R51). When you resolve a mission, a piece of mistletoe replaces one thing that it asks for (R52). New spaces give a coin, or an apple or mistletoe (R53).",
  "mb.R50.3":
    "At the end two coins are worth 3 points, a single one nothing (R13.3): a coin spent must bring more than a point and a half. Mistletoe is worth nothing then, so use it. Coins do not go around from six to one; an apple does any face.",
  "mb.R60.1":
    "A board of wares beside the table, each for a coin: tiles that count as shields or materials, wares that lend a turn or strengthen a marker, and tiles that are an apple or mistletoe (R60.1).",
  "mb.R60.2":
    "Once in your turn, whenever you like, you may buy one (R60.2). One kind gives you an extra turn in the same round: your knight goes as far as it shows (R62.2, R62.4). Another goes under a marker as you place it, which then counts as two in the next scoring (R63.2).",
  "mb.R60.3":
    "In one turn you either buy or resolve a mission, never both, so decide before you pay (R60.2). Extra turns that you do not take are lost with the round (R62.5). Spent wares go back to the market for your rivals to buy, and what strengthens your marker raises the points of a principality for everybody who wins it.",
  "mb.R70.1":
    "Six districts of a city replace the principalities. For missions, markers and scorings they work the same, each in the colour of its roof (R70.1). Goods are stored by kind: shields at the Smith, materials in the Quarry, flags at the Tailor, coins in the Mint, fruit in the Orchard (R70.2).",
  "mb.R70.2":
    "You still send a vassal to a district, but there it does the work of that district, and you choose the colours of the goods. The vassal of the trade takes two, others one; Mint, Orchard and Merchant make no difference between them. Only the lady places a marker, as ever (R72).",
  "mb.R70.3":
    "Three kinds of vassals share two places, so more of them go home (R71), and a vassal at home scores nothing (R12.4). A good of a certain colour is easy to get, a lot of them takes the right vassal. Where you have markers decides which colours the influence spaces give (R73).",
  "mb.R80.1":
    "A witch walks the ring. Where she stands, the principality is closed: nobody enters, and no good comes out (R82.1, R82.2). Her kitchen has four dice, five cauldrons, a horn and poisoned apples.",
  "mb.R80.2":
    "Once a round you take a turn with one of her dice instead of your own (R80.4). It brings a poisoned apple, the horn, or a cauldron (R81). A cauldron first moves Morgana, then you may use its token, which is turned over afterwards, so that the next player finds its other side (R85).",
  "mb.R80.3":
    "Figures do not count her space, so a move can end further on than it looks (R82.1). Rivals can exchange or turn your unused dice (R83, R86.1): do not build everything on one of them. The horn pays the number of the round and so more from round to round (R84). A hut doubles a manor, but after the scoring it is gone (R87).",
  "mb.R90.1":
    "Fifteen tiles with treasures replace the tiles of the environs without a tower (R90.1). There are six kinds, and each tile shows what it holds.",
  "mb.R90.2":
    "Building works and costs as before. If the tile has a treasure, you get it at once, or decline it (R91): Excalibur or the Grail without going to their spaces, a staff, a point and an apple, or two goods. One kind gives you nothing and makes every rival give something up (R92.6).",
  "mb.R90.3":
    "Two goods need a marker of yours in the principality (R92.5), and there are only two staffs (R92.3). Excalibur and the Grail change hands more often now, so do not rely on holding them in a scoring. Compare a treasure with the territory: both are only gained by building there first.",
  "mb.R100.1":
    "Four decrees lie face down in every principality (R100). Each shows a good or points, and whoever fetches one keeps it to use later.",
  "mb.R100.2":
    "When you send a vassal on the space of a principality, it may fetch a decree instead of doing its duty (R101). You look through the stack and get what you choose immediately. In your turn one decree changes a die, two bring a good or a marker from your castle, three 5 points (R102).",
  "mb.R100.3":
    "Whoever looks must take one (R101). The vassal stays and counts as usual, but a lady who fetches a decree brings no marker. Used decrees leave the game, so the stacks only shrink, and those left over at the end are worth nothing (R102).",

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
    "Picts bring an immediate bonus; in a scoring the highest sum wins 3 points, the lowest loses 3 (R32, R35).",
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
  "mb.new.treasures.2": "If you build there, you get the treasure immediately, or decline it (R91).",
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
  "mb.new.decrees.4": "You get what it shows immediately: a good, or points.",
  "mb.new.decrees.5": "Then it lies open in front of you, to be used later (R102).",
  "mb.new.decrees.6": "One decree: turn a die one up or down.",
  "mb.new.decrees.7": "Two decrees: a good from anywhere, or a marker.",
  "mb.new.decrees.8": "Three decrees: 5 points.",
  "mb.new.decrees.9": "Used decrees leave the game; unused ones are worth nothing at the end.",
  "mb.new.decrees.10": "Remember what you saw: the others do not know it.",
} as const;
