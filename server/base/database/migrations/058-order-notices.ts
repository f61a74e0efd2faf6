import type { Migration } from './migration';

export const orderNotices: Migration = {
  version: 58,
  name: 'order notices',
  statements: [
    `create table order_notices (
      order_no text not null references orders (order_no),
      kind text not null,
      verify_by timestamptz not null,
      made_at timestamptz not null,
      sent_at timestamptz,
      primary key (order_no, kind)
    )`,
    'create index order_notices_unsent on order_notices (made_at) where sent_at is null',
    'alter table sms_outbox add column notice text',
  ],
};
