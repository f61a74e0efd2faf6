import { BUILT_IN } from '../../../../domain/values/days-off';
import { readOrder } from '../../../../contract/orders/orders';
import { readRevisable } from '../../../../contract/after/revise';
import { goodsLookup } from '../../../../domain/goods/identity';
import { MODES } from '../../../../domain/mode-ids';
import { noNotices } from '../../../../domain/offer/notice';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { REPLY_WITHIN_MS } from '../../../../domain/order/papers/asked';
import { FORWARD, VERIFY_WITHIN_MS, type OrderEvent, type OrderState } from '../../../../domain/order/life/lifecycle';
import { NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { dayAt } from '../../../../domain/values/days';
import { findRevisable } from '../../../../server/orders/after/revise/revisable';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { bookedMode, type ServerModes } from '../../../../server/trade/modes';
import type { BookedMode, Snapshot } from '../../../../server/trade/modes/mode';
import { buildOrderBrief } from '../../../../server/orders/order-service/brief';
import { buildOrderHead } from '../../../../server/orders/orders/head';
import { buildOrderContents } from '../../../../server/orders/order-service/contents';
import { walkStates, type Step } from '../../../../server/orders/orders/moves';
import type { PageCase } from './page-case';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Moment = {
  name: string;
  road: (path: readonly OrderState[]) => OrderEvent[];
  /** True to view it shortly before departure, or during the stay. */
  isLater: boolean;
};

const forwardTo = (path: readonly OrderState[]): OrderEvent[] => {
  const last = path.includes('CARGO_IN') ? path.indexOf('CARGO_IN') : path.length - 2;
  const events = Object.entries(FORWARD) as [OrderEvent, OrderState][];
  return path.slice(1, last + 1).flatMap((state) => events.flatMap(([event, to]) => (to === state ? [event] : [])));
};

/** Order states of a returning owner: each shows another part of the receipt. */
export const MOMENTS: readonly Moment[] = [
  { name: 'waiting for its enterprise', road: () => ['submitted', 'verification.owed'], isLater: false },
  {
    name: 'waiting for papers',
    road: () => ['submitted', 'verification.had', 'papers.missing'],
    isLater: false,
  },
  {
    name: 'with the goods handed over',
    road: (path) => ['submitted', 'verification.had', 'accepted', ...forwardTo(path)],
    isLater: true,
  },
  { name: 'given up', road: () => ['submitted', 'verification.had', 'cancelled'], isLater: true },
];

const orderNoOf = ({ id }: Pick<PageCase, 'id'>): string => `${MODES[id].prefix}2611207K3M9Q`;

function snapshotOf(mode: BookedMode, { form, quote, goodsOf }: PageCase): Snapshot {
  const charges = mode.order.price(form, quote, goodsOf);
  if (!charges) throw new Error(`the first sample of ${mode.order.id} has no price`);
  return { form, quote, charges, takings: [], alternative: null };
}

/** The day before departure, or ten days into a stay. */
function lastDays(mode: BookedMode, { offer, lockedUntil }: Snapshot['quote']): number {
  const goesAt = Date.parse(offer.leavesAt ?? offer.closesAt ?? lockedUntil);
  return mode.after?.stay ? goesAt + 10 * DAY : goesAt - DAY;
}

const iso = (at: number): string => new Date(at).toISOString();

/** One event per hour after the order, the last one now. */
const historyOf = (steps: readonly Step[], submittedAt: number, now: number): OrderBrief['history'] =>
  steps.map(({ event, to }, at) => ({
    event,
    state: to,
    at: iso(at === 0 ? submittedAt : now - (steps.length - 1 - at) * HOUR),
    note: null,
  }));

function unitsOf(mode: BookedMode, order: Snapshot, orderNo: string) {
  return mode.after?.equipment?.proposed(order, orderNo, dayAt(Date.parse(order.quote.lockedUntil))) ?? [];
}

export function placedAt(modes: ServerModes, page: PageCase, moment: Moment) {
  const mode = bookedMode(modes, page.id);
  const snapshot = snapshotOf(mode, page);
  const steps = walkStates('QUOTED', moment.road(mode.order.terms.path(page.form)), mode.order.terms.path(page.form));
  const state = steps.at(-1)?.to ?? 'SUBMITTED';
  const now = moment.isLater ? Math.max(page.now + DAY, lastDays(mode, page.quote)) : page.now + 4 * HOUR;
  const [wanted] = mode.papers(snapshot);
  const orderNo = orderNoOf(page);
  const row = {
    orderNo,
    userId: 'user-1',
    mode: page.id,
    state,
    isDanger: page.form.isDanger === 'Y',
    submittedAt: new Date(page.now),
    verifyBy: new Date(page.now + VERIFY_WITHIN_MS),
    quoteId: page.quote.quoteId,
    protocolVersion: '1.0',
    head: buildOrderHead(snapshot),
    asked: wanted
      ? { papers: [wanted], reason: '第二页看不清', replyBy: iso(now + REPLY_WITHIN_MS), askedAt: iso(now) }
      : null,
    closesAt: null,
    besideNo: null,
    offerLapsedAt: null,
    gateCodes: (mode.after?.trucks?.gates(snapshot) ?? []).map((_, at) => `7K3M9Q2X${at}`),
    units: state === 'CARGO_IN' ? unitsOf(mode, snapshot, orderNo) : [],
    measured: null,
    bumped: null,
    snapshot: { ...snapshot, v: 2 },
  };
  const handed = {
    files: page.form.files,
    history: historyOf(steps, page.now, now),
    after: NOTHING_AFTERWARDS,
    beside: undefined,
  };
  const brief = buildOrderBrief(modes, row, handed, {
    now,
    told: noNotices,
    calendar: BUILT_IN,
    identityOf: identifyGoods,
  });
  const contents = buildOrderContents({ mode, snapshot }, { now, ...goodsLookup(identifyGoods) });
  const past = { confirmedAt: null, completedAt: state === 'COMPLETED' ? now : null };
  const topics = findRevisable({ mode, snapshot }, { ...row, ...past }, now, goodsLookup(identifyGoods));
  const at = (path: string) => path.replace(':orderNo', orderNo);
  const found = {
    [at(readOrder.path)]: { ...brief, contents },
    [at(readRevisable.path)]: { charges: snapshot.charges, topics },
  };
  return { orderNo, now, found };
}
