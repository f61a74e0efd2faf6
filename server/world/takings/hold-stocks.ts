import type { Queries } from '../../base/database/database';

/** Holds stocks in the order in which all are taken, before one is given back and another is taken: nobody waits in a circle. */
export const holdStocks = (inside: Queries, stockIds: readonly string[]) =>
  inside.query('select stock_id from takings where stock_id = any($1) order by stock_id, measure for update', [
    stockIds,
  ]);
