/** Words of the frame: bar, seats, notices. */
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
  "nav.waiting": { one: "{n} game is waiting for you", other: "{n} games are waiting for you" },
  "nav.skip": "Skip to the content",
  "nav.otherTab": "opens in a new tab",

  "settings.title": "Settings",
  "settings.language": "Language",
  "settings.theme.toLight": "Switch to light colours",
  "settings.theme.toDark": "Switch to dark colours",

  "keys.title": "Keyboard shortcuts",

  "language.en": "English",
  "language.de": "Deutsch",

  "seat.0": "red, rose",
  "seat.1": "blue, fleur-de-lys",
  "seat.2": "yellow, sun",
  "seat.3": "green, oak leaf",
  "seat.4": "grey, swan",
  "seat.free": "free seat",
  "hall.name.label": "What should we call you?",

  "act.cancel": "Cancel",
  "act.close": "Close",
  "act.choose": "Choose",
  "act.copyLink": "Copy link",
  "act.copied": "Copied",
  "act.notCopied": "Could not copy. Select the text and copy it yourself.",
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
  "notice.offline.text": "You can look around. Nothing is sent until you are back online.",
  "notice.offline.kept": "Your last choice is saved and will be sent when you are back online.",
  "notice.offline.next": { one: "Next try in {n} second.", other: "Next try in {n} seconds." },
  "notice.offline.again": "You can look around. We try again every few seconds.",
  "notice.offline.now": "Trying now.",
  "notice.offline.act": "Try now",
  "notice.restart.title": "Back in a moment",
  "notice.restart.text":
    "The server is restarting. Your game and your unfinished turn are safe, and this page will reconnect by itself.",
  "notice.nowhere.title": "Nothing here",
  "notice.nowhere.text": "The link may have been cut off when it was copied.",
  "notice.loading": "Loading",
  "notice.failed.title": "That did not work",
  "notice.failed.text": "Nothing is lost. Please try again in a moment.",
  "notice.notOver.title": "The game is not over yet",
  "notice.notOver.text": "Until it ends, this would reveal what the dice will bring.",
  "notice.noDecision.title": "There is no such decision",
  "notice.noDecision.text": "The game ended earlier. Pick one of its decisions.",
  "notice.atEnd.title": "There is nothing left to decide here",
  "notice.atEnd.text": "The game is already over at this point. Go back to a decision.",
  "notice.noRules.title": "These rules are missing",
  "notice.noRules.text":
    "This server does not have the rules this game was played with. The game is kept, but cannot be shown.",
  "notice.badTable.title": "This table cannot be set up",
  "notice.badTable.text":
    "One of the seats, bots or settings is not available here. No table was opened; please choose again.",
  "notice.slowDown": "That was a lot of requests. Wait a moment, then try again.",

  // Titles of the screens

  "make.title": "Make a table",
  "join.title": "You are invited",
  "table.title": "Table",
  "table.replay": "Replay",

  // The games

  "game.merlin": "Merlin",
  "game.kingarthur": "King Arthur",
  "hall.merlin.text":
    "Six rounds at the round table. Your dice move your knight, and Merlin walks either way. Build, send vassals and keep the traitors out.",
  "hall.kingarthur.text":
    "The card game. Play knights of one colour, defeat what they match exactly, and buy adventures with what you have won.",
  "hall.with.seals": "with seals",
  "hall.with.favor": "with King’s favor",
  "hall.with.arthur": "with Arthur",
  "hall.with.decrees": "with King’s decree",
  "hall.with.knights": "with the Round Table",
  "hall.with.treasures": "with treasures",
  "hall.with.gold": "with gold",
  "hall.with.market": "with the market",
  "hall.with.morgana": "with Morgana",
  "hall.with.caerleon": "with Caerleon",
  "hall.with.everything": "with everything",
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
  "join.full.text": "Every seat at this table is taken. You can watch, or open your own table.",
  "table.private.title": "This game is private",
  "table.private.text":
    "Only the players can watch it. If a friend sent you here, ask for the invitation link.",

  "bot.random": "Gentle",
  "bot.greedy": "Skilled",
  "bot.random.about": "plays any legal move; good company for a first game",
  "bot.greedy.about": "plans a turn ahead and takes what pays best",

  "practice.name": "Practice",
  "practice.title": "Practice: {title}",
  "practice.from": "Practice, from {title}, decision {n}",
  "practice.noUndo": "Nothing to undo: practice begins here.",

  "guided.title": "Guided first game",
} as const;
