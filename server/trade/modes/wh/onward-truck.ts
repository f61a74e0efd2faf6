import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { tonsToStore } from '../../../../domain/modes/wh/reading';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import { parseMoment } from '../../../../domain/values/moments';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';
import { whGates } from './brief';

/** Trucks to the store, one per gate hour, the first at the earliest hour and never before. */
export function whOnwardTruck(order: Snapshot<WhForm, WhQuote>): OnwardTruckFacts | null {
  const hours = whGates(order).flatMap(({ at }) => parseMoment(at ?? '') ?? []);
  if (hours.length === 0) return null;
  const at = Math.min(...hours);
  return { way: 'TO', at, opens: at, ...sharedOut(tonsToStore(order.form) * 1000, hours.length) };
}
