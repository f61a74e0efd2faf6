import { describe, expect, it } from 'vitest';

import { chargeLine, sumTotals } from '../../../domain/offer/charge-lines';
import type { Charges } from '../../../domain/offer/charges';
import { doubtsAbout } from '../../../domain/order/enquiry/answer-doubts';
import { DOLLAR, YUAN } from '../../../domain/values/money';

function priceOf(amount: number, currency = DOLLAR): Charges {
  const lines = [
    chargeLine({ item: 'OF', name: '海运费', unit: 'BOX', unitPrice: { amount, currency }, quantity: 1, part: 'SEA' }),
  ];
  return { lines, ...sumTotals(lines), notIncluded: [] };
}

const TARIFF = 120_000;

describe('answered price against the tariff', () => {
  it.each([
    ['is doubted when it is a cent below', TARIFF - 1, TARIFF, false, ['BELOW_TARIFF']],
    ['passes when it is the tariff', TARIFF, TARIFF, false, []],
    ['passes when it is three times the tariff', 3 * TARIFF, TARIFF, false, []],
    ['is doubted when it is a cent above that', 3 * TARIFF + 1, TARIFF, false, ['FAR_ABOVE_TARIFF']],
    ['is doubted when there is no tariff', TARIFF, null, false, ['NO_TARIFF']],
    ['is doubted when dangerous goods pay nothing for it', TARIFF, TARIFF, true, ['NO_DANGER']],
    ['is doubted for each reason', 1, TARIFF, true, ['BELOW_TARIFF', 'NO_DANGER']],
  ] as const)('%s', (_, named, sold, lacksDanger, doubts) => {
    const tariff = sold === null ? null : priceOf(sold);
    const found = doubtsAbout({ charges: priceOf(named), tariff, lacksDanger });
    expect(found).toEqual({ doubts, tariff: sold && { amount: sold, currency: DOLLAR } });
  });

  it('shows the tariff in yuan when all of it is in yuan', () => {
    const tariff = priceOf(500_000, YUAN);
    expect(doubtsAbout({ charges: priceOf(499_000, YUAN), tariff, lacksDanger: false })).toEqual({
      doubts: ['BELOW_TARIFF'],
      tariff: { amount: 500_000, currency: YUAN },
    });
  });
});
