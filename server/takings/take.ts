import type { Queries } from '../database/database';
import { columnsOf, summed, type Taking } from './taking';

/** The order of the rows is the order of the locks, here and when giving back: nobody waits in a circle. */
const TAKE = `insert into takings (stock_id, measure, market, until_at, taken)
  select w.stock_id, w.measure, w.market, w.until_at, w.amount
    from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::bigint[], $6::bigint[])
      as w (stock_id, measure, market, until_at, amount, most)
   where w.amount <= w.most order by w.stock_id, w.measure
  on conflict (stock_id, measure) do update set taken = takings.taken + excluded.taken
   where takings.taken + excluded.taken
         <= ($6::bigint[])[array_position($7::text[], excluded.stock_id || ' ' || excluded.measure)]
  returning stock_id`;

/**
 * Takes all of it in the transaction of the caller, or answers false: some of it may be taken then, so the caller has
 * to give the transaction up.
 */
export async function take(inside: Queries, takings: readonly Taking[]): Promise<boolean> {
  const all = summed(takings);
  if (all.length === 0) return true;
  const taken = await inside.query(
    TAKE,
    columnsOf(
      all,
      ({ stockId }) => stockId,
      ({ measure }) => measure,
      ({ market }) => market,
      ({ untilAt }) => untilAt,
      ({ amount }) => amount,
      ({ most }) => most,
      ({ stockId, measure }) => `${stockId} ${measure}`,
    ),
  );
  return taken.length === all.length;
}
