import type { Queries } from '../../base/database/database';
import { leaveSharedStocks } from './neighbours';
import { parameterColumns, type Holding, sumTakings } from './taking';

const WANTED = 'unnest($1::text[], $2::text[], $3::bigint[]) as w (stock_id, measure, amount)';
const IS_WANTED = 't.stock_id = w.stock_id and t.measure = w.measure';

async function subtract(inside: Queries, held: readonly Holding[]): Promise<void> {
  const all = sumTakings(held);
  if (all.length === 0) return;
  const wanted = parameterColumns(
    all,
    ({ stockId }) => stockId,
    ({ measure }) => measure,
    ({ amount }) => amount,
  );
  // Locks in fixed order; a bare UPDATE locks rows in any order.
  await inside.query(
    `select t.stock_id from takings t join ${WANTED} on ${IS_WANTED} where w.amount > 0
      order by t.stock_id, t.measure for update of t`,
    wanted,
  );
  await inside.query(
    `update takings t set taken = greatest(t.taken - w.amount, 0) from ${WANTED} where ${IS_WANTED}`,
    wanted,
  );
}

const isSame = (one: Holding, other: Holding): boolean =>
  one.stockId === other.stockId && one.measure === other.measure && one.amount === other.amount;

export async function giveBackPart(inside: Queries, orderNo: string, part: readonly Holding[]): Promise<void> {
  if (part.length === 0) return;
  const [order] = await inside.query<{ takings: Holding[] }>('select takings from orders where order_no = $1', [
    orderNo,
  ]);
  const kept = [...(order?.takings ?? [])];
  for (const one of part) {
    const at = kept.findIndex((other) => isSame(one, other));
    if (at === -1) throw new Error(`order ${orderNo} does not hold ${one.stockId}`);
    kept.splice(at, 1);
  }
  await subtract(inside, part);
  await inside.query('update orders set takings = $2 where order_no = $1', [orderNo, JSON.stringify(kept)]);
}

/**
 * Releases the takings of orders whose rows the caller holds, as one batch in locking order; repeating it releases no
 * more.
 */
export async function giveBack(inside: Queries, orderNos: readonly string[]): Promise<void> {
  if (orderNos.length === 0) return;
  await leaveSharedStocks(inside, orderNos);
  const orders = await inside.query<{ takings: Holding[] }>('select takings from orders where order_no = any($1)', [
    orderNos,
  ]);
  await subtract(
    inside,
    orders.flatMap(({ takings }) => takings),
  );
  await inside.query(`update orders set takings = '[]' where order_no = any($1)`, [orderNos]);
}
