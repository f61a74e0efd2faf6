import { CODES } from '../../../contract/wire/envelope';
import type { PastEvent as Told } from '../../../domain/order/receipt/brief';
import { CHANGES, isChange, MOST_CHANGES, MOST_OTHER_LINES, OTHER_LINES } from '../../../domain/order/changes/changes';
import type { Happening, OrderEvent, OrderState } from '../../../domain/order/life/lifecycle';
import type { AnsweredFinding } from '../../../domain/house/finding-answers';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { actingStaff } from '../../people/staff/acting';
import { datedByOrder } from './by-order';
import { ORDER_MESSAGES as messages } from './messages';
import { isReview, promiseReview } from './review-by';

type Past = { event: OrderEvent | Happening; from: OrderState; to: OrderState };

/** Bounds the history: repeatable changes by the owner are limited. */
async function holdToBound(inside: Queries, orderNo: string, steps: readonly Past[]): Promise<void> {
  if (!steps.some(({ event }) => isChange(event))) return;
  const made = 'select count(*) as count from order_events where order_no = $1 and event = any($2)';
  if ((await queryCount(inside, made, [orderNo, CHANGES])) >= MOST_CHANGES)
    throw new Refusal(CODES.bounded, messages.changedTooOften);
}

/** Appends events to an order's history. Its row must be locked. */
export async function appendHistory(
  inside: Queries,
  orderNo: string,
  steps: readonly Past[],
  { now, byUser, note = null }: { now: Date; byUser: string | null; note?: string | null },
): Promise<void> {
  await holdToBound(inside, orderNo, steps);
  await inside.query(
    `insert into order_events (order_no, position, event, from_state, to_state, happened_at, by_user, note, by_staff)
     select $1, coalesce((select max(position) from order_events where order_no = $1), 0) + s.place,
            s.event, s.from_state, s.to_state, $5, $6, $7, $8
       from unnest($2::text[], $3::text[], $4::text[]) with ordinality as s (event, from_state, to_state, place)`,
    [
      orderNo,
      steps.map(({ event }) => event),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to),
      now,
      byUser,
      note,
      actingStaff(),
    ],
  );
  const { to } = steps.at(-1) ?? {};
  if (to && isReview(to) && steps.some(({ from }) => from !== to)) await promiseReview(inside, orderNo, to, now);
}

/** Answers are stored on the event they came with, which has their time and author. */
export const keepAnswers = (inside: Queries, orderNo: string, event: OrderEvent, answers: readonly AnsweredFinding[]) =>
  inside.query(
    `update order_events set answers = $3 where order_no = $1 and position =
      (select max(position) from order_events where order_no = $1 and event = $2)`,
    [orderNo, event, JSON.stringify(answers)],
  );

const LINE = 'select position, event, to_state, happened_at, note from order_events e where e.order_no = o.order_no';

/**
 * Old orders may have unlimited changes: the latest are read from the end. Other events are found by index; `offset 0`
 * keeps that plan, since reading from the end would pass every change.
 */
const HISTORY = `select o.order_no as "orderNo", told.event, told.to_state as state, told.happened_at as at, told.note
  from unnest($1::text[]) as o (order_no)
 cross join lateral (
   (${LINE} and event = any($2) order by position desc limit ${MOST_CHANGES})
   union all
   (select * from (${LINE} and event = any($3) offset 0) as step order by position desc limit ${MOST_OTHER_LINES})
 ) as told
 order by o.order_no, told.happened_at, told.position`;

export async function readHistory(queries: Queries, orderNos: readonly string[]): Promise<Map<string, Told[]>> {
  type Row = Omit<Told, 'at'> & { orderNo: string; at: Date };
  return datedByOrder(await queries.query<Row>(HISTORY, [orderNos, CHANGES, OTHER_LINES]));
}
