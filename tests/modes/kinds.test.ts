import { describe, expect, it } from 'vitest';

import { KINDS } from '../support/kinds/table';

/** Every mode judges every kind or states why not; `tests/support/kinds/table.ts` explains how to add one. */
describe.each(KINDS.map(({ name, cells }) => ({ name, cells: Object.entries(cells) })))('$name', ({ cells }) => {
  it.each(cells.map(([mode, cell]) => ({ title: 'judged' in cell ? mode : `${mode}: ${cell.because}`, cell })))(
    '$title',
    ({ cell }) => {
      expect(() => cell.prove()).not.toThrow();
    },
  );
});
