import { expect, it } from 'vitest';

import { CODES } from '../../../contract/envelope';
import { outcomeOf } from '../home/support';
import { fakeGateway, refused } from '../support/fake-line';
import { MORE_SLOTS } from './more-slots';
import { SLOTS } from './slots';

const NOW_COSTS = { amount: 9, currency: '1' };

/** Refusals that bring along what goes on from there, and what a chart makes of each; and of one that brings nothing. */
it.each([
  ['changeTruck', CODES.priceChanged, { now: NOW_COSTS }, { kind: 'priced', total: NOW_COSTS }],
  ['changeTruck', CODES.priceChanged, {}, { kind: 'failed', code: 'unavailable' }],
  ['changeTruck', CODES.unavailable, { now: NOW_COSTS }, { kind: 'failed', code: 'unavailable' }],
  ['amendOrder', CODES.priceChanged, { now: NOW_COSTS }, { kind: 'priced', total: NOW_COSTS }],
  ['amendOrder', CODES.priceChanged, {}, { kind: 'failed', code: 'unavailable' }],
  ['amendOrder', CODES.unavailable, { now: NOW_COSTS }, { kind: 'failed', code: 'unavailable' }],
  ['prolongStay', CODES.soldOut, { mostDays: 5 }, { kind: 'short', mostDays: 5 }],
  ['prolongStay', CODES.soldOut, {}, { kind: 'failed', code: 'unavailable' }],
  ['prolongStay', CODES.unavailable, { mostDays: 5 }, { kind: 'failed', code: 'unavailable' }],
] as const)('%s, refused with %s and %j, ends so', async (name, code, data, end) => {
  const { of, input } = { ...SLOTS, ...MORE_SLOTS }[name] ?? expect.unreachable();
  const { gateway } = fakeGateway(() => refused(code, '', data));
  await expect(outcomeOf(of(gateway), input)).resolves.toEqual(end);
});

it('a code that is asked for too early says how long to wait', async () => {
  const { of, input } = SLOTS['requestCode'] ?? expect.unreachable();
  const { gateway } = fakeGateway(() => refused(CODES.smsRefused, '', { retryAfterSeconds: 42 }));
  await expect(outcomeOf(of(gateway), input)).resolves.toMatchObject({
    ok: false,
    failure: { code: 'refused', retryAfterSeconds: 42 },
  });
});
