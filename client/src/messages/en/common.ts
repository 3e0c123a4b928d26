/** Words of the frame: bar, settings, seats, notices. */
export default {
  "app.name": "Logres",
  "app.title": "{screen} · Logres",

  "nav.label": "Main",
  "nav.hall": "Hall",
  "nav.games": "Games",
  "nav.new": "New",
  "nav.rules": "Rules",
  "nav.about": "About",
  "nav.you": "You",
  "nav.waiting": { one: "{n} game waits for you", other: "{n} games wait for you" },
  "nav.skip": "Skip to the content",

  "settings.title": "Settings",
  "settings.language": "Language",
  "settings.theme": "Colours",
  "settings.theme.system": "As the system",
  "settings.theme.light": "Light",
  "settings.theme.dark": "Dark",
  "settings.theme.toLight": "Switch to light colours",
  "settings.theme.toDark": "Switch to dark colours",
  "settings.speed": "Speed of moves",
  "settings.speed.slow": "Slow",
  "settings.speed.usual": "Usual",
  "settings.speed.fast": "Fast",
  "settings.speed.none": "No motion",
  "settings.still": "Your system asks for reduced motion, so changes are shown at once.",
  "settings.patterns":
    "No colour stands alone: every player and every principality has its sign and its pattern.",
  "settings.sound": "Sound",
  "settings.sound.off": "Off",
  "settings.sound.quiet": "Quiet",
  "settings.sound.usual": "Usual",
  "settings.sound.try": "Hear it",
  "settings.sound.isOff": "Sound is off.",
  "settings.ending": "End of your turn",
  "settings.ending.once": "At once",
  "settings.ending.ask": "Ask me first",
  "settings.ending.once.text": "Your last decision ends your turn.",
  "settings.ending.ask.text": "The decision that would end your turn waits until you confirm it.",

  "keys.title": "Keyboard shortcuts",

  "language.en": "English",
  "language.de": "Deutsch",

  "seat.0": "red, rose",
  "seat.1": "blue, fleur-de-lys",
  "seat.2": "yellow, sun",
  "seat.3": "green, oak leaf",
  "seat.4": "grey, swan",
  "seat.free": "free seat",
  "hall.name.label": "What may we call you?",

  "act.cancel": "Cancel",
  "act.close": "Close",
  "act.choose": "Choose",
  "act.copyLink": "Copy link",
  "act.copied": "Copied",
  "act.notCopied": "Copying failed; select the text and copy it yourself.",
  "act.toHall": "Back to the hall",
  "act.again": "Try again",

  "number.0": "none",
  "number.1": "one",
  "number.2": "two",
  "number.3": "three",
  "number.4": "four",
  "number.5": "five",
  "number.6": "six",
  "number.7": "seven",
  "number.8": "eight",
  "number.9": "nine",
  "number.10": "ten",
  "number.11": "eleven",
  "number.12": "twelve",
  "ordinal.one": "{n}st",
  "ordinal.two": "{n}nd",
  "ordinal.few": "{n}rd",
  "ordinal.other": "{n}th",

  "notice.offline.title": "You are offline",
  "notice.offline.text": "You can look around; nothing is sent until you are back.",
  "notice.offline.kept": "Your last choice is kept and sent again when you are back.",
  "notice.offline.next": { one: "Next try in {n} second.", other: "Next try in {n} seconds." },
  "notice.offline.again": "You can look around; we try again by ourselves every few seconds.",
  "notice.offline.now": "Trying now.",
  "notice.offline.act": "Try now",
  "notice.restart.title": "Back in a moment",
  "notice.restart.text":
    "The server is starting again. Game and half-made turn are kept; the page returns by itself.",
  "notice.nowhere.title": "Nothing under this link",
  "notice.nowhere.text": "It may have been cut off when it was copied.",
  "notice.loading": "Still coming",
  "notice.failed.title": "That did not work",
  "notice.failed.text": "Nothing is lost. Try it again in a moment.",
  "notice.notOver.title": "The game is not over yet",
  "notice.notOver.text": "Before its end, this would tell what the dice will bring.",
  "notice.noDecision.title": "There is no such decision",
  "notice.noDecision.text": "The game ended before it. Go to one of its decisions.",
  "notice.atEnd.title": "Nothing is left to decide here",
  "notice.atEnd.text": "The game is over at this point. Go back to a decision.",
  "notice.noRules.title": "These rules are not here",
  "notice.noRules.text":
    "This server does not have the rules that the game was played by. The game is kept, but cannot be shown.",
  "notice.badTable.title": "The table cannot be set up so",
  "notice.badTable.text": "A seat, a bot or an option is not offered here. Nothing was opened; choose again.",
  "notice.slowDown": "That was a lot at once. Wait a moment, then try again.",

  // Titles of the screens

  "make.title": "Make a table",
  "join.title": "You are invited",
  "table.title": "Table",
  "table.replay": "Replay",

  // The games

  "game.merlin": "Merlin",
  "game.kingarthur": "King Arthur",
  "hall.merlin.text":
    "Six rounds around the round table. Your dice move your knight, Merlin walks either way; build, send vassals, keep the traitors out.",
  "hall.kingarthur.text":
    "The card game. Lay knights of one colour, defeat what they match exactly, and buy adventures with what you have taken.",
  "hall.with.seals": "with seals",
  "hall.with.favor": "with King’s favor",
  "hall.with.arthur": "with Arthur",
  "hall.with.decrees": "with King’s decree",
  "hall.with.treasures": "with treasures",
  "hall.basicGame": "basic game",
  "make.players.n": { one: "{words} player", other: "{words} players" },

  // What is written on the pictures of the games

  "ml.place.black": "Dragon",
  "ml.place.grey": "Dove",
  "ml.place.blue": "Fish",
  "ml.place.purple": "Snake",
  "ml.place.orange": "Fox",
  "ml.place.brown": "Eagle",
  "ka.adventure.grail": "Holy Grail",

  // Why a table cannot be seen

  "join.full.title": "The table is full",
  "join.full.text": "Every seat at this table is taken. You may watch, or open a table of your own.",
  "table.private.title": "This game is private",
  "table.private.text":
    "Only those with a seat may watch. If a friend sent you here, ask for the invitation link.",

  "bot.random": "Gentle",
  "bot.greedy": "Skilled",
  "bot.random.about": "plays any allowed move; good company for a first game",
  "bot.greedy.about": "plans a turn ahead and takes what pays best",

  "practice.name": "Practice",
  "practice.title": "Practice: {title}",
  "practice.from": "Practice, from {title}, decision {n}",
  "practice.noUndo": "Nothing to take back: practice begins here.",

  "guided.title": "Guided first game",
} as const;
