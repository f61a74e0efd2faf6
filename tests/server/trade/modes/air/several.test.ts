import { describe, expect, it } from 'vitest';

import type { AirSearch } from '../../../../../domain/modes/air/search';
import { offersFor } from '../../../../../server/trade/modes/air/offers';
import { airSearchOf } from '../../../../support/air-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const on = (search: Partial<AirSearch>) => offersFor(airSearchOf(search), NOW).map(({ acceptance }) => acceptance);

describe('flights for an order of several goods', () => {
  it('are none where any of the goods never flies, whatever the first of them is', () => {
    const answers = on({ also: ['1263', '1040'] });
    expect([...new Set(answers.map(({ level }) => level))]).toStrictEqual(['BLOCK']);
    for (const { reason } of answers) expect(reason).toMatch(/^UN 1040 航空禁运，建议改海运/);
  });

  it('are none of a line that does not take the class of one of them', () => {
    const onYuxi = (also: string[]) =>
      offersFor(airSearchOf({ dstPortCode: 'FRA', unNo: '1090', net: 1, also }), NOW)
        .filter(({ offerId }) => offerId.startsWith('A-YXHK'))
        .map(({ acceptance }) => acceptance.reason);
    expect([...new Set(onYuxi(['1490']))]).toStrictEqual(['屿汐航空不接第 5.1 类']);
    expect(onYuxi(['1263']).join()).not.toMatch(/不接/);
  });

  it('say of the first what they said of it alone, where nothing is known against the others', () => {
    expect(on({ also: ['1263'] })).toStrictEqual(on({}));
  });
});
