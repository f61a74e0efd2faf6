import type { Migration } from './migration';

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
