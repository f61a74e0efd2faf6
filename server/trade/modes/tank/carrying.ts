import { isLease } from '../../../../domain/modes/tank/lease';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { readKg } from '../../../../domain/modes/tank/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import { cityCode, isDistrictCode } from '../../../../domain/places/regions';
import { parseMoment } from '../../../../domain/values/moments';

/** Tons are exact to the kilogram. */
const FINEST_KG = 1;

/** One liquid in all tanks, filled at its origin. The route of hired tanks is unknown. */
export function tankCarrying(form: TankForm): CarriedOrder {
  const { goods, pickupRegion, loadFrom } = form;
  const isKnown = !isLease(form) && isDistrictCode(pickupRegion);
  return {
    goods: goods.map((row) => buildCarriedGoods('TANK', row, { netKg: readKg(form), finestKg: FINEST_KG })),
    boxedKg: null,
    fetched: isKnown ? { city: cityCode(pickupRegion), at: parseMoment(loadFrom) } : null,
  };
}
