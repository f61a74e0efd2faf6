import { domSchedule } from '../../../contract/modes/dom/search';
import { flexiSchedule } from '../../../contract/modes/flexi/search';
import { tankSchedule } from '../../../contract/modes/tank/search';
import type { DeliveryKind } from '../../../domain/mall/landed';
import { roadKm } from '../../../domain/mall/places';
import type { Pack } from '../../../domain/mall/product';
import { countBoxes, grossWeightKg } from '../../../domain/mall/quantity';
import { sendPrice } from '../../../domain/mall/send';
import type { ModeId } from '../../../domain/mode-ids';
import { offerAnswer } from '../../../domain/offer/answer';
import { MOST_BOXES } from '../../../domain/offer/search';
import { DOOR_CITIES } from '../../../domain/places/door-cities';
import { validate } from '../../base/http/validate';
import type { Offers } from '../../trade/market/offers';
import type { ShelvedProduct } from './shelf';

export type DeliveryDemand = { kg: number; city: string; to: string };

type Freight = { freight: number; km: number | null; units: number | null };
type Way = (
  shelved: ShelvedProduct,
  pack: Pack,
  asked: DeliveryDemand,
  offers: Offers,
) => Promise<Freight | null> | Freight | null;

const KG_OF_TON = 1000;

async function findLowestTotal(offers: Offers, mode: ModeId, search: unknown): Promise<number | null> {
  const found = await offers.search(mode, search);
  const totals = found.offers
    .filter((offer) => offer.state === 'OPEN' && ['Y', 'R'].includes(offerAnswer(offer)))
    .flatMap(({ price }) => (price ? [price.charges.totalYuan.amount] : []));
  return totals.length === 0 ? null : Math.min(...totals);
}

const shipped = (freight: number | null, units: number | null): Freight | null =>
  freight === null ? null : { freight, km: null, units };

const goodsNature = ({ goods }: ShelvedProduct) =>
  goods.unNo === null ? { isDanger: 'N' as const } : { isDanger: 'Y' as const, unNo: goods.unNo };

/** Price per way; null if the way is not served. */
export const DELIVERY_RULES: Record<DeliveryKind, Way> = {
  SELF: () => ({ freight: 0, km: null, units: null }),
  SEND({ goods }, pack, { kg, city, to }) {
    const km = roadKm(city, to);
    if (km === null) return null;
    const { total, trucks } = sendPrice({ km, grossKg: grossWeightKg(pack, kg), isDanger: goods.hazardClass !== null });
    return { freight: total, km, units: trucks };
  },
  async COAST({ goods }, pack, { kg, city, to }, offers) {
    const boxes = countBoxes(pack, kg) ?? 0;
    const port = DOOR_CITIES.find(({ code }) => code === to)?.port;
    if (port === undefined || port === city || boxes < 1 || boxes > MOST_BOXES) return null;
    const search = validate(domSchedule.request, {
      orgPortCode: city,
      dstPortCode: port,
      isDanger: 'N',
      goods: goods.nameCn,
      boxType: '20GP',
      boxes,
      kg: Math.ceil(grossWeightKg(pack, kg) / boxes),
      to,
    });
    return shipped(await findLowestTotal(offers, 'DOM', search), boxes);
  },
  async BOX(shelved, pack, { kg, city, to }, offers) {
    const boxes = countBoxes(pack, kg) ?? 0;
    if (boxes < 1 || boxes > MOST_BOXES) return null;
    const search = {
      orgPortCode: city,
      dstPortCode: to,
      ...goodsNature(shelved),
      boxes: [{ type: '20GP', count: boxes }],
    };
    return shipped(await findLowestTotal(offers, 'FCL', search), boxes);
  },
  async TANK(shelved, _, { kg, city, to }, offers) {
    const search = validate(tankSchedule.request, {
      orgPortCode: city,
      dstPortCode: to,
      ...goodsNature(shelved),
      goods: shelved.goods.nameCn,
      tons: kg / KG_OF_TON,
    });
    return shipped(await findLowestTotal(offers, 'TANK', search), null);
  },
  async BAG({ goods }, _, { kg, city, to }, offers) {
    const search = validate(flexiSchedule.request, { orgPortCode: city, dstPortCode: to, goods: goods.nameCn, kg });
    return shipped(await findLowestTotal(offers, 'FLEXI', search), null);
  },
};
