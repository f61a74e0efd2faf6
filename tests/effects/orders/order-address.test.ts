import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';

import { readOrderAddress, showQuote, showStepOf, stepWatcherOf } from '../../../src/effects/orders/order-address';

const FCL = { id: 'FCL', steps: ['vessel', 'goods', 'fees'] } as const;

const visited: string[] = [];
let place: URL;
let page: EventTarget;

beforeEach(() => {
  visited.length = 0;
  place = new URL('http://127.0.0.1/shippingFcl/addOrder?quote=quote-1');
  page = new EventTarget();
  const to = (how: string) => (_: unknown, __: string, address: string) => {
    place.href = new URL(address, place).href;
    visited.push(`${how} ${address}`);
  };
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null, pushState: to('push'), replaceState: to('replace') });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['?quote=quote-1&step=goods', { quoteId: 'quote-1', step: 'goods' }],
  ['?quote=quote-1&step=nowhere', { quoteId: 'quote-1', step: 'vessel' }],
  ['', { quoteId: '', step: 'vessel' }],
  [`?quote=${'q'.repeat(65)}`, { quoteId: 'q'.repeat(64), step: 'vessel' }],
])('an order address with %s is read', (search, named) => {
  expect(readOrderAddress(search, FCL)).toEqual(named);
});

it('the order address adds each step to the history once', () => {
  const show = showStepOf(FCL);
  for (const step of ['vessel', 'goods', 'goods', 'vessel']) show(null, { step });
  expect(visited).toEqual([
    'push /shippingFcl/addOrder?quote=quote-1&step=goods',
    'push /shippingFcl/addOrder?quote=quote-1&step=vessel',
  ]);
});

it('the order address replaces the old quote id by the renewed one', () => {
  showQuote(null, { quoteId: 'quote-1' });
  showQuote(null, { quoteId: 'quote-2' });
  expect(visited).toEqual(['replace /shippingFcl/addOrder?quote=quote-2']);
});

it('the order address watcher reports Back to a step, on the order page only, until it stops', () => {
  const heard: unknown[] = [];
  const chart = setup({ actors: { watcher: stepWatcherOf(FCL) } }).createMachine({
    invoke: { src: 'watcher' },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(chart).start();
  place.href = 'http://127.0.0.1/shippingFcl/addOrder?quote=quote-1&step=fees';
  page.dispatchEvent(new Event('popstate'));
  place.href = 'http://127.0.0.1/shippingFcl?step=goods';
  page.dispatchEvent(new Event('popstate'));
  actor.stop();
  place.href = 'http://127.0.0.1/shippingFcl/addOrder?step=goods';
  page.dispatchEvent(new Event('popstate'));
  expect(heard).toEqual([{ type: 'step.arrived', step: 'fees' }]);
});
