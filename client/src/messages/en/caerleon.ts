/** Words of the City of Caerleon. Keys with its name and a colon replace the usual words in the city. */
export default {
  // The districts, also as parts of sentences

  "caerleon.place.mint": "Mint",
  "caerleon.place.merchant": "Merchant",
  "caerleon.place.orchard": "Orchard",
  "caerleon.place.smith": "Smith",
  "caerleon.place.quarry": "Quarry",
  "caerleon.place.tailor": "Tailor",
  "caerleon.in.mint": "at the Mint",
  "caerleon.in.merchant": "at the Merchant",
  "caerleon.in.orchard": "in the Orchard",
  "caerleon.in.smith": "at the Smith",
  "caerleon.in.quarry": "in the Quarry",
  "caerleon.in.tailor": "at the Tailor",
  "caerleon.to.mint": "to the Mint",
  "caerleon.to.merchant": "to the Merchant",
  "caerleon.to.orchard": "to the Orchard",
  "caerleon.to.smith": "to the Smith",
  "caerleon.to.quarry": "to the Quarry",
  "caerleon.to.tailor": "to the Tailor",
  "caerleon.from.mint": "from the Mint",
  "caerleon.from.merchant": "from the Merchant",
  "caerleon.from.orchard": "from the Orchard",
  "caerleon.from.smith": "from the Smith",
  "caerleon.from.quarry": "from the Quarry",
  "caerleon.from.tailor": "from the Tailor",
  "caerleon.district": "{district} ({animal})",
  "caerleon.lodging": "Two places",
  "caerleon.exchange": "Four exchanges",

  // Questions

  "caerleon.ask.fetch.shield": "Fetch a shield",
  "caerleon.ask.fetch.flag": "Fetch a flag",
  "caerleon.ask.fetch.material": "Fetch a material",
  "caerleon.ask.make-room": "Who makes room?",
  "caerleon.ask.trade": "Give to the Merchant",
  "caerleon.ask.barter": "What do you take for it?",
  "caerleon.say.fetch": "Any colour. You may take the same colour twice.",
  "caerleon.say.make-room": "Both places are taken. One of these vassals goes home.",
  "caerleon.say.trade": {
    one: "Your last exchange: give a good or a coin, then take something for it.",
    other: "You have {words} exchanges left: give a good or a coin, then take something for it.",
  },
  "caerleon.say.barter": "A good of any colour, or a coin.",
  "caerleon.say.barter.coin": "A good of any colour.",
  "caerleon.decline.trade": "No exchange",
  "caerleon.decline.trade.more": "No more exchanges",
  "caerleon.option.room": "{vassal} of {name}",
  "caerleon.option.room.you": "Your own {vassal}",
  "caerleon.option.room.detail": "goes home {from}",
  "caerleon.option.payCoin": "Give a coin",
  "caerleon.option.payCoin.detail": {
    one: "you have one; buys a good",
    other: "you have {words}; buys a good",
  },
  "caerleon.option.takeCoin": "Take a coin",
  "caerleon.option.takeCoin.detail": {
    one: "{n} there, you have {have}",
    other: "{n} there, you have {have}",
  },

  // What a vassal does

  "caerleon.duty.shield": {
    one: "takes a shield of any colour",
    other: "takes {words} shields of any colour",
  },
  "caerleon.duty.flag": { one: "takes a flag of any colour", other: "takes {words} flags of any colour" },
  "caerleon.duty.material": {
    one: "takes a material of any colour",
    other: "takes {words} materials of any colour",
  },
  "caerleon.duty.none.shield": "no shield is left there",
  "caerleon.duty.none.flag": "no flag is left there",
  "caerleon.duty.none.material": "no material is left there",
  "caerleon.duty.closed": "Morgana is there: no work",
  "caerleon.does.closed": "Morgana closes the store",
  "caerleon.duty.mint": { one: "takes a coin", other: "takes {words} coins" },
  "caerleon.duty.mint.none": "no coin is left there",
  "caerleon.duty.orchard": {
    one: "takes an apple or mistletoe",
    other: "takes {words}: apples or mistletoe",
  },
  "caerleon.duty.orchard.none": "nothing is left there",
  "caerleon.duty.merchant": "up to {words} exchanges",
  "caerleon.duty.merchant.none": "you have nothing to exchange",
  "caerleon.duty.makesRoom": "{duty}; another vassal goes home",

  // The log and the board in words

  "caerleon.log.laid": "Caerleon lies around the ring: {districts}.",
  "caerleon.board.shield": "Shields: {goods}",
  "caerleon.board.flag": "Flags: {goods}",
  "caerleon.board.material": "Materials: {goods}",
  "caerleon.board.coins": { one: "{n} coin", other: "{n} coins" },
  "caerleon.board.fruits": "Apples: {apples}, mistletoe: {mistletoe}",
  "caerleon.board.merchant": "exchanges of goods and coins",

  // Explanations

  "caerleon.explain.smith":
    "All shields are here. When sent here, the shield-bearer takes two, the builder and the flag-bearer one, of any colour.",
  "caerleon.explain.quarry":
    "All materials are here. When sent here, the builder takes two, the shield-bearer and the flag-bearer one, of any colour.",
  "caerleon.explain.tailor":
    "All flags are here. When sent here, the flag-bearer takes two, the builder and the shield-bearer one, of any colour.",
  "caerleon.explain.mint": "All coins are here. Every vassal but the lady takes two.",
  "caerleon.explain.orchard":
    "All apples and all mistletoe are here. Every vassal but the lady takes two of your choice.",
  "caerleon.explain.merchant":
    "Every vassal but the lady makes up to four exchanges: a good or a coin for a good, or a good for a coin.",
  "caerleon.explain.influence":
    "In a scoring, the player with the most markers here gets a point for each marker here.",
  "caerleon.explain.lodger":
    "Two places for anyone’s builder, shield-bearer or flag-bearer. If both are taken when you send one, you choose which goes home.",
  "caerleon.explain.full": "Both places are taken.",
  "caerleon.explain.exchange": "Four exchanges, one after another. You cannot exchange a coin for a coin.",

  // What reads otherwise in the city

  "caerleon:ml.does.claim.many": { one: "of a colour", other: "of one of {words} colours" },
  "caerleon:ml.does.claim.empty": "none left in the colours of your markers",
  "caerleon:ml.does.posting.many": {
    one: "a vassal to a district",
    other: "a vassal to one of {words} districts",
  },
  "caerleon:ml.for.vassals": "vassals in districts",
  "caerleon:ml.say.send": "From your castle or another district. It works where it arrives.",
  "caerleon:ml.say.claim": "In the colour of a district where you have a marker.",
  "caerleon:ml.say.deploy": "To a district where you have a marker. It works there.",
  "caerleon:ml.say.relocate": "It goes to a neighbouring district and works there.",
  "caerleon:ml.say.give": "One good goes back to its store. Then take any other.",
  "caerleon:ml.say.take": "One good of any colour.",
  "caerleon:ml.say.tower": "A shield or a flag of any colour, or a marker.",
  "caerleon:ml.say.decree-bonus": "A good of any colour, or a marker in any district.",
  "caerleon:ml.say.treasure":
    "Take what the treasure shows, in the colour of a district where you have a marker.",
  "caerleon:ml.why.noneLeft": "none of this colour is left",
  "caerleon:ml.why.noMarker": "you have no marker in the district of this colour",
  "caerleon:ml.why.stack": "you get decrees from vassals sent by a district’s space",
  "caerleon:ml.option.duty.none": "{none} of this colour is available",
  "caerleon:ml.explain.principality":
    "Send one of your vassals here, from your castle or another district. It works here, but the lady places a marker instead.",
  "caerleon:ml.explain.vp-influence": "One point for each of your markers in districts.",
  "caerleon:ml.explain.influence-shield":
    "Take a shield from the Smith, in the colour of a district where you have a marker.",
  "caerleon:ml.explain.influence-flag":
    "Take a flag from the Tailor, in the colour of a district where you have a marker.",
  "caerleon:ml.explain.influence-material":
    "Take a material from the Quarry, in the colour of a district where you have a marker.",
  "caerleon:ml.explain.influence-vassal": "Send a vassal to a district where you have a marker.",
  "caerleon:ml.explain.relocate":
    "One of your vassals goes to a neighbouring district and works there. If all four are at home, one may go anywhere.",
  "caerleon:ml.explain.exchange": "Give back a shield, flag or material, then take one of any colour.",
  "caerleon:ml.explain.flag": "{text} A used flag goes back to the Tailor.",
  "caerleon:ml.explain.treasure.influence":
    "Build here to take {one} and {other} in the colour of a district where you have a marker.",
  "caerleon:ml.explain.vassal.lady": "When sent, she places one of your markers in the district.",
  "caerleon:ml.explain.vassal.shield-bearer":
    "When sent, he works in the district. At the Smith he takes two shields.",
  "caerleon:ml.explain.vassal.builder":
    "When sent, he works in the district. In the Quarry he takes two materials.",
  "caerleon:ml.explain.vassal.flag-bearer":
    "When sent, he works in the district. At the Tailor he takes two flags.",
  "caerleon:ml.explain.stack": {
    one: "{words} decree lies here face down. A vassal sent by the district’s space may bring it to you instead of working.",
    other:
      "{words} decrees lie here face down. A vassal sent by the district’s space may bring you one instead of working.",
  },
  "caerleon:ml.explain.need.marker": "One of your markers must be {in}, the district of this colour.",
  "caerleon:ml.explain.need.anywhere": "You must have a marker in some district.",
  "caerleon:ml.explain.need.posted": "Your vassal must stand {in}, the district of this colour.",
  "caerleon:ml.explain.need.two": "Any two of your vassals must stand {in}, the district of this colour.",
  "caerleon:ml.explain.need.together": "Both of your vassals must stand in the same district.",
  "caerleon:ml.explain.ability.2":
    "When you move your knight or Merlin to a district’s space, this vassal may go to any district instead.",
  "caerleon:ml.explain.ability.lady-3":
    "On an influence space, send two vassals to districts with your markers instead. Once between two scorings, and not with a staff.",
  "caerleon:morgana.does.dark": "two of her markers on districts",
  "caerleon:morgana.does.gold":
    "two goods for three coins, or two coins for three pieces from the closed store",
  "caerleon:morgana.say.morgana": "No figure can enter her space, and nothing stored there can be taken.",
  "caerleon:morgana.option.coins.detail": "for two goods, back to their stores",
  "caerleon:morgana.option.goods": "Three pieces {from}",
  "caerleon:morgana.explain.figure":
    "No other figure can enter her space: all skip it. Nothing stored there can be taken. Vassals and markers may come, but no work is done.",
  "caerleon:morgana.explain.dark.alone":
    "It counts for Morgana: she can win the district or share it, and what she wins is lost.",
  "caerleon:mt.board.places": "Districts",
  "caerleon:sc.title.vassals": "Vassals in districts",
  "caerleon:sc.vassals": "One point for each vassal in a district: {who}.",
  "caerleon:arthur.does.influence": "a marker in any district",
  "caerleon:arthur.say.resource": "Any colour that is left.",
  "caerleon:arthur.say.resource.marker": "One of your markers goes to any district.",
  "caerleon:arthur.say.stairs": "Your knight goes to the next district and acts there.",
  "caerleon:arthur.why.atHome": "is at home: only a vassal in a district works again",
  "caerleon:arthur.explain.activate":
    "One of your vassals in a district does its work there again, without moving.",
  "caerleon:arthur.explain.resource-shield": "Take a shield of any colour.",
  "caerleon:arthur.explain.resource-flag": "Take a flag of any colour.",
  "caerleon:arthur.explain.resource-material": "Take a material of any colour.",
  "caerleon:arthur.explain.resource-influence": "Place one of your markers in any district.",
  "caerleon:arthur.explain.stairs":
    "Your knight goes clockwise to the next district and acts there. If it is already on one, it goes to the next.",
  "hall.ask.merchant": "an exchange with the Merchant?",
  "hall.ask.fetch": "fetch a good",
  "hall.ask.make-room": "who makes room?",
  "hall.ask.barter": "what to take for it?",
  "make.castleBonus": "Two tower gifts on a castle",
  "make.castleBonus.colours": "are of two colours",
  "make.castleBonus.districts": "come from two districts",
  "make.castleBonus.why":
    "The rulebooks say two principalities; in the city that means a colour or a district.",
  "make.districts": "The districts of the city",
  "make.districts.fixed": "match the colours of their roofs",
  "make.districts.random": "are laid out at random",
  "make.districts.why": "The boards have a coloured and a neutral side. At random, every city is different.",
} as const;
