import type { ServicePrices } from '../../domain/desk/services';
import type { Calendar } from '../../domain/values/days-off';

/** Time reaches charts only inside events, so a replay of the events replays the countdown. */
export type ClockTicked = { type: 'clock.ticked'; now: number };
/** Minute tick with the calendar for promises and the prices of services; both are missing until they are known. */
export type MinuteTicked = ClockTicked & { calendar?: Calendar | undefined; prices?: ServicePrices | undefined };

export type Countdown = { deadline: number; secondsLeft: number };

const SECOND = 1000;

/** Countdown to `deadline`, capped at `seconds` against corrupt storage or a wrong clock. */
export function countdownTo(deadline: number, now: number, seconds: number): Countdown {
  const nearest = Math.min(deadline, now + seconds * SECOND);
  return { deadline: nearest, secondsLeft: Math.max(0, Math.ceil((nearest - now) / SECOND)) };
}

/** The countdown a moment later. It never rises: if the clock is set back, it continues from its last value. */
export const countdownAt = ({ deadline, secondsLeft }: Countdown, now: number): Countdown =>
  countdownTo(deadline, now, secondsLeft);
