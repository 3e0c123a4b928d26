/** A part of the page that scrolls says so: its edge fades where there is more. */

/** What the keyboard can reach. */
const REACHED = "a[href], button:not([tabindex='-1']), summary, [tabindex='0']";

/**
 * An attachment that keeps `data-more` of what scrolls: "above", "below", both, or nothing. If nothing in it can be
 * reached by the keyboard, it can be itself while there is more.
 */
export function fading(part: HTMLElement): () => void {
  function look(): void {
    const { scrollTop, scrollHeight, clientHeight } = part;
    const more = [
      ...(scrollTop > 1 ? ["above"] : []),
      ...(scrollTop + clientHeight < scrollHeight - 1 ? ["below"] : []),
    ].join(" ");
    if (part.dataset["more"] === more) return;
    part.dataset["more"] = more;
    if (more && !part.querySelector(REACHED)) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(look);
  function follow(): void {
    sizes.disconnect();
    sizes.observe(part);
    for (const child of part.children) sizes.observe(child);
    look();
  }
  const changes = new MutationObserver(follow);
  changes.observe(part, { childList: true });
  part.addEventListener("scroll", look, { passive: true });
  follow();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    part.removeEventListener("scroll", look);
  };
}
