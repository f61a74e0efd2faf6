import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { copyOrderVia, type Onward } from '../../../src/effects/orders/copy-order';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';
import { shelve, turnToTab } from '../support/shelf';

const ORDER_NO = 'FC2611207K3M9Q';
const COPIED = { form: { ...SOUND, quoteId: '' }, org: 'CNSHA' };

type Copy = { orderNo?: string; isSignedIn?: boolean; onward?: Onward };

async function copy(answer: () => Said, { orderNo = ORDER_NO, isSignedIn = true, onward }: Copy = {}) {
  const { gateway, requests } = fakeGateway(answer);
  const writer = { name: () => 'li', isSignedIn: () => isSignedIn };
  const end = await outcomeOf(copyOrderVia({ gateway, writer, mode: 'FCL', now: () => 7, onward }), { orderNo });
  return { end, asked: requests.map(({ url }) => url) };
}

const kept = () => Object.keys(localStorage).filter((key) => key.includes('draft'));

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  shelve();
  turnToTab();
});

it('the order copy becomes a draft', async () => {
  expect((await copy(() => done(COPIED))).end).toEqual({ kind: 'copied' });
  expect(JSON.stringify(localStorage)).toContain(SOUND.contactName);
});

it('the order copy links to the offer search when it copies into another mode', async () => {
  const onward: Onward = (form, org) => `/search?${org}&${form.contactName}`;
  expect((await copy(() => done(COPIED), { onward })).end).toEqual({
    kind: 'copied',
    address: `/search?CNSHA&${SOUND.contactName}`,
  });
});

it('the order copy sends no request for an invalid number or for a guest copying into another mode', async () => {
  const missing = { end: { kind: 'failed', code: 'missing' }, asked: [] };
  expect(await copy(() => done(COPIED), { orderNo: 'x' })).toEqual(missing);
  expect(await copy(() => done(COPIED), { isSignedIn: false, onward: () => '/' })).toEqual(missing);
  expect((await copy(() => done(COPIED), { isSignedIn: false })).end).toEqual({ kind: 'copied' });
});

it.each([
  ['a line that is down', offline, 'network'],
  ['an order that is not there', () => refused(CODES.notFound), 'missing'],
  ['an order of another kind', () => refused(CODES.badRequest), 'missing'],
  ['a gateway that has trouble', () => refused(CODES.unavailable), 'unavailable'],
])('%s starts no draft', async (_, answer, code) => {
  expect((await copy(answer)).end).toEqual({ kind: 'failed', code });
  expect(kept()).toEqual([]);
});
