import type { Migration } from './migration';

export const drafts: Migration = {
  version: 55,
  name: 'drafts',
  statements: [
    `create table order_drafts (
      user_id text not null references users (id),
      mode text not null,
      draft_id text not null,
      form jsonb,
      revision int not null,
      saved_at timestamptz not null,
      primary key (user_id, mode)
    )`,
    'create index order_drafts_age on order_drafts (saved_at)',
  ],
};
