import { useCallback, useRef } from 'react';

/** A ref that takes the focus once for every higher turn; otherwise it leaves the focus where it is. */
export function useFocusTurn<TElement extends HTMLElement>(turn: number | undefined) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(
    (element: TElement | null) => {
      if (!element || turn === undefined || turn <= last.current) return;
      last.current = turn;
      element.focus();
    },
    [turn],
  );
}
