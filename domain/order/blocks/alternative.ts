import type { Offer } from '../../offer/offer';
import type { OfferBlock } from '../form';
import { fault, type OrderFault } from './fault';

/** The other offer as it is known today; null where there is none by that name. */
export function alternativeFaults(
  { altOfferId }: Pick<OfferBlock, 'altOfferId'>,
  alternative: Offer | null,
): OrderFault[] {
  if (altOfferId === '') return [];
  if (alternative === null) return [fault('altOfferId', 'notListed')];
  const isOff = alternative.state === 'CLOSED' || alternative.acceptance.level === 'BLOCK';
  return isOff ? [fault('altOfferId', 'sailingClosed')] : [];
}
