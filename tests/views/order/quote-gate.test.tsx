import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Quote } from '../../../domain/offer/offer';
import type { OrderQuoteView } from '../../../machines/order/order-quote';
import { QuoteGate } from '../../../src/features/order/quote-gate';
import { lockedQuote } from '../../../stories/order/order-quote.fixtures';

afterEach(cleanup);

function drawn(change: Partial<OrderQuoteView>) {
  const on = { retry: vi.fn<() => void>(), signIn: vi.fn<() => void>() };
  render(<QuoteGate title="下单" searchAt="/shippingFcl" view={{ ...lockedQuote, quote: null, ...change }} on={on} />);
  return on;
}

it('while the price is on its way the page says so aloud, and offers nothing else', () => {
  drawn({ stage: 'loading' });
  const status = screen.getByRole('status');
  expect([status.textContent, status.getAttribute('aria-busy')]).toEqual(['正在取报价', 'true']);
  expect(screen.queryByRole('link')).toBeNull();
});

it('without an offer it leads to where one is chosen', () => {
  drawn({ stage: 'missing' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/shippingFcl');
  expect(screen.queryByRole('status')).toBeNull();
});

it('leads to the order, and shows no form, when the price was ordered by', () => {
  drawn({ stage: 'used', quote: { ...lockedQuote.quote, state: 'USED', orderNo: 'FC2611291A2B3C' } as Quote });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shippingFcl/addOrderSuccess?no=FC2611291A2B3C',
    '/shippingFcl',
  ]);
  expect(screen.queryByRole('status')).toBeNull();
});

it('a price that did not come is asked for once more by a press', () => {
  const { retry } = drawn({ stage: 'failed', failureCode: 'network' });
  expect(screen.getByRole('alert').textContent).toMatch(/[一-鿿]/u);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('asks for a sign-in, and never for another offer, when the price may be of an account', () => {
  const { signIn } = drawn({ stage: 'signedOut', failureCode: 'signedOut' });
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(signIn).toHaveBeenCalledOnce();
  expect([screen.queryByRole('link'), screen.queryByRole('status')]).toEqual([null, null]);
});
