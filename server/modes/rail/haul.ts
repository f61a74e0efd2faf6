import type { RailForm } from '../../../domain/modes/rail/form';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import { loadedIn } from '../../../domain/modes/rail/wagons';
import { closingOf } from '../../../domain/offer/cutoffs';
import type { HaulWords } from '../../../domain/order/haul';
import type { Snapshot } from '../kept';

/** Each box to the station on a chassis of its own, as heavy as the heaviest. */
export function railHaul({ form, quote }: Snapshot<RailForm, RailQuote>): HaulWords | null {
  const [at, boxes] = [closingOf(quote.offer.cutoffs), loadedIn(form.boxes, form.units)];
  if (at === null || boxes.length === 0) return null;
  const heaviest = Math.max(...boxes.map(({ kg }) => kg ?? 0));
  return { way: 'TO', at, trucks: boxes.length, kg: heaviest > 0 ? heaviest : null, m3: null, isBoxed: true };
}
