import type { Migration } from './migration';

export const sailingBookings: Migration = {
  version: 50,
  name: 'sailing bookings',
  statements: [
    `create table sailing_bookings (
      sailing_id text primary key,
      leaves_at timestamptz not null,
      taken integer not null check (taken >= 0)
    )`,
    'create index sailing_bookings_ahead on sailing_bookings (leaves_at)',
  ],
};
