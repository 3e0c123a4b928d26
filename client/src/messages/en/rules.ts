/** Words around the rules; the rules themselves are in src/rules. */
export default {
  "rules.title": "Rules",
  "rules.search": "Search the rules",
  "rules.search.placeholder": "word or number, such as Merlin or K5.1",
  "rules.found": { one: "{n} paragraph", other: "{n} paragraphs" },
  "rules.none.title": "Nothing found",
  "rules.none.text": "No paragraph has all of these words.",
  "rules.clear": "Show all",
  "rules.books": "Games",
  "rules.contents": "Contents",
  "rules.reason": "Why",
  "rules.option": "House rule: can be changed when a table is made",
  "rules.link": "Link to {rule}",
  "rules.unknown": "There is no paragraph {rule}. Here are all of them.",
} as const;
