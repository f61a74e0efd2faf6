import type { Migration } from './migration';

/** Each truck that brings boxes to a station gets a row; earlier orders expect no named trucks. */
export const trucksOfTrains: Migration = {
  version: 125,
  name: 'trucks of trains',
  statements: [
    `update orders set snapshot = jsonb_set(snapshot, '{form,inbound}', '[]')
      where mode = 'RAIL' and snapshot #> '{form,inbound}' is null`,
  ],
};
