import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { tonsOf } from '../../../../domain/modes/wh/reading';
import type { HaulWords } from '../../../../domain/order/trucks/haul';
import { momentIn } from '../../../../domain/values/moments';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';
import { whGates } from './brief';

/** Trucks to the store, one per gate hour, the first at the earliest hour and never before. */
export function whHaul(order: Snapshot<WhForm, WhQuote>): HaulWords | null {
  const hours = whGates(order).flatMap(({ at }) => momentIn(at ?? '') ?? []);
  if (hours.length === 0) return null;
  const at = Math.min(...hours);
  return { way: 'TO', at, opens: at, ...sharedOut(tonsOf(order.form) * 1000, hours.length) };
}
