import type { RequestOf } from '../../contract/endpoint';
import type { houseQueue } from '../../contract/house/cases';
import type { QueuedCase } from '../../domain/house/case';
import { QUEUE_IDS, QUEUE_PAGE, type QueueId, QUEUES, reviewDue } from '../../domain/house/queue';
import type { OrderHead } from '../../domain/order/brief';
import type { OrderState } from '../../domain/order/lifecycle';
import { isoOf } from '../../domain/values/moments';
import { counted } from '../database/counted';
import type { Parameter, Queries } from '../database/database';

const inQueue = (queue: QueueId) => `o.state in (${QUEUES[queue].map((state) => `'${state}'`).join(', ')})`;

/** By which promise each is sorted; word for word what its index holds. */
const BY: Readonly<Record<QueueId, string>> = {
  review: 'o.submitted_at',
  customer: 'coalesce(o.reply_by, o.verify_by)',
  carriage: `coalesce(o.head->>'leavesAt', '9')`,
};

type Row = Omit<QueuedCase, 'goods' | 'org' | 'dst' | 'submittedAt' | 'dueAt' | 'isOverdue' | 'heldBy'> & {
  head: OrderHead;
  submittedAt: Date;
  waitsUntil: Date | null;
  staffId: string | null;
  holder: string | null;
};

function dueIn(queue: QueueId, { state, submittedAt, waitsUntil, head }: Row): string | null {
  if (queue === 'review') return isoOf(reviewDue(state, submittedAt.getTime()));
  return queue === 'customer' ? (waitsUntil?.toISOString() ?? null) : head.leavesAt;
}

const lineOf =
  (queue: QueueId, now: number) =>
  (row: Row): QueuedCase => {
    const { orderNo, mode, state, isDanger, submittedAt, head, staffId, holder } = row;
    const dueAt = dueIn(queue, row);
    return {
      orderNo,
      mode,
      state,
      isDanger,
      org: head.org,
      dst: head.dst,
      goods: head.goods.map(({ nameCn }) => nameCn),
      submittedAt: submittedAt.toISOString(),
      dueAt,
      isOverdue: dueAt !== null && Date.parse(dueAt) < now,
      heldBy: staffId === null || holder === null ? null : { staffId, name: holder },
    };
  };

async function countsOf(queries: Queries): Promise<Record<QueueId, number>> {
  const open = QUEUE_IDS.flatMap((id) => [...QUEUES[id]]);
  const rows = await queries.query<{ state: OrderState; count: number }>(
    `select state, count(*) as count from orders where state in (${open.map((state) => `'${state}'`).join(', ')}) group by state`,
  );
  const of = (id: QueueId) =>
    rows.filter(({ state }) => QUEUES[id].some((one) => one === state)).reduce((all, { count }) => all + count, 0);
  return { review: of('review'), customer: of('customer'), carriage: of('carriage') };
}

type Asking = { staffId: string; now: number };

/** What waits, the oldest promise first. `staffId`: whose cases, where somebody asks for their own. */
export async function queueOf(queries: Queries, asked: RequestOf<typeof houseQueue>, { staffId, now }: Asking) {
  const { queue, mode, state, isMine, page } = asked;
  const given: Parameter[] = [];
  const also = (clause: string, value: Parameter) => {
    given.push(value);
    return `and ${clause} = $${given.length}`;
  };
  const where = [
    inQueue(queue),
    ...(mode === '' ? [] : [also('o.mode', mode)]),
    ...(state === '' ? [] : [also('o.state', state)]),
    ...(isMine ? [also('c.held_by', staffId)] : []),
  ].join(' ');
  const from = `from orders o left join desk_cases c on c.order_no = o.order_no`;
  const rows = await queries.query<Row>(
    `select o.order_no as "orderNo", o.mode, o.state, o.is_danger as "isDanger", o.submitted_at as "submittedAt", o.head,
            coalesce(o.reply_by, o.verify_by) as "waitsUntil", p.id as "staffId", p.name as holder
       ${from} left join staff p on p.id = c.held_by
      where ${where} order by ${BY[queue]}, o.order_no limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`,
    given,
  );
  const total = await counted(queries, `select count(*) as count ${from} where ${where}`, given);
  return { records: rows.map(lineOf(queue, now)), total, counts: await countsOf(queries) };
}
