import type { AfterRow } from '../row';

/** Each truck that is expected at a gate has a code of its own there. */
export const trucksRow: AfterRow = {
  begins: (mode, order) => ({ gates: mode.after?.trucks?.gates(order).length ?? 0 }),
};
