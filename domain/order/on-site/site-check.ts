import type { Is } from '../../shape/is';
import type { siteCheck } from './site-check-shape';

/** Site check of one item on one unit. `unit`: box number, from 1. */
export type SiteCheck = Is<typeof siteCheck>;

/** Shortest note; a failed check needs one. */
export const LEAST_NOTE = 2;

export const openChecks = (units: readonly number[], items: readonly string[], made: readonly SiteCheck[]): number =>
  units.length * items.length -
  made.filter(({ unit, item, isFine }) => isFine && units.includes(unit) && items.includes(item)).length;
