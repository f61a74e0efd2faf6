import { describe, expect, it } from 'vitest';

import { comparedOf } from '../support/verdicts/compare';
import { LISTED_MODES } from '../support/verdicts/questions';

/** `npm run bench -- verdicts` asks 300 random ones of each mode. */
const QUESTIONS = 36;

describe('equal verdicts of list, price, form, page, tool and submission', () => {
  it.each(LISTED_MODES)('hold for %s after any change', (mode) => {
    const { compared, apart } = comparedOf(mode, QUESTIONS);
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual((QUESTIONS * 2) / 3);
  });
});
