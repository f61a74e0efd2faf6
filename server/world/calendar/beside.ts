import type { Offer } from '../../../domain/offer/offer';
import { type Calendar, calendarBeside } from '../../../domain/values/days-off';

/** An offer with the days off as they are known by now, in the place of those that were known before. */
export function withCalendar<TOffer extends Offer>({ calendar: _, ...offer }: TOffer, now: Calendar) {
  const calendar = calendarBeside(now);
  return (calendar ? { ...offer, calendar } : offer) as TOffer;
}
