import { createHash } from 'node:crypto';

import type { OrderState } from '../../../../domain/order/life/lifecycle';
import {
  type EarlierOrder,
  type OrderedBefore,
  type OrderResult,
  SAME_WITHIN_MS,
} from '../../../../domain/order/receipt/result';
import type { Queries } from '../../../base/database/database';
import { datedByOrder } from '../../orders/by-order';
import { IS_MINE } from '../../orders/store';

type SignedResult = { at: Date; signedBy: string; version: number; body: string };

export const resultStore = (queries: Queries, orderNo: string) => ({
  async latest(): Promise<number> {
    const [row] = await queries.query<{ version: number | null }>(
      'select max(version) as version from order_results where order_no = $1',
      [orderNo],
    );
    return row?.version ?? 0;
  },
  add: ({ at, signedBy, version, body }: SignedResult) =>
    queries.query(
      `insert into order_results (order_no, version, at, signed_by, body, bytes, sha256)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [orderNo, version, at, signedBy, body, Buffer.byteLength(body), createHash('sha256').update(body).digest('hex')],
    ),
  /** Voids a result that is no longer true; it stays stored but no longer counts. */
  async void(at: Date): Promise<boolean> {
    const voided = await queries.query(
      'update order_results set voided_at = $2 where order_no = $1 and voided_at is null returning version',
      [orderNo, at],
    );
    return voided.length > 0;
  },
  async body(version: number): Promise<string | null> {
    const [row] = await queries.query<{ body: string }>(
      'select body from order_results where order_no = $1 and version = $2 and voided_at is null',
      [orderNo, version],
    );
    return row?.body ?? null;
  },
});

/** Valid results of these orders, the newest first. */
export async function readResults(queries: Queries, orderNos: readonly string[]): Promise<Map<string, OrderResult[]>> {
  const rows = await queries.query<Omit<OrderResult, 'at'> & { orderNo: string; at: Date }>(
    `select order_no as "orderNo", version, at, signed_by as "signedBy", bytes, sha256 from order_results
      where order_no = any($1) and voided_at is null order by order_no, version desc`,
    [orderNos],
  );
  return datedByOrder(rows);
}

const GIVEN_UP: readonly OrderState[] = ['CANCELLED', 'AUTO_CANCELLED', 'REJECTED'];
/** More than any buyer orders of one kind within thirty days. */
const MOST_BEFORE = 200;

const hasResult = (of: string): string =>
  `exists (select 1 from order_results r where r.order_no = ${of}.order_no and r.voided_at is null)`;

/** Recent, uncancelled orders of a person or their enterprise, in modes that check for duplicates. */
export async function readRecentOrders(queries: Queries, userId: string, now: Date): Promise<OrderedBefore[]> {
  const rows = await queries.query<Omit<OrderedBefore, 'at'> & { at: Date }>(
    `select o.order_no as "orderNo", o.submitted_at as at, o.same_as as "sameAs",
            ${hasResult('o')} as "hasResult" from orders o
      where ${IS_MINE} and o.same_as is not null and o.submitted_at > $2 and not o.state = any($3)
      order by o.submitted_at desc limit ${MOST_BEFORE}`,
    [userId, new Date(now.getTime() - SAME_WITHIN_MS), GIVEN_UP],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** For each order, the previous equal one of the same person or enterprise that was not cancelled. */
export async function readEarlierOrders(
  queries: Queries,
  orderNos: readonly string[],
): Promise<Map<string, EarlierOrder>> {
  const rows = await queries.query<{ orderNo: string; earlierNo: string; at: Date; hasResult: boolean }>(
    `select distinct on (o.order_no) o.order_no as "orderNo", e.order_no as "earlierNo", e.submitted_at as at,
            ${hasResult('e')} as "hasResult"
       from orders o join orders e on (e.user_id = o.user_id or e.enterprise_id = o.enterprise_id)
        and e.mode = o.mode and e.same_as = o.same_as
        and e.submitted_at < o.submitted_at
        and e.submitted_at > o.submitted_at - $2 * interval '1 millisecond'
        and not e.state = any($3)
      where o.order_no = any($1) and o.same_as is not null order by o.order_no, "hasResult" desc, e.submitted_at desc`,
    [orderNos, SAME_WITHIN_MS, GIVEN_UP],
  );
  return new Map(
    rows.map(({ orderNo, earlierNo, at, ...row }) => [
      orderNo,
      { orderNo: earlierNo, at: at.toISOString(), hasResult: row.hasResult },
    ]),
  );
}
