import { grossKgOf } from '../../../domain/mall/quantity';
import type { MallForm } from '../../../domain/modes/mall/form';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import type { HaulWords } from '../../../domain/order/haul';
import { momentIn } from '../../../domain/values/moments';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** What is fetched from the store, in one truck, at the hour it stands ready; what the house sends, it drives itself. */
export function mallHaul({ form, quote }: Snapshot<MallForm, MallQuote>): HaulWords | null {
  const at = momentIn(form.pickupAt);
  if (form.way !== 'SELF' || at === null) return null;
  const kg = quote.search.lines.reduce((sum, { sold, kg: net }) => sum + grossKgOf(sold, net), 0);
  return { way: 'FROM', at, ...sharedOut(kg, 1) };
}
