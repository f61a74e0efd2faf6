import type { FlexiDetail } from '../../../../domain/modes/flexi/detail';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import type { FlexiSearch } from '../../../../domain/modes/flexi/search';
import type { Day } from '../../../../domain/values/days';
import { listSailings } from '../../sea/runs';
import type { Tariffs } from '../../tariffs/sheet';
import type { ModeMarket } from '../market';
import { endPlaces, LINERS, PORT_PLACES } from '../places';
import { flexiAnswering } from './answering';
import { SUPPLIERS } from './suppliers';
import { fitEnd } from '../../../../domain/modes/flexi/fitting';
import { readBagCount, readLoaded } from '../../../../domain/modes/flexi/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import { cityCode, isDistrictCode } from '../../../../domain/places/regions';

/** One liquid in all bags, exact to the litre, filled at the place of fitting. */
function flexiCarrying(form: FlexiForm): CarriedOrder {
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

const runs = (from: Day, days: number, tariffs: Tariffs) =>
  listSailings(from, days, tariffs).flatMap(({ supplier: carrier, detail: { via }, ...ship }) =>
    SUPPLIERS.filter(({ cities }) => cities.includes(ship.org.code)).map((supplier) => ({
      ...ship,
      supplier,
      detail: { via, carrier },
    })),
  );

export const flexiMarket = {
  passing: {
    name: '液袋',
    places: PORT_PLACES,
    carriers: [...endPlaces(SUPPLIERS), ...LINERS],
    own: ({ via, carrier }) => ({ places: [via], carriers: [carrier] }),
  },
  vehicle: ({ vessel, voyage }) => `${vessel} ${voyage}`,
  runs,
  sailing: ({ detail }) => detail.sailingId,
  answers: flexiAnswering,
  carries: flexiCarrying,
} satisfies ModeMarket<FlexiForm, FlexiQuote, FlexiSearch, FlexiDetail>;
