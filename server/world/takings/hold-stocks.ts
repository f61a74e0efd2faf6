import type { Queries } from '../../base/database/database';

/** Locks stocks in the common order before one is released and another taken, against deadlocks. */
export const holdStocks = (inside: Queries, stockIds: readonly string[]) =>
  inside.query('select stock_id from takings where stock_id = any($1) order by stock_id, measure for update', [
    stockIds,
  ]);
