import { useCallback } from 'react';

/** A ref that takes the focus once for every new turn; without a turn it leaves the focus where it is. */
export const useFocusTurn = <TElement extends HTMLElement>(turn: number | undefined) =>
  useCallback(
    (element: TElement | null) => {
      if (turn !== undefined) element?.focus();
    },
    [turn],
  );
