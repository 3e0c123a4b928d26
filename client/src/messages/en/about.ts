/** Words of the About page. */
export default {
  "about.title": "About Logres",
  "about.kicker": "The kingdom of Arthur, on your table",
  "about.what": "What this is",
  "about.what.1":
    "Logres is a home for board games of the legend of King Arthur: alone against bots, together at one device, or with friends far away. It is free, shows no advertising, asks for no account and follows nobody.",
  "about.what.2":
    "The rules are written so that they can be read and tested; each has a number, and every question at the table says which one it comes from.",
  "about.rights": "Unofficial fan edition",
  "about.rights.1":
    "Logres is made by admirers and belongs to no publisher. All rights in the games remain with their owners. King Arthur, the card game, was designed by Reiner Knizia and published by Ravensburger in 2005.",
  "about.rights.2":
    "Nothing here is taken from the box: rules are retold in our own words, drawings are our own or freely licensed. If you like the game, look for the box; it is worth it.",
  "about.credits": "Credits and licences",
  "about.credits.what": "What",
  "about.credits.who": "By whom",
  "about.credits.licence": "Licence",
  "about.credits.icons": "Icons",
  "about.credits.icons.who":
    "Lorc, Delapouite and the other artists of game-icons.net; coloured and outlined by us",
  "about.credits.display": "Almendra, the face of titles",
  "about.credits.text": "Alegreya Sans, the face of text",
  "about.credits.code": "Logres itself, code and drawings",
  "about.credits.code.who": "the Logres developers",
  "about.credits.svelte": "Svelte, the browser part",
  "about.credits.svelte.who": "Rich Harris and the Svelte contributors",
  "about.credits.fastapi": "FastAPI, the server part",
  "about.data": "Where the cards come from",
  "about.data.text":
    "Not everything on the cards is printed in a rulebook. For each part we say how we know it. What was reconstructed keeps every known constraint and was balanced by many simulated games; whoever owns the box may put the true values in its place.",
  "about.data.source": "Source",
  "about.data.knights": "Knights: numbers and colours",
  "about.data.adversaries": "Adversaries: how many of each value",
  "about.data.conditions": "Adventures: what they ask for",
  "about.data.adventure": "Worth of “{name}”: {n}",
  "about.data.rulebook": "rulebook",
  "about.data.published": "published elsewhere",
  "about.data.reconstructed": "reconstructed",
  "about.data.box": "seen in the box",
  "about.data.unknown": "unknown",
  "about.privacy": "What is kept",
  "about.privacy.text":
    "A cookie tells the server which seats are yours; it is needed to play and used for nothing else. Your name and your games are kept on this server only. Your settings stay in your browser.",
} as const;
