import type { RequestOf } from '../../../../contract/wire/endpoint';
import type { orderWire } from '../../../../contract/house/cases';
import type { QueuedCase } from '../../../../domain/house/case';
import {
  DEPARTING,
  ORDER_QUEUE_IDS,
  ORDER_QUEUES,
  type OrderQueueId,
  QUEUE_PAGE,
  QUEUED_STATES,
  type QueueCounts,
  UNDER_WAY,
} from '../../../../domain/house/queue';
import { REVISIONS } from '../../../../domain/order/changes/changes';
import type { OrderHead, PastEvent } from '../../../../domain/order/receipt/brief';
import { type Closure, describeClosure } from '../../../../domain/offer/closure';
import { type Cutoff, isDeadline } from '../../../../domain/offer/cutoffs';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import { queryCount } from '../../../base/database/counted';
import type { Parameter, Queries } from '../../../base/database/database';
import { HELD, HOLDER, type HolderRow, readHolder, HOLDER_NAME } from '../holder';
import type { FormAndQuote } from '../../../trade/modes/market';
import { DELAYED_MODES } from '../../../trade/modes/markets';
import { momentsNow } from '../../../orders/orders/head';
import { readHistory } from '../../../orders/orders/history';
import { AS_IT_IS } from '../../../orders/orders/store';
import { type AskingStaff, type SortsOf, sortedBy } from '../waiting-page';
import { readAlikeOrders, readDepartures, optionsAmong } from './options';

const among = (states: readonly OrderState[]) => `o.state in (${states.map((state) => `'${state}'`).join(', ')})`;

const WAITING_CARRIAGE = ORDER_QUEUES.carriage.filter((state) => !UNDER_WAY.some((gone) => gone === state));

/** Orders with complaints are listed in carriage, whatever their state. */
function inQueue(queue: OrderQueueId): string {
  const isThere = among(ORDER_QUEUES[queue]);
  return queue === 'carriage' ? `(${isThere} or o.is_complained)` : isThere;
}

/** A complaint waits for staff, whatever the order's state. */
const IS_UNDER_WAY = `(${among(UNDER_WAY)} and not o.is_complained)`;

/** Next cut-off or the departure; the last one once all have passed. `now`: the SQL parameter of the time. */
const nextDeadlineSql = (now: string) =>
  `o.deadlines[least(width_bucket(${now}::timestamptz, o.deadlines) + 1, cardinality(o.deadlines))]`;

/** Due time in each queue; none for orders under way. */
const DUE: Readonly<Record<OrderQueueId, (now: string) => string>> = {
  review: () => 'o.review_by',
  customer: () => 'coalesce(o.reply_by, o.verify_by)',
  carriage: (now) => `case when ${among(WAITING_CARRIAGE)} then ${nextDeadlineSql(now)} end`,
};

export const dueTimeSql = (now: string): string =>
  `case ${ORDER_QUEUE_IDS.map((id) => `when ${among(ORDER_QUEUES[id])} then ${DUE[id](now)}`).join(' ')} end`;

/**
 * Orders hit by a closure first, then the oldest due. The index of review and customer repeats these expressions. In
 * carriage, complaints (without due time) precede deadlines; orders under way follow by arrival.
 */
const BY: Readonly<Record<OrderQueueId, (now: string) => string>> = {
  review: (now) => `o.is_hit desc, ${DUE.review(now)}`,
  customer: (now) => `o.is_hit desc, ${DUE.customer(now)}`,
  carriage: (now) => `o.is_hit desc, o.is_complained desc, ${IS_UNDER_WAY}, ${DUE.carriage(now)}, o.head->>'arrivesAt'`,
};

const orderSorts = (queue: OrderQueueId, now: string) =>
  ({
    order: 'o.order_no collate "C"',
    due: DUE[queue](now),
    state: `array_position(array[${QUEUED_STATES.map((state) => `'${state}'`).join(', ')}], o.state)`,
    lane: `(coalesce(o.head->'org'->>'nameCn', '') || ' ' || coalesce(o.head->'dst'->>'nameCn', '')) collate "C"`,
    goods: `(o.head->'goods'->0->>'nameCn') collate "C"`,
    holder: HOLDER_NAME,
  }) satisfies SortsOf<OrderQueueId>;

const IS_REVISED = `exists (
  select 1 from order_events e where e.order_no = o.order_no and e.event in (${REVISIONS.map((event) => `'${event}'`).join(', ')})
     and not exists (select 1 from order_events l where l.order_no = e.order_no and l.position > e.position and l.by_staff is not null))`;

const HIT = `(select to_jsonb(h) from (select c.key, c.name, c.classes, c.reason, c.from_day as "from", c.until_day as "until"
  from closures c where c.closure_id = o.hit_by) h)`;

const DELAYED = `case when ${IS_UNDER_WAY} and o.mode in (${DELAYED_MODES.map((mode) => `'${mode}'`).join(', ')}) then ${AS_IT_IS} end`;

type Row = Omit<
  QueuedCase,
  | 'kind'
  | 'hit'
  | 'goods'
  | 'org'
  | 'dst'
  | 'arrivesAt'
  | 'plannedArrival'
  | 'cutoff'
  | 'submittedAt'
  | 'dueAt'
  | 'isOverdue'
  | 'heldBy'
> & {
  head: OrderHead;
  cutoffs: readonly Cutoff[] | null;
  submittedAt: Date;
  dueAt: Date | null;
  closure: Closure | null;
  delayed: FormAndQuote | null;
} & HolderRow;

const orderQueueLine =
  (queue: OrderQueueId, now: number, pasts: ReadonlyMap<string, readonly PastEvent[]>) =>
  (row: Row): QueuedCase => {
    const { orderNo, mode, state, isDanger, isUnderWay, isRevised, isComplained, submittedAt, dueAt, head, departure } =
      row;
    const moments = row.delayed && momentsNow(row.delayed, pasts.get(orderNo) ?? []);
    const due = dueAt?.getTime() ?? null;
    const atDue =
      queue === 'carriage' ? row.cutoffs?.find(({ code, at }) => isDeadline(code) && parseMoment(at) === due) : null;
    return {
      kind: 'order',
      orderNo,
      mode,
      state,
      isDanger,
      isUnderWay,
      isRevised,
      isComplained,
      departure,
      cutoff: atDue?.code ?? null,
      hit: row.closure && describeClosure(row.closure),
      org: head.org,
      dst: head.dst,
      arrivesAt: head.arrivesAt,
      ...(moments && { arrivesAt: moments.arrivesAt, plannedArrival: moments.plannedArrival }),
      goods: head.goods.map(({ nameCn }) => nameCn),
      submittedAt: submittedAt.toISOString(),
      dueAt: due === null ? null : toIso(due),
      isOverdue: due !== null && due < now,
      heldBy: readHolder(row),
    };
  };

const OPEN = QUEUED_STATES.map((state) => `'${state}'`).join(', ');

export async function countWaitingOrders(queries: Queries): Promise<QueueCounts> {
  const rows = await queries.query<{ state: string; count: number }>(
    `select state, count(*) as count from orders where state in (${OPEN}) group by state`,
  );
  const ended = `select count(*) as count from orders where is_complained and state not in (${OPEN})`;
  const complained = await queryCount(queries, ended, []);
  const of = (id: keyof typeof ORDER_QUEUES) =>
    rows
      .filter(({ state }) => ORDER_QUEUES[id].some((one) => one === state))
      .reduce((all, { count }) => all + count, 0);
  return Object.fromEntries(ORDER_QUEUE_IDS.map((id) => [id, of(id) + (id === 'carriage' ? complained : 0)]));
}

type Narrowing = readonly (readonly [clause: string, value: string])[];

function narrowedTo(queue: OrderQueueId, narrowing: Narrowing) {
  const asked = narrowing.filter(([, value]) => value !== '');
  const clauses = asked.map(([clause], at) => `and $${at + 1} = ${clause}`);
  return { where: [inQueue(queue), ...clauses].join(' '), given: asked.map(([, value]): Parameter => value) };
}

/** Waiting orders, oldest due first. `staffId`: whose cases when the reader filters by their own. */
export async function readOrderQueue(
  queries: Queries,
  asked: RequestOf<typeof orderWire.queue>,
  { staffId, now }: AskingStaff,
) {
  const { queue, mode, state, port, hazard, departure, isMine, sort, page } = asked;
  const ofAll: Narrowing = [
    ['o.mode', mode],
    ['o.state', state],
    ['c.held_by', isMine ? staffId : ''],
  ];
  const ofPlaces: Narrowing = [
    ['any (o.places)', port],
    ['any (o.hazards)', hazard],
  ];
  const ofDeparture: Narrowing = [['o.departure', departure]];
  const { where, given } = narrowedTo(queue, [...ofAll, ...ofPlaces, ...ofDeparture]);
  const from = `from orders o left join desk_cases c on c.subject = o.order_no`;
  // The index alone finds the page; order data is read for its thirty rows only.
  const moment = `$${given.length + 1}`;
  const order = `order by ${sortedBy(sort, orderSorts(queue, moment)) ?? BY[queue](moment)}, o.order_no`;
  const shown = `select o.order_no ${from} where ${where} ${order}
      limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`;
  const rows = await queries.query<Row>(
    `select o.order_no as "orderNo", o.mode, o.state, o.is_danger as "isDanger", ${IS_REVISED} as "isRevised", o.is_complained as "isComplained", o.submitted_at as "submittedAt", o.departure, o.head,
            ${IS_UNDER_WAY} as "isUnderWay", ${DUE[queue](moment)} as "dueAt", ${AS_IT_IS} #> '{quote,offer,cutoffs}' as cutoffs, ${DELAYED} as delayed, ${HIT} as closure, ${HOLDER}
       from (${shown}) shown join orders o on o.order_no = shown.order_no
       ${HELD('o.order_no')} ${order}`,
    // Only carriage uses the time: PostgreSQL cannot type a parameter that no expression names.
    queue === 'carriage' ? [...given, new Date(now)] : given,
  );
  const total = await queryCount(queries, `select count(*) as count ${from} where ${where}`, given);
  const wide = narrowedTo(queue, [...ofAll, ...ofDeparture]);
  const alike = await readAlikeOrders(queries, `${from} where ${wide.where}`, wide.given);
  const leaving = narrowedTo(queue, [...ofAll, ...ofPlaces]);
  const departures =
    queue === DEPARTING
      ? await readDepartures(queries, `${from} where ${leaving.where}`, { given: leaving.given, departure })
      : [];
  const options = { ...optionsAmong(alike, { port, hazard }), departures };
  const pasts = await readHistory(
    queries,
    rows.flatMap(({ orderNo, delayed }) => (delayed ? [orderNo] : [])),
  );
  return { records: rows.map(orderQueueLine(queue, now, pasts)), total, options };
}
