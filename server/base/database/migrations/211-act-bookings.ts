import type { Migration } from './migration';

/** Bookings of campaign slots, one per telephone number. Only a digest of the browser's key is stored. */
export const actBookings: Migration = {
  version: 211,
  name: 'act bookings',
  statements: [
    `create table act_bookings (
      act_id text not null references campaigns (act_id),
      phone text not null,
      key_digest bytea not null,
      slot_id text not null,
      starts_at timestamptz not null,
      company text not null,
      name text not null,
      question text not null,
      booked_at timestamptz not null,
      changed_at timestamptz,
      primary key (act_id, phone),
      unique (act_id, key_digest)
    )`,
    'create index act_bookings_until on act_bookings (starts_at)',
  ],
};
