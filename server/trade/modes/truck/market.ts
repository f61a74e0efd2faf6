import { BASE_MOST_KM } from '../../../../domain/modes/truck/bounds';
import { STANDINGS } from '../../../../domain/modes/truck/carriers';
import type { TruckDetail } from '../../../../domain/modes/truck/detail';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { buildOnwardTruckForm } from '../../../../domain/modes/truck/onward-form';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../../domain/modes/truck/search';
import { kmBetween, regionOfCity, ROAD_CITIES } from '../../../../domain/road/cities';
import { type Day, daysAfter, momentOf } from '../../../../domain/values/days';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { ModeMarket } from '../market';
import { truckLoadingTime, truckMoments } from './brief';
import { findTruckDoor } from '../../../../domain/modes/truck/doors';
import { isTankQuote, quotedPart, loadingStart, countTrucks } from '../../../../domain/modes/truck/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import { parseNumber } from '../../../../domain/values/typed-number';

/** Loads poured into a truck are exact to 0.1 kg. */
const FINEST_KG = 0.1;

/**
 * Goods of all trucks; the form gives the load of one. Part loads without a door pickup are brought to the hub by the
 * owner.
 */
function truckCarrying(form: TruckForm, quote: TruckQuote): CarriedOrder {
  const part = quotedPart(quote);
  const trucks = part ? 1 : (countTrucks(form) ?? 0);
  const inAll = (typed: string) => {
    const kg = parseNumber(typed, 3);
    return kg === null ? null : kg * trucks;
  };
  const isTank = isTankQuote(quote);
  return {
    goods: form.goods.map((row) =>
      isTank
        ? buildCarriedGoods('TANK', row, { netKg: inAll(form.loadKg), finestKg: trucks * FINEST_KG })
        : buildCarriedGoods('PACKS', row, { grossKg: inAll(row.grossKg), netKg: inAll(row.netKg) }),
    ),
    boxedKg: null,
    fetched:
      part && findTruckDoor(form.pickDoor) === null
        ? null
        : { city: quote.offer.org?.code ?? '', at: part ? parseMoment(form.pickFrom) : loadingStart(form, quote) },
  };
}

/** Trucks of a base per day at cities they may load in; the destination is known only from an order. */
const runs = (from: Day, days: number) =>
  STANDINGS.flatMap(({ base, carrier }) =>
    ROAD_CITIES.filter(({ code }) => (kmBetween(base, code) ?? Infinity) <= BASE_MOST_KM).flatMap(({ code, nameCn }) =>
      Array.from({ length: days }, (_, after) => {
        const at = toIso(momentOf(daysAfter(from, after)));
        const supplier = { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.code };
        return { org: { code, nameCn, nameEn: '' }, dst: null, supplier, leavesAt: at, arrivesAt: at, detail: {} };
      }),
    ),
  );

export const truckMarket = {
  passing: {
    name: '公路运输',
    places: ROAD_CITIES.map(({ code, nameCn }) => ({ place: regionOfCity(code), name: nameCn.replace(/市$/, '') })),
    carriers: [],
    listedAs: regionOfCity,
    own: ({ stops = [] }: Partial<TruckDetail>) => ({
      places: stops.map(({ city, cityCn }) => ({ code: city, nameCn: cityCn, nameEn: '' })),
    }),
  },
  vehicle: () => '',
  runs,
  carries: truckCarrying,
  bare: (detail) => ({ ...detail, waysOut: [] }),
  moments: truckMoments,
  stepMoments: (order, past) => ({ ...truckMoments(order, past), handedAt: toIso(truckLoadingTime(order)) }),
  following: ({ truck }) => truck && buildOnwardTruckForm(truck),
} satisfies ModeMarket<TruckForm, TruckQuote, TruckSearch, TruckDetail>;
