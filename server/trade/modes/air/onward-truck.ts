import type { AirForm } from '../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import { closingTime } from '../../../../domain/offer/cutoffs';
import { sumGoodsLoad } from '../../../../domain/order/blocks/load';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** One truck to the terminal, before its closing for the flight. */
export function airOnwardTruck({ form, quote }: Snapshot<AirForm, AirQuote>): OnwardTruckFacts | null {
  const [at, load] = [closingTime(quote.offer.cutoffs), sumGoodsLoad(form.goods)];
  return at === null
    ? null
    : { way: 'TO', at, opens: null, ...sharedOut(load.kg, 1), m3: load.m3 > 0 ? load.m3 : null };
}
