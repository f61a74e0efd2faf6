import { CODES } from '../../../../contract/wire/envelope';
import { measureNoun } from '../../../../domain/offer/measure';
import type { HouseEvent } from '../../../../domain/order/life/lifecycle';
import { LEAST_NOTE, openChecks, type SiteCheck } from '../../../../domain/order/on-site/site-check';
import type { Queries } from '../../../base/database/database';
import { badRequest, Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { datedByOrder } from '../../orders/by-order';
import { holdOrder } from '../../orders/held';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderRow } from '../../orders/order';
import { type ReadOrder, readOrder } from '../../orders/snapshot';
import type { AfterDeps } from '../deps';
import { resultStore } from '../result/results';
import { checksOpen, checkUnknown } from './messages';

type CheckedOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'snapshot'>;

/** Items to check per unit of an order during inspection; null at other times. */
export function itemsToCheck({ mode, snapshot }: ReadOrder, { state }: Pick<OrderRow, 'state'>) {
  const words = mode.after?.checks;
  return words && state === words.during
    ? { items: words.items, called: measureNoun(words.of), units: words.units(snapshot) }
    : null;
}

const orderItemsToCheck = (modes: ServerModes, order: Omit<CheckedOrder, 'orderNo'>) =>
  itemsToCheck(readOrder(modes, order), order);

export async function readChecks(queries: Queries, orderNos: readonly string[]): Promise<Map<string, SiteCheck[]>> {
  const rows = await queries.query<Omit<SiteCheck, 'at'> & { orderNo: string; at: Date }>(
    `select order_no as "orderNo", unit, item, is_fine as "isFine", note, at from site_checks
      where order_no = any($1) order by order_no, unit, item`,
    [orderNos],
  );
  return datedByOrder(rows);
}

export function buildChecksView(modes: ServerModes, order: CheckedOrder, made: readonly SiteCheck[]) {
  const asked = orderItemsToCheck(modes, order);
  const ids = Object.keys(asked?.items ?? {});
  return (
    asked && {
      items: asked.items,
      called: asked.called,
      units: asked.units.map(({ no, name }) => ({ no, name, open: openChecks([no], ids, made) })),
      failed: made
        .filter(({ isFine }) => !isFine)
        .map((check) => ({ ...check, name: asked.units.find(({ no }) => no === check.unit)?.name ?? '' })),
    }
  );
}

/** Loading is refused until every check is in order. */
export async function holdToChecks(inside: Queries, modes: ServerModes, order: CheckedOrder, event: HouseEvent) {
  const asked = event === 'cargo.in' ? orderItemsToCheck(modes, order) : null;
  if (!asked) return;
  const made = (await readChecks(inside, [order.orderNo])).get(order.orderNo) ?? [];
  const units = asked.units.map(({ no }) => no);
  const open = openChecks(units, Object.keys(asked.items), made);
  if (open > 0) throw new Refusal(CODES.moveRefused, checksOpen(open));
}

type DeskCheck = { orderNo: string; unit: number; items: readonly string[]; isFine: boolean; note: string };

export const createCheck =
  ({ database, moment, modes }: AfterDeps) =>
  ({ orderNo, unit, items, isFine, note }: DeskCheck): Promise<void> =>
    database.tx(async (inside) => {
      const asked = orderItemsToCheck(modes, await holdOrder(inside, orderNo));
      if (!asked) throw new Refusal(CODES.moveRefused, messages.moveRefused);
      if (asked.units.every(({ no }) => no !== unit)) throw badRequest(checkUnknown(asked.called), 'unit');
      if (!items.every((item) => Object.hasOwn(asked.items, item)))
        throw badRequest(checkUnknown(asked.called), 'items');
      if (!isFine && note.length < LEAST_NOTE) throw badRequest(messages.checkUntold, 'note');
      const now = await moment(inside);
      await inside.query(
        `insert into site_checks (order_no, unit, item, is_fine, note, at)
         select $1, $2, i.item, $4, $5, $6 from unnest($3::text[]) as i (item)
         on conflict (order_no, unit, item)
         do update set is_fine = excluded.is_fine, note = excluded.note, at = excluded.at`,
        [orderNo, unit, [...new Set(items)], isFine, note, now],
      );
      // A signed result covers only earlier checks, so a new check voids it.
      await resultStore(inside, orderNo).void(now);
    });
