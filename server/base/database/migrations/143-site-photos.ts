import type { Migration } from './migration';

/** Photographs of packed boxes taken at the station. Stored with papers, but without an owner. */
export const sitePhotos: Migration = {
  version: 143,
  name: 'site photos',
  statements: [
    `create table site_photos (
      photo_id text primary key,
      order_no text not null references orders (order_no),
      unit integer not null,
      name text not null,
      media_type text not null,
      size bigint not null,
      sha256 text not null,
      taken_at timestamptz not null
    )`,
    'create index site_photos_by_order on site_photos (order_no)',
  ],
};
