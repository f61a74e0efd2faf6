import { EVENTS, type Happening } from '../life/lifecycle';

/** Repeatable owner changes; each adds a history line. */
export const CHANGES = [
  'amounts.amended',
  'bill.revised',
  'service.added',
  'stay.prolonged',
  'leaving.booked',
  'leaving.dropped',
  'truck.changed',
  'paper.handed',
  'paper.replaced',
  'paper.withdrawn',
] as const satisfies readonly Happening[];

/** Changes staff must see until they have acted on the order. */
export const REVISIONS = ['bill.revised', 'service.added'] as const satisfies readonly (typeof CHANGES)[number][];

/** Bound on owner changes per order: ten times the largest real need. */
export const MOST_CHANGES = 200;
/** Bound on other history lines read; an order has one per step. */
export const MOST_OTHER_LINES = 200;

export const OTHER_LINES = EVENTS.filter((event) => !CHANGES.some((one) => one === event));

export const isChange = (event: string): boolean => CHANGES.some((one) => one === event);
