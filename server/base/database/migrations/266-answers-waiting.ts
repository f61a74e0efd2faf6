import type { Migration } from './migration';

/** An enquiry answer awaiting a second approval, or returned by it. The owner reads only `enquiry_answers`. */
export const answersWaiting: Migration = {
  version: 266,
  name: 'answers waiting',
  statements: [
    `create table enquiry_answers_waiting (
      enquiry_no text primary key references enquiries (enquiry_no),
      at timestamptz not null,
      put_by text references staff (id),
      doubts jsonb not null,
      tariff jsonb,
      valid_until timestamptz not null,
      search jsonb not null,
      offer jsonb not null,
      rates jsonb not null,
      takers jsonb,
      charges jsonb not null,
      note text not null,
      returned_at timestamptz,
      returned_by text references staff (id),
      reason text not null default ''
    )`,
  ],
};
