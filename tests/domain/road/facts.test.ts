import { describe, expect, it } from 'vitest';

import { roadFactsOf } from '../../../domain/road/facts';
import { pointFactorOf } from '../../../domain/road/points';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';

describe('the rows of the list', () => {
  const rows = LIBRARY.flatMap((goods) => {
    const facts = roadFactsOf(goods);
    return facts ? [{ ...goods, facts }] : [];
  });

  it('are of dangerous goods of the library, and agree with their packing groups', () => {
    expect(rows.length).toBeGreaterThanOrEqual(77);
    const most = { I: [0, 1], II: [0, 1, 2, 3], III: [3] };
    const odd = rows.filter(({ packingGroup, hazardClass, facts }) => {
      // Of these the group does not say the category.
      const isFree = packingGroup === null || (packingGroup === 'III' && ['6.1', '4.3'].includes(hazardClass ?? ''));
      return (
        !/^(?:-|[BCDE](?:\/[DE])?)$/.test(facts.tunnel) || !(isFree || most[packingGroup].includes(facts.category))
      );
    });
    expect(odd.map(({ goodsId }) => goodsId)).toEqual([]);
  });

  it('weigh by category', () => {
    expect(([0, 1, 2, 3] as const).map((category) => pointFactorOf('1219', category))).toEqual([null, 50, 3, 1]);
    expect(pointFactorOf('1005', 1)).toBe(20);
  });
});
