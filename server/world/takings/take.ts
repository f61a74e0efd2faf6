import type { Queries } from '../../base/database/database';
import { parameterColumns, sumTakings, type Taking } from './taking';

/** Row order is lock order, here and when releasing, against deadlocks. */
const TAKE = `insert into takings (stock_id, measure, market, until_at, taken)
  select w.stock_id, w.measure, w.market, w.until_at, w.amount
    from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::bigint[], $6::bigint[])
      as w (stock_id, measure, market, until_at, amount, most)
   where w.amount <= w.most order by w.stock_id, w.measure
  on conflict (stock_id, measure) do update set taken = takings.taken + excluded.taken
   where takings.taken + excluded.taken
         <= ($6::bigint[])[array_position($7::text[], excluded.stock_id || ' ' || excluded.measure)]
  returning stock_id as "stockId", measure`;

/**
 * Takes all in the caller's transaction and returns those with too little stock: others may then be taken, so the
 * caller must roll back.
 */
export async function takeOrFindShort(inside: Queries, takings: readonly Taking[]): Promise<Taking[]> {
  const all = sumTakings(takings);
  if (all.length === 0) return [];
  const taken = await inside.query<Pick<Taking, 'stockId' | 'measure'>>(
    TAKE,
    parameterColumns(
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
  const isTaken = (one: Taking) =>
    taken.some(({ stockId, measure }) => stockId === one.stockId && measure === one.measure);
  return taken.length === all.length ? [] : all.filter((one) => !isTaken(one));
}

/** False means the caller must roll back. */
export const takeStock = async (inside: Queries, takings: readonly Taking[]): Promise<boolean> =>
  (await takeOrFindShort(inside, takings)).length === 0;
