import type { Migration } from './migration';

/** What the house says of a place that goods pass, until it takes it back. */
export const placeNotices: Migration = {
  version: 118,
  name: 'place notices',
  statements: [
    `create table place_notices (
      place text primary key,
      text text not null,
      days integer not null,
      put_at timestamptz not null
    )`,
  ],
};
