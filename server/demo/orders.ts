import { randomUUID } from 'node:crypto';

import { SHIPPING_PROTOCOL_VERSION } from '../../contract/protocol';
import type { AuditStatus } from '../../domain/people/enterprise';
import { isGivenUp, VERIFY_WITHIN_MS } from '../../domain/order/lifecycle';
import type { Sailing } from '../../domain/offer/sailing';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { drawNumber } from '../draw-number';
import { remember } from '../orders/history';
import { walk } from '../orders/moves';
import { orderStore } from '../orders/store';
import type { QuotesForOrders } from '../quotes/for-orders';
import { take } from '../takings/take';
import type { Taking } from '../takings/taking';
import { DEMO_ORDERS, type DemoOrder } from './order-plans';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Older than this, an order of the demo has had its day, and a new one takes its place. */
const FRESH_MS = 20 * DAY_MS;

type Person = { userId: string; enterpriseId: string | null; status: AuditStatus | null };
type Bookable = Sailing & { price: NonNullable<Sailing['price']> };

const later = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();

/** The same ship, as if it left then. */
function leaving(sailing: Bookable, at: number): Bookable {
  const by = at - Date.parse(sailing.etd);
  const cutoffs = sailing.cutoffs.map(({ code, at: due }) => ({ code, at: later(due, by) }));
  return { ...sailing, etd: later(sailing.etd, by), eta: later(sailing.eta, by), cutoffs };
}

async function personOf(inside: Queries, phone: string): Promise<Person | undefined> {
  const [person] = await inside.query<Person>(
    `select u.id as "userId", e.id as "enterpriseId", e.audit_status as status
       from users u left join enterprises e on e.id = u.enterprise_id where u.phone = $1 for update of u`,
    [phone],
  );
  return person;
}

async function keepOrder(
  inside: Queries,
  { userId, enterpriseId }: Person,
  plan: DemoOrder,
  { on, takings }: { on: Bookable; takings: readonly Taking[] },
  now: number,
) {
  const { cargo, state, road, leavesIn } = plan;
  const submittedAt = new Date(now - plan.hoursAgo * HOUR_MS);
  const sailing = leavesIn === undefined ? on : leaving(on, now + leavesIn * DAY_MS);
  const quoteId = `demo-${randomUUID()}`;
  const orderNo = drawNumber('FC', submittedAt);
  const isOwed = road.includes('verification.owed');
  await orderStore(inside).insert({
    orderNo,
    userId,
    enterpriseId,
    state,
    isDanger: cargo.form.isDanger === 'Y',
    submittedAt,
    verifyBy: isOwed ? new Date(submittedAt.getTime() + VERIFY_WITHIN_MS) : null,
    quoteId,
    sailingId: sailing.sailingId,
    boxes: cargo.search.boxes,
    takings,
    protocolVersion: SHIPPING_PROTOCOL_VERSION,
    snapshot: {
      form: { ...cargo.form, quoteId, offerId: sailing.sailingId },
      sailing,
      charges: sailing.price.charges,
      verdict: { level: sailing.acceptance.level, findings: [], rules: 'demo' },
    },
  });
  await remember(inside, orderNo, walk('QUOTED', road), { now: submittedAt, byUser: null });
}

const statesOf = async (inside: Queries, userId: string, since: Date) =>
  (
    await inside.query<{ state: string }>('select state from orders where user_id = $1 and submitted_at > $2', [
      userId,
      since,
    ])
  ).map(({ state }) => state);

/** Adds the order of each state that an account of the demo has none of. Several gateways may do so at once. */
export async function seedDemoOrders(database: Database, clock: Clock, quotes: QuotesForOrders): Promise<void> {
  const now = clock.now();
  for (const [phone, plans] of Object.entries(DEMO_ORDERS)) {
    const ships = new Map<DemoOrder, Bookable>();
    for (const plan of plans) {
      const [ship] = await quotes.alternatives(plan.cargo.search, '');
      if (ship?.price) ships.set(plan, { ...ship, price: ship.price });
    }
    await database.tx(async (inside) => {
      const person = await personOf(inside, phone);
      if (!person) return;
      const there = await statesOf(inside, person.userId, new Date(now - FRESH_MS));
      for (const [plan, ship] of ships) {
        const isPast = plan.state === 'AWAIT_VERIFY' && person.status === 'PASS';
        if (there.includes(plan.state) || isPast) continue;
        const holds = plan.leavesIn === undefined && !isGivenUp(plan.state);
        const takings = holds ? quotes.takingsOf(ship.sailingId, 1) : [];
        // A ship that has filled up meanwhile shows no order of the demo.
        if (await take(inside, takings)) await keepOrder(inside, person, plan, { on: ship, takings }, now);
      }
    });
  }
}
