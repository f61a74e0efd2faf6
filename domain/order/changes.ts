import type { Happening } from './lifecycle';

/** What an owner may do with an order again and again: each of them is a line of its history. */
export const CHANGES = [
  'amounts.amended',
  'stay.prolonged',
  'leaving.booked',
  'leaving.dropped',
  'truck.changed',
  'paper.handed',
  'paper.replaced',
  'paper.withdrawn',
] as const satisfies readonly Happening[];

/** So often an order may be changed by those it belongs to: ten times what the largest of them needs. */
export const MOST_CHANGES = 200;
/** So many of its other lines are read: of those a history has one for each step of its way. */
export const MOST_OTHER_LINES = 200;

export const isChange = (event: string): boolean => CHANGES.some((one) => one === event);
