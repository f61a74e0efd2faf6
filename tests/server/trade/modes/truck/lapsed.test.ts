import { afterAll, beforeAll, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { CODES } from '../../../../../contract/wire/envelope';
import { quoteById, quoteRenew } from '../../../../../contract/offers/quotes';
import type { Quote } from '../../../../../domain/offer/offer';
import { HOUR_MS } from '../../../../../domain/values/spans';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { soundOn, TRUCK_CASE } from '../support/truck';
import type { TruckQuote } from '../../../../../domain/modes/truck/quote';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('20: truck quote is valid for twelve hours, and its renewal names old total and difference', async () => {
  const { token } = await newPerson(gateway);
  const quote = (await locked(gateway, 'TRUCK', await TRUCK_CASE.find(gateway), token)) as TruckQuote;
  const at = (path: string) => path.replace(':quoteId', quote.quoteId);
  const stateNow = async () => (await gateway.get<Quote>(at(quoteById.path), bearing(token))).data.state;
  const submission = submissionOf(gateway, soundOn(quote), quote);
  expect(Date.parse(quote.lockedUntil) - gateway.clock.now()).toBe(12 * HOUR_MS);
  gateway.clock.advance(12 * HOUR_MS - 1);
  expect(await stateNow()).toBe('LOCKED');
  gateway.clock.advance(1);
  expect(await stateNow()).toBe('LAPSED');
  expect(await submitted(gateway, { id: 'TRUCK', token }, submission)).toMatchObject({ code: CODES.quoteLapsed });
  const { data } = await gateway.post<ReplyOf<typeof quoteRenew>>(at(quoteRenew.path), {}, bearing(token));
  expect(data).toMatchObject({
    before: { amount: quote.offer.price?.charges.totalYuan.amount },
    difference: { amount: 0 },
  });
  const renewed = data.quote as TruckQuote;
  const anew = submissionOf(gateway, soundOn(renewed), renewed);
  expect(await submitted(gateway, { id: 'TRUCK', token }, anew)).toMatchObject({ code: CODES.success });
});
