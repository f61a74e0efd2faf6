import type { HeirOf } from './kept-touch';

/** A drawn control of a plain form brings the name that the page itself gives it. */
const identifyingText = (one: HTMLElement): string =>
  [one.id, one.dataset['name'] ?? one.getAttribute('name'), one.getAttribute('aria-label'), one.textContent].join('\n');

function sameElements(region: HTMLElement, one: HTMLElement): HTMLElement[] {
  const words = identifyingText(one);
  return [...region.querySelectorAll<HTMLElement>(one.localName)].filter((other) => identifyingText(other) === words);
}

/** Finds the counterpart of an element in another region by its text, and by index among equal ones. */
export const counterpartFinder =
  (from: HTMLElement, to: HTMLElement): HeirOf =>
  <TElement extends HTMLElement>(one: TElement) =>
    sameElements(to, one)[sameElements(from, one).indexOf(one)] as TElement | undefined;
