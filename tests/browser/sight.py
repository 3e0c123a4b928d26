"""What can be seen of a page, for a browser to find out: each script returns the faults in words."""

from __future__ import annotations

# Parts that are not fully visible: cut off, covered or outside the page.
HIDDEN = """
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
const isSeen = (part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const inset = 4;
  const spots = [[(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset], [right - inset, top + inset],
    [left + inset, bottom - inset], [right - inset, bottom - inset]];
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight &&
    spots.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
};
const hidden = (what, parts) => parts.filter((part) => !isSeen(part)).map((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const place = [left, top, right, bottom].map(Math.round);
  return `${what} "${part.textContent.trim()}" is not seen whole at ${place}`;
});
const sized = async (width, height) => {
  // A page that is wider than a phone makes the window of the page larger, so it never gets this size.
  const fits = () => innerWidth === width && innerHeight === height;
  for (let times = 0; times < 60 && !fits(); times += 1) await drawn();
  // What is measured is drawn again in the next frames.
  for (let times = 0; times < 2; times += 1) await drawn();
};
"""

# The faults of a table on a phone, in words.
ON_A_PHONE = f"""async ([width, height, first, canUndo, undoing]) => {{
  {HIDDEN}
  await sized(width, height);
  const options = all("main .options button.option.can:not(.chosen)").slice(0, first);
  const undo = all("main button").filter((part) => (part.ariaLabel ?? part.textContent).trim() === undoing);
  const {{ scrollWidth, scrollHeight }} = document.documentElement;
  // A board that has come near is larger than its frame.
  const beyond = all("body *:not(svg *, .for-reader, .glass, .glass *)").filter((part) => {{
    const {{ left, right, width }} = part.getBoundingClientRect();
    return width && (left < -1 || right > innerWidth + 1);
  }});
  return [
    ...(options.length ? hidden("the option", options) : ["no option is there"]),
    ...hidden("the tab", all("nav button")),
    ...(canUndo && !undo.length ? ["undo is not there"] : hidden("undo", undo)),
    ...(scrollWidth > innerWidth || scrollHeight > innerHeight
      ? [`the page is ${{scrollWidth}} by ${{scrollHeight}}`] : []),
    ...beyond.map((part) => `${{part.tagName}} ${{part.className}} hangs out`),
  ];
}}"""

# The faults of a table on a larger screen, in words: what is asked and the board are whole, so is what must
# lie beside it, and what scrolls says so.
ON_A_SCREEN = f"""async ([width, height, first, board, beside, canUndo, undoing]) => {{
  {HIDDEN}
  await sized(width, height);
  const look = () => {{
    const named = (part) => {{
      const text = part.textContent.trim().slice(0, 40);
      return `${{part.tagName}} ${{part.getAttribute("class")}} "${{text}}"`;
    }};
    const isOut = (inner, outer) =>
      inner.left < outer.left - 1 || inner.top < outer.top - 1 ||
      inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
    const page = {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }};
    // A board that has come near is larger than its frame.
    const parts = all("main *:not(svg *, .for-reader, .for-reader *, .room, .glass, .glass *)");
    const styles = new Map(parts.map((part) => [part, getComputedStyle(part)]));
    const scrolls = (part) => /auto|scroll/.test(styles.get(part)?.overflowY ?? "");
    const options = all("main .options button:is(.option, .detour).can:not(.chosen)").slice(0, first);
    const undo = all("main button").filter((part) => (part.ariaLabel ?? part.textContent).trim() === undoing);
    const higher = parts.filter((part) => part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0);
    const within = (part, panel) => {{
      for (let at = part.parentElement; at && at !== panel; at = at.parentElement)
        if (styles.get(at)?.overflowY !== "visible") return false;
      return true;
    }};
    const hanging = all("main :is(.leaf, .castle, .place)").flatMap((panel) => {{
      const outer = panel.getBoundingClientRect();
      return [...panel.querySelectorAll("*:not(svg *)")].filter((part) => {{
        const box = part.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && isOut(box, outer) &&
          styles.has(part) && styles.get(part).position !== "absolute" && within(part, panel);
      }}).slice(0, 1).map((part) => `${{named(part)}} hangs out of ${{named(panel)}}`);
    }});
    const {{ scrollWidth, scrollHeight }} = document.documentElement;
    return [
      ...hidden("the title", all("main h1[data-title]")),
      ...(options.length ? hidden("the option", options) : ["no option is there"]),
      ...(canUndo && !undo.length ? ["undo is not there"] : hidden("undo", undo.slice(0, 1))),
      ...all(board).filter((part) => isOut(part.getBoundingClientRect(), page))
        .map((part) => `${{named(part)}} is cut`),
      ...(all(board).length ? [] : ["the board is not there"]),
      ...beside.flatMap((part) => (all(part).length ? hidden(part, all(part)) : [`${{part}} is not there`])),
      ...higher.filter((part) => scrolls(part) && !part.dataset.more && !part.matches(".fades"))
        .map((part) => `${{named(part)}} scrolls and does not say so`),
      ...higher.filter((part) => styles.get(part).overflowY === "hidden")
        .map((part) => `${{named(part)}} is cut`),
      ...parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 &&
          styles.get(part).overflowX !== "visible" && !part.matches(".name, .note, h2"))
        .map((part) => `${{named(part)}} is cut at its side`),
      ...hanging,
      ...(scrollWidth > innerWidth || scrollHeight > innerHeight
        ? [`the page is ${{scrollWidth}} by ${{scrollHeight}}`] : []),
    ];
  }};
  // Parts that are loaded late arrive within some frames.
  let faults = look();
  for (let times = 0; times < 40 && faults.length; times += 1) {{
    await drawn();
    faults = look();
  }}
  return faults;
}}"""

# The faults of the hall, in words.
OF_THE_HALL = f"""async ([width, height, games, seen]) => {{
  {HIDDEN}
  await sized(width, height);
  const buttons = all("main button[aria-keyshortcuts]");
  const ways = all("main .game .button");
  const breaks = (part) => [...part.childNodes].some((node) => {{
    const range = document.createRange();
    range.selectNodeContents(node);
    return node.nodeType === Node.TEXT_NODE && range.getClientRects().length > 1;
  }});
  const hangs = (part) => {{
    const [inner, outer] = [part, part.closest(".game")].map((one) => one.getBoundingClientRect());
    return inner.left < outer.left - 5 || inner.right > outer.right + 5 || inner.bottom > outer.bottom + 5;
  }};
  const missing = buttons.length < games ? [`"Play now" is there only ${{buttons.length}} times`] : [];
  return [
    ...missing,
    ...hidden("the button", buttons.slice(0, seen)),
    ...ways.filter(breaks).map((part) => `"${{part.textContent.trim()}}" breaks into lines`),
    ...ways.filter(hangs).map((part) => `"${{part.textContent.trim()}}" leaves its panel`),
  ];
}}"""

# The faults of a form that should be whole without scrolling, in words.
OF_A_FORM = f"""async ([width, height]) => {{
  {HIDDEN}
  await sized(width, height);
  const {{ scrollWidth, scrollHeight }} = document.documentElement;
  const inside = "h2, h3, label, select, input:not(.for-reader), summary, dt, dd, button, p";
  const cut = all(`main :is(${{inside}})`).filter((part) =>
    part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 &&
    getComputedStyle(part).overflowX !== "visible" && !part.matches(".for-reader, .touched, .field p"));
  const panels = all("main :is(section, div).leaf");
  return [
    ...(panels.length ? [] : ["no panel is there"]),
    ...hidden("the panel", panels),
    ...hidden("the way on", all("main .button.gold, main .button.wide")),
    ...cut.map((part) => `${{part.tagName}} "${{part.textContent.trim().slice(0, 40)}}" is cut`),
    ...(scrollWidth > innerWidth || scrollHeight > innerHeight
      ? [`the page is ${{scrollWidth}} by ${{scrollHeight}}`] : []),
  ];
}}"""

# How far a scoring has come: "Influence", where it says "Influence, 2 of 6".
STATION = """(dialog) =>
  dialog.querySelector("[aria-current=step] > :last-child")?.textContent.split(",")[0] ?? "the total"
"""
# The faults of a scoring, in words: only its table may be longer than the screen.
OF_A_SCORING = f"""async ([width, height]) => {{
  {HIDDEN}
  await sized(width, height);
  const scrolling = all("dialog, dialog *:not(svg *)").filter((part) =>
    part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY));
  const {{ scrollWidth }} = document.querySelector("dialog");
  return [
    ...hidden("the title", all("#scoring-title")),
    ...hidden("the sentence", all("dialog .sentence")),
    ...hidden("the button", all("dialog .acts button")),
    ...hidden("the row that is counted", all("dialog tr.now").slice(0, 1)),
    ...scrolling.filter((part) => !part.querySelector(":scope > table"))
      .map((part) => `${{part.tagName}} ${{part.className}} must be scrolled`),
    ...scrolling.filter((part) => !part.dataset.more)
      .map((part) => `${{part.tagName}} ${{part.className}} does not say that it scrolls`),
    ...(scrollWidth > innerWidth ? [`the scoring is ${{scrollWidth}} wide`] : []),
  ];
}}"""

# The faults of the end of a game, in words: who won and the way on are in sight; the rest may be below.
OF_AN_END = f"""async ([width, height, ways]) => {{
  {HIDDEN}
  await sized(width, height);
  scrollTo(0, 0);
  const beyond = all("main *:not(svg *, .for-reader, .for-reader *)").filter((part) => {{
    const {{ left, right, width }} = part.getBoundingClientRect();
    const isInside = part.closest("[data-more], .scroll, .frame");
    return width && !isInside && (left < -1 || right > innerWidth + 1);
  }});
  return [
    ...(all("main h1").length ? hidden("the title", all("main h1")) : ["the title is not there"]),
    ...(all(ways).length ? hidden("the way on", all(ways)) : ["no way on is there"]),
    ...beyond.map((part) => `${{part.tagName}} ${{part.className}} hangs out`),
    ...(document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : []),
  ];
}}"""

# The faults of a replay, in words: where it is, how to go on, and the board.
OF_A_REPLAY = f"""async ([width, height, board]) => {{
  {HIDDEN}
  await sized(width, height);
  const look = () => [
    ...["[role=slider]", "main .keys button", ...(board ? [board] : [])].flatMap((part) =>
      all(part).length ? hidden(part, all(part)) : [`${{part}} is not there`]),
    ...(document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : []),
  ];
  let faults = look();
  for (let times = 0; times < 40 && faults.length; times += 1) {{
    await drawn();
    faults = look();
  }}
  return faults;
}}"""

# What of these parts is not in sight, in words.
IN_SIGHT = f"""(parts) => {{
  {HIDDEN}
  return parts.flatMap((part) =>
    all(part).length ? hidden(part, all(part)) : [`${{part}} is not there`]);
}}"""
