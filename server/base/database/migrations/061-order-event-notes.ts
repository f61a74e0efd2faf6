import type { Migration } from './migration';

export const orderEventNotes: Migration = {
  version: 61,
  name: 'order event notes',
  statements: ['alter table order_events add column note text'],
};
