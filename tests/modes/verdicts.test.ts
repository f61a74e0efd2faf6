import { describe, expect, it } from 'vitest';

import { firstNow } from '../support/long';
import { comparedOf } from '../support/verdicts/compare';
import { LISTED_MODES } from '../support/verdicts/questions';

/** `npm test` asks the first, the rest suite up to 300; `npm run bench -- verdicts` asks random ones. */
const FIRST = 12;
const ALL = 300;
const PARTS = [
  ...LISTED_MODES.map((mode) => ({ mode, from: 0, count: FIRST })),
  ...LISTED_MODES.map((mode) => ({ mode, from: FIRST, count: ALL - FIRST })),
];

describe('equal verdicts of list, price, form, page, tool and submission', () => {
  firstNow(it, LISTED_MODES.length)(PARTS)(
    'hold for $mode after any change, $count from $from',
    ({ mode, from, count }) => {
      const { compared, apart } = comparedOf(mode, count, from);
      expect(apart).toEqual([]);
      expect(compared).toBeGreaterThanOrEqual((count * 2) / 3);
    },
  );
});
