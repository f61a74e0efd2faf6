import { describe, expect, it } from 'vitest';

import type { AirSearch } from '../../../../../domain/modes/air/search';
import { listOffers } from '../../../../../server/trade/modes/air/offers';
import { airSearchOf } from '../../../../support/air-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const on = (search: Partial<AirSearch>) => listOffers(airSearchOf(search), NOW).map(({ acceptance }) => acceptance);

describe('air search for several goods', () => {
  it('blocks every flight when any of the goods is forbidden', () => {
    const answers = on({ also: ['1263', '1040'] });
    expect([...new Set(answers.map(({ level }) => level))]).toStrictEqual(['BLOCK']);
    for (const { reason } of answers) expect(reason).toMatch(/^UN 1040 航空禁运，建议改海运/);
  });

  it('blocks an airline that refuses the class of one of the goods', () => {
    const onYuxi = (also: string[]) =>
      listOffers(airSearchOf({ dstPortCode: 'FRA', unNo: '1090', net: 1, also }), NOW)
        .filter(({ offerId }) => offerId.startsWith('A-YXHK'))
        .map(({ acceptance }) => acceptance.reason);
    expect([...new Set(onYuxi(['1490']))]).toStrictEqual(['屿汐航空不接第 5.1 类']);
    expect(onYuxi(['1263']).join()).not.toMatch(/不接/);
  });

  it('answers as for the first goods alone when the others have no restriction', () => {
    expect(on({ also: ['1263'] })).toStrictEqual(on({}));
  });
});
