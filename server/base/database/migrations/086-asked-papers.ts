import type { Migration } from './migration';

export const askedPapers: Migration = {
  version: 86,
  name: 'asked papers',
  statements: [
    'alter table orders add column asked jsonb',
    'alter table orders add column reply_by timestamptz',
    `create index orders_reply_by on orders (reply_by) where state = 'PENDING_UPDATE'`,
  ],
};
