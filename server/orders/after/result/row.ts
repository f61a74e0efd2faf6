import type { AfterRow } from '../row';

export const resultRow: AfterRow = {
  begins: ({ after }, order) => ({ sameAs: after?.result?.sameAs(order) ?? null }),
};
