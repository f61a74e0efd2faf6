import type { Migration } from './migration';

export const smallPhotos: Migration = {
  version: 158,
  name: 'small photos',
  statements: ['alter table site_photos add column small text'],
};
