/** What somebody on the spot has seen of one thing about one unit of an order: a box, from 1 on. */
export type SiteCheck = { unit: number; item: string; isFine: boolean; note: string; at: string };

/** Whoever finds something amiss says what. */
export const LEAST_NOTE = 2;

/** How many things of these units nobody has found in order yet. */
export const openChecks = (units: readonly number[], items: readonly string[], made: readonly SiteCheck[]): number =>
  units.length * items.length -
  made.filter(({ unit, item, isFine }) => isFine && units.includes(unit) && items.includes(item)).length;
