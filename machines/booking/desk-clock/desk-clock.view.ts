import type { ServicePrices } from '../../../domain/desk/services';
import type { Calendar } from '../../../domain/values/days-off';
import type { DeskClockSnapshot } from './desk-clock.machine';

/** `now`: null until the time is known; nothing may be promised before. */
export type DeskClockView = { now: number | null; calendar: Calendar; prices: ServicePrices | null };

export const selectDeskClock = (snapshot: DeskClockSnapshot): DeskClockView => ({
  calendar: snapshot.context.calendar,
  prices: snapshot.context.prices,
  now: snapshot.hasTag('telling') ? snapshot.context.now : null,
});
