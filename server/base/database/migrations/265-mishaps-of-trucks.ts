import type { Migration } from './migration';

/** Number of the affected truck; 0 for all trucks of the order, as before. */
export const mishapsOfTrucks: Migration = {
  version: 265,
  name: 'mishaps of trucks',
  statements: ['alter table mishaps add column unit integer not null default 0'],
};
