import type { Migration } from './migration';

/** A paper its owner has taken back counts no more; what the house has once read is kept. */
export const withdrawnPapers: Migration = {
  version: 111,
  name: 'withdrawn papers',
  statements: ['alter table order_papers add column withdrawn_at timestamptz'],
};
