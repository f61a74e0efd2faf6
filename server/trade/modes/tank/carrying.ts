import { isLease } from '../../../../domain/modes/tank/lease';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { kgIn } from '../../../../domain/modes/tank/reading';
import { carriedIn, type Carrying } from '../../../../domain/order/drafts/beside';
import { cityOf, isDistrictCode } from '../../../../domain/places/regions';
import { momentIn } from '../../../../domain/values/moments';

/** Tons are exact to the kilogram. */
const FINEST_KG = 1;

/** One liquid in all tanks, filled at its origin. The route of hired tanks is unknown. */
export function tankCarrying(form: TankForm): Carrying {
  const { goods, pickupRegion, loadFrom } = form;
  const isKnown = !isLease(form) && isDistrictCode(pickupRegion);
  return {
    goods: goods.map((row) => carriedIn('TANK', row, { netKg: kgIn(form), finestKg: FINEST_KG })),
    boxedKg: null,
    fetched: isKnown ? { city: cityOf(pickupRegion), at: momentIn(loadFrom) } : null,
  };
}
