import { describe, expect, it } from 'vitest';

import { comparedOf } from '../support/verdicts/compare';
import { LISTED_MODES } from '../support/verdicts/questions';

/** `npm run bench -- verdicts` asks 5,000 of each. */
const QUESTIONS = 300;

describe('list, price, form, tool and submission say the same of any goods of the library', () => {
  it.each(LISTED_MODES)('%s', (mode) => {
    const { compared, apart } = comparedOf(mode, QUESTIONS);
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThan(QUESTIONS / 10);
  });
});
