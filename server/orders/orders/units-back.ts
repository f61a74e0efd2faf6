import type { Queries } from '../../base/database/database';

export async function unitsBack(inside: Queries, orderNos: readonly string[]): Promise<void> {
  await inside.query('delete from units_out where order_no = any($1)', [orderNos]);
  await inside.query('delete from road_days where order_no = any($1)', [orderNos]);
}
