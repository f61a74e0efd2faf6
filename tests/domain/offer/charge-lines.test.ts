import { expect, it } from 'vitest';

import { chargeLine, addMoney, sumInCurrency, convertTotals, sumTotals } from '../../../domain/offer/charge-lines';

const DOLLAR = '2';
const YUAN = '1';

const line = (amount: number, quantity: number, currency = DOLLAR) =>
  chargeLine({ item: 'OF', quantity, unitPrice: { amount, currency } } as Parameters<typeof chargeLine>[0]);

it('rounds a line up to the cent by itself', () => {
  expect(line(333, 1.5).total).toEqual({ amount: 500, currency: '2' });
  expect(line(100, 2, YUAN).total).toEqual({ amount: 200, currency: '1' });
});

it('adds sums in the currency of the first', () => {
  expect(addMoney({ amount: 120, currency: DOLLAR }, { amount: 30, currency: DOLLAR })).toEqual({
    amount: 150,
    currency: '2',
  });
});

it('totals all lines in both currencies at 7.1, converted once and rounded up', () => {
  const lines = [line(1000, 1), line(710, 1, YUAN), line(1, 1, YUAN)];
  expect([sumInCurrency(DOLLAR, lines), sumInCurrency(YUAN, lines)]).toEqual([1000, 711]);
  expect(sumTotals(lines)).toEqual({
    totalUsd: { amount: 1101, currency: '2' },
    totalYuan: { amount: 7811, currency: '1' },
  });
  expect(convertTotals(0, 0)).toEqual({
    totalUsd: { amount: 0, currency: '2' },
    totalYuan: { amount: 0, currency: '1' },
  });
});
