import type { Migration } from './migration';

/** New desk log lines are keyed, may have no person, and seal the rows their act wrote. */
export const keyedLog: Migration = {
  version: 261,
  name: 'keyed log',
  statements: [
    'alter table desk_log alter column staff_id drop not null',
    'alter table desk_log add column key_id text',
    'alter table desk_log_end add column key_id text',
    `create table desk_seals (
      position bigint not null,
      source text not null,
      row_key text not null,
      up_to bigint not null,
      digest bytea not null,
      primary key (position, source, row_key)
    )`,
    'create index desk_seals_of on desk_seals (source, row_key, position)',
  ],
};
