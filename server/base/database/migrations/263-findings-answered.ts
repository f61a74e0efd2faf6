import type { Migration } from './migration';

/** Answers to open findings, stored with the acceptance event that gives their time and author. */
export const findingsAnswered: Migration = {
  version: 263,
  name: 'findings answered',
  statements: ['alter table order_events add column answers jsonb'],
};
