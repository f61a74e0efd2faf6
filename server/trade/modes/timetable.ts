import type { Offer } from '../../../domain/offer/offer';
import type { SailingDay } from '../../../domain/offer/sailing';
import { dayAt, daysAfter, momentOf } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import { pricedNext } from '../../../domain/offer/priced';
import { stripOfOffers, type TotalIn } from '../offers/strip';

type Timed = Offer & { closesAt: string };

/** What a mode has found for a question: its days, its offers, and until when all of it stays unless somebody books. */
export function timetableOf<TOffer extends Timed>(
  offers: TOffer[],
  now: number,
  total?: TotalIn,
): { days: SailingDay[]; offers: TOffer[]; until: number } {
  const closings = offers.map(({ closesAt }) => (momentIn(closesAt) ?? 0) + 1).filter((at) => at > now);
  const midnight = momentOf(daysAfter(dayAt(now), 1));
  return { days: stripOfOffers(offers, total), offers, until: Math.min(midnight, pricedNext(now), ...closings) };
}

/** Can it be ordered, now or after a look of the house? */
const isOpen = ({ state, acceptance: { level } }: Offer): boolean =>
  state === 'OPEN' && level !== 'BLOCK' && level !== 'MANUAL';

const MOST = 2;

/** What else there is for whoever came too late; what is alike in `apart` keeps its order. */
export const othersThan = <TOffer extends Offer>(
  missed: string,
  offers: readonly TOffer[],
  apart: (offer: TOffer) => number = () => 0,
): TOffer[] =>
  offers
    .filter((offer) => offer.offerId !== missed && isOpen(offer))
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, MOST);
