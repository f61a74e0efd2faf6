import { expect, it } from 'vitest';

import type { WhSearch } from '../../../../domain/modes/wh/search';
import type { Neighbour } from '../../../../server/trade/modes/mode';
import { readSearchGoods } from '../../../../server/trade/modes/wh/goods-asked';
import { findOffer } from '../../../../server/trade/modes/wh/offers';
import type { RoomContent } from '../../../../server/trade/modes/wh/room-now';
import { BOOKED_AT } from '../../../support/fcl-order';
import { STORED, whQuoteFor } from '../../../support/wh-order';
import { untouchedWorld } from '../../../support/untouched-world';

const NOBODY = untouchedWorld(BOOKED_AT);

function said(id: string, search: Partial<WhSearch>): string[] {
  const offer = findOffer({ ...STORED, city: null, ...search }, `W-${id}`, NOBODY)?.offer;
  return offer ? [offer.acceptance.level, ...offer.detail.findings.map(({ code }) => code)] : ['not listed'];
}

it('WE19: reports a major hazard from a tenth of the threshold, by name or class, or as unknown', () => {
  const share = (unNo: string, tons: number) =>
    findOffer({ ...STORED, city: null, unNo, tons }, 'W-JXZP-A', NOBODY)?.offer.detail.findings.find(
      ({ code }) => code === 'whMajor',
    );
  const asks = (critical: string, percent: number) => ({ level: 'NEED_APPROVAL', given: { critical, share: percent } });
  expect(
    ['1280 60', '1114 12', '1294 115', '1145 60', '1193 120'].map((one) =>
      share(one.slice(0, 4), Number(one.slice(5))),
    ),
  ).toMatchObject([asks('10', 600), asks('50', 24), asks('500', 23), asks('500', 12), asks('1000', 12)]);
  expect(said('JXZP-A', { unNo: '1230', tons: 12 })).not.toContain('whMajor');
  expect(said('JXZP-A', { unNo: '1193', tons: 99 })).not.toContain('whMajor');
  expect(said('SHLD-A', { unNo: '2789', tons: 1 })).toContain('whMajorUntold');
});

it('refuses goods that make a major hazard with the stock in the room', () => {
  expect(said('JXZP-A', { unNo: '1280', tons: 9 })).not.toContain('whMajorSum');
  const alone = said('JXZP-A', { unNo: '1280', tons: 10 });
  expect([alone[0], alone.includes('whMajorSum')]).toEqual(['BLOCK', true]);
  // Half of it is already there on some of the days.
  const po = readSearchGoods({ ...STORED, unNo: '1280' });
  if (!po) throw new Error('there are no goods');
  const body: RoomContent = { grams: 5_000_000, goods: [po.segregated] };
  const inside = [{ stockId: 'W-JXZP-A', body, fromDay: '2026-12-10', toDay: '2026-12-20' }] as unknown as Neighbour[];
  const half = whQuoteFor({ ...STORED, unNo: '1280', tons: 5 }, 'JXZP-A', inside);
  expect(half.offer.detail).toMatchObject({ majorInside: 0.5, critical: 10 });
  expect(half.offer.detail.findings).toContainEqual({
    level: 'BLOCK',
    code: 'whMajorSum',
    given: { store: '嘉浦化工库' },
  });
  const less = whQuoteFor({ ...STORED, unNo: '1280', tons: 4.9 }, 'JXZP-A', inside);
  expect(less.offer.detail.findings.map(({ code }) => code)).not.toContain('whMajorSum');
  const apart = whQuoteFor({ ...STORED, unNo: '1280', tons: 5, days: 9 }, 'JXZP-A', inside);
  expect(apart.offer.detail.findings.map(({ code }) => code)).not.toContain('whMajorSum');
});
