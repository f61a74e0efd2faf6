import { describe, expect, it } from 'vitest';

import { leavingTerms, chargedSpans } from '../../../../domain/modes/wh/leaving';
import { whCharges } from '../../../../domain/modes/wh/price';
import type { WhRates } from '../../../../domain/modes/wh/rates';

/** SHHS-A of the worked example W1. */
const RATES: WhRates = {
  tonDay: 750,
  palletDay: 600,
  tiers: [
    { days: 30, share: 1 },
    { days: 60, share: 0.95 },
    { days: null, share: 0.9 },
  ],
  leastTons: 1,
  leastRent: 80_000,
  handIn: 4_500,
  handOut: 4_500,
  safety: 500,
  papers: 10_000,
  bonded: 0,
  label: 400,
  sample: 20_000,
  pallet: 11_000,
};
const PRICED = { tons: 12, pallets: 16, days: 30, labels: 0, samples: 0, palletized: 0 };
const STAY = { from: '2026-12-01', to: '2026-12-31' };
const HALF = { tons: 6, pallets: 8 };

const charged = (gone: Parameters<typeof chargedSpans>[0]['gone'], priced = PRICED, stay = STAY) => {
  const { tons, pallets } = priced;
  const spans = chargedSpans({ came: { tons, pallets }, gone, ...stay }, { leastTons: 1, basis: 'PLTD' });
  const { lines, totalYuan } = whCharges(priced, RATES, spans);
  const rent = lines.filter(({ item }) => item === 'WHR');
  return { total: totalYuan.amount, rent: rent.map(({ quantity, total }) => [quantity, total.amount]) };
};

describe('partial departure from a warehouse', () => {
  it('costs W1 while nothing has left, and a day less per earlier day', () => {
    expect(charged([])).toEqual({ total: 412_000, rent: [[480, 288_000]] });
    // Ten days of sixteen pallets and twenty of eight: 320 at 6 yuan.
    expect(charged([{ ...HALF, day: '2026-12-11' }])).toEqual({ total: 316_000, rent: [[320, 192_000]] });
    const both = [
      { ...HALF, day: '2026-12-21' },
      { ...HALF, day: '2026-12-11' },
    ];
    expect(charged(both).rent).toEqual([[160 + 80, 144_000]]);
  });

  it('keeps the minimum rent, and saves nothing after the stay', () => {
    expect(charged([{ tons: 12, pallets: 16, day: '2026-12-03' }])).toEqual({
      total: 80_000 + 124_000,
      rent: [[32, 19_200]],
    });
    expect(charged([{ tons: 12, pallets: 16, day: '2027-01-20' }]).total).toBe(412_000);
    expect(charged([{ tons: 12, pallets: 16, day: '2026-11-28' }]).rent).toEqual([]);
  });

  it('is counted in the tier of its days', () => {
    const long = { from: '2026-12-01', to: '2027-02-14' };
    // Thirty days of 16 at 6.00; ten of 16 and thirty-five of 8 at 5.70.
    expect(charged([{ ...HALF, day: '2027-01-10' }], { ...PRICED, days: 75 }, long).rent).toEqual([
      [480, 288_000],
      [440, 250_800],
    ]);
  });

  it('is charged as one ton when less is left', () => {
    const came = { tons: 12, pallets: 16 };
    const gone = [{ tons: 11.7, pallets: 15, day: '2026-12-11' }];
    expect(chargedSpans({ came, gone, ...STAY }, { leastTons: 1, basis: 'TD' })).toEqual([
      { days: 10, quantity: 12 },
      { days: 20, quantity: 1 },
    ]);
  });
});

const NOW = Date.parse('2026-12-05T02:00:00.000Z');
const TRUCK = {
  code: '',
  at: '2026-12-10T01:00:00.000Z',
  tons: 5,
  pallets: 7,
  plateNo: '',
  driverName: '',
  leftAt: null,
};
const STORED = {
  came: { tons: 12, pallets: 16 },
  outDate: '2026-12-31',
  isPartial: true,
  isDanger: 'Y' as const,
  leavings: [],
};

it('can be booked for the rest until the stay ends, on one day without partial departures', () => {
  expect(leavingTerms(STORED, NOW)).toMatchObject({
    rest: { tons: 12, pallets: 16 },
    from: '2026-12-05',
    to: '2026-12-31',
    onlyDay: null,
    trucks: 20,
  });
  const booked = {
    ...STORED,
    leavings: [TRUCK, { ...TRUCK, tons: 1, pallets: 1, leftAt: '2026-12-04T02:00:00.000Z' }],
  };
  expect(leavingTerms(booked, NOW)).toMatchObject({ rest: { tons: 6, pallets: 8 }, onlyDay: null, trucks: 18 });
  expect(leavingTerms({ ...booked, isPartial: false }, NOW).onlyDay).toBe('2026-12-10');
  expect(leavingTerms({ ...STORED, isPartial: false }, NOW).onlyDay).toBeNull();
  // An overdue stay can still be collected tomorrow.
  expect(leavingTerms({ ...STORED, outDate: '2026-12-01' }, NOW)).toMatchObject({
    from: '2026-12-05',
    to: '2026-12-06',
  });
});
