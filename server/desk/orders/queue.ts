import type { RequestOf } from '../../../contract/endpoint';
import type { houseQueue } from '../../../contract/house/cases';
import type { QueuedCase } from '../../../domain/house/case';
import { ORDER_QUEUES, type OrderQueueId, QUEUE_PAGE, reviewDue } from '../../../domain/house/queue';
import { REVISIONS } from '../../../domain/order/changes';
import type { OrderHead } from '../../../domain/order/brief';
import { type Closure, closureSaid } from '../../../domain/offer/closure';
import type { Calendar } from '../../../domain/values/days-off';
import { isoOf } from '../../../domain/values/moments';
import { counted } from '../../database/counted';
import type { Parameter, Queries } from '../../database/database';
import { HELD, HOLDER, type HolderRow, holderIn } from '../holder';
import type { CountingBy } from '../waiting-page';
import { alikeIn, optionsAmong } from './options';

/** What is complained of lies with what is carried out, wherever its order has come to. */
function inQueue(queue: OrderQueueId): string {
  const isThere = `o.state in (${ORDER_QUEUES[queue].map((state) => `'${state}'`).join(', ')})`;
  return queue === 'carriage' ? `(${isThere} or o.is_complained)` : isThere;
}

/** What is hit by a closure is first, then the oldest promise; word for word what the index of each holds. */
const BY: Readonly<Record<OrderQueueId, string>> = {
  review: 'o.is_hit desc, o.submitted_at',
  customer: 'o.is_hit desc, coalesce(o.reply_by, o.verify_by)',
  carriage: `o.is_hit desc, coalesce(o.head->>'leavesAt', '9')`,
};

const IS_REVISED = `exists (
  select 1 from order_events e where e.order_no = o.order_no and e.event in (${REVISIONS.map((event) => `'${event}'`).join(', ')})
     and not exists (select 1 from order_events l where l.order_no = e.order_no and l.position > e.position and l.by_staff is not null))`;

/** The closure that hits an order; none where it is not hit. */
const HIT = `(select to_jsonb(h) from (select c.key, c.name, c.classes, c.reason, c.from_day as "from", c.until_day as "until"
  from closures c where c.closure_id = o.hit_by) h)`;

type Row = Omit<
  QueuedCase,
  'kind' | 'hit' | 'goods' | 'org' | 'dst' | 'submittedAt' | 'dueAt' | 'isOverdue' | 'heldBy'
> & {
  head: OrderHead;
  submittedAt: Date;
  waitsUntil: Date | null;
  closure: Closure | null;
} & HolderRow;

function dueIn(queue: OrderQueueId, { state, submittedAt, waitsUntil, head }: Row, calendar: Calendar): string | null {
  if (queue === 'review') return isoOf(reviewDue(state, submittedAt.getTime(), calendar));
  return queue === 'customer' ? (waitsUntil?.toISOString() ?? null) : head.leavesAt;
}

const lineOf =
  (queue: OrderQueueId, { now, calendar }: Pick<CountingBy, 'now' | 'calendar'>) =>
  (row: Row): QueuedCase => {
    const { orderNo, mode, state, isDanger, isRevised, isComplained, submittedAt, head } = row;
    const dueAt = dueIn(queue, row, calendar);
    return {
      kind: 'order',
      orderNo,
      mode,
      state,
      isDanger,
      isRevised,
      isComplained,
      hit: row.closure && closureSaid(row.closure),
      org: head.org,
      dst: head.dst,
      goods: head.goods.map(({ nameCn }) => nameCn),
      submittedAt: submittedAt.toISOString(),
      dueAt,
      isOverdue: dueAt !== null && Date.parse(dueAt) < now,
      heldBy: holderIn(row),
    };
  };

/** What waits, the oldest promise first. `staffId`: whose cases, where somebody asks for their own. */
export async function queueOf(queries: Queries, asked: RequestOf<typeof houseQueue>, { staffId, ...as }: CountingBy) {
  const { queue, mode, state, port, hazard, isMine, page } = asked;
  const given: Parameter[] = [];
  const also = (clause: string, value: Parameter) => {
    given.push(value);
    return `and $${given.length} = ${clause}`;
  };
  const wide = [
    inQueue(queue),
    ...(mode === '' ? [] : [also('o.mode', mode)]),
    ...(state === '' ? [] : [also('o.state', state)]),
    ...(isMine ? [also('c.held_by', staffId)] : []),
  ].join(' ');
  const widely = [...given];
  const where = [
    wide,
    ...(port === '' ? [] : [also('any (o.places)', port)]),
    ...(hazard === '' ? [] : [also('any (o.hazards)', hazard)]),
  ].join(' ');
  const from = `from orders o left join desk_cases c on c.subject = o.order_no`;
  // The index alone finds the page; what an order holds is read of its thirty.
  const shown = `select o.order_no ${from} where ${where} order by ${BY[queue]}, o.order_no
      limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`;
  const rows = await queries.query<Row>(
    `select o.order_no as "orderNo", o.mode, o.state, o.is_danger as "isDanger", ${IS_REVISED} as "isRevised", o.is_complained as "isComplained", o.submitted_at as "submittedAt", o.head,
            coalesce(o.reply_by, o.verify_by) as "waitsUntil", ${HIT} as closure, ${HOLDER}
       from (${shown}) shown join orders o on o.order_no = shown.order_no
       ${HELD('o.order_no')}
      order by ${BY[queue]}, o.order_no`,
    given,
  );
  const total = await counted(queries, `select count(*) as count ${from} where ${where}`, given);
  const options = optionsAmong(await alikeIn(queries, `${from} where ${wide}`, widely), { port, hazard });
  return { records: rows.map(lineOf(queue, as)), total, options };
}
