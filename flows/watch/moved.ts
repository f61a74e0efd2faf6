import type { PageReport, WatchedChart } from './watch.types';

/** What names a chart among those of all pages. */
export const keyOf = ({ page, system }: PageReport, { path }: WatchedChart) => [page, system, ...path].join(' ');

/** A clock moves charts as well: a carousel every seven seconds, a price that is locked every one. */
const isOfClock = (transition: string) => /\|(?:xstate\.after\b|clock\.ticked\|)/.test(transition);

/** The innermost chart that somebody or the world outside has moved, and not the clock. */
export function lastMovedIn(told: PageReport): string | null {
  const chart = told.charts.findLast(({ taken }) => taken.some((transition) => !isOfClock(transition)));
  return chart ? keyOf(told, chart) : null;
}
