import type { Migration } from './migration';

/** What happened to an order is found by what it was, however often its owner changed it. */
export const eventsOfOrders: Migration = {
  version: 173,
  name: 'events of orders',
  statements: ['create index order_events_of on order_events (order_no, event, position)'],
};
