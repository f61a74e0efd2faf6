import type { Past as Told } from '../../domain/order/brief';
import type { Happening, OrderEvent, OrderState } from '../../domain/order/lifecycle';
import type { Queries } from '../database/database';

type Past = { event: OrderEvent | Happening; from: OrderState; to: OrderState };

/** Writes down what happened to an order, after whatever happened to it before. Its row must be held. */
export const remember = (
  inside: Queries,
  orderNo: string,
  steps: readonly Past[],
  { now, byUser, note = null }: { now: Date; byUser: string | null; note?: string | null },
) =>
  inside.query(
    `insert into order_events (order_no, position, event, from_state, to_state, happened_at, by_user, note)
     select $1, (select count(*) from order_events where order_no = $1) + s.place, s.event, s.from_state, s.to_state, $5, $6, $7
       from unnest($2::text[], $3::text[], $4::text[]) with ordinality as s (event, from_state, to_state, place)`,
    [
      orderNo,
      steps.map(({ event }) => event),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to),
      now,
      byUser,
      note,
    ],
  );

/** What has happened to these orders, the first thing first. */
export async function historyOf(queries: Queries, orderNos: readonly string[]): Promise<Map<string, Told[]>> {
  const rows = await queries.query<Omit<Told, 'at'> & { orderNo: string; at: Date }>(
    `select order_no as "orderNo", event, to_state as state, happened_at as at, note from order_events
      where order_no = any($1) order by order_no, position`,
    [orderNos],
  );
  const histories = new Map<string, Told[]>();
  for (const { orderNo, at, ...step } of rows)
    histories.set(orderNo, [...(histories.get(orderNo) ?? []), { ...step, at: at.toISOString() }]);
  return histories;
}
