import type { AfterRow } from '../row';

export const bumpRow: AfterRow = { receipt: (_, { bumped }) => ({ bumped }) };
