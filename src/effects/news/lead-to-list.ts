/** As much of a page as the header may lie over. */
const UNDER_HEADER = 64;

/**
 * Another page of a list has come in place of what was pressed: whoever pressed it goes on at the head of the list. A
 * focus that has stayed where it was, on a tab above the list, is left there.
 */
export function leadToList(list: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  list.focus({ preventScroll: true });
  if (list.getBoundingClientRect().top < UNDER_HEADER) list.scrollIntoView();
}
