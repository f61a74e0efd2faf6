import type { Calendar } from '../../../domain/values/days-off';
import type { DeskClockSnapshot } from './desk-clock.machine';

/** `now`: null until the time is known; nothing may be promised before. */
export type DeskClockView = { now: number | null; calendar: Calendar };

export const selectDeskClock = (snapshot: DeskClockSnapshot): DeskClockView => ({
  calendar: snapshot.context.calendar,
  now: snapshot.hasTag('telling') ? snapshot.context.now : null,
});
