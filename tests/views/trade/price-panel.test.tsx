import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { domCharges } from '../../../domain/modes/dom/price';
import { displayedPrice } from '../../../src/features/order/price-of';
import { basisWords } from '../../../src/copy/words/unit-words';
import { PricePanel } from '../../../src/trade/price/price-panel';
import { domQuoteFor } from '../../support/dom-order';

it('the price panel groups port charges and separates freight, doors and tax', () => {
  const loads = [{ type: '20GP', count: 2, kg: 24_500 }] as const;
  const charges = domCharges({ loads, from: '1101', to: '', tax: '9', insured: null }, domQuoteFor().rates);
  render(
    <PricePanel price={displayedPrice(charges)} what="" secondsLeft={null} isRenewing={false} onRenew={() => {}} />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toStrictEqual([
    '海运费 20GP ¥2,143.46 × 2 箱',
    '提货拖车 北京 20GP 重箱 ¥2,150.50 × 2 箱',
    '增值税 9% ¥1,017.72 × 1 票',
    '两端港口与用箱 6 项',
  ]);
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('¥2,720.00');
});

it('the price panel shows each line with its unit, kilograms and lifts included', () => {
  const line = {
    item: 'AF',
    name: '空运费（100 级）',
    unitPrice: { amount: 3195, currency: '1' },
    part: 'AIR',
  } as const;
  const of = (unit: string, quantity: number) =>
    basisWords({ ...line, unit, quantity, total: { amount: 4_260_533, currency: '1' } });
  expect(of('KG', 1333.5)).toBe('¥31.95 × 1,333.5 kg');
  expect(of('LIFT', 2)).toBe('¥31.95 × 2 箱次');
  expect(of('BL', 1)).toBe('¥31.95 × 1 票');
  expect(of('TD', 360)).toBe('¥31.95 × 360 吨·天');
});

it('the price panel shows taxed yuan amounts with and without tax, and no dollars', () => {
  const loads = [{ type: '20GP', count: 2, kg: 21_000 }] as const;
  const charges = domCharges({ loads, from: '', to: '', tax: '9', insured: null }, domQuoteFor().rates);
  for (const currency of ['', '1']) {
    const { container, unmount } = render(
      <PricePanel
        price={displayedPrice(charges, currency)}
        what=""
        secondsLeft={null}
        isRenewing={false}
        onRenew={() => {}}
      />,
    );
    expect(screen.getByText(/^含税，不含税 ¥[\d,.]+$/)).toBeTruthy();
    expect(container.textContent).not.toContain('$');
    unmount();
  }
});
