/** Height the fixed header may cover, in px. */
const UNDER_HEADER = 64;

/** Moves focus to new content on the same page. Focus on in-page navigation stays, so that the next link is at hand. */
export function focusPart(part: HTMLElement): void {
  if (document.activeElement?.closest('main nav')) return;
  part.focus({ preventScroll: true });
  if (part.getBoundingClientRect().top < UNDER_HEADER) part.scrollIntoView();
}
