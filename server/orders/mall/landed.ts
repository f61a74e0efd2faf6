import { roundedUp } from '../../../domain/values/money';
import {
  LEADS_TO,
  needsExportLicence,
  deliveryKinds,
  type LandedRefusal,
  type DeliveryKind,
} from '../../../domain/mall/landed';
import { roadKm } from '../../../domain/mall/places';
import { landedPerKg, unitPrice } from '../../../domain/mall/price';
import type { Pack, PackForm } from '../../../domain/mall/product';
import { quantityFault } from '../../../domain/mall/quantity';
import type { DeliveredPrice } from '../../../domain/mall/sheet';
import type { Offers } from '../../trade/market/offers';
import { isPlace } from '../../world/ports/catalogue';
import type { ShelvedProduct } from './shelf';
import { DELIVERY_RULES, type DeliveryDemand } from './ways';

export type LandedQuery = DeliveryDemand & { pack: PackForm; way: DeliveryKind };

const isReached = ({ way, city, to }: LandedQuery): boolean => {
  if (LEADS_TO[way] === 'city') return roadKm(city, to) !== null;
  return LEADS_TO[way] === null || (to !== city && !to.startsWith('CN') && isPlace(to, 'port'));
};

function findLandedRefusal(
  { product, goods, stock }: ShelvedProduct,
  pack: Pack,
  asked: LandedQuery,
): LandedRefusal | null {
  if (!product.isPriced) return 'asked';
  const inStock = stock.find(({ city }) => city === asked.city)?.kg ?? 0;
  const fault = quantityFault(pack, asked.kg, inStock);
  if (fault !== null) return fault === 'kgNotInStock' ? 'stock' : 'quantity';
  const carried = { isDanger: goods.hazardClass !== null, gate: product.gate, state: goods.state };
  if (!deliveryKinds(carried, pack).includes(asked.way)) return asked.way === 'COAST' ? 'dangerAtSea' : 'noLane';
  if (needsExportLicence(asked.way, product.gate)) return 'exportLicence';
  return isReached(asked) ? null : 'whereTo';
}

export async function priceLanded(
  shelved: ShelvedProduct,
  asked: LandedQuery,
  offers: Offers,
): Promise<DeliveredPrice> {
  const pack = shelved.product.packs.find(({ form }) => form === asked.pack);
  if (!pack) return { kind: 'refused', code: 'quantity' };
  const code = findLandedRefusal(shelved, pack, asked);
  if (code !== null) return { kind: 'refused', code };
  const way = await DELIVERY_RULES[asked.way](shelved, pack, asked, offers);
  if (!way) return { kind: 'refused', code: 'noLane' };
  const perKg = unitPrice(shelved.rates, pack.adderYuanPerKg, asked.kg);
  const goods = roundedUp(perKg * asked.kg);
  const total = goods + way.freight;
  return { kind: 'priced', goods, perKg, ...way, total, landedPerKg: landedPerKg(total, asked.kg) };
}
