import { describe, expect, it } from 'vitest';

import { KINDS } from '../support/kinds/table';

/** Every mode judges every kind, or says why not; how a kind is added stands in `tests/support/kinds/table.ts`. */
describe.each(KINDS.map(({ name, cells }) => ({ name, cells: Object.entries(cells) })))('$name', ({ cells }) => {
  it.each(cells.map(([mode, cell]) => ({ title: 'judged' in cell ? mode : `${mode}: ${cell.because}`, cell })))(
    '$title',
    ({ cell }) => {
      expect(() => cell.prove()).not.toThrow();
    },
  );
});
