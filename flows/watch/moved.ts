import type { PageReport, WatchedChart } from './watch.types';

export const chartKey = ({ page, system }: PageReport, { path }: WatchedChart) => [page, system, ...path].join(' ');

/** Clock ticks move charts too: a carousel every seven seconds, a locked price every second. */
const isOfClock = (transition: string) => /\|(?:xstate\.after\b|clock\.ticked\|)/.test(transition);

/** Innermost chart moved by a user or the outside world, not by the clock. */
export function lastMovedKey(told: PageReport): string | null {
  const chart = told.charts.findLast(({ taken }) => taken.some((transition) => !isOfClock(transition)));
  return chart ? chartKey(told, chart) : null;
}
