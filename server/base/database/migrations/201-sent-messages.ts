import type { Migration } from './migration';

/**
 * Messages sent to customers; of a code, only its purpose. Indexes find people by the end of their number and by
 * enterprise.
 */
export const sentMessages: Migration = {
  version: 201,
  name: 'sent messages',
  statements: [
    `create table sent_messages (
      id text primary key,
      user_id text not null references users (id),
      kind text not null,
      text text,
      sent_at timestamptz not null
    )`,
    'create index sent_messages_of on sent_messages (user_id, sent_at desc)',
    'create index sent_messages_age on sent_messages (sent_at)',
    'create index users_of_enterprise on users (enterprise_id) where enterprise_id is not null',
    'create index users_by_tail on users ((right(phone, 4))) where closed_at is null',
  ],
};
