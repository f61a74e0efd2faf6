import type { Queries } from '../../base/database/database';
import { parameterColumns, type Taking } from './taking';

export type Turn = Pick<Taking, 'stockId' | 'market' | 'untilAt'>;

/**
 * Serialises readers of a shared stock's contents. Turns are taken first in a transaction and end with it; they count
 * no stock.
 */
export async function takeTurns(inside: Queries, turns: readonly Turn[]): Promise<void> {
  const all = [...new Map(turns.map((turn) => [turn.stockId, turn])).values()];
  if (all.length === 0) return;
  await inside.query(
    `insert into takings (stock_id, measure, market, until_at, taken)
     select w.stock_id, 'TURN', w.market, w.until_at, 0
       from unnest($1::text[], $2::text[], $3::timestamptz[]) as w (stock_id, market, until_at) order by w.stock_id
     on conflict (stock_id, measure) do update set taken = 0`,
    parameterColumns(
      all,
      ({ stockId }) => stockId,
      ({ market }) => market,
      ({ untilAt }) => untilAt,
    ),
  );
}
