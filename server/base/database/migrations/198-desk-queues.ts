import type { Migration } from './migration';

/** Paging, filtering and counting a queue read its index only; rows are read for the shown page. */
export const deskQueues: Migration = {
  version: 198,
  name: 'desk queues',
  statements: [
    'drop index orders_in_review',
    'drop index orders_at_customer',
    'drop index orders_in_carriage',
    `create index orders_in_review on orders (submitted_at, order_no, mode, state)
      where state in ('UNDER_REVIEW', 'DG_REVIEW')`,
    `create index orders_at_customer on orders ((coalesce(reply_by, verify_by)), order_no, mode, state)
      where state in ('AWAIT_VERIFY', 'PENDING_UPDATE')`,
    `create index orders_in_carriage on orders ((coalesce(head->>'leavesAt', '9')), order_no, mode, state)
      where state in ('CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED')`,
    'drop index enquiries_said',
    `create index enquiries_unanswered on enquiries (answer_by, enquiry_no) where state = 'OPEN'`,
    `create index enquiries_unheard on enquiries (said_at, enquiry_no)
      where said_at is not null and state in ('ANSWERED', 'ACCEPTED')`,
    `create index enterprises_waiting on enterprises (id) where audit_status = 'WAIT'`,
  ],
};
