/**
 * For the heading of what stands in the place of what was pressed: the focus went with that, and it begins at its top.
 * Where nobody has pressed anything yet it stays where a page begins. Whoever was led to the page as a whole, because it
 * had no heading then, is led on.
 */
export function catchFocus(heading: HTMLElement | null): void {
  const { activeElement: focused } = document;
  const isLost = focused === null || focused === document.body || focused.localName === 'main';
  if (!heading || !isLost || !navigator.userActivation?.hasBeenActive) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  if (heading.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
}
