import { useCallback, useRef } from 'react';

/**
 * A ref that takes the focus once for every higher turn; otherwise it leaves the focus where it is. `inside`: what in
 * the element takes it.
 */
export function useFocusTurn<TElement extends HTMLElement>(turn: number | undefined, inside?: string) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(
    (element: TElement | null) => {
      if (!element || turn === undefined || turn <= last.current) return;
      last.current = turn;
      const target = inside === undefined ? element : element.querySelector<HTMLElement>(inside);
      target?.focus();
    },
    [turn, inside],
  );
}

/**
 * For the heading of what stands in the place of what was pressed: the focus went with that, and it begins at its top.
 * Where nobody has pressed anything yet it stays where a page begins. Whoever was led to the page as a whole, because it
 * had no heading then, is led on.
 */
export function catchFocus(heading: HTMLElement | null): void {
  const isLost = document.activeElement?.matches('body, main') ?? true;
  if (!heading || !isLost || !navigator.userActivation?.hasBeenActive) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  if (heading.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
}
