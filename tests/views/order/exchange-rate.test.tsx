import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { chargeLine, exchangeAt, sumTotals } from '../../../domain/offer/charge-lines';
import { DOLLAR, YUAN } from '../../../domain/values/money';
import { displayedPrice } from '../../../src/features/order/price-of';
import { ChargeTable } from '../../../src/trade/price/charge-table';

const line = (item: string, currency: string) =>
  chargeLine({ item, name: item, unit: 'BL', unitPrice: { amount: 100_000, currency }, quantity: 1, part: 'SEA' });
const LINES = [line('OF', DOLLAR), line('DOC', YUAN)];

it.each([
  [7.1, 'USD 1 = CNY 7.10', '$1,140.85'],
  [7.2345, 'USD 1 = CNY 7.2345', '$1,138.23'],
])('shows the rate %f of its own totals', (yuan, told, total) => {
  const charges = { lines: LINES, ...sumTotals(LINES, exchangeAt(yuan)), notIncluded: [] };
  render(<ChargeTable {...displayedPrice(charges)} />);
  expect(screen.getByText(new RegExp(told.replaceAll('.', String.raw`\.`)))).toBeTruthy();
  expect(screen.getByText(total)).toBeTruthy();
});
