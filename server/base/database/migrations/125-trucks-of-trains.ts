import type { Migration } from './migration';

/** By now each truck that brings boxes to a station has a row; an order from before expects none by name. */
export const trucksOfTrains: Migration = {
  version: 125,
  name: 'trucks of trains',
  statements: [
    `update orders set snapshot = jsonb_set(snapshot, '{form,inbound}', '[]')
      where mode = 'RAIL' and snapshot #> '{form,inbound}' is null`,
  ],
};
