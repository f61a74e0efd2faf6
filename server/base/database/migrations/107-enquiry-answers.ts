import type { Migration } from './migration';

export const enquiryAnswers: Migration = {
  version: 107,
  name: 'enquiry answers',
  statements: [
    `alter table enquiries add column mode text not null default 'ENQ'`,
    `alter table enquiries add column reason text not null default ''`,
    'alter table enquiries add column quote_id text',
    'alter table enquiries add column told_late boolean not null default false',
    `create index enquiries_open on enquiries (answer_by) where state in ('OPEN', 'ANSWERED')`,
    `create table enquiry_answers (
      enquiry_no text not null references enquiries (enquiry_no),
      answer_no integer not null,
      at timestamptz not null,
      valid_until timestamptz not null,
      search jsonb not null,
      offer jsonb not null,
      rates jsonb not null,
      takers jsonb,
      charges jsonb not null,
      note text not null,
      primary key (enquiry_no, answer_no)
    )`,
    `create table enquiry_messages (
      enquiry_no text not null references enquiries (enquiry_no),
      seq integer not null,
      at timestamptz not null,
      by_house boolean not null,
      text text not null,
      counter_usd integer,
      primary key (enquiry_no, seq)
    )`,
  ],
};
