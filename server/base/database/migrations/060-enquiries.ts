import type { Migration } from './migration';

export const enquiries: Migration = {
  version: 60,
  name: 'enquiries',
  statements: [
    `create table enquiries (
      enquiry_no text primary key,
      user_id text not null references users (id),
      state text not null,
      form jsonb not null,
      sent_at timestamptz not null,
      answer_by timestamptz not null
    )`,
    'create index enquiries_of on enquiries (user_id, sent_at desc)',
  ],
};
