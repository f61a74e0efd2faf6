import type { Migration } from './migration';

/** Enquiries and verifications become cases like orders; a customer's message waits for an answer. */
export const deskSubjects: Migration = {
  version: 196,
  name: 'desk subjects',
  statements: [
    'alter table desk_cases drop constraint desk_cases_order_no_fkey',
    'alter table desk_cases rename column order_no to subject',
    'alter table enquiries add column said_at timestamptz',
    `create index enquiries_said on enquiries (said_at, enquiry_no) where said_at is not null`,
    `create index enterprise_verifications_open on enterprise_verifications (submitted_at, enterprise_id)
      where decision is null`,
  ],
};
