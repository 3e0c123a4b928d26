/** Words of the first lessons of the modules of Merlin. */
export default {
  "lesson.favor.welcome.title": "King’s favor",
  "lesson.favor.welcome.text":
    "A board with a column for each vassal, and four seals: missions can now teach you something.",
  "lesson.favor.office.title": "Every mission names a vassal",
  "lesson.favor.office.text":
    "It is printed in the lower left corner, and says in which column you may learn.",
  "lesson.favor.mission.title": "Points, or an ability",
  "lesson.favor.mission.text":
    "Resolve the mission as usual. Then choose: its points, or a seal on your board.",
  "lesson.favor.learn.title": "How high you can reach",
  "lesson.favor.learn.text":
    "A mission for 1 point opens row 1, for 2 points row 2 as well, for 3 points every row. The seal stays for the whole game.",
  "lesson.favor.row1.title": "Row 1: a point more",
  "lesson.favor.row1.text": "Every further mission with this vassal brings you an extra point.",
  "lesson.favor.row2.title": "Row 2: anywhere",
  "lesson.favor.row2.text": "From the space of a principality, this vassal may go to any other one instead.",
  "lesson.favor.row3.title": "Row 3: once between scorings",
  "lesson.favor.row3.text":
    "It is strong, but using it turns its seal over. After the next scoring it is ready again.",
  "lesson.favor.done.title": "The king favours you",
  "lesson.favor.done.text":
    "You have seen how missions teach. Abilities that bring a point every time are best learned early. Play on, if you like, or leave it here.",
  "lesson.arthur.welcome.title": "A fifth die",
  "lesson.arthur.welcome.text":
    "The black one is Arthur’s. You now have five turns in a round, with your dice in any order.",
  "lesson.arthur.inner.title": "Arthur walks inside",
  "lesson.arthur.inner.text":
    "The black die moves him along the inner ring, either way. Everyone moves the same Arthur.",
  "lesson.arthur.spaces.title": "What lies inside",
  "lesson.arthur.spaces.text":
    "Goods and markers from anywhere, Picts, the signet ring, the Grail, Excalibur, and ways to other spaces.",
  "lesson.arthur.pict.title": "Take a Pict",
  "lesson.arthur.pict.text":
    "You get what it shows straight away. In the scoring, the numbers on your Picts count.",
  "lesson.arthur.resource.title": "From any principality",
  "lesson.arthur.resource.text": "Choose one. You need no marker there.",
  "lesson.arthur.signet.title": "The signet ring",
  "lesson.arthur.signet.text":
    "Resolve a mission from your hand, even if you lack something for it. The ring also adds 3 to your Picts.",
  "lesson.arthur.stairs.title": "Up the stairs",
  "lesson.arthur.stairs.text": "Your knight climbs to the next principality, and you act there.",
  "lesson.arthur.march.title": "A move after the move",
  "lesson.arthur.march.text": "Look where the figure could stop: you act on that space as well.",
  "lesson.arthur.replace.title": "Replace a manor",
  "lesson.arthur.replace.text": "Yours takes the place of a rival’s. It costs nothing.",
  "lesson.arthur.activate.title": "Once more, on the spot",
  "lesson.arthur.activate.text": "One of your vassals does its duty again, where it stands.",
  "lesson.arthur.flags.title": "Two new flags",
  "lesson.arthur.flags.text":
    "With Arthur, black and grey flags do something else: a step more or less, or another figure for your die.",
  "lesson.arthur.picts.title": "Picts are counted",
  "lesson.arthur.picts.text":
    "In the scoring, the highest total gains 3 points and the lowest loses 3. Then all Picts are discarded.",
  "lesson.arthur.manors.title": "Few manors stay",
  "lesson.arthur.manors.text": "After this round’s scoring, you keep only one manor in each territory.",
  "lesson.arthur.done.title": "Arthur in ten turns",
  "lesson.arthur.done.text":
    "You know his ring and his Picts, and what a scoring does to them. Play on, if you like, or leave it here.",
  "lesson.treasures.welcome.title": "Treasures in the environs",
  "lesson.treasures.welcome.text": "Every tile without a tower now shows what you get for a manor there.",
  "lesson.treasures.material.title": "You need a material",
  "lesson.treasures.material.text": "A builder fetches one from a principality. It will pay for the manor.",
  "lesson.treasures.builder.title": "Send the builder",
  "lesson.treasures.builder.text": "Its material must lie at the end of a line from the tile that you want.",
  "lesson.treasures.build.title": "Time to build",
  "lesson.treasures.build.text": "You have a material, and your knight can reach a build space.",
  "lesson.treasures.site.title": "Which treasure?",
  "lesson.treasures.site.text": "You get it as soon as the manor is built. You may also decline it.",
  "lesson.treasures.fetch.title": "Goods from one principality",
  "lesson.treasures.fetch.text": "Choose one in which you have a marker: both goods come from there.",
  "lesson.treasures.demand.title": "Everybody else pays",
  "lesson.treasures.demand.text": "Every rival must give up one of these two things, if they have either.",
  "lesson.treasures.lose.title": "Your rival’s treasure",
  "lesson.treasures.lose.text": "You have to give up one of these.",
  "lesson.treasures.found.title": "Land and treasure",
  "lesson.treasures.found.text":
    "Territories count as always. So the best tile is good land with a good treasure.",
  "lesson.treasures.done.title": "A treasure hunter",
  "lesson.treasures.done.text":
    "You know what lies in the ground. Look at a tile twice before you build. Play on, if you like, or leave it here.",
  "lesson.decrees.welcome.title": "The king’s decrees",
  "lesson.decrees.welcome.text":
    "Four of them lie face down in every principality. A vassal can bring you one.",
  "lesson.decrees.go.title": "Go to a principality",
  "lesson.decrees.go.text": "You can only look through a stack on such a space.",
  "lesson.decrees.look.title": "A decree, or the duty",
  "lesson.decrees.look.text":
    "Your vassal has arrived. Instead of its duty, it may bring a decree. Once you have looked, you must take one.",
  "lesson.decrees.bring.title": "Take one",
  "lesson.decrees.bring.text":
    "You get what it shows straight away: a good, or points. Then it stays in front of you.",
  "lesson.decrees.keep.title": "Every decree can be used again",
  "lesson.decrees.keep.text": "One of them turns a die by one. Then it leaves the game.",
  "lesson.decrees.two.title": "Two together bring more",
  "lesson.decrees.two.text": "Two decrees bring a good or a marker from anywhere, three bring 5 points.",
  "lesson.decrees.three.title": "Collect them",
  "lesson.decrees.three.text": "Three are worth 5 points. Unused ones are worth nothing at the end.",
  "lesson.decrees.done.title": "Well read",
  "lesson.decrees.done.text":
    "You have seen what others can only guess: remember what is in the stacks. Play on, if you like, or leave it here.",
  "lesson.gold.welcome.title": "Gold on the ring",
  "lesson.gold.welcome.text": "Two spaces give a coin, two an apple or mistletoe.",
  "lesson.gold.coin.title": "A coin turns a die",
  "lesson.gold.coin.text": "Each one changes one of your dice by one, up or down. Pay as many as you like.",
  "lesson.gold.sprig.title": "Mistletoe for a mission",
  "lesson.gold.sprig.text": "It stands in for any one thing that a mission asks for.",
  "lesson.gold.spaces.title": "Fetch gold or mistletoe",
  "lesson.gold.spaces.text": "Coins help you reach spaces later. Mistletoe helps with a mission.",
  "lesson.gold.pluck.title": "Apple or mistletoe",
  "lesson.gold.pluck.text": "An apple turns one die to any face. Mistletoe replaces something on a mission.",
  "lesson.gold.pairs.title": "What is left at the end",
  "lesson.gold.pairs.text":
    "Every two coins are worth 3 points at the end. A single coin and mistletoe are worth nothing.",
  "lesson.gold.done.title": "Rich enough",
  "lesson.gold.done.text":
    "With coins, no space is out of reach. Market, Caerleon and Morgana build on this. Play on, if you like, or leave it here.",
  "lesson.caerleon.welcome.title": "The City of Caerleon",
  "lesson.caerleon.welcome.text":
    "Six districts stand in place of the principalities. Everything about principalities applies to them.",
  "lesson.caerleon.stores.title": "Everything in one place",
  "lesson.caerleon.stores.text":
    "All shields lie at the Smith, all materials in the Quarry, all flags at the Tailor, coins in the Mint, apples and mistletoe in the Orchard.",
  "lesson.caerleon.go.title": "Go to a district",
  "lesson.caerleon.go.text": "Each has its own work for your vassals.",
  "lesson.caerleon.send.title": "Who works best here?",
  "lesson.caerleon.send.text":
    "A lady places a marker. The others work: the right one brings two pieces, in colours of your choice.",
  "lesson.caerleon.room.title": "Make room",
  "lesson.caerleon.room.text": "There are only two places. Choose who goes home.",
  "lesson.caerleon.fetch.title": "Any colour",
  "lesson.caerleon.fetch.text": "Think of your missions, your traitors and the lines of the environs.",
  "lesson.caerleon.merchant.title": "The Merchant",
  "lesson.caerleon.merchant.text": "Up to four exchanges, one after another: goods for goods, or for coins.",
  "lesson.caerleon.places.title": "A crowded city",
  "lesson.caerleon.places.text":
    "A district has one place for a lady and two for other vassals. If they are taken, a newcomer sends a vassal home.",
  "lesson.caerleon.influence.title": "Influence spaces ask for a colour",
  "lesson.caerleon.influence.text": "You get a piece in the colour of a district with your marker.",
  "lesson.caerleon.done.title": "At home in the city",
  "lesson.caerleon.done.text":
    "You know where everything is, and which vassal fetches two of it. Play on, if you like, or leave it here.",
  "lesson.morgana.welcome.title": "Morgana’s kitchen",
  "lesson.morgana.welcome.text":
    "Four of her dice lie there. Once in every round, you take a turn with one of them.",
  "lesson.morgana.brew.title": "What her dice can do",
  "lesson.morgana.brew.text":
    "A cauldron moves her and casts a spell. Any die brings a poisoned apple. Make it up to seven with coins or materials, and you get the horn. A six counts as any face.",
  "lesson.morgana.haunt.title": "Where should she go?",
  "lesson.morgana.haunt.text":
    "She closes that principality for everybody. Choose one that your rival needs.",
  "lesson.morgana.token.title": "The spell of the cauldron",
  "lesson.morgana.token.text": "You may decline it. Then its token is turned over and shows another spell.",
  "lesson.morgana.closed.title": "A closed principality",
  "lesson.morgana.closed.text":
    "Figures skip its space without counting it, and no goods come out until she moves on.",
  "lesson.morgana.poison.title": "A poisoned apple",
  "lesson.morgana.poison.text":
    "In a later turn, it exchanges one of your unused dice with one of your rival’s.",
  "lesson.morgana.horn.title": "The drinking horn",
  "lesson.morgana.horn.text":
    "At the end of a round, its holder scores as many points as the number of that round.",
  "lesson.morgana.done.title": "You have dined with a witch",
  "lesson.morgana.done.text":
    "Her die is a fifth turn, and her place on the ring is a weapon. Play on, if you like, or leave it here.",
} as const;
