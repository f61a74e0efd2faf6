import type { Migration } from './migration';

/** A requested price is in the currency of the answer; earlier ones were in US dollars. */
export const countersInCurrency: Migration = {
  version: 148,
  name: 'counters in currency',
  statements: [
    'alter table enquiry_messages add column counter jsonb',
    `update enquiry_messages
        set counter = jsonb_build_object('amount', counter_usd, 'currency', '2', 'isTaxed', false)
      where counter_usd is not null`,
    'alter table enquiry_messages drop column counter_usd',
  ],
};
