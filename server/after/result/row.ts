import type { AfterRow } from '../row';

export const resultRow: AfterRow = {
  begins: ({ order }, { form, quote }) => ({ sameAs: order.sameAs?.(form, quote) ?? null }),
};
