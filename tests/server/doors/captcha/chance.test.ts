import { describe, expect, it } from 'vitest';

import { createChance, seededChance } from '../../../../server/doors/captcha/chance';

describe('seeded chance', () => {
  it('follows the published mulberry32 sequence of its seed', () => {
    expect(seededChance(0).below(1_000_000_000)).toBe(266_429_208);
    const seven = seededChance(7);
    expect(Array.from({ length: 8 }, () => seven.below(1_000))).toEqual([11, 61, 976, 699, 521, 405, 466, 239]);
  });

  it('shuffles each card exactly once', () => {
    expect(seededChance(7).shuffled([1, 2, 3, 4, 5, 6])).toEqual([1, 2, 6, 5, 4, 3]);
    expect(seededChance(8).shuffled(['one'])).toEqual(['one']);
    expect(seededChance(9).shuffled([])).toEqual([]);
  });
});

describe('methods of chance', () => {
  const drawing = (drawn: number) => {
    const bounds: number[] = [];
    const chance = createChance((bound) => {
      bounds.push(bound);
      return drawn;
    });
    return { chance, bounds };
  };

  it('between and somewhere include both bounds', () => {
    const { chance, bounds } = drawing(3);
    expect([chance.between(5, 9), chance.somewhere(-0.5, 0.5)]).toEqual([8, -0.497]);
    expect(bounds).toEqual([5, 1_001]);
  });

  it('odds decides by parts of a thousand', () => {
    const { chance, bounds } = drawing(249);
    expect([chance.odds(0.25), chance.odds(0.249)]).toEqual([true, false]);
    expect(bounds).toEqual([1_000, 1_000]);
  });

  it('pick returns one element, and throws for an empty list', () => {
    const { chance, bounds } = drawing(2);
    expect([chance.pick(['a', 'b', 'c']), bounds]).toEqual(['c', [3]]);
    expect(() => chance.pick([])).toThrow('nothing to pick from');
  });
});
