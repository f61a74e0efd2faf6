import { answerCalendar, type DaysOff, daysOffAt } from '../../values/days-off';
import { isWorkday } from '../../values/working-days';
import { dayAt, daysAfter, momentOf, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { roadKm } from '../../mall/places';
import type { MallPart } from './fields';
import type { MallQuote } from './quote';

const KM_A_DAY = 600;
/** Days goods are kept ready for the buyer. */
export const KEPT_DAYS = 30;
export const STORE_HOURS = { from: 8, to: 16 } as const;

const nearestWorkday = (day: Day, step: 1 | -1, daysOff: DaysOff): Day =>
  isWorkday(day, daysOff) ? day : nearestWorkday(daysAfter(day, step), step, daysOff);

function daysOnRoad(store: string, toCity: string): number | null {
  const km = roadKm(store, toCity);
  return km === null ? null : Math.ceil(km / KM_A_DAY);
}

type Readied = Pick<MallQuote, 'offer'>;

export const readyDay = (quote: Readied, now: number): Day =>
  nearestWorkday(daysAfter(dayAt(now), quote.offer.detail.leadDays), 1, daysOffAt(answerCalendar(quote.offer), now));

export function earliestDeliveryDay(
  quote: Readied & Pick<MallQuote, 'search'>,
  toCity: string,
  now: number,
): Day | null {
  const days = daysOnRoad(quote.search.city, toCity);
  return days === null ? null : daysAfter(readyDay(quote, now), days);
}

export function latestPickupDay(quote: Readied & Pick<MallQuote, 'search'>, now: number): Day {
  const lots = quote.search.lines.flatMap((line) => line.lots).filter(({ isReleased, kg }) => isReleased && kg > 0);
  return lots.reduce(
    (last, { expiresOn }) => (expiresOn <= last ? daysAfter(expiresOn, -1) : last),
    daysAfter(readyDay(quote, now), KEPT_DAYS),
  );
}

type HandoverTerms = Pick<MallPart, 'way' | 'toCity' | 'pickupAt' | 'deliverOn' | 'freight'>;

export function leavingDay(
  { way, toCity, pickupAt, deliverOn, freight }: HandoverTerms,
  { search }: Pick<MallQuote, 'search'>,
): Day | null {
  if (way === 'SEND') return deliverOn === '' ? null : daysAfter(deliverOn, -(daysOnRoad(search.city, toCity) ?? 0));
  const at = parseMoment(way === 'CARRIED' ? (freight[0]?.fetchedAt ?? '') : pickupAt);
  return at === null ? null : dayAt(at);
}

/** Online changes close when the warehouse closes on the working day before dispatch. */
const changeDeadline = (leaving: Day, daysOff: DaysOff): number =>
  momentOf(nearestWorkday(daysAfter(leaving, -1), -1, daysOff), STORE_HOURS.to);

/** Deadline for online changes; null when a freight order collects the goods. */
export function deliveryUntil(
  form: HandoverTerms,
  quote: Readied & Pick<MallQuote, 'search'>,
  now: number,
): number | null {
  const leaving = form.way === 'CARRIED' ? null : leavingDay(form, quote);
  return leaving === null ? null : changeDeadline(leaving, daysOffAt(answerCalendar(quote.offer), now));
}

/** First day that still allows a change: of pickup, or of arrival in the city. */
export function firstInTime(
  { way, toCity }: Pick<HandoverTerms, 'way' | 'toCity'>,
  quote: Readied & Pick<MallQuote, 'search'>,
  now: number,
): Day {
  const daysOff = daysOffAt(answerCalendar(quote.offer), now);
  let leaving = nearestWorkday(dayAt(now), 1, daysOff);
  while (changeDeadline(leaving, daysOff) <= now) leaving = nearestWorkday(daysAfter(leaving, 1), 1, daysOff);
  return way === 'SEND' ? daysAfter(leaving, daysOnRoad(quote.search.city, toCity) ?? 0) : leaving;
}
