import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { firstDeadline } from '../../../../domain/offer/cutoffs';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import { bearing } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { bookableOn, read, submit } from './support/booking';
import { type Member, newMember } from './support/enterprise';
import { cancel, endOf } from './support/state';
import { GENERAL, submissionOn } from './support/submission';

const HOUR = 3_600_000;

let gateway: TestGateway;
let member: Member;
let quote: FclQuote;
let orderNo: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  member = await newMember(gateway, 'NONE');
  const { sailingId, cutoffs } = await bookableOn(gateway, GENERAL);
  const closesAt = Date.parse(firstDeadline(cutoffs) ?? '');
  gateway.clock.advance(closesAt - 12 * HOUR - gateway.clock.now());
  const asked = { ...GENERAL, offerId: sailingId };
  quote = (await gateway.post<FclQuote>(quoteFcl.path, asked, bearing(member.token))).data;
  orderNo = (await submit(gateway, member.token, submissionOn(quote))).data.orderNo;
});
afterAll(() => gateway.close());

const shown = async () => (await read(gateway, member.token, orderNo)).data;
const sweep = () => gateway.orders.sweep();

/** The tests run in order through the hours of one order. */
describe('order waiting for verification while its offer closes', () => {
  it('has a quote locked no longer than its offer is open', () => {
    expect(quote.lockedUntil).toBe(quote.offer.closesAt);
  });

  it('keeps its capacity until closing', async () => {
    gateway.clock.advance(12 * HOUR - 1);
    await sweep();
    expect(await shown()).toMatchObject({ state: 'AWAIT_VERIFY', offerLapsedAt: null });
    expect(await endOf(gateway, orderNo)).toMatchObject({ boxes: 1 });
  });

  it('returns its capacity at closing and keeps waiting', async () => {
    gateway.clock.advance(1);
    await sweep();
    await sweep();
    expect(await shown()).toMatchObject({ state: 'AWAIT_VERIFY', offerLapsedAt: quote.offer.closesAt });
    expect(await endOf(gateway, orderNo)).toMatchObject({ boxes: 0, ends: 0 });
  });

  it('notifies its owner once and records the event', async () => {
    const notices = await gateway.database.query(
      "select kind, sent_at is not null as sent from order_notices where order_no = $1 and kind = 'OFFER_LAPSED'",
      [orderNo],
    );
    expect(notices).toEqual([{ kind: 'OFFER_LAPSED', sent: true }]);
    const events = await gateway.database.query(
      "select from_state as stands, note from order_events where order_no = $1 and event = 'offer.lapsed'",
      [orderNo],
    );
    expect(events).toEqual([{ stands: 'AWAIT_VERIFY', note: '所选班次已截止，请改选' }]);
  });

  it('asks for another offer once it is verified, and nobody can accept it is', async () => {
    await gateway.database.tx((inside) => gateway.orders.enterprisePassed(inside, member.enterpriseId));
    expect((await shown()).state).toBe('PENDING_UPDATE');
    const [last] = await gateway.database.query(
      'select note from order_events where order_no = $1 order by position desc limit 1',
      [orderNo],
    );
    expect(last).toEqual({ note: '所选班次已截止，请改选' });
    expect((await gateway.orders.desk.find(orderNo))?.moves).toEqual([]);
  });

  it('can still be cancelled for free', async () => {
    expect((await cancel(gateway, member.token, orderNo)).code).toBe(CODES.success);
    expect(await endOf(gateway, orderNo)).toMatchObject({ state: 'CANCELLED', boxes: 0 });
  });
});
