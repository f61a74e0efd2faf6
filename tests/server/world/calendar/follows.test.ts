/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { workingDays } from '../../../../contract/world/working-days';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { listEnquiries, submitEnquiry } from '../../../../contract/modes/enq';
import { quoteById } from '../../../../contract/offers/quotes';
import { serviceOfferId } from '../../../../domain/modes/dgd/offered';
import type { Quote } from '../../../../domain/offer/offer';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { BUILT_IN } from '../../../../domain/values/days-off';
import { momentTyped } from '../../../../domain/values/moments';
import { soundDgd } from '../../../support/dgd-order';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { enquiryOn } from '../../orders/enquiries/support/enquirer';
import { bearing, newPerson } from '../../people/identity/support/person';
import { calendarBy } from '../../people/staff/support/calendar';
import { colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { PATIENCE } from '../../../support/patience';

/** Both clocks are at noon of Monday, 2 March 2026. */
const TODAY = '2026-03-02';
const HALF_PAST_FIVE = momentOf(TODAY, 17.5);
const OFF = '2026-03-03 至 2026-03-04';

let one: TestGateway;
let other: TestGateway;
let pricing: ReturnType<typeof calendarBy>;
beforeAll(async () => {
  one = await openTestGateway();
  other = await openTestGateway({ database: one.database, clock: one.clock });
  one.clock.advance(HALF_PAST_FIVE - one.clock.now());
  pricing = calendarBy(one, await colleague(one, 'pricing'));
});
afterAll(() => one.close());

/** China time to the minute. */
const minuteOf = (moment: string): string => momentTyped(Date.parse(moment));

async function ask(gateway: TestGateway, token: string) {
  const form = enquiryOn(dayAt(one.clock.now()), {});
  const reply = await gateway.post<ReplyOf<typeof submitEnquiry>>(
    submitEnquiry.path,
    { form, isMeant: true },
    bearing(token),
  );
  return reply.data.answerBy;
}

async function order(gateway: TestGateway) {
  const { token } = await newPerson(one);
  const search = { type: '7' };
  const quote = await locked(gateway, 'DGD', { search, offerId: serviceOfferId('7') }, token);
  const expectAt = `${daysAfter(TODAY, 2)}T17:00`;
  const form = { ...soundDgd('7'), files: [], week: daysAfter(TODAY, 30), packDate: TODAY, expectAt };
  const dated = { ...form, leaves: `${daysAfter(TODAY, 10)}T10:00`, quoteId: quote.quoteId };
  const sent = submissionOf(one, dated, quote);
  const reply = await submitted<{ faults?: { path: string }[] }>(gateway, { id: 'DGD', token }, sent);
  const kept = await gateway.get<Quote>(quoteById.path.replace(':quoteId', quote.quoteId), bearing(token));
  return {
    code: reply.code,
    faults: reply.data?.faults?.map(({ path }) => path) ?? [],
    calendar: kept.data.offer.calendar,
  };
}

describe('calendar change during operation', () => {
  it('applies on every gateway to new promises, and keeps earlier ones', async () => {
    const { token } = await newPerson(one);
    const before = await ask(other, token);
    expect(minuteOf(before)).toBe('2026-03-03T10:30');
    expect(await order(other)).toEqual({ code: CODES.success, faults: [], calendar: undefined });

    const said = { off: OFF, worked: '', isTold: 'Y' };
    const read = await pricing.act('2026', { act: 'calendar.put', said, how: 'rehearse' });
    expect(read.data.calendar?.given, 'what was promised for tomorrow stands').toMatchObject({
      orders: 1,
      enquiries: 1,
    });
    expect((await pricing.act('2026', { act: 'calendar.put', said })).code).toBe(CODES.success);
    one.clock.advance(1_000);

    const known = async () => (await other.get<ReplyOf<typeof workingDays>>(workingDays.path)).data.calendar;
    await vi.waitFor(async () => expect(await known()).toHaveLength(BUILT_IN.length + 1), PATIENCE);
    expect(minuteOf(await ask(other, token))).toBe('2026-03-05T10:30');
    const { records } = (await other.get<ReplyOf<typeof listEnquiries>>(listEnquiries.path, bearing(token))).data;
    expect(records.map(({ answerBy }) => answerBy)).toContain(before);
    const refused = await order(other);
    expect(refused).toMatchObject({ code: CODES.orderRefused, faults: ['expectAt'] });
    expect(refused.calendar?.at(-1), 'the form judges by the same').toMatchObject({
      year: '2026',
      off: [{ from: '2026-03-03', until: '2026-03-04' }],
    });
  });
});
