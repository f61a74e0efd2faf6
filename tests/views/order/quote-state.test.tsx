import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Quote } from '../../../domain/offer/offer';
import type { OrderQuoteView } from '../../../machines/order/order-quote';
import { QuoteState } from '../../../src/features/order/quote-state';
import { lockedQuote } from '../../../stories/order/order-quote.fixtures';

afterEach(cleanup);

function drawn(change: Partial<OrderQuoteView>) {
  const on = { retry: vi.fn<() => void>(), signIn: vi.fn<() => void>() };
  render(<QuoteState title="下单" searchAt="/shippingFcl" view={{ ...lockedQuote, quote: null, ...change }} on={on} />);
  return on;
}

it('the quote gate shows a busy status alone while the price loads', () => {
  drawn({ stage: 'loading' });
  const status = screen.getByRole('status');
  expect([status.textContent, status.getAttribute('aria-busy')]).toEqual(['正在取报价', 'true']);
  expect(screen.queryByRole('link')).toBeNull();
});

it('the quote gate links to the offer choice without an offer', () => {
  drawn({ stage: 'missing' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/shippingFcl');
  expect(screen.queryByRole('status')).toBeNull();
});

it('the quote gate links to the order instead of a form when the quote is used', () => {
  drawn({ stage: 'used', quote: { ...lockedQuote.quote, state: 'USED', orderNo: 'FC2611291A2B3C' } as Quote });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shippingFcl/addOrderSuccess?no=FC2611291A2B3C',
    '/shippingFcl',
  ]);
  expect(screen.queryByRole('status')).toBeNull();
});

it('the quote gate retries a failed price by a press', () => {
  const { retry } = drawn({ stage: 'failed', failureCode: 'network' });
  expect(screen.getByRole('alert').textContent).toMatch(/[一-鿿]/u);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('the quote gate requires login, without another offer, when the quote may belong to an account', () => {
  const { signIn } = drawn({ stage: 'signedOut', failureCode: 'signedOut' });
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(signIn).toHaveBeenCalledOnce();
  expect([screen.queryByRole('link'), screen.queryByRole('status')]).toEqual([null, null]);
});
