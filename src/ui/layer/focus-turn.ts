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
