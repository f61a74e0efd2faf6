import type { Migration } from './migration';

const off = (days: string): string =>
  JSON.stringify(
    days.split(' ').map((one) => {
      const [from, until = from] = one.split('/');
      return { from, until };
    }),
  );

const BEGINS: readonly (readonly [year: string, isTold: boolean, off: string, worked: readonly string[]])[] = [
  [
    '2026',
    true,
    '2026-01-01/2026-01-03 2026-02-15/2026-02-23 2026-04-04/2026-04-06 2026-05-01/2026-05-05 2026-06-19/2026-06-21 2026-09-25/2026-09-27 2026-10-01/2026-10-07',
    ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  ],
  [
    '2027',
    false,
    '2027-01-01 2027-02-05/2027-02-08 2027-04-05 2027-05-01/2027-05-02 2027-06-09 2027-09-15 2027-10-01/2027-10-03',
    [],
  ],
  [
    '2028',
    false,
    '2028-01-01 2028-01-25/2028-01-28 2028-04-04 2028-05-01/2028-05-02 2028-05-28 2028-10-01/2028-10-03',
    [],
  ],
];

export const calendarYears: Migration = {
  version: 206,
  name: 'calendar years',
  statements: [
    `create table calendar_years (
      year text not null,
      edition int not null,
      off jsonb not null,
      worked jsonb not null,
      is_told boolean not null,
      put_at timestamptz not null,
      put_by text references staff (id),
      dropped_at timestamptz,
      dropped_by text references staff (id),
      primary key (year, edition)
    )`,
    ...BEGINS.map(
      ([year, isTold, days, worked]) =>
        `insert into calendar_years (year, edition, off, worked, is_told, put_at)
         values ('${year}', 1, '${off(days)}', '${JSON.stringify(worked)}', ${isTold}, to_timestamp(0))`,
    ),
  ],
};
