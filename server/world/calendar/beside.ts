import type { Offer } from '../../../domain/offer/offer';
import { type Calendar, calendarBeside } from '../../../domain/values/days-off';

export function withCalendar<TOffer extends Offer>({ calendar: _, ...offer }: TOffer, now: Calendar) {
  const calendar = calendarBeside(now);
  return (calendar ? { ...offer, calendar } : offer) as TOffer;
}
