import type { Migration } from './migration';

const OPEN = `state in ('SUBMITTED', 'AWAIT_VERIFY', 'UNDER_REVIEW', 'DG_REVIEW', 'PENDING_UPDATE', 'CONFIRMED',
  'BOOKED', 'CARGO_IN', 'DECLARED')`;

/** Multiplier of a buyer's bounds (an enterprise, or a person without one), and indexes that find what they hold. */
export const buyerBounds: Migration = {
  version: 84,
  name: 'buyer bounds',
  statements: [
    `create table buyer_bounds (
      buyer text primary key,
      times int not null,
      reason text not null,
      set_at timestamptz not null
    )`,
    `create index orders_open_of on orders (user_id) where ${OPEN}`,
    `create index orders_open_of_enterprise on orders (enterprise_id) where ${OPEN}`,
  ],
};
