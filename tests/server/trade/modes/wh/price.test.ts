import { expect, it } from 'vitest';

import { whCancelFee } from '../../../../../domain/modes/wh/cancel';
import { dayRent, whCharges, type WhPriceInput } from '../../../../../domain/modes/wh/price';
import { formatMoney } from '../../../../../domain/values/money';
import { findRoom, ROOMS } from '../../../../../server/trade/modes/wh/rooms';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';
import { roomRates } from '../../../../../server/trade/modes/wh/tariff';

const NOTHING = { labels: 0, samples: 0, palletized: 0 };

function rates(id: string) {
  const room = findRoom(`W-${id}`);
  const known = room && roomRates(room, demoTariffs());
  if (!known) throw new Error(`there is no price of room ${id}`);
  return known;
}

const priced = (id: string, tons: number, pallets: number, days: number, more: Partial<WhPriceInput> = {}) =>
  whCharges({ tons, pallets, days, ...NOTHING, ...more }, rates(id));

/** Worked examples of the tariff. */
it.each([
  ['W1', priced('SHHS-A', 12, 16, 30), '$580.29', '¥4,120.00'],
  ['W2', priced('SHHS-D', 20, 20, 75), '$747.61', '¥5,308.00'],
  ['W3 and WE10', priced('TZTX-C', 0.3, 1, 5), '$78.88', '¥560.00'],
  ['W4', priced('SHBS-A', 4, 5, 20, { samples: 1 }), '$214.43', '¥1,522.40'],
  ['W5', priced('NBBX-B', 30, 28, 120), '$1,568.46', '¥11,136.00'],
  ['W6', priced('HZDY-B', 10, 12, 10, { labels: 400 }), '$485.92', '¥3,450.00'],
] as const)('%s costs the tariff price', (_, charges, dollars, yuan) => {
  expect([formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([dollars, yuan]);
});

it('storage rent uses the dearer of tons and pallets for the whole stay', () => {
  expect(dayRent({ tons: 12, pallets: 16 }, rates('SHHS-A'))).toEqual({
    basis: 'PLTD',
    rate: 600,
    quantity: 16,
    other: 9000,
  });
  expect(dayRent({ tons: 0.3, pallets: 0 }, rates('TZTX-C'))).toMatchObject({ basis: 'TD', quantity: 1 });
});

it('storage price lines multiply out, and never go below the minimum rent', () => {
  for (const { room } of ROOMS) {
    for (const days of [1, 30, 31, 90, 91, 400]) {
      const { lines } = whCharges({ tons: 7.7, pallets: 9, days, ...NOTHING }, rates(room.id));
      for (const line of lines)
        expect(line.total.amount).toBe(Math.ceil(Math.round(line.unitPrice.amount * line.quantity * 1e6) / 1e6));
      const rent = lines
        .filter(({ item }) => item === 'WHR' || item === 'WHM')
        .reduce((all, { total }) => all + total.amount, 0);
      expect(rent).toBeGreaterThanOrEqual(rates(room.id).leastRent);
    }
  }
});

it('WE17: storage cancellation is free two days ahead, then three or seven days of rent', () => {
  const HOUR = 3_600_000;
  const fee = (hours: number) =>
    whCancelFee({ state: 'CONFIRMED', now: 0, comes: hours * HOUR, tons: 12, rates: rates('SHHS-A') })?.amount;
  expect([fee(72), fee(48), fee(24), fee(-1)]).toEqual([0, 0, 27_000, 63_000]);
  const of = (state: 'AWAIT_VERIFY' | 'DG_REVIEW' | 'CARGO_IN') =>
    whCancelFee({ state, now: 0, comes: 0, tons: 12, rates: rates('SHHS-A') });
  expect([of('AWAIT_VERIFY')?.amount, of('DG_REVIEW')?.amount, of('CARGO_IN')]).toEqual([0, 0, null]);
});
