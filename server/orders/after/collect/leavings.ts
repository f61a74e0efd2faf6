import type { LeavingTruck, TypedLeaving } from '../../../../domain/order/trucks/leaving';
import { toIso } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { byOrder } from '../../orders/by-order';
import { holdMore } from '../../orders/keep-anew';
import type { Holding } from '../../../world/takings/taking';

const GRAMS_PER_TON = 1_000_000;

type Row = Omit<LeavingTruck, 'at' | 'leftAt' | 'tons'> & {
  orderNo: string;
  at: Date;
  grams: number;
  leftAt: Date | null;
};

const COLUMNS = `code, order_no as "orderNo", comes_at as at, grams, pallets, truck->>'plateNo' as "plateNo",
  truck->>'driverName' as "driverName", left_at as "leftAt"`;

const readLeaving = ({ orderNo: _, grams, at, leftAt, ...row }: Row): LeavingTruck => ({
  ...row,
  at: at.toISOString(),
  tons: grams / GRAMS_PER_TON,
  leftAt: leftAt?.toISOString() ?? null,
});

export async function readLeavings(
  queries: Queries,
  orderNos: readonly string[],
): Promise<Map<string, LeavingTruck[]>> {
  const rows = await queries.query<Row>(
    `select ${COLUMNS} from leavings where order_no = any($1) order by order_no, comes_at, code`,
    [orderNos],
  );
  return byOrder(rows, readLeaving);
}

export type OpenLeaving = { code: string; told: string };

type NewLeaving = Pick<LeavingTruck, 'code' | 'tons' | 'pallets'> & {
  orderNo: string;
  comesAt: number;
  truck: TypedLeaving;
  taking: Holding;
  now: Date;
};

export async function addLeaving(inside: Queries, leaving: NewLeaving): Promise<void> {
  const { code, orderNo, comesAt, tons, pallets, truck, taking, now } = leaving;
  await inside.query(
    `insert into leavings (code, order_no, comes_at, grams, pallets, truck, taking, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      code,
      orderNo,
      toIso(comesAt),
      Math.round(tons * GRAMS_PER_TON),
      pallets,
      JSON.stringify(truck),
      JSON.stringify(taking),
      now,
    ],
  );
  await holdMore(inside, orderNo, [taking]);
}

/** Removes bookings that have not left; returns their gate takings. The order's row must be locked. */
export async function removeLeavings(inside: Queries, orderNo: string, codes: readonly string[]): Promise<Holding[]> {
  const rows = await inside.query<{ taking: Holding }>(
    'delete from leavings where order_no = $1 and code = any($2) and left_at is null returning taking',
    [orderNo, codes],
  );
  return rows.map(({ taking }) => taking);
}

/** False if the booking is gone or the truck has left. */
export async function recordLeft(inside: Queries, orderNo: string, code: string, now: Date): Promise<boolean> {
  const rows = await inside.query(
    'update leavings set left_at = $3 where order_no = $1 and code = $2 and left_at is null returning code',
    [orderNo, code, now],
  );
  return rows.length > 0;
}
