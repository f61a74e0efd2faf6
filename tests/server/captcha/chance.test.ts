import { describe, expect, it } from 'vitest';

import { seededChance } from '../../../server/captcha/chance';

describe('chance that can be repeated', () => {
  it('is the published sequence of its seed (mulberry32), on every machine and in every release', () => {
    expect(seededChance(0).below(1_000_000_000)).toBe(266_429_208);
    const seven = seededChance(7);
    expect(Array.from({ length: 8 }, () => seven.below(1_000))).toEqual([11, 61, 976, 699, 521, 405, 466, 239]);
  });

  it('deals each card of a pack once', () => {
    expect(seededChance(7).shuffled([1, 2, 3, 4, 5, 6])).toEqual([1, 2, 6, 5, 4, 3]);
    expect(seededChance(8).shuffled(['one'])).toEqual(['one']);
    expect(seededChance(9).shuffled([])).toEqual([]);
  });
});
