import { CUTOFF_CODES, isDeadline } from '../../../../domain/offer/cutoffs';
import type { Migration } from './migration';

const DEADLINES = CUTOFF_CODES.filter((code) => isDeadline(code))
  .map((code) => `'${code}'`)
  .join(', ');

/**
 * Times that sort queues. `review_by`: promised review, filled by the sweep for earlier orders. `deadlines`: cut-offs
 * and departure, earliest first. `word_by`: promised answer to an enquiry.
 */
export const queuesByPromise: Migration = {
  version: 262,
  name: 'queues by promise',
  statements: [
    'alter table orders add column review_by timestamptz',
    `alter table orders add column deadlines timestamptz[] not null default '{}'`,
    `update orders o set deadlines = array(select distinct (moment.at)::timestamptz from (
       select cutoff->>'at' as at
         from jsonb_array_elements(coalesce(coalesce(o.amended, o.snapshot) #> '{quote,offer,cutoffs}', '[]')) as cutoff
        where cutoff->>'code' in (${DEADLINES})
       union all select o.head->>'leavesAt') as moment where moment.at is not null order by 1)`,
    'drop index orders_in_review',
    `create index orders_in_review on orders (is_hit desc, review_by, order_no, mode, state, places, hazards)
      where state in ('UNDER_REVIEW', 'DG_REVIEW')`,
    'drop index orders_in_carriage',
    `create index orders_in_carriage on orders
      (order_no, is_hit, is_complained, mode, state, deadlines, (head->>'arrivesAt'), places, hazards)
      where state in ('CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED') or is_complained`,
    'alter table enquiries add column word_by timestamptz',
    `update enquiries set word_by = said_at + interval '2 hours' where said_at is not null`,
  ],
};
