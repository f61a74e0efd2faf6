import { describe, expect, it } from 'vitest';

import { findRoadFacts } from '../../../domain/road/facts';
import { pointFactor } from '../../../domain/road/points';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';

describe('road facts', () => {
  const rows = LIBRARY.flatMap((goods) => {
    const facts = findRoadFacts(goods);
    return facts ? [{ ...goods, facts }] : [];
  });

  it('belong to dangerous library goods and match their packing groups', () => {
    expect(rows.length).toBeGreaterThanOrEqual(77);
    const most = { I: [0, 1], II: [0, 1, 2, 3], III: [3] };
    const odd = rows.filter(({ packingGroup, hazardClass, facts }) => {
      // The packing group does not determine the category of these.
      const isFree = packingGroup === null || (packingGroup === 'III' && ['6.1', '4.3'].includes(hazardClass ?? ''));
      return (
        !/^(?:-|[BCDE](?:\/[DE])?)$/.test(facts.tunnel) || !(isFree || most[packingGroup].includes(facts.category))
      );
    });
    expect(odd.map(({ goodsId }) => goodsId)).toEqual([]);
  });

  it('weigh points by transport category', () => {
    expect(([0, 1, 2, 3] as const).map((category) => pointFactor('1219', category))).toEqual([null, 50, 3, 1]);
    expect(pointFactor('1005', 1)).toBe(20);
  });
});
