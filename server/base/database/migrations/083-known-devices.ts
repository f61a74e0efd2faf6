import type { Migration } from './migration';

/** Digests only: a leaked copy identifies no browser. */
export const knownDevices: Migration = {
  version: 83,
  name: 'known devices',
  statements: [
    `create table known_devices (
      user_id text not null references users (id),
      digest bytea not null,
      seen_at timestamptz not null,
      primary key (user_id, digest)
    )`,
    'create index known_devices_age on known_devices (seen_at)',
  ],
};
