import type { AfterRow } from '../row';

/** Each truck expected at a gate has its own code. */
export const trucksRow: AfterRow = {
  begins: (mode, order) => ({ gates: mode.after?.trucks?.gates(order).length ?? 0 }),
};
