import { isWorkday } from '../../values/working-days';
import { dayAt, daysAfter, type Day } from '../../values/days';
import { roadKm } from '../../mall/places';
import type { MallQuote } from './quote';

/** A truck of the house drives so far in a day. */
const KM_A_DAY = 600;
/** A store hands out and loads within these hours. */
export const STORE_HOURS = { from: 8, to: 16 } as const;

const nextWorkday = (day: Day): Day => (isWorkday(day) ? day : nextWorkday(daysAfter(day, 1)));

/** The first working day on which all of it stands ready. */
export const readyOn = ({ offer }: Pick<MallQuote, 'offer'>, now: number): Day =>
  nextWorkday(daysAfter(dayAt(now), offer.detail.leadDays));

/** The first day on which a truck can be there; null where nobody knows the way. */
export function earliestAt(quote: Pick<MallQuote, 'offer' | 'search'>, toCity: string, now: number): Day | null {
  const km = roadKm(quote.search.city, toCity);
  return km === null ? null : daysAfter(readyOn(quote, now), Math.ceil(km / KM_A_DAY));
}
