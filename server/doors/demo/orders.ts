import { surchargedPrice } from '../../../domain/order/money/priced';
import { randomUUID } from 'node:crypto';

import type { AuditStatus } from '../../../domain/people/enterprise';
import { goodsLookup } from '../../../domain/goods/identity';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { papersToRequest, REPLY_WITHIN_MS } from '../../../domain/order/papers/asked';
import { isGivenUp, VERIFY_WITHIN_MS } from '../../../domain/order/life/lifecycle';
import { MODES } from '../../../domain/mode-ids';
import type { Offer, Quote } from '../../../domain/offer/offer';
import { buildBeginnings } from '../../orders/after/rows';
import type { Clock } from '../../base/clock';
import { identifyGoods } from '../../world/dangerous-goods/identify';
import type { Database, Queries } from '../../base/database/database';
import { drawCode, drawNumber } from '../../base/draw-number';
import { bookedMode, type ServerModes } from '../../trade/modes';
import type { BookedMode, Placement } from '../../trade/modes/mode';
import type { Offers } from '../../trade/market/offers';
import { buildOrderHead } from '../../orders/orders/head';
import { judgeVerdict, withFindings } from '../../orders/orders/judge';
import { appendHistory } from '../../orders/orders/history';
import { walkStates } from '../../orders/orders/moves';
import { takeStock } from '../../orders/orders/placing';
import { orderStore } from '../../orders/orders/store';
import { putInside } from '../../world/takings/neighbours';
import { momentOfEvent } from './order-days';
import { DEMO_ORDERS, type DemoOrder } from './order-plans';
import { DAY_MS, HOUR_MS } from '../../../domain/values/spans';

/** Older demo orders are replaced by new ones. */
const FRESH_MS = 33 * DAY_MS;

type Person = { userId: string; enterpriseId: string | null; status: AuditStatus | null };
/** A departed or cancelled order holds no capacity. */
const NOTHING: Placement = { takings: [], kept: [], findings: [] };

type DemoQuote = { mode: BookedMode; quote: Quote };

const later = (moment: string | null, ms: number) => moment && new Date(Date.parse(moment) + ms).toISOString();

function leaving(offer: Offer, at: number): Offer {
  const by = at - Date.parse(offer.leavesAt ?? '');
  const cutoffs = offer.cutoffs.map(({ code, at: due }) => ({ code, at: later(due, by) ?? due }));
  const { leavesAt, arrivesAt, closesAt } = offer;
  return {
    ...offer,
    cutoffs,
    leavesAt: later(leavesAt, by),
    arrivesAt: later(arrivesAt, by),
    closesAt: later(closesAt, by),
  };
}

async function findPerson(inside: Queries, phone: string): Promise<Person | undefined> {
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
  { mode, quote, takings, kept, findings }: DemoQuote & Placement,
  now: number,
) {
  const { cargo, state, road, leavesIn } = plan;
  const submittedAt = new Date(now - plan.hoursAgo * HOUR_MS);
  const offer = leavesIn === undefined ? quote.offer : leaving(quote.offer, now + leavesIn * DAY_MS);
  const { quoteId } = quote;
  const orderNo = drawNumber(MODES[quote.mode].prefix, submittedAt);
  const isOwed = road.includes('verification.owed');
  const verifyBy = isOwed ? new Date(submittedAt.getTime() + VERIFY_WITHIN_MS) : null;
  const form = { ...cargo.fill(quote), quoteId, offerId: offer.offerId };
  const known = goodsLookup(identifyGoods);
  const charges = surchargedPrice({ mode: mode.order, form, quote, goodsOf: known.goodsOf });
  const judged = judgeVerdict(mode.order, form, { now: submittedAt.getTime(), quote, ...known });
  // Skips orders that no customer could place.
  if (!charges || judged.level === 'BLOCK') return;
  const made = { form, quote: { ...quote, offer }, charges, takings, alternative: null };
  const begins = buildBeginnings(mode, made);
  await orderStore(inside).insert({
    orderNo,
    userId,
    enterpriseId,
    mode: quote.mode,
    state,
    isDanger: form.isDanger === 'Y',
    submittedAt,
    verifyBy,
    quoteId,
    offerId: offer.offerId,
    closesAt: offer.closesAt,
    takings,
    sameAs: begins.sameAs,
    protocolVersion: FIRST_EDITIONS[mode.order.terms.protocol],
    head: buildOrderHead(made),
    gateCodes: Array.from({ length: begins.gates }, () => drawCode()),
    snapshot: { v: 2, ...made, verdict: withFindings(judged, findings) },
  });
  const days = {
    submittedAt: submittedAt.getTime(),
    verifyBy: verifyBy?.getTime() ?? null,
    leavesAt: Date.parse(offer.leavesAt ?? ''),
    arrivesAt: Date.parse(offer.arrivesAt ?? ''),
  };
  for (const step of walkStates('QUOTED', road, mode.order.terms.path(form)))
    await appendHistory(inside, orderNo, [step], { now: momentOfEvent(step.event, days, now), byUser: null });
  if (state === 'PENDING_UPDATE') {
    const asked = momentOfEvent('papers.missing', days, now);
    await orderStore(inside).ask(orderNo, {
      papers: papersToRequest(mode.papers(made)).slice(0, 1),
      reason: '安全数据单缺第 14 章运输信息，请补交完整版本',
      askedAt: asked.toISOString(),
      replyBy: new Date(asked.getTime() + REPLY_WITHIN_MS).toISOString(),
    });
  }
  await putInside(inside, orderNo, kept);
}

const findOrderStates = async (inside: Queries, userId: string, since: Date) =>
  (
    await inside.query<{ state: string }>('select state from orders where user_id = $1 and submitted_at > $2', [
      userId,
      since,
    ])
  ).map(({ state }) => state);

async function quoteDemoOrder(
  { cargo: { mode, search } }: DemoOrder,
  offers: Offers,
  now: number,
): Promise<Quote | null> {
  const [nearest] = await offers.alternatives(mode, search, '');
  const found = nearest && (await offers.offer(mode, search, nearest.offerId));
  if (!found || found.rates === null) return null;
  const lockedUntil = new Date(now).toISOString();
  return { quoteId: `demo-${randomUUID()}`, mode, state: 'USED', lockedUntil, search, ...found };
}

type DemoDeps = { database: Database; clock: Clock; modes: ServerModes; offers: Offers };

/** Adds an order for each state a demo account lacks. Safe for several gateways at once. */
export async function seedDemoOrders({ database, clock, modes, offers }: DemoDeps): Promise<void> {
  const now = clock.now();
  for (const [phone, plans] of Object.entries(DEMO_ORDERS)) {
    const quotes = new Map<DemoOrder, Quote>();
    for (const plan of plans) {
      const quote = await quoteDemoOrder(plan, offers, now);
      if (quote) quotes.set(plan, quote);
    }
    await database.tx(async (inside) => {
      const person = await findPerson(inside, phone);
      if (!person) return;
      // Numbers of an earlier demo stood for no order.
      await inside.query('delete from whole_vehicle_orders where user_id = $1', [person.userId]);
      const there = await findOrderStates(inside, person.userId, new Date(now - FRESH_MS));
      for (const [plan, quote] of quotes) {
        const isPast = plan.state === 'AWAIT_VERIFY' && person.status === 'PASS';
        if (there.includes(plan.state) || isPast) continue;
        const mode = bookedMode(modes, quote.mode);
        const holds = plan.leavesIn === undefined && !isGivenUp(plan.state);
        const found = holds ? await takeStock(inside, mode, plan.cargo.fill(quote), quote) : NOTHING;
        // A ship that is full by now gets no demo order.
        if (!('refused' in found)) await keepOrder(inside, person, plan, { mode, quote, ...found }, now);
      }
    });
  }
}
