import type { HouseEvent } from '../../../../domain/order/life/lifecycle';
import type { SitePhoto } from '../../../../domain/order/on-site/packed';
import type { Queries } from '../../../base/database/database';
import type { ServerModes } from '../../../trade/modes';
import { resultsOf } from '../result/results';
import { packedText, packingMessages as messages } from './messages';
import { seenOf } from './pack';
import { inTheWay, packedOf, type PackedOrder, packingOf, photosOf, refuseIf } from './packed';

export type PackingView = {
  units: { no: number; name: string; told: string; photos: Pick<SitePhoto, 'photoId' | 'name' | 'small'>[] }[];
  isCertified: boolean;
  signedBy: string | null;
};

export async function packingsShown(
  queries: Queries,
  modes: ServerModes,
  orders: readonly PackedOrder[],
): Promise<Map<string, PackingView>> {
  const packings = orders.flatMap((order) => {
    const packing = packingOf(modes, order);
    return packing ? [{ orderNo: order.orderNo, packing }] : [];
  });
  const orderNos = packings.map(({ orderNo }) => orderNo);
  const [packed, photos] = [await packedOf(queries, orderNos), await photosOf(queries, orderNos)];
  const results = await resultsOf(queries, orderNos);
  return new Map(
    packings.map(({ orderNo, packing }) => {
      const said = packed.get(orderNo) ?? [];
      const units = packing.units.map(({ no, name }) => {
        const own = said.find(({ unit }) => unit === no);
        const taken = (photos.get(orderNo) ?? []).filter(({ unit }) => unit === no);
        return { no, name, told: own ? packedText(name, own) : '', photos: taken };
      });
      const isCertified = packing.wants.signed;
      return [orderNo, { units, isCertified, signedBy: results.get(orderNo)?.[0]?.signedBy ?? null }];
    }),
  );
}

/** Loading is refused until every unit is closed, weighed, checked, and signed for where required. */
export async function holdToPacking(inside: Queries, modes: ServerModes, order: PackedOrder, event: HouseEvent) {
  const packing = event === 'cargo.in' ? packingOf(modes, order) : null;
  if (!packing) return;
  const { orderNo } = order;
  const seen = await seenOf(inside, orderNo);
  refuseIf(inTheWay(packing, seen));
  const signed = (await resultsOf(inside, [orderNo])).get(orderNo) ?? [];
  refuseIf(packing.wants.signed && signed.length === 0 ? messages.unsigned : null);
}
