import type { HeirOf } from './kept-touch';

/** Identifying text of an element: id, name, label and content. */
const wordsOf = (one: HTMLElement): string =>
  [one.id, one.getAttribute('name'), one.getAttribute('aria-label'), one.textContent].join('\n');

function sameIn(region: HTMLElement, one: HTMLElement): HTMLElement[] {
  const words = wordsOf(one);
  return [...region.querySelectorAll<HTMLElement>(one.localName)].filter((other) => wordsOf(other) === words);
}

/** Finds the counterpart of an element in another region by its text, and by index among equal ones. */
export const twinsIn =
  (from: HTMLElement, to: HTMLElement): HeirOf =>
  <TElement extends HTMLElement>(one: TElement) =>
    sameIn(to, one)[sameIn(from, one).indexOf(one)] as TElement | undefined;
