import type { Migration } from './migration';

/** People of the house work at enquiries and verifications as they do at orders; what a customer has said waits for a word. */
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
