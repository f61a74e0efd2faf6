import type { DeskClockSnapshot } from './desk-clock.machine';

/** `now`: null as long as nobody has said what time it is, and nothing may be promised. */
export type DeskClockView = { now: number | null };

export const selectDeskClock = (snapshot: DeskClockSnapshot): DeskClockView => ({
  now: snapshot.hasTag('telling') ? snapshot.context.now : null,
});
