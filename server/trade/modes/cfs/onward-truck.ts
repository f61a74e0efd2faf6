import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { tonsToStuff } from '../../../../domain/modes/cfs/reading';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import { parseMoment } from '../../../../domain/values/moments';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';
import { truckDueAt } from './ordered';

/** Trucks to the station, one per gate hour, the first at the earliest hour and never before. */
export function cfsOnwardTruck({ form }: Snapshot<CfsForm, CfsQuote>): OnwardTruckFacts | null {
  const hours = form.inbound.flatMap(({ slot }) => parseMoment(truckDueAt(slot) ?? '') ?? []);
  if (hours.length === 0) return null;
  const at = Math.min(...hours);
  return { way: 'TO', at, opens: at, ...sharedOut(tonsToStuff(form) * 1000, form.inbound.length) };
}
