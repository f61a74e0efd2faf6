import { EVENTS, type Happening } from '../life/lifecycle';

/** What an owner may do with an order again and again: each of them is a line of its history. */
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

/** Of these the house is told wherever it finds the order, until it has done something with it. */
export const REVISIONS = ['bill.revised', 'service.added'] as const satisfies readonly (typeof CHANGES)[number][];

/** The most changes its owners may make to one order: ten times what the largest order needs. */
export const MOST_CHANGES = 200;
/** The most other lines of a history that are read: there is one for each step of the order. */
export const MOST_OTHER_LINES = 200;

/** What is written down of an order but for its changes. */
export const OTHER_LINES = EVENTS.filter((event) => !CHANGES.some((one) => one === event));

export const isChange = (event: string): boolean => CHANGES.some((one) => one === event);
