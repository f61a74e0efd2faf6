import type { HouseEvent } from '../../../../domain/order/life/lifecycle';
import type { SitePhoto } from '../../../../domain/order/on-site/packed';
import type { Queries } from '../../../base/database/database';
import type { ServerModes } from '../../../trade/modes';
import { readResults } from '../result/results';
import { packedText, packingMessages as messages } from './messages';
import { readPackingFacts } from './pack';
import { inTheWay, readPackedBoxes, type PackedOrder, requiredPacking, readSitePhotos, refuseIf } from './packed';

export type PackingView = {
  units: { no: number; name: string; told: string; photos: Pick<SitePhoto, 'photoId' | 'name' | 'small'>[] }[];
  isCertified: boolean;
  signedBy: string | null;
};

export async function buildPackingViews(
  queries: Queries,
  modes: ServerModes,
  orders: readonly PackedOrder[],
): Promise<Map<string, PackingView>> {
  const packings = orders.flatMap((order) => {
    const packing = requiredPacking(modes, order);
    return packing ? [{ orderNo: order.orderNo, packing }] : [];
  });
  const orderNos = packings.map(({ orderNo }) => orderNo);
  const [packed, photos] = [await readPackedBoxes(queries, orderNos), await readSitePhotos(queries, orderNos)];
  const results = await readResults(queries, orderNos);
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
  const packing = event === 'cargo.in' ? requiredPacking(modes, order) : null;
  if (!packing) return;
  const { orderNo } = order;
  const seen = await readPackingFacts(inside, orderNo);
  refuseIf(inTheWay(packing, seen));
  const signed = (await readResults(inside, [orderNo])).get(orderNo) ?? [];
  refuseIf(packing.wants.signed && signed.length === 0 ? messages.unsigned : null);
}
