import type { Migration } from './migration';

/** What readers say of a page of help as they read it. Of who they are it keeps the digest of a cookie. */
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
