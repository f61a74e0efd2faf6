import { expect, it } from 'vitest';

import { DAYS_BEFORE } from '../../../../domain/modes/lcl/cutoffs';

it('lists how many days before departure each step is due', () => {
  expect(DAYS_BEFORE).toEqual({ apply: 10, open: 7, danger: 5, general: 3, stuffing: 2.5 });
});
