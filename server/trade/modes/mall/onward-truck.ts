import { tidySum } from '../../../../domain/offer/containers';
import { grossWeightKg } from '../../../../domain/mall/quantity';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import { parseMoment } from '../../../../domain/values/moments';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** One truck for goods collected at the store at their ready time; sent goods need none. */
export function mallOnwardTruck({ form, quote }: Snapshot<MallForm, MallQuote>): OnwardTruckFacts | null {
  const at = parseMoment(form.pickupAt);
  if (form.way !== 'SELF' || at === null) return null;
  const kg = tidySum(quote.search.lines.map(({ sold, kg: net }) => grossWeightKg(sold, net)));
  return { way: 'FROM', at, opens: null, ...sharedOut(kg, 1) };
}
