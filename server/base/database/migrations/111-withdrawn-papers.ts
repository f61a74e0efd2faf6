import type { Migration } from './migration';

/** A withdrawn paper no longer counts; papers that staff have read are kept. */
export const withdrawnPapers: Migration = {
  version: 111,
  name: 'withdrawn papers',
  statements: ['alter table order_papers add column withdrawn_at timestamptz'],
};
