import type { RailForm } from '../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import { type LoadedBox, readLoadedBoxes } from '../../../../domain/modes/rail/wagons';
import { CONTAINERS } from '../../../../domain/offer/containers';
import { closingTime } from '../../../../domain/offer/cutoffs';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';

/** A chassis per box to the station, each as heavy as the heaviest. */
export function railOnwardTruck({ form, quote }: Snapshot<RailForm, RailQuote>): OnwardTruckFacts | null {
  const [at, boxes] = [closingTime(quote.offer.cutoffs), readLoadedBoxes(form.boxes, form.units)];
  if (at === null || boxes.length === 0) return null;
  const grossOf = ({ type, kg }: LoadedBox) => (kg ?? 0) + CONTAINERS[type].tareKg;
  const [heaviest] = boxes.toSorted((one, other) => grossOf(other) - grossOf(one));
  const box = heaviest ? { type: heaviest.type, tareKg: CONTAINERS[heaviest.type].tareKg } : null;
  return { way: 'TO', at, opens: null, trucks: boxes.length, kg: heaviest?.kg || null, m3: null, box };
}
