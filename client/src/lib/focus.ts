/** After a change of screen, move the focus to its title. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1, [data-title]");
  (title ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
}
