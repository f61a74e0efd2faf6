import type { Migration } from './migration';

export const orders: Migration = {
  version: 56,
  name: 'orders',
  statements: [
    `create table orders (
      order_no text primary key,
      user_id text not null references users (id),
      enterprise_id text references enterprises (id),
      mode text not null,
      state text not null,
      is_danger boolean not null,
      submitted_at timestamptz not null,
      verify_by timestamptz,
      quote_id text not null,
      sailing_id text not null,
      boxes jsonb not null,
      protocol_version text not null,
      snapshot jsonb not null,
      cancel_reason text,
      cancel_fee bigint
    )`,
    'create index orders_of on orders (user_id, submitted_at desc, order_no)',
    'create index orders_of_enterprise on orders (enterprise_id, submitted_at desc, order_no)',
    `create index orders_awaiting on orders (verify_by) where state = 'AWAIT_VERIFY'`,
    `create table order_events (
      order_no text not null references orders (order_no),
      position int not null,
      event text not null,
      from_state text not null,
      to_state text not null,
      happened_at timestamptz not null,
      by_user text,
      primary key (order_no, position)
    )`,
    `create table order_papers (
      order_no text not null references orders (order_no),
      file_id text not null,
      doc_type text not null,
      added_at timestamptz not null,
      primary key (order_no, file_id)
    )`,
    `create table order_keys (
      user_id text not null references users (id),
      idempotency_key text not null,
      digest bytea not null,
      answer jsonb,
      kept_until timestamptz not null,
      primary key (user_id, idempotency_key)
    )`,
    'create index order_keys_age on order_keys (kept_until)',
  ],
};
