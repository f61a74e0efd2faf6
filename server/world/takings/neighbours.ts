import type { Queries } from '../../base/database/database';
import { parameterColumns } from './taking';

/** Entry of an order in a shared stock, for some days or for the stock's lifetime. */
export type Neighbour = {
  stockId: string;
  orderNo: string;
  body: unknown;
  fromDay: string | null;
  toDay: string | null;
};

const COLUMNS = `stock_id as "stockId", order_no as "orderNo", body, to_char(from_day, 'YYYY-MM-DD') as "fromDay",
  to_char(to_day, 'YYYY-MM-DD') as "toDay"`;

/** Entries of stocks in order of arrival. Their turns must be held. */
export const readNeighbours = (inside: Queries, stockIds: readonly string[]) =>
  inside.query<Neighbour>(`select ${COLUMNS} from neighbours where stock_id = any($1) order by stock_id, order_no`, [
    stockIds,
  ]);

export async function putInside(inside: Queries, orderNo: string, kept: readonly Omit<Neighbour, 'orderNo'>[]) {
  if (kept.length === 0) return;
  await inside.query(
    `insert into neighbours (stock_id, order_no, body, from_day, to_day)
     select w.stock_id, $1, w.body, w.from_day, w.to_day
       from unnest($2::text[], $3::jsonb[], $4::date[], $5::date[]) as w (stock_id, body, from_day, to_day)`,
    [
      orderNo,
      ...parameterColumns(
        kept,
        ({ stockId }) => stockId,
        ({ body }) => JSON.stringify(body),
        ({ fromDay }) => fromDay,
        ({ toDay }) => toDay,
      ),
    ],
  );
}

export const stayUntil = (
  inside: Queries,
  { orderNo, stockId, toDay }: Pick<Neighbour, 'orderNo' | 'stockId' | 'toDay'>,
) => inside.query('update neighbours set to_day = $3 where order_no = $1 and stock_id = $2', [orderNo, stockId, toDay]);

export async function keepLess(inside: Queries, orderNo: string, less: (body: unknown) => unknown): Promise<void> {
  const rows = await inside.query<Pick<Neighbour, 'stockId' | 'body'>>(
    'select stock_id as "stockId", body from neighbours where order_no = $1 order by stock_id for update',
    [orderNo],
  );
  for (const { stockId, body } of rows)
    await inside.query('update neighbours set body = $3 where order_no = $1 and stock_id = $2', [
      orderNo,
      stockId,
      JSON.stringify(less(body)),
    ]);
}

/** Removes orders from shared stocks: takes all turns of the batch first, in the common order. */
export async function leaveSharedStocks(inside: Queries, orderNos: readonly string[]): Promise<void> {
  const shared = await inside.query<{ stockId: string }>(
    'select distinct stock_id as "stockId" from neighbours where order_no = any($1)',
    [orderNos],
  );
  if (shared.length === 0) return;
  await inside.query(
    `select stock_id from takings where measure = 'TURN' and stock_id = any($1) order by stock_id for update`,
    [shared.map(({ stockId }) => stockId)],
  );
  await inside.query('delete from neighbours where order_no = any($1)', [orderNos]);
}
