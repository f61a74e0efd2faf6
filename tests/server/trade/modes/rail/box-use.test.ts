import { expect, it } from 'vitest';

import { boxUse } from '../../../../../domain/modes/rail/box-use';
import type { RailSearch } from '../../../../../domain/modes/rail/search';
import { listOffers } from '../../../../../server/trade/modes/rail/offers';
import { GLYCEROL } from '../../../../support/rail-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));

function used(days: number, search: Partial<RailSearch> = {}, train = '261209') {
  const asked = { ...GLYCEROL, ...search };
  const offer = listOffers(asked, NOW).find(({ offerId }) => offerId.endsWith(train));
  if (!offer) throw new Error('the train is gone');
  return boxUse(offer, asked.boxes, days);
}

it('container use costs the flat fee within free days, plus a daily rate until the return day', () => {
  expect(used(15)).toStrictEqual({
    back: ['2027-01-08', '2027-01-11'],
    paidDays: 0,
    over: [{ type: '40HQ', count: 1, perDay: 1000, amount: 0 }],
    use: 45_000,
    total: 45_000,
  });
  expect(used(20)).toStrictEqual({
    back: ['2027-01-13', '2027-01-16'],
    paidDays: 5,
    over: [{ type: '40HQ', count: 1, perDay: 1000, amount: 5000 }],
    use: 45_000,
    total: 50_000,
  });
});

it('container use counts each box at the rate of its type', () => {
  const boxes: RailSearch['boxes'] = [
    { type: '40HQ', count: 1 },
    { type: '20GP', count: 2 },
  ];
  const { over, use, total } = used(16, { boxes });
  expect(over.map(({ type, amount }) => [type, amount])).toStrictEqual([
    ['40HQ', 1000],
    ['20GP', 1200],
  ]);
  expect([use, total]).toStrictEqual([95_000, 97_200]);
});

it('container use has no total without a tariff, but still a daily rate', () => {
  const { over, use, total } = used(17, {}, '261202');
  expect([over[0]?.amount, use, total]).toStrictEqual([2000, null, null]);
});
