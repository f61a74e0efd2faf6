import type { Migration } from './migration';

/** Answers to open findings, with the event that accepted the order: its moment and its name are theirs. */
export const findingsAnswered: Migration = {
  version: 263,
  name: 'findings answered',
  statements: ['alter table order_events add column answers jsonb'],
};
