import type { TruckOffer } from '../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import { momentText } from '../../copy/moment-words';
import { truckSearchCopy } from '../../copy/modes/truck/search';

const { board: copy } = truckSearchCopy;

export const freeOf = ({ left }: Pick<TruckOffer, 'left'>): number => left[0]?.amount ?? 0;

/** What stands in the way comes first, whatever else could be said. */
export function reasonOf(offer: TruckOffer, { trucks }: TruckSearch): string {
  const { acceptance, state, closesAt } = offer;
  if (acceptance.level === 'BLOCK') return acceptance.reason;
  if (state === 'CLOSED') return copy.closed(momentText(closesAt));
  return state === 'SOLD_OUT' ? copy.short(freeOf(offer), trucks ?? 1) : acceptance.reason;
}
