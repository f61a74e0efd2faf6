import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { DomBeside } from '../../../domain/modes/dom/detail';
import type { DomOffer } from '../../../domain/modes/dom/quote';
import { PortsBeside } from '../../../src/modes/dom/ports-beside';
import { domQuoteFor, domSearchOf } from '../../support/dom-order';

const { offer: quoted } = domQuoteFor();
const offer = { ...quoted, state: 'OPEN' } as DomOffer;
const here = offer.price?.charges.totalYuan.amount ?? 0;
const beside = (by: number): DomBeside => ({
  side: 'org',
  port: { code: 'CNTAG', nameCn: '太仓', nameEn: 'Taicang' },
  lowest: { amount: here + by, currency: '1' },
  leavesAt: '2026-12-01T02:00:00.000Z',
});
const shown = (by: number | null, change: Pick<Partial<DomOffer>, 'price' | 'acceptance'> = {}) => {
  const one = { ...offer, ...change, detail: { ...offer.detail, ...(by !== null && { beside: [beside(by)] }) } };
  const { container, unmount } = render(<PortsBeside offers={[one]} search={domSearchOf({ from: null })} />);
  const text = container.textContent ?? '';
  unmount();
  return text;
};

it('the nearby port shows its price difference to the cheapest offer here', () => {
  expect(shown(-10_000)).toContain('太仓起运');
  expect(shown(-10_000)).toMatch(/12-01 开 少 ¥100\.00$/);
  expect(shown(25_000)).toMatch(/多 ¥250\.00$/);
  expect(shown(0)).toMatch(/同价$/);
  expect(shown(0, { price: null }), 'nothing can be had here').toMatch(/开 $/);
  expect(shown(null)).toBe('');
});

it('the nearby port links to the same search from that port', () => {
  const one = { ...offer, detail: { ...offer.detail, beside: [beside(0)] } };
  render(<PortsBeside offers={[one]} search={domSearchOf({ from: null, kg: 21_000 })} />);
  const address = screen.getByRole('link', { name: '太仓起运' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(address.split('?')[1]).get('org')).toBe('CNTAG');
  expect(new URLSearchParams(address.split('?')[1]).get('kg')).toBe('21000');
});
