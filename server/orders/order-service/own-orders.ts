import type { ModeId } from '../../../domain/mode-ids';
import { ORDER_STAGES, queryWords, type OrderQuery } from '../../../domain/order/life/order-query';
import { daysAfter, isDay, momentOf } from '../../../domain/values/days';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';
import type { OrderRow } from '../orders/order';
import { COLUMNS, IS_MINE } from '../orders/store';

export const PAGE = 20;

const VEHICLES_SHOWN = 50;
const WHOLE_VEHICLES: ModeId = 'TRUCK';

const endWords = (end: string) =>
  `o.head #>> '{${end},code}', o.head #>> '{${end},nameCn}', o.head #>> '{${end},nameEn}'`;

const FOUND_BY = `concat_ws(' ', o.order_no, ${['org', 'dst', 'supplier'].map(endWords).join(', ')},
  (select string_agg(concat_ws(' ', goods ->> 'nameCn', goods ->> 'unNo'), ' ')
     from jsonb_array_elements(o.head -> 'goods') as goods))`;

const literally = (word: string) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const dayStart = (day: string): Date | null => (isDay(day) ? new Date(momentOf(day)) : null);

export function ownOrders(queries: Queries, userId: string, { words, mode, stage, from, to, page }: OrderQuery) {
  const typed = queryWords(words);
  const values = [
    userId,
    typed.length > 0 ? typed.map(literally) : null,
    mode === '' ? null : mode,
    stage === '' ? null : ORDER_STAGES[stage],
    dayStart(from),
    isDay(to) ? dayStart(daysAfter(to, 1)) : null,
  ];
  const where = `${IS_MINE} and ($2::text[] is null or ${FOUND_BY} ilike all ($2::text[]))
    and ($3::text is null or o.mode = $3) and ($4::text[] is null or o.state = any ($4::text[]))
    and ($5::timestamptz is null or o.submitted_at >= $5) and ($6::timestamptz is null or o.submitted_at < $6)`;
  return {
    found: () =>
      queries.query<OrderRow>(
        `select ${COLUMNS} from orders o where ${where} order by o.submitted_at desc, o.order_no limit $7 offset $8`,
        [...values, PAGE, (page - 1) * PAGE],
      ),
    count: () => queryCount(queries, `select count(*) as count from orders o where ${where}`, values),
  };
}

/** Whole-vehicle orders made here, plus earlier ones from the sister brand. */
export const readWholeVehicleOrders = (queries: Queries, userId: string) =>
  queries.query<{ orderNo: string }>(
    `select order_no as "orderNo" from (
       select order_no, created_at from whole_vehicle_orders where user_id = $1
       union all select o.order_no, o.submitted_at from orders o where ${IS_MINE} and o.mode = $2
     ) as whole order by created_at desc, order_no limit ${VEHICLES_SHOWN}`,
    [userId, WHOLE_VEHICLES],
  );
