import { calendarIn, type DaysOff, daysOffAt } from '../../values/days-off';
import { isWorkday } from '../../values/working-days';
import { dayAt, daysAfter, type Day } from '../../values/days';
import { roadKm } from '../../mall/places';
import type { MallQuote } from './quote';

/** A truck of the house drives so far in a day. */
const KM_A_DAY = 600;
/** Goods that stand ready are kept for their buyer so long. */
export const KEPT_DAYS = 30;
/** A store hands out and loads within these hours. */
export const STORE_HOURS = { from: 8, to: 16 } as const;

const nextWorkday = (day: Day, daysOff: DaysOff): Day =>
  isWorkday(day, daysOff) ? day : nextWorkday(daysAfter(day, 1), daysOff);

type Readied = Pick<MallQuote, 'offer'>;

/** The first working day on which all of it stands ready. */
export const readyOn = (quote: Readied, now: number): Day =>
  nextWorkday(daysAfter(dayAt(now), quote.offer.detail.leadDays), daysOffAt(calendarIn(quote.offer), now));

/** The first day on which a truck can be there; null while there is no city to send to. */
export function earliestAt(quote: Readied & Pick<MallQuote, 'search'>, toCity: string, now: number): Day | null {
  const km = roadKm(quote.search.city, toCity);
  return km === null ? null : daysAfter(readyOn(quote, now), Math.ceil(km / KM_A_DAY));
}

/** The last day to hand them over: as long as they are kept, and before any lot they may come from expires. */
export function latestOn(quote: Readied & Pick<MallQuote, 'search'>, now: number): Day {
  const lots = quote.search.lines.flatMap((line) => line.lots).filter(({ isReleased, kg }) => isReleased && kg > 0);
  return lots.reduce(
    (last, { expiresOn }) => (expiresOn <= last ? daysAfter(expiresOn, -1) : last),
    daysAfter(readyOn(quote, now), KEPT_DAYS),
  );
}
