import type { Migration } from './migration';

/** Licences and permits of buyers. Quantities used on a permit are recorded as takings. */
export const buyerPapers: Migration = {
  version: 199,
  name: 'buyer papers',
  statements: [
    `create table buyer_papers (
      id text primary key,
      enterprise_id text not null references enterprises (id),
      handed_by text not null references users (id),
      paper text not null,
      number text not null,
      valid_to text not null,
      goods_id text,
      kg bigint,
      file_name text not null,
      file_type text not null,
      file bytea not null,
      handed_at timestamptz not null,
      state text not null,
      reason text,
      decided_at timestamptz
    )`,
    'create index buyer_papers_of on buyer_papers (enterprise_id, handed_at)',
    `create index buyer_papers_waiting on buyer_papers (handed_at, id) where state = 'HANDED_IN'`,
  ],
};
