import type { TruckForm } from '../../../../domain/modes/truck/form';
import { findTruckDoor } from '../../../../domain/modes/truck/doors';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { isTankQuote, quotedPart, loadingStart, countTrucks } from '../../../../domain/modes/truck/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import { parseMoment } from '../../../../domain/values/moments';
import { parseNumber } from '../../../../domain/values/typed-number';

/** Loads poured into a truck are exact to 0.1 kg. */
const FINEST_KG = 0.1;

/**
 * Goods of all trucks; the form gives the load of one. Part loads without a door pickup are brought to the hub by the
 * owner.
 */
export function truckCarrying(form: TruckForm, quote: TruckQuote): CarriedOrder {
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
