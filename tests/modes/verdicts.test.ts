import { describe, expect, it } from 'vitest';

import { comparedOf } from '../support/verdicts/compare';
import { LISTED_MODES } from '../support/verdicts/questions';

/** `npm run bench -- verdicts` asks 300 of each, others in every run. */
const QUESTIONS = 36;

describe('list, price, form, page, tool and submission say the same of any goods, whatever is asked and changed', () => {
  it.each(LISTED_MODES)('%s', (mode) => {
    const { compared, apart } = comparedOf(mode, QUESTIONS);
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual((QUESTIONS * 2) / 3);
  });
});
