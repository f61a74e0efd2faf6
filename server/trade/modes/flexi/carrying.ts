import { fitEnd } from '../../../../domain/modes/flexi/fitting';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import { readBagCount, readLoaded } from '../../../../domain/modes/flexi/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import { cityCode, isDistrictCode } from '../../../../domain/places/regions';

/** One liquid in all bags, exact to the litre, filled at the place of fitting. */
export function flexiCarrying(form: FlexiForm): CarriedOrder {
  const { goods, pickupRegion, fitDay, fitWindow } = form;
  const [loaded, bags] = [readLoaded(form), readBagCount(form) ?? 0];
  const isKnown = isDistrictCode(pickupRegion) && fitDay !== '' && fitWindow !== '';
  return {
    goods: goods.map((row) =>
      buildCarriedGoods('BAG', row, { netKg: loaded && loaded.kg * bags, finestKg: (loaded?.density ?? 0) * bags }),
    ),
    boxedKg: null,
    fetched: isKnown ? { city: cityCode(pickupRegion), at: fitEnd(fitDay, fitWindow) } : null,
  };
}
