import type { Migration } from './migration';

export const surcharges: Migration = {
  version: 209,
  name: 'surcharges',
  statements: [
    `create table surcharges (
      surcharge_id text primary key,
      mode text,
      key text not null,
      scope text not null,
      classes text[] not null,
      name text not null,
      percent numeric(4, 1) not null check (percent > 0 and percent <= 50),
      from_day text not null,
      until_day text not null,
      put_at timestamptz not null,
      put_by text references staff (id),
      approved_at timestamptz,
      approved_by text references staff (id),
      ending_at timestamptz,
      ending_by text references staff (id),
      dropped_at timestamptz,
      dropped_by text references staff (id)
    )`,
    'create index surcharges_standing on surcharges (until_day) where dropped_at is null',
    `insert into day_data (name, revision) values ('surcharges', 0)`,
  ],
};
