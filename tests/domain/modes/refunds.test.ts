import { array, assert, constant, double, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lessCoupon, paidAmount } from '../../../domain/offer/coupon';
import { judgeComplaint } from '../../../domain/modes/mall/complaint';
import { judgeTruckComplaint } from '../../../domain/modes/truck/complaint';
import { breakdownRefundLines } from '../../../domain/modes/truck/mishaps';
import { demoTruckRates } from '../../support/demo-truck-rates';
import { VEHICLES } from '../../../domain/modes/truck/vehicles';
import { chargeLine, sumTotals } from '../../../domain/offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../../domain/offer/charges';
import type { ComplaintPast } from '../../../domain/order/changes/complaint';
import { addMishapCharges } from '../../../domain/order/changes/mishap';
import { YUAN } from '../../../domain/values/money';

const line = (item: string, fen: number, quantity: number, part: ChargePart): ChargeLine =>
  chargeLine({
    item,
    name: `${item} ${fen}`,
    unit: 'KG',
    unitPrice: { amount: fen, currency: YUAN },
    quantity,
    part,
  });

const placed = (lines: ChargeLine[], coupon: number): Charges => {
  const charges = { lines, ...sumTotals(lines), notIncluded: [] };
  return coupon === 0 ? charges : lessCoupon(charges, { title: '券', amount: coupon });
};

type Told = ReturnType<typeof judgeComplaint>;
type Refunding = (charges: Charges, kg: number, before: readonly ComplaintPast[]) => Told;

function refunded(charges: Charges, kind: string, parts: readonly number[], refund: Refunding): number {
  let [now, before, sum]: [Charges, ComplaintPast[], number] = [charges, [], 0];
  for (const kg of parts) {
    const told = refund(now, kg, before);
    if ('lines' in told) {
      sum -= told.lines.reduce((all, { total }) => all + total.amount, 0);
      now = addMishapCharges(now, told.lines, []);
    }
    before = [...before, { kind, count: kg }];
  }
  return sum;
}

/** Parts of `kg` in tenths of a kilogram, at most `most`, with cuts at the given shares. */
const partsOf = (kg: number, cuts: readonly number[]): number[] => {
  const at = [...new Set([0, ...cuts.map((share) => Math.round(share * kg * 10)), kg * 10])].toSorted((a, b) => a - b);
  return at.slice(1).map((to, index) => (to - (at[index] ?? 0)) / 10);
};

const FEN = integer({ min: 1, max: 60_000 });
const KG = integer({ min: 1, max: 40_000 });
const CUTS = array(double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
const COUPON = oneof(constant(0), integer({ min: 1, max: 3_000_000 }));

describe('refunds of a paid order', () => {
  it('never exceed the paid amount of a goods line, in any parts', () => {
    assert(
      property(
        array(tuple(FEN, KG), { minLength: 1, maxLength: 4 }),
        FEN,
        COUPON,
        CUTS,
        (goods, freight, coupon, cuts) => {
          const lines = [
            ...goods.map(([fen, kg]) => line('GDS', fen, kg, 'GOODS')),
            line('FRT', freight * 100, 1, 'ROAD'),
          ];
          const charges = placed(lines, coupon);
          let now = charges;
          for (const [at, [, kg]] of goods.entries()) {
            const paid = paidAmount(charges, (one) => one === lines[at]);
            const all = refunded(now, `SHORT.${at}`, partsOf(kg, cuts), (by, part, before) =>
              judgeComplaint({ charges: by }, `SHORT.${at}`, part, before),
            );
            expect(all).toBe(paid);
            now = addMishapCharges(now, [line('CPL', -all, 1, 'SERVICE')], []);
          }
          const freightPaid = paidAmount(charges, ({ item }) => item === 'FRT');
          expect(now.totalYuan.amount).toBeGreaterThanOrEqual(freightPaid);
          expect(now.totalYuan.amount - freightPaid).toBeLessThanOrEqual(goods.length + 1);
        },
      ),
    );
  });

  it('never exceed the paid carriage, including late delivery', () => {
    const rates = demoTruckRates(VEHICLES.BOX13, { share: 1 });
    assert(
      property(FEN, FEN, FEN, KG, COUPON, CUTS, integer({ min: 0, max: 40 }), (...given) => {
        const [freight, danger, toll, kg, coupon, cuts, hours] = given;
        const charges = placed(
          [line('RF', freight * 10, 1, 'ROAD'), line('DGS', danger, 1, 'ROAD'), line('TOLL', toll * 10, 1, 'ROAD')],
          coupon,
        );
        const carried = ({ item }: ChargeLine) => item === 'RF' || item === 'DGS';
        const late = breakdownRefundLines(hours, { charges, rates, trucks: 1, all: 1, m3: 1, wash: null });
        const relief = -late.reduce((sum, { total }) => sum + total.amount, 0);
        const back = refunded(addMishapCharges(charges, late, []), 'SHORT', partsOf(kg, cuts), (by, part, before) =>
          judgeTruckComplaint({ charges: by, kg }, 'SHORT', part, before),
        );
        expect(back + relief).toBe(Math.max(relief, paidAmount(charges, carried)));
      }),
    );
  });

  it('leave the freight untouched when a coupon was used for goods that all fell short', () => {
    const lines = [line('GDS', 529, 9_900, 'GOODS'), line('FRT', 221_720, 1, 'ROAD')];
    const told = judgeComplaint({ charges: placed(lines, 50_000) }, 'SHORT.0', 9_900, []);
    expect(told).toMatchObject({ lines: [{ total: { amount: -5_189_130 } }] });
  });
});
