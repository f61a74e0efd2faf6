import type { HeirOf } from './kept-touch';

/** What is said of an element, to whoever cannot see where it stands. */
const wordsOf = (one: HTMLElement): string =>
  [one.id, one.getAttribute('name'), one.getAttribute('aria-label'), one.textContent].join('\n');

function sameIn(region: HTMLElement, one: HTMLElement): HTMLElement[] {
  const words = wordsOf(one);
  return [...region.querySelectorAll<HTMLElement>(one.localName)].filter((other) => wordsOf(other) === words);
}

/** For an element of a region the one of another region that says the same: the third of its words is the third there. */
export const twinsIn =
  (from: HTMLElement, to: HTMLElement): HeirOf =>
  <TElement extends HTMLElement>(one: TElement) =>
    sameIn(to, one)[sameIn(from, one).indexOf(one)] as TElement | undefined;
