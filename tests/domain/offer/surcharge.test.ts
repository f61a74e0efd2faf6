import { describe, expect, it } from 'vitest';

import { chargeLine, sumTotals } from '../../../domain/offer/charge-lines';
import type { ChargePart, Charges } from '../../../domain/offer/charges';
import {
  applicableSurcharges,
  type InForce,
  mostMoved,
  surchargedUnitPrice,
  wantsFourEyes,
  withoutSurcharges,
  withSurcharges,
} from '../../../domain/offer/surcharge';
import { DOLLAR, YUAN } from '../../../domain/values/money';

const line = (part: ChargePart, amount: number, currency: string) =>
  chargeLine({ item: part, name: part, unit: 'BL', unitPrice: { amount, currency }, quantity: 1, part });
const priced = (...lines: ReturnType<typeof line>[]): Charges => ({
  lines,
  ...sumTotals(lines),
  notIncluded: ['保险'],
});
const surcharge = (name: string, percent: number, classes: string[] = []) => ({
  surchargeId: name,
  name,
  percent,
  classes,
});

const MIXED = priced(line('SEA', 120_050, DOLLAR), line('LOCAL', 64_333, YUAN));
const TAXED = priced(line('SEA', 300_000, YUAN), line('PORT', 45_515, YUAN), line('TAX', 31_097, YUAN));
const TWO = [surcharge('旺季附加费', 7.5), surcharge('拥堵附加费', 3)];

describe('price with surcharges', () => {
  it('has a line per surcharge and currency, on the base price and rounded up', () => {
    const { lines, totalUsd, totalYuan, notIncluded } = withSurcharges(MIXED, TWO);
    expect(lines.slice(2).map(({ name, total }) => [name, total.amount, total.currency])).toEqual([
      ['旺季附加费 7.5%', 9_004, DOLLAR],
      ['旺季附加费 7.5%', 4_825, YUAN],
      ['拥堵附加费 3%', 3_602, DOLLAR],
      ['拥堵附加费 3%', 1_930, YUAN],
    ]);
    expect({ totalUsd, totalYuan }).toEqual(sumTotals(lines));
    expect(notIncluded).toEqual(['保险']);
  });

  it('is taxed in total at the original rate', () => {
    const { lines } = withSurcharges(TAXED, TWO);
    const net = 345_515 + 25_914 + 10_366;
    expect(lines.at(-1)).toMatchObject({ part: 'TAX', total: { amount: Math.ceil(net * 0.09), currency: YUAN } });
  });

  it.each([MIXED, TAXED])('returns to the base price without them', (charges) => {
    expect(withoutSurcharges(withSurcharges(charges, TWO))).toStrictEqual(charges);
    expect(withSurcharges(charges, [])).toBe(charges);
  });

  it('costs per unit as much as the total of one unit', () => {
    const now = withSurcharges(MIXED, TWO);
    expect(surchargedUnitPrice(MIXED.totalUsd, MIXED, now, TWO)).toStrictEqual(now.totalUsd);
    expect(surchargedUnitPrice({ amount: 10_001, currency: DOLLAR }, MIXED, now, TWO)).toEqual({
      amount: 11_052,
      currency: DOLLAR,
    });
  });
});

it('charges a class surcharge for its classes only, and not while the class is unknown', () => {
  const rows = [surcharge('甲', 1), surcharge('乙', 2, ['3', '5.1']), surcharge('丙', 3, ['ALL_DG'])];
  const names = (isDanger: boolean, ...classes: string[]) =>
    applicableSurcharges(rows, { isDanger, classes }).map(({ name }) => name);
  expect(names(false)).toEqual(['甲']);
  expect(names(true)).toEqual(['甲', '丙']);
  expect(names(true, '8')).toEqual(['甲', '丙']);
  expect(names(true, '5.1')).toEqual(['甲', '乙', '丙']);
});

describe('effect of a surcharge against the price seven days before', () => {
  const TODAY = '2026-11-20';
  const row = (percent: number, first: string, last: string, change: Partial<InForce> = {}): InForce => ({
    mode: 'FCL',
    key: 'carrier:*',
    percent,
    classes: [],
    first,
    last,
    ...change,
  });
  const moved = (one: InForce, ...others: InForce[]) => Math.round(mostMoved(one, others, TODAY) * 10) / 10;

  it.each([
    ['alone by what it is', row(10, TODAY, '2026-12-30'), [], 10],
    ['with one of four days before by both', row(6, TODAY, '2026-12-30'), [row(6, '2026-11-16', '2027-01-30')], 12],
    ['with one of eight days before by itself', row(6, TODAY, '2026-12-30'), [row(6, '2026-11-12', '2027-01-30')], 6],
    [
      'with one that begins in three days by both',
      row(6, TODAY, '2026-12-30'),
      [row(6, '2026-11-23', '2027-01-30')],
      12,
    ],
    [
      'with one that ends the same day by the fall of both',
      row(9, TODAY, '2026-12-30'),
      [row(9, '2026-11-01', '2026-12-30')],
      15.3,
    ],
    ['in the place of another by the difference', row(9, TODAY, '2026-12-30'), [row(8, '2026-11-01', '2026-11-19')], 9],
    [
      'beside one of another mode by itself',
      row(6, TODAY, '2026-12-30'),
      [row(6, TODAY, '2026-12-20', { mode: 'AIR' })],
      6,
    ],
    [
      'beside one of a place that it may meet by both',
      row(6, TODAY, '2026-12-30'),
      [row(6, TODAY, '2026-12-20', { key: 'place:CNNGB' })],
      12,
    ],
  ] as const)('is $3 per cent %s', (_, one, others, percent) => {
    expect(moved(one, ...others)).toBe(percent);
  });

  it('is separate from a surcharge on another lane', () => {
    const [one, other] = [{ key: 'lane:CNSHA>SGSIN' }, { key: 'lane:CNSHA>NLRTM' }];
    expect(moved(row(6, TODAY, '2026-12-30', one), row(6, TODAY, '2026-12-20', other))).toBe(6);
  });

  it('needs a second approval above ten per cent', () => {
    expect([10, 10.001, 10.1].map(wantsFourEyes)).toEqual([false, false, true]);
  });
});
