import type { Queries } from '../database/database';

/** What orders travelled in may go with other orders again; of which it was is kept. */
export const unitsBack = (inside: Queries, orderNos: readonly string[]) =>
  inside.query('delete from units_out where order_no = any($1)', [orderNos]);
