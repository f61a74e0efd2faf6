import type { Migration } from './migration';

export const eventsOfOrders: Migration = {
  version: 173,
  name: 'events of orders',
  statements: ['create index order_events_of on order_events (order_no, event, position)'],
};
