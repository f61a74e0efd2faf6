import type { Migration } from './migration';

const ABOUT = `jsonb_build_object('org', q.offer->'org', 'dst', q.offer->'dst', 'leavesAt', q.offer->'leavesAt')`;

/** A person can have several drafts of a mode, each with its own name. */
export const manyDrafts: Migration = {
  version: 93,
  name: 'many drafts',
  statements: [
    'drop index order_drafts_of_mode',
    'create index order_drafts_of_person on order_drafts (user_id, mode, saved_at desc)',
    'alter table order_drafts add column about jsonb',
    `update order_drafts d set about = ${ABOUT} from quotes q where q.quote_id = d.quote_id and d.quote_id <> ''`,
  ],
};
