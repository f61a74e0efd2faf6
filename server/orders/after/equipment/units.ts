import { CODES } from '../../../../contract/wire/envelope';
import type { Unit } from '../../../../domain/order/boxes/unit';
import { dayAt, type Day } from '../../../../domain/values/days';
import type { Queries } from '../../../base/database/database';
import { badRequest, Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';

type Equipped = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>;

/** A unit number can be out only once. */
async function takeOut(
  inside: Queries,
  orderNo: string,
  units: readonly Unit[],
  { freeUntil, noun }: { freeUntil: Day; noun: string },
): Promise<void> {
  const numbers = units.map(({ no }) => no).toSorted();
  const free = await inside.query<{ no: string }>(
    `insert into units_out (unit_no, order_no, free_until) select no, $2, $3 from unnest($1::text[]) as no order by no
     on conflict (unit_no) do nothing returning unit_no as no`,
    [numbers, orderNo, freeUntil],
  );
  const taken = numbers.filter((number) => free.every(({ no }) => no !== number));
  if (taken.length > 0) throw new Refusal(CODES.moveRefused, messages.unitOut(taken.join('、'), noun));
}

type RoadDays = { names: string[]; days: Day[]; trip: string | null };

/**
 * A plate or person makes one trip per day. A trip belongs to its order, or (`trip`) is shared by all orders aboard.
 * Rows are locked in sorted order, so that two desks cannot deadlock.
 */
async function takeDays(inside: Queries, orderNo: string, { names, days, trip }: RoadDays, noun: string) {
  const on = trip ?? orderNo;
  await inside.query(
    `insert into road_days (name, day, trip, order_no)
     select name, day, $3, $4 from unnest($1::text[]) as name cross join unnest($2::date[]) as day order by name, day
     on conflict (name, day) do nothing`,
    [names, days, on, trip === null ? orderNo : null],
  );
  const elsewhere = await inside.query<{ name: string }>(
    'select distinct name from road_days where name = any($1) and day = any($2::date[]) and trip <> $3',
    [names, days, on],
  );
  const away = names.filter((name) => elsewhere.some((one) => one.name === name));
  if (away.length > 0) throw new Refusal(CODES.moveRefused, messages.onRoad(away.join('、'), noun));
  // New rows are taken before old ones are released, so that two orders cannot deadlock.
  await inside.query('delete from road_days where order_no = $1 and name <> all($2)', [orderNo, names]);
}

/** Assigns numbered units to an order inside the transaction. Refuses and names units that another order holds. */
export async function handOut(
  inside: Queries,
  modes: ServerModes,
  order: Equipped,
  said: readonly Unit[] | undefined,
  now: Date,
): Promise<Unit[]> {
  const { mode, snapshot } = readOrder(modes, order);
  const words = mode.after?.equipment;
  if (!words) return [];
  const named = words.named(snapshot, said ?? [], dayAt(now.getTime()));
  if ('wrong' in named) throw badRequest(named.wrong, 'units');
  const { orderNo } = order;
  const road = words.onRoad?.(snapshot, named.units);
  if (road) await takeDays(inside, orderNo, road, words.noun);
  else {
    const out = await inside.query<{ no: string }>('select unit_no as no from units_out where order_no = $1', [
      orderNo,
    ]);
    const own = out.map(({ no }) => no);
    const kept = named.units.map(({ no }) => no);
    // New units are taken before old ones are released, so that two orders cannot deadlock.
    const fresh = named.units.filter(({ no }) => !own.includes(no));
    await takeOut(inside, orderNo, fresh, { freeUntil: words.freeUntil(snapshot), noun: words.noun });
    await inside.query('delete from units_out where order_no = $1 and unit_no <> all($2)', [orderNo, kept]);
  }
  await inside.query('update orders set units = $2 where order_no = $1', [orderNo, JSON.stringify(named.units)]);
  return named.units;
}
