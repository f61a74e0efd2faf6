import { afterAll, beforeAll, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { CODES } from '../../../../../contract/wire/envelope';
import { quoteById, quoteRenew } from '../../../../../contract/offers/quotes';
import type { AirQuote } from '../../../../../domain/modes/air/quote';
import { toldSum } from '../../../../../domain/offer/charges';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { acetone, flights, isBookable, soundOn } from '../support/air';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

it('AE15: air quote is locked twelve hours, and its renewal shows old total, new total and difference', async () => {
  const search = acetone(100);
  const offer = (await flights(gateway, search)).findLast(isBookable);
  if (!offer) throw new Error('no flight can be booked');
  const old = (await locked(gateway, 'AIR', { search, offerId: offer.offerId }, person.token)) as AirQuote;
  const read = async () =>
    (await gateway.get<AirQuote>(quoteById.path.replace(':quoteId', old.quoteId), bearing(person.token))).data.state;
  gateway.clock.advance(12 * HOUR - MINUTE);
  expect(await read()).toBe('LOCKED');
  gateway.clock.advance(2 * MINUTE);
  expect(await read()).toBe('LAPSED');
  const submission = submissionOf(gateway, soundOn(old), old);
  expect((await submitted(gateway, { id: 'AIR', token: person.token }, submission)).code).toBe(CODES.quoteLapsed);
  const { data } = await gateway.post<ReplyOf<typeof quoteRenew>>(
    quoteRenew.path.replace(':quoteId', old.quoteId),
    {},
    bearing(person.token),
  );
  expect(data.quote).toMatchObject({ state: 'LOCKED', offer: { offerId: offer.offerId } });
  const [before, now] = [old.offer.price?.charges, data.quote.offer.price?.charges];
  if (!before || !now) throw new Error('it has no price');
  expect(data.before).toStrictEqual(toldSum(before));
  expect(data.difference.amount).toBe(toldSum(now).amount - toldSum(before).amount);
});
