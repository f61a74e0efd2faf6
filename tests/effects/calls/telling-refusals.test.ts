import { expect, it } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused } from '../support/fake-line';
import { MORE_SLOTS } from './more-slots';
import { SLOTS } from './slots';

const HOURS = { slots: [{ slot: '10:00', left: 2 }] };
const FAULT = { path: 'goodsValue', code: 'money' };
const NOW_COSTS = { amount: 9, currency: '1' };

function endOf(name: string, code: string, data: unknown): Promise<unknown> {
  const slot = { ...SLOTS, ...MORE_SLOTS }[name];
  if (!slot) throw new Error(`${name} is no slot`);
  const { gateway } = fakeGateway(() => refused(code, '', data));
  return outcomeOf(slot.of(gateway), slot.input);
}

/** Refusals with data for the next step and their outcomes; also without data. */
it.each([
  [
    'claimCoupon',
    CODES.captchaRequired,
    { phone: '13800126621' },
    { ok: false, code: 'captcha', phone: '13800126621' },
  ],
  ['changeTruck', CODES.priceChanged, { now: NOW_COSTS }, { kind: 'priced', total: NOW_COSTS }],
  ['changeTruck', CODES.priceChanged, {}, { kind: 'failed', code: 'unavailable' }],
  ['changeTruck', CODES.unavailable, { now: NOW_COSTS }, { kind: 'failed', code: 'unavailable' }],
  ['changeTruck', CODES.orderRefused, { reason: 'closed' }, { kind: 'taken' }],
  ['amendOrder', CODES.priceChanged, { now: NOW_COSTS }, { kind: 'priced', total: NOW_COSTS }],
  ['amendOrder', CODES.priceChanged, {}, { kind: 'failed', code: 'unavailable' }],
  ['amendOrder', CODES.orderRefused, { reason: 'bought' }, { kind: 'failed', code: 'bought' }],
  ['amendOrder', CODES.unavailable, { now: NOW_COSTS }, { kind: 'failed', code: 'unavailable' }],
  ['prolongStay', CODES.soldOut, { mostDays: 5 }, { kind: 'short', mostDays: 5 }],
  ['prolongStay', CODES.soldOut, {}, { kind: 'failed', code: 'unavailable' }],
  ['prolongStay', CODES.unavailable, { mostDays: 5 }, { kind: 'failed', code: 'unavailable' }],
  ['prolongStay', CODES.orderRefused, { reason: 'closed' }, { kind: 'failed', code: 'closed' }],
  ['reviseOrder', CODES.moveRefused, { reason: 'elsewhere' }, { kind: 'failed', code: 'elsewhere' }],
  ['reviseOrder', CODES.moveRefused, { reason: 'asked' }, { kind: 'failed', code: 'asked' }],
  ['reviseOrder', CODES.moveRefused, {}, { kind: 'failed', code: 'late' }],
  ['reviseOrder', CODES.orderRefused, { faults: [FAULT] }, { kind: 'faulty', faults: [FAULT] }],
  ['reviseOrder', CODES.orderRefused, {}, { kind: 'failed', code: 'unavailable' }],
  ['bookLeaving', CODES.soldOut, HOURS, { kind: 'full', ...HOURS }],
  ['bookLeaving', CODES.soldOut, {}, { kind: 'failed', code: 'unavailable' }],
  ['bookLeaving', CODES.unavailable, HOURS, { kind: 'failed', code: 'unavailable' }],
  ['acceptEnquiry', CODES.cargoRefused, {}, { ok: false, code: 'refused' }],
  ['acceptEnquiry', CODES.notFound, {}, { ok: false, code: 'gone' }],
  ['acceptEnquiry', CODES.sailingClosed, {}, { ok: false, code: 'closed' }],
  ['acceptEnquiry', CODES.unavailable, {}, { ok: false, code: 'unavailable' }],
] as const)('%s, refused with %s and %j, ends as expected', async (name, code, data, end) => {
  await expect(endOf(name, code, data)).resolves.toEqual(end);
});

it('an order with a changed price shows it with the added lines', async () => {
  const charges = (amount: number) => ({
    lines: [],
    totalUsd: { amount, currency: '2' },
    totalYuan: { amount: 7 * amount, currency: '1' },
    notIncluded: [],
  });
  const anew = { agreed: charges(50), charges: charges(60), added: [], isRevised: false };
  const answers = [refused(CODES.priceChanged, '', { now: NOW_COSTS }), done(anew)];
  const { gateway, requests } = fakeGateway(() => answers.shift() ?? offline());
  const { reviseOrder: slot } = MORE_SLOTS;
  if (!slot) throw new Error('nothing revises an order');
  await expect(outcomeOf(slot.of(gateway), slot.input)).resolves.toEqual({
    kind: 'repriced',
    offer: { before: { amount: 50, currency: '2' }, total: { amount: 60, currency: '2' }, added: [] },
  });
  expect(requests).toHaveLength(2);
});

it('an early SMS code request returns the seconds to wait', async () => {
  await expect(endOf('requestCode', CODES.smsRefused, { retryAfterSeconds: 42 })).resolves.toMatchObject({
    ok: false,
    failure: { code: 'refused', retryAfterSeconds: 42 },
  });
});
