import { expect, it } from 'vitest';

import { findPlacards, type PlacardedGoods } from '../../../../../domain/goods/placards';
import { cfsCancelFee } from '../../../../../domain/modes/cfs/cancel';
import { cfsCharges, stuffingCharge, type CfsPriceInput } from '../../../../../domain/modes/cfs/price';
import { CFS_BOXES, type CfsBox } from '../../../../../domain/modes/cfs/search';
import { formatMoney, YUAN } from '../../../../../domain/values/money';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';
import { stationRates } from '../../../../../server/trade/modes/cfs/tariff';

const TARIFF = stationRates(demoTariffs());
if (!TARIFF) throw new Error('the demo has every price');
const RATES = TARIFF;

const boxes = (type: CfsBox, count = 1, more: Partial<CfsPriceInput['boxes'][number]> = {}): CfsPriceInput['boxes'] =>
  Array.from({ length: count }, () => ({ type, isEvening: false, isWeekend: false, ...more }));

const NOTHING = {
  placards: 0,
  heavy: 0,
  days: 0,
  lash: false,
  drayage: false,
  wrap: 0,
  pallets: 0,
  photo: false,
  weigh: false,
  customs: false,
};

const priced = (isDanger: 'Y' | 'N', of: CfsPriceInput['boxes'], tons: number, more: Partial<CfsPriceInput> = {}) =>
  cfsCharges({ ...NOTHING, isDanger, boxes: of, tons, ...more }, RATES);

type Shown = readonly (readonly [unNo: string, kg: number])[];

function shown(...goods: Shown): PlacardedGoods[] {
  return goods.map(([unNo, kg]) => {
    const known = findGoods(unNo);
    if (!known) throw new Error(`nobody knows UN ${unNo}`);
    const { hazardClass, subRisks, isMarinePollutant } = known;
    return { unNo, hazardClass, subRisks, isMarinePollutant, isLimited: false, kg };
  });
}

const count = (...goods: Shown) => findPlacards(shown(...goods)).count;

/** Worked examples of the tariff. */
it.each([
  ['C1', priced('Y', boxes('20GP'), 16, { placards: count(['1263', 16_000]) }), '$407.05', '¥2,890.00'],
  ['C2', priced('N', boxes('40HQ', 2, { isEvening: true }), 18, { lash: true }), '$538.03', '¥3,820.00'],
  [
    'C3',
    priced('Y', boxes('20GP'), 8, { placards: count(['1230', 4000], ['1294', 4000]), photo: true, weigh: true }),
    '$394.37',
    '¥2,800.00',
  ],
  ['C4', priced('N', boxes('20GP', 1, { isWeekend: true }), 0.6), '$113.39', '¥805.00'],
  [
    'C5',
    priced('Y', boxes('40HQ'), 12.5, { placards: count(['1824', 12_500]), days: 3, drayage: true }),
    '$765.15',
    '¥5,432.50',
  ],
  ['C6', priced('N', boxes('20GP'), 9.6, { heavy: 2, wrap: 4, pallets: 2 }), '$221.13', '¥1,570.00'],
] as const)('%s costs the tariff price', (_, charges, dollars, yuan) => {
  expect([formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([dollars, yuan]);
});

it('customs clearance is charged once per order, and not at rates locked before it existed', () => {
  const cleared = priced('N', boxes('20GP', 2), 10, { customs: true });
  expect(cleared.lines.find(({ item }) => item === 'CUS')).toMatchObject({
    name: '报关费',
    unit: 'BL',
    quantity: 1,
    total: { amount: 35_000, currency: YUAN },
  });
  const before = { ...RATES, customs: undefined };
  const { lines } = cfsCharges({ ...NOTHING, isDanger: 'N', boxes: boxes('20GP'), tons: 10, customs: true }, before);
  expect(lines.map(({ item }) => item)).not.toContain('CUS');
});

it('CFS charge line equals unit price times quantity', () => {
  for (const type of CFS_BOXES) {
    for (const isDanger of ['Y', 'N'] as const) {
      const { lines } = priced(isDanger, boxes(type, 3, { isWeekend: true }), 7.77, { placards: 8, days: 5 });
      for (const line of lines)
        expect(line.total.amount).toBe(Math.ceil(Math.round(line.unitPrice.amount * line.quantity * 1e6) / 1e6));
    }
  }
});

it('CE13: placards are counted by class, pollutant, and single heavy UN number', () => {
  expect([count(['1230', 3000]), count(['1230', 5000]), count(['3082', 16_000]), findPlacards([]).count]).toEqual([
    8, 12, 12, 0,
  ]);
  const [small] = shown(['1263', 3000]);
  if (!small) throw new Error('there are no goods');
  expect(findPlacards([{ ...small, isLimited: true }])).toEqual({ hazards: [], marks: ['limited'], count: 4 });
  expect(findPlacards([{ ...small, isLimited: true }, ...shown(['1230', 3000])]).hazards).toEqual(['3', '6.1']);
});

it('CE15: cancellation is free until a day before, then costs part, then all of the loading fee', () => {
  const HOUR = 3_600_000;
  const loading = stuffingCharge(priced('Y', boxes('20GP'), 16));
  const fee = (hours: number, state: 'CONFIRMED' | 'UNDER_REVIEW' | 'CARGO_IN' = 'CONFIRMED') =>
    cfsCancelFee({ state, now: 0, comes: hours * HOUR, loading })?.amount;
  expect([fee(30), fee(24), fee(10), fee(2), fee(-1)]).toEqual([0, 0, 45_000, 150_000, 150_000]);
  expect([fee(2, 'UNDER_REVIEW'), fee(30, 'CARGO_IN')]).toEqual([0, undefined]);
});
