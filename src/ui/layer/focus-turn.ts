import { useCallback, useRef } from 'react';

/** Ref that focuses once per higher turn. `inside`: selector of the target within the element. */
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
