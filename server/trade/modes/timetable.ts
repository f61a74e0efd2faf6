import type { Offer } from '../../../domain/offer/offer';
import type { SailingDay } from '../../../domain/offer/sailing';
import { dayAt, daysAfter, momentOf } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import { pricedNext } from '../../../domain/offer/priced';
import { stripOfOffers, type TotalIn } from '../offers/strip';

type Timed = Offer & { closesAt: string };

export function buildTimetable<TOffer extends Timed>(
  offers: TOffer[],
  now: number,
  total?: TotalIn,
): { days: SailingDay[]; offers: TOffer[]; until: number } {
  const closings = offers.map(({ closesAt }) => (parseMoment(closesAt) ?? 0) + 1).filter((at) => at > now);
  const midnight = momentOf(daysAfter(dayAt(now), 1));
  return { days: stripOfOffers(offers, total), offers, until: Math.min(midnight, pricedNext(now), ...closings) };
}

const isOpen = ({ state, acceptance: { level } }: Offer): boolean =>
  state === 'OPEN' && level !== 'BLOCK' && level !== 'MANUAL';

const MOST = 2;

/** Alternatives; within equal `apart` the order stays. */
export const othersThan = <TOffer extends Offer>(
  missed: string,
  offers: readonly TOffer[],
  apart: (offer: TOffer) => number = () => 0,
): TOffer[] =>
  offers
    .filter((offer) => offer.offerId !== missed && isOpen(offer))
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, MOST);
