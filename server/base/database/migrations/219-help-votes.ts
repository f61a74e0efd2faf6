import type { Migration } from './migration';

export const helpVotes: Migration = {
  version: 219,
  name: 'help votes',
  statements: [
    `create table help_votes (
      code text not null,
      version int not null,
      reader bytea not null,
      helped boolean not null,
      reason text,
      words text not null,
      at timestamptz not null,
      primary key (code, version, reader)
    )`,
  ],
};
