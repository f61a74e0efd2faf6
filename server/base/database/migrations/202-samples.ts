import type { Migration } from './migration';

/** Sample requests: `buyer_id` is an enterprise, or a person without one. */
export const samples: Migration = {
  version: 202,
  name: 'samples',
  statements: [
    `create table samples (
      sample_no text primary key,
      buyer_id text not null,
      asked_by text not null references users (id),
      product_id text not null,
      product jsonb not null,
      form jsonb not null,
      fee bigint not null,
      courier bigint not null,
      asked_at timestamptz not null,
      state text not null,
      reason text,
      parcel text,
      decided_at timestamptz,
      sent_at timestamptz,
      received_at timestamptz
    )`,
    'create index samples_of on samples (buyer_id, product_id, asked_at)',
    `create index samples_waiting on samples (asked_at, sample_no) where state in ('ASKED', 'APPROVED')`,
  ],
};
