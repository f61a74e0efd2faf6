/**
 * Ref for the heading of replaced content: takes the focus lost with the pressed element. Does nothing before the first
 * user action, and takes over a focus on `main`.
 */
export function catchFocus(heading: HTMLElement | null): void {
  const { activeElement: focused } = document;
  const isLost = focused === null || focused === document.body || focused.localName === 'main';
  if (!heading || !isLost || !navigator.userActivation?.hasBeenActive) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  if (heading.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
}
