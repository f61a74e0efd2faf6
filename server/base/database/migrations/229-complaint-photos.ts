import type { Migration } from './migration';

/** Complaint photographs are files of their uploader, each with a thumbnail; one belongs to one complaint. */
export const complaintPhotos: Migration = {
  version: 229,
  name: 'photographs of complaints',
  statements: [
    'alter table files add column small text',
    `create table complaint_photos (
      file_id text primary key references files (file_id),
      order_no text not null references orders (order_no),
      no integer not null,
      place integer not null
    )`,
    'create index complaint_photos_by_order on complaint_photos (order_no, no, place)',
  ],
};
