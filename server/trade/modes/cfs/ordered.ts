import { goodsLookup } from '../../../../domain/goods/identity';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { gateOpens, readGateSlot } from '../../../../domain/modes/cfs/slots';
import { trucksBetween } from '../../../../domain/modes/cfs/reading';
import { toIso } from '../../../../domain/values/moments';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { findStation, type KeptStation } from './stations';

export const LIBRARY_FACTS = goodsLookup(identifyGoods);

/** Stations of quotes never disappear from the table. */
export function quotedStation({ offer: { offerId } }: Pick<CfsQuote, 'offer'>): KeptStation {
  const kept = findStation(offerId);
  if (!kept) throw new Error(`there is no station ${offerId}`);
  return kept;
}

/** Orders are judged before this runs, so truck times exist. */
export function firstTruckTime(form: CfsForm): number {
  const trucks = trucksBetween(form);
  if (!trucks) throw new Error('an order says when its trucks come');
  return trucks.first;
}

/** ISO; null for an unreadable hour. */
export function truckDueAt(slot: string): string | null {
  const read = readGateSlot(slot);
  return read && toIso(gateOpens(read));
}
