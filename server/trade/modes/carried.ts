import { buildCarriedGoods, type CarriedOrder } from '../../../domain/order/drafts/beside';
import type { OrderForm } from '../../../domain/order/form/form';
import { cityCode } from '../../../domain/places/regions';
import { parseMoment } from '../../../domain/values/moments';
import { parseNumber } from '../../../domain/values/typed-number';

/** Goods per row, collected if a truck is ordered with the freight. */
export const carriedByService = ({ goods, services, pickupRegion, readyDate }: OrderForm): CarriedOrder => ({
  goods: goods.map((row) =>
    buildCarriedGoods('PACKS', row, { grossKg: parseNumber(row.grossKg, 3), netKg: parseNumber(row.netKg, 3) }),
  ),
  boxedKg: null,
  fetched: services.includes('TRK') ? { city: cityCode(pickupRegion), at: parseMoment(readyDate) } : null,
});
