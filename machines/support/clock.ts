import type { Calendar } from '../../domain/values/days-off';

/** Time reaches every chart only inside events, so a replay of the events is a replay of the countdown. */
export type ClockTicked = { type: 'clock.ticked'; now: number };
/** The minute, with the days off by which promises are counted; left out where nothing is known of them anew. */
export type MinuteTicked = ClockTicked & { calendar?: Calendar | undefined };

export type Countdown = { deadline: number; secondsLeft: number };

const SECOND = 1000;

/** A countdown of at most `seconds` towards `deadline`, wherever a corrupt store or a wrong clock has put that. */
export function countdownTo(deadline: number, now: number, seconds: number): Countdown {
  const nearest = Math.min(deadline, now + seconds * SECOND);
  return { deadline: nearest, secondsLeft: Math.max(0, Math.ceil((nearest - now) / SECOND)) };
}

/** The same countdown a moment later. It never rises: after the clock is set back it goes on from where it was. */
export const countdownAt = ({ deadline, secondsLeft }: Countdown, now: number): Countdown =>
  countdownTo(deadline, now, secondsLeft);
