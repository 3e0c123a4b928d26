/** Words around the rules; the rules themselves are in src/rules. */
export default {
  "rules.title": "Rules",
  "rules.search": "Search the rules",
  "rules.search.placeholder": "word or number, such as Merlin or K5.1",
  "rules.found": { one: "{n} rule", other: "{n} rules" },
  "rules.none.title": "Nothing found",
  "rules.none.text": "No rule contains all of these words.",
  "rules.clear": "Show all",
  "rules.books": "Games",
  "rules.contents": "Contents",
  "rules.reason": "Why",
  "rules.option": "House rule: can be changed when you create a table",
  "rules.link": "Link to {rule}",
  "rules.unknown": "There is no rule {rule}. Here are all of them.",
} as const;
