import type { TruckForm } from '../../../../domain/modes/truck/form';
import { doorNamed } from '../../../../domain/modes/truck/doors';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { isTankQuote, partIn, startsAt, trucksIn } from '../../../../domain/modes/truck/reading';
import { carriedIn, type Carrying } from '../../../../domain/order/drafts/beside';
import { momentIn } from '../../../../domain/values/moments';
import { numberIn } from '../../../../domain/values/typed-number';

/** Loads poured into a truck are exact to 0.1 kg. */
const FINEST_KG = 0.1;

/**
 * Goods of all trucks; the form gives the load of one. Part loads without a door pickup are brought to the hub by the
 * owner.
 */
export function truckCarrying(form: TruckForm, quote: TruckQuote): Carrying {
  const part = partIn(quote);
  const trucks = part ? 1 : (trucksIn(form) ?? 0);
  const inAll = (typed: string) => {
    const kg = numberIn(typed, 3);
    return kg === null ? null : kg * trucks;
  };
  const isTank = isTankQuote(quote);
  return {
    goods: form.goods.map((row) =>
      isTank
        ? carriedIn('TANK', row, { netKg: inAll(form.loadKg), finestKg: trucks * FINEST_KG })
        : carriedIn('PACKS', row, { grossKg: inAll(row.grossKg), netKg: inAll(row.netKg) }),
    ),
    boxedKg: null,
    fetched:
      part && doorNamed(form.pickDoor) === null
        ? null
        : { city: quote.offer.org?.code ?? '', at: part ? momentIn(form.pickFrom) : startsAt(form, quote) },
  };
}
