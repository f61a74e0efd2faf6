import { fclOrder } from '../../../contract/modes/fcl/order';
import { describe, expect, it } from 'vitest';

import { findOrderVia, submitOrderVia } from '../../../src/effects/orders/submit-order';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { dollars } from '../../../stories/order/quoted.fixtures';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

const READ = '2026-12-01';
const submission = {
  form: SOUND,
  shownTotal: dollars(565_367),
  protocolVersion: READ,
  key: 'K1-0123456789',
  draftId: 'D1',
};
const placed = { orderNo: 'FC2611207K3M9Q', state: 'AWAIT_VERIFY', verifyBy: null };

async function submit(answer: (path: string) => Said) {
  const { gateway, requests } = fakeGateway(({ url = '' }) => answer(url));
  return { outcome: await outcomeOf(submitOrderVia(gateway, fclOrder, 'shipping-protocol'), { submission }), requests };
}

const isConsent = (path: string) => path.endsWith('/protocol');

describe('order submission', () => {
  it('sends consent first, then the order with its key', async () => {
    const { outcome, requests } = await submit((path) => done(isConsent(path) ? null : placed));
    expect(outcome).toEqual({ ok: true, orderNo: placed.orderNo });
    expect(requests.map(({ url }) => url)).toEqual(['/api-platform/enterprise/protocol', '/api-puds/order/submit']);
    expect(requests[1]?.headers).toMatchObject({ 'Idempotency-Key': submission.key });
    expect(requests[0]?.data).toEqual({ documentId: 'shipping-protocol', version: READ });
    expect(requests[1]?.data).toMatchObject({ protocolVersion: READ, draftId: 'D1' });
  });

  it('stops when the agreement has changed since it was read', async () => {
    const { outcome, requests } = await submit(() => refused('00000400', '货运服务协议已更新，请重新阅读'));
    expect(outcome).toEqual({
      ok: false,
      failure: { code: 'textsChanged', old: { isProtocolOld: true, charges: null } },
    });
    expect(requests).toHaveLength(1);
  });

  it.each<[string, (path: string) => Said]>([
    ['no network', offline],
    ['an answer that is none', () => ({ status: 502, data: '<html>' })],
    ['an answer that cannot be read', (path) => done(isConsent(path) ? null : { orderNo: 7 })],
    [
      'a twin that is still running',
      (path) => (isConsent(path) ? done(null) : { ...refused('10006006'), status: 409 }),
    ],
  ])('is unknown after %s', async (_, answer) => {
    expect((await submit(answer)).outcome).toEqual({ ok: false, failure: { code: 'unknown' } });
  });
});

describe('order lookup by key', () => {
  const find = async (answer: () => Said) =>
    outcomeOf(findOrderVia(fakeGateway(answer).gateway), { key: submission.key });

  it('returns the order number, null, or a failure', async () => {
    expect(await find(() => done(placed))).toEqual({ ok: true, orderNo: placed.orderNo });
    expect(await find(() => ({ ...refused('00000404'), status: 404 }))).toEqual({ ok: true, orderNo: null });
    expect(await find(offline)).toEqual({ ok: false });
    expect(await find(() => refused('00000500'))).toEqual({ ok: false });
  });
});
