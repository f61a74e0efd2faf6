import type { Migration } from './migration';

/** Prices of a sheet as the desk entered them: `rows` by row and column. An edition is never changed, only withdrawn. */
export const tariffEditions: Migration = {
  version: 280,
  name: 'tariff editions',
  statements: [
    `create table tariff_editions (
      sheet text not null,
      edition int not null,
      from_at timestamptz not null,
      rows jsonb not null,
      put_at timestamptz not null,
      put_by text references staff (id),
      approved_at timestamptz,
      approved_by text references staff (id),
      dropped_at timestamptz,
      dropped_by text references staff (id),
      primary key (sheet, edition)
    )`,
    `insert into day_data (name, revision) values ('tariffs', 0)`,
  ],
};
