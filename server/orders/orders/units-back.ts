import type { Queries } from '../../base/database/database';

/** What orders travelled in may go with other orders again; of which it was is kept. */
export async function unitsBack(inside: Queries, orderNos: readonly string[]): Promise<void> {
  await inside.query('delete from units_out where order_no = any($1)', [orderNos]);
  await inside.query('delete from road_days where order_no = any($1)', [orderNos]);
}
