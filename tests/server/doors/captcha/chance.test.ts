import { describe, expect, it } from 'vitest';

import { chanceFrom, seededChance } from '../../../../server/doors/captcha/chance';

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

describe('chance, by what it draws', () => {
  const drawing = (drawn: number) => {
    const bounds: number[] = [];
    const chance = chanceFrom((bound) => {
      bounds.push(bound);
      return drawn;
    });
    return { chance, bounds };
  };

  it('lies between two numbers, both of them included, whole or to a thousandth', () => {
    const { chance, bounds } = drawing(3);
    expect([chance.between(5, 9), chance.somewhere(-0.5, 0.5)]).toEqual([8, -0.497]);
    expect(bounds).toEqual([5, 1_001]);
  });

  it('is taken by the share it was given, of a thousand', () => {
    const { chance, bounds } = drawing(249);
    expect([chance.odds(0.25), chance.odds(0.249)]).toEqual([true, false]);
    expect(bounds).toEqual([1_000, 1_000]);
  });

  it('picks each of a list, and breaks where there is none', () => {
    const { chance, bounds } = drawing(2);
    expect([chance.pick(['a', 'b', 'c']), bounds]).toEqual(['c', [3]]);
    expect(() => chance.pick([])).toThrow('nothing to pick from');
  });
});
