import { afterEach, describe, expect, it, vi } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { readFclOrder } from '../../../src/effects/after-order/fcl-order-in';
import { cancelOrderVia, loadOrderVia } from '../../../src/effects/after-order/order-calls';
import { briefOf, ORDER } from '../../support/plans/order/orders';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

function asked(say: () => Said | Promise<Said>) {
  const { gateway } = fakeGateway(say);
  return { loadOrder: loadOrderVia(gateway, readFclOrder), cancelOrder: cancelOrderVia(gateway) };
}
const load = (say: () => Said | Promise<Said>) => outcomeOf(asked(say).loadOrder, { orderNo: ORDER.orderNo });
const cancel = (say: () => Said | Promise<Said>) =>
  outcomeOf(asked(say).cancelOrder, { orderNo: ORDER.orderNo, fee: { amount: 0, currency: '1' }, reason: '1' });

afterEach(() => vi.useRealTimers());

describe('loading an order', () => {
  it('returns the order with its read time', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
    expect(await load(() => done(briefOf(ORDER)))).toEqual({ ok: true, order: ORDER, readAt: 1_800_000_000_000 });
  });

  it.each([
    ['somebody else’s', () => refused(CODES.notFound), 'missing'],
    ['a session that is over', () => refused(CODES.expired), 'anonymous'],
    ['nobody who has signed in', () => refused(CODES.sessionExpired), 'anonymous'],
    ['nobody answers', offline, 'network'],
    ['it does not serve', () => refused(CODES.unavailable), 'unavailable'],
    ['no order at all', () => done({ what: 'ever' }), 'unavailable'],
  ])('fails with $2 when the answer is: %s', async (_, say, code) => {
    expect(await load(say)).toEqual({ ok: false, failure: { code } });
  });
});

describe('cancelling an order', () => {
  it('sends the fee that was shown', async () => {
    const { gateway, requests: sent } = fakeGateway(() =>
      done({ state: 'CANCELLED', fee: { amount: 0, currency: '1' } }),
    );
    const cancelOrder = cancelOrderVia(gateway);
    const input = { orderNo: ORDER.orderNo, fee: { amount: 0, currency: '1' }, reason: '1' };
    expect(await outcomeOf(cancelOrder, input)).toEqual({ ok: true });
    expect(JSON.stringify(sent)).toContain('"shownFee":{"amount":0,"currency":"1"}');
  });

  it('shows a changed fee before it is charged', async () => {
    const now = { amount: 50_000, currency: '1' };
    const reply = () => ({ status: 200, data: { code: CODES.feeChanged, message: '', data: { before: null, now } } });
    expect(await cancel(reply)).toEqual({ ok: false, failure: { code: 'feeChanged', fee: now } });
  });

  it.each([
    ['too late', () => refused(CODES.moveRefused), 'tooLate'],
    ['nobody answers', offline, 'network'],
    ['it does not serve', () => refused(CODES.unavailable), 'unavailable'],
    ['a fee nobody can read', () => refused(CODES.feeChanged), 'unavailable'],
  ])('fails with $2 when the answer is: %s', async (_, say, code) => {
    expect(await cancel(say)).toEqual({ ok: false, failure: { code } });
  });
});
