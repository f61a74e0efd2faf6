import type { Migration } from './migration';

/** The truck of an order that went wrong; 0 for all of them, as before. */
export const mishapsOfTrucks: Migration = {
  version: 265,
  name: 'mishaps of trucks',
  statements: ['alter table mishaps add column unit integer not null default 0'],
};
