/** As much of a page as the header may lie over. */
const UNDER_HEADER = 64;

/**
 * Something else has come in place of what the address named before, on the same page: whoever asked for it goes on
 * there. A focus on one of the ways within the page is left where it is, so that the next one is at hand.
 */
export function leadTo(part: HTMLElement): void {
  if (document.activeElement?.closest('main nav')) return;
  part.focus({ preventScroll: true });
  if (part.getBoundingClientRect().top < UNDER_HEADER) part.scrollIntoView();
}
