import { expect, it } from 'vitest';

import { DAYS_BEFORE } from '../../../../domain/modes/lcl/cutoffs';

it('tells whoever reads of a shed how many days before the ship each thing falls due', () => {
  expect(DAYS_BEFORE).toEqual({ apply: 10, open: 7, danger: 5, general: 3, stuffing: 2.5 });
});
