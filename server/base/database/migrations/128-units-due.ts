import type { Migration } from './migration';

export const unitsDue: Migration = {
  version: 128,
  name: 'units due',
  statements: [
    'alter table units_out add column free_until date',
    'create index units_out_due on units_out (free_until) where free_until is not null',
  ],
};
