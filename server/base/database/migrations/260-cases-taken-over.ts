import type { Migration } from './migration';

/** Holder before the last take-over, who is notified. `kind` is unknown for cases moved earlier. */
export const casesTakenOver: Migration = {
  version: 260,
  name: 'cases taken over',
  statements: [
    'alter table desk_cases add column kind text',
    'alter table desk_cases add column taken_from text references staff (id)',
    'alter table desk_cases add column taken_by text references staff (id)',
    'alter table desk_cases add column taken_at timestamptz',
    'create index desk_cases_taken on desk_cases (taken_from, taken_at) where taken_from is not null',
  ],
};
