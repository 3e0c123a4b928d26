/** Shows that a part of the page scrolls: its edge fades where there is more. */

/** Selects everything that the keyboard can reach. */
const REACHED = "a[href], button:not([tabindex='-1']), summary, [tabindex='0']";

/**
 * An attachment that sets `data-more` on a scrolling element: "above", "below", both, or neither. If the keyboard can
 * reach nothing inside it, the element itself becomes focusable while there is more.
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
