import type { Migration } from './migration';

/** What a photograph looks like from afar; none of those that were taken before has one. */
export const smallPhotos: Migration = {
  version: 158,
  name: 'small photos',
  statements: ['alter table site_photos add column small text'],
};
