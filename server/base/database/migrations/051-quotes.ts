import type { Migration } from './migration';

export const quotes: Migration = {
  version: 51,
  name: 'quotes',
  statements: [
    `create table quotes (
      quote_id text primary key,
      user_id text,
      sailing_id text not null,
      search jsonb not null,
      sailing jsonb not null,
      locked_until timestamptz not null,
      order_no text
    )`,
    'create index quotes_unused on quotes (locked_until) where order_no is null',
  ],
};
