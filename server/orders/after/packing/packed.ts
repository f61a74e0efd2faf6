import { CODES } from '../../../../contract/wire/envelope';
import { MOST_PHOTOS, type Packed, type SitePhoto, type VgmStand } from '../../../../domain/order/on-site/packed';
import { openChecks, type SiteCheck } from '../../../../domain/order/on-site/site-check';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { datedByOrder } from '../../orders/by-order';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { itemsToCheck } from '../checks/checks';
import { packingMessages as messages } from './messages';

export type PackedOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'snapshot'>;

/** Packing data required of an order during packing; null at other times. */
export function requiredPacking(modes: ServerModes, order: Omit<PackedOrder, 'orderNo'>) {
  const read = readOrder(modes, order);
  const { mode, snapshot } = read;
  const [packing, asked] = [mode.after?.packing, itemsToCheck(read, order)];
  if (!packing || !asked) return null;
  return {
    units: asked.units,
    items: Object.keys(asked.items),
    wants: packing.wants(snapshot),
    standOf: (packed: Packed): VgmStand => packing.stand(snapshot, packed),
    certificate: (orderNo: string, packed: readonly Packed[], signed: Parameters<typeof packing.certificate>[3]) =>
      packing.certificate(snapshot, orderNo, packed, signed),
  };
}
type PackingOf = NonNullable<ReturnType<typeof requiredPacking>>;

export const readPackedBoxes = async (queries: Queries, orderNos: readonly string[]): Promise<Map<string, Packed[]>> =>
  datedByOrder(
    await queries.query<Omit<Packed, 'at'> & { orderNo: string; at: Date }>(
      `select order_no as "orderNo", unit, container_no as "containerNo", seal, vgm, at from packed_units
        where order_no = any($1) order by order_no, unit`,
      [orderNos],
    ),
  );

export const readSitePhotos = async (
  queries: Queries,
  orderNos: readonly string[],
): Promise<Map<string, SitePhoto[]>> =>
  datedByOrder(
    await queries.query<Omit<SitePhoto, 'at'> & { orderNo: string; at: Date }>(
      `select order_no as "orderNo", photo_id as "photoId", unit, name, size as bytes, small, taken_at as at
         from site_photos
        where order_no = any($1) and place is null order by order_no, unit, taken_at, photo_id`,
      [orderNos],
    ),
  );

export type PackingFacts = { packed: readonly Packed[]; photos: readonly SitePhoto[]; checked: readonly SiteCheck[] };

/** First obstacle to closing the doors, in words; null if none. */
export function inTheWay({ units, wants, standOf }: PackingOf, { packed, photos }: PackingFacts): string | null {
  for (const { no, name } of units) {
    const said = packed.find(({ unit }) => unit === no);
    if (!said) return messages.unpacked(name);
    if (wants.weighed && said.vgm?.method !== 'WHOLE') return messages.unweighed(name);
    if (said.vgm && standOf(said) === 'OVER') return messages.over(name);
    if (wants.photos && photos.every(({ unit }) => unit !== no)) return messages.unseen(name);
  }
  return null;
}

/** Reason why the certificate cannot be signed yet: an open check, or a missing report. */
export function whyNotSignable(packing: PackingOf, seen: PackingFacts): string | null {
  const units = packing.units.map(({ no }) => no);
  const open = openChecks(units, packing.items, seen.checked);
  return open > 0 ? messages.checksOpen(open) : inTheWay(packing, seen);
}

export const refuseIf = (why: string | null): void => {
  if (why !== null) throw new Refusal(CODES.moveRefused, why);
};

export const isFull = (photos: readonly SitePhoto[], no: number): boolean =>
  photos.filter(({ unit }) => unit === no).length >= MOST_PHOTOS;
