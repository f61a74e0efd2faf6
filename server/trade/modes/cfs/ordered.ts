import { knowing } from '../../../../domain/goods/identity';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { gateOpens, gateSlotIn } from '../../../../domain/modes/cfs/slots';
import { trucksBetween } from '../../../../domain/modes/cfs/reading';
import { isoOf } from '../../../../domain/values/moments';
import { identify } from '../../../world/dangerous-goods/identify';
import { findStation, type KeptStation } from './stations';

/** What the library knows of the goods of a form. */
export const LIBRARY_FACTS = knowing(identify);

/** A quote is for a station of the house, which does not go away. */
export function stationOf({ offer: { offerId } }: Pick<CfsQuote, 'offer'>): KeptStation {
  const kept = findStation(offerId);
  if (!kept) throw new Error(`there is no station ${offerId}`);
  return kept;
}

/** An order has been judged before anybody looks when its trucks come. */
export function comesAt(form: CfsForm): number {
  const trucks = trucksBetween(form);
  if (!trucks) throw new Error('an order says when its trucks come');
  return trucks.first;
}

/** ISO; null for an hour that nobody can read. */
export function dueAt(slot: string): string | null {
  const read = gateSlotIn(slot);
  return read && isoOf(gateOpens(read));
}
