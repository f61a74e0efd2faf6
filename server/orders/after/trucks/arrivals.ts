import {
  type Arrival,
  withMissedTrucks,
  mayBeMissed,
  mayHaveCome,
  isAwaiting,
  NOT_SEEN,
  type TruckStand,
  truckStand,
  WATCHED_IN,
} from '../../../../domain/order/trucks/arrival';
import { SLOT_MS } from '../../../../domain/order/trucks/gate-code';
import { truckKey } from '../../../../domain/order/papers/papers';
import { STAYS_IN } from '../../../../domain/order/life/staying';
import { dayAt } from '../../../../domain/values/days';
import { parseMoment } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import type { ServerModes } from '../../../trade/modes';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { AS_IT_IS } from '../../orders/store';
import { DAY_MS } from '../../../../domain/values/spans';

type ArrivalRow = { orderNo: string; code: string; cameAt: Date | null; missedAt: Date | null };

export async function readArrivals(
  queries: Queries,
  orderNos: readonly string[],
): Promise<Map<string, Map<string, Arrival>>> {
  const rows = await queries.query<ArrivalRow>(
    `select order_no as "orderNo", code, came_at as "cameAt", missed_at as "missedAt" from arrivals
      where order_no = any($1)`,
    [orderNos],
  );
  const said = new Map<string, Map<string, Arrival>>();
  for (const { orderNo, code, cameAt, missedAt } of rows) {
    const arrival = { cameAt: cameAt?.toISOString() ?? null, missedAt: missedAt?.toISOString() ?? null };
    said.set(orderNo, (said.get(orderNo) ?? new Map<string, Arrival>()).set(code, arrival));
  }
  return said;
}

export const noteArrival = (inside: Queries, orderNo: string, code: string, { cameAt, missedAt }: Arrival) =>
  inside.query(
    `insert into arrivals (code, order_no, came_at, missed_at) values ($1, $2, $3, $4)
     on conflict (code) do update set came_at = excluded.came_at, missed_at = excluded.missed_at`,
    [code, orderNo, cameAt, missedAt],
  );

type AwaitedOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'gateCodes' | 'snapshot'>;

/** A truck as its gate expects it. `dueAt`: ISO time. */
export type GateTruck = Arrival & {
  code: string;
  /** Counted from 1. */
  no: number;
  station: string;
  dueAt: string;
  plateNo: string;
  driver: string;
};

/** Trucks of an order while its gate can report on them; otherwise none. */
export function awaitedTrucks(modes: ServerModes, order: AwaitedOrder, said: ReadonlyMap<string, Arrival> = new Map()) {
  const { mode, snapshot } = readOrder(modes, order);
  const words = mode.after?.trucks;
  const { arriving, inParts = false } = words ?? {};
  if (!words || !arriving || !isAwaiting(order.state, inParts)) return [];
  return words.gates(snapshot).flatMap(({ station, at: dueAt, plateNo }, at): GateTruck[] => {
    const code = order.gateCodes[at];
    if (code === undefined || dueAt === null) return [];
    const driver = arriving.driver(snapshot, at);
    return [{ ...(said.get(code) ?? NOT_SEEN), code, no: at + 1, station, dueAt, plateNo, driver }];
  });
}

/**
 * Papers keys of trucks still to come when goods arrive in parts and a first truck has arrived: each truck brings its
 * papers.
 */
export async function trucksAwaited(queries: Queries, modes: ServerModes, order: AwaitedOrder): Promise<string[]> {
  if (!readOrder(modes, order).mode.after?.trucks?.inParts) return [];
  const trucks = awaitedTrucks(modes, order, (await readArrivals(queries, [order.orderNo])).get(order.orderNo));
  return trucks.some(({ cameAt }) => cameAt !== null)
    ? trucks.flatMap(({ cameAt, plateNo, no }) => (cameAt === null ? [truckKey(plateNo, no)] : []))
    : [];
}

/** Price after missed trucks; unchanged in modes that do not track them. */
export function chargedAnew<TCharges extends Parameters<typeof withMissedTrucks>[0] | null>(
  modes: ServerModes,
  order: Pick<AwaitedOrder, 'mode' | 'snapshot'>,
  charges: TCharges,
  said: ReadonlyMap<string, Arrival>,
) {
  const fee = readOrder(modes, order).mode.after?.trucks?.arriving?.fee;
  const missed = [...said.values()].filter(({ missedAt }) => missedAt !== null).length;
  return charges && fee ? withMissedTrucks(charges, fee, missed) : charges;
}

export type DeskTruck = Omit<GateTruck, keyof Arrival> & {
  orderNo: string;
  stand: TruckStand;
  /** Minutes after the end of its hour. */
  lateMinutes: number;
  mayCome: boolean;
  mayMiss: boolean;
};

const WEIGHTS: Readonly<Record<TruckStand, number>> = { OVER: 0, LATE: 1, EXPECTED: 2, MISSED: 3, CAME: 4 };

const truckWatchingModes = (modes: ServerModes): { id: string; inParts: boolean }[] =>
  Object.entries(modes).flatMap(([id, mode]) =>
    mode.kind === 'booked' && mode.after?.trucks?.arriving ? [{ id, inParts: mode.after.trucks.inParts ?? false }] : [],
  );

/** Some trucks have come, but not all: an order stored for months is otherwise not read. */
const MORE_TO_COME = `(select count(a.came_at) from arrivals a where a.order_no = o.order_no)
  between 1 and cardinality(o.gate_codes) - 1`;

/** A missed truck stays listed for this long, in case it comes. */
const MISSED_SHOWN_MS = 7 * DAY_MS;

type Gates = { modes: ServerModes; now: number; orderNo: string | null };

/** Trucks awaited today or missed, of one order or all; late ones first. */
export async function deskTrucks(queries: Queries, { modes, now, orderNo }: Gates): Promise<DeskTruck[]> {
  const watching = truckWatchingModes(modes);
  const orders = await queries.query<AwaitedOrder>(
    `select o.order_no as "orderNo", o.mode, o.state, o.gate_codes as "gateCodes", ${AS_IT_IS} as snapshot
       from orders o where ((o.state = $1 and o.mode = any($2)) or (o.state = $3 and o.mode = any($4) and ${MORE_TO_COME}))
       ${orderNo === null ? '' : 'and o.order_no = $5'} order by o.order_no`,
    [
      WATCHED_IN,
      watching.map(({ id }) => id),
      STAYS_IN,
      watching.flatMap(({ id, inParts }) => (inParts ? [id] : [])),
      ...(orderNo === null ? [] : [orderNo]),
    ],
  );
  const said = await readArrivals(
    queries,
    orders.map(({ orderNo }) => orderNo),
  );
  const seen = orders.flatMap((order) =>
    awaitedTrucks(modes, order, said.get(order.orderNo)).map(({ cameAt, missedAt, ...truck }): DeskTruck => {
      const [at, arrival] = [parseMoment(truck.dueAt) ?? 0, { cameAt, missedAt }];
      return {
        ...truck,
        orderNo: order.orderNo,
        stand: truckStand(at, arrival, now),
        lateMinutes: Math.max(0, Math.floor((now - at - SLOT_MS) / 60_000)),
        mayCome: mayHaveCome(at, arrival, now),
        mayMiss: mayBeMissed(at, arrival, now),
      };
    }),
  );
  return seen
    .filter(({ stand, dueAt }) => {
      const due = parseMoment(dueAt) ?? 0;
      const isLongOver = stand === 'MISSED' && now - due > MISSED_SHOWN_MS;
      return stand !== 'CAME' && !isLongOver && dayAt(due) <= dayAt(now);
    })
    .toSorted((one, other) => WEIGHTS[one.stand] - WEIGHTS[other.stand] || one.dueAt.localeCompare(other.dueAt));
}
