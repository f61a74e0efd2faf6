/** Enquiries and the shop. */
export const TRADE = `
-- word_by: promised answer.
create table enquiries (
  enquiry_no text primary key,
  user_id text not null references users (id),
  state text not null,
  form jsonb not null,
  sent_at timestamptz not null,
  answer_by timestamptz not null,
  mode text not null default 'ENQ',
  reason text not null default '',
  quote_id text,
  told_late boolean not null default false,
  same_as text,
  said_at timestamptz,
  word_by timestamptz
);
create index enquiries_of on enquiries (user_id, sent_at desc);
create index enquiries_open on enquiries (answer_by) where state in ('OPEN', 'ANSWERED');
create index enquiries_unanswered on enquiries (answer_by, enquiry_no) where state = 'OPEN';
create index enquiries_unheard on enquiries (said_at, enquiry_no) where said_at is not null and state in
  ('ANSWERED', 'ACCEPTED');
create index enquiries_by_goods on enquiries using gin (((form -> 'goods')) jsonb_path_ops);
create index enquiries_by_number on enquiries (enquiry_no text_pattern_ops);

create table enquiry_messages (
  enquiry_no text not null references enquiries (enquiry_no),
  seq int not null,
  at timestamptz not null,
  by_house boolean not null,
  text text not null,
  counter jsonb,
  primary key (enquiry_no, seq)
);

create table enquiry_answers (
  enquiry_no text not null references enquiries (enquiry_no),
  answer_no int not null,
  at timestamptz not null,
  valid_until timestamptz not null,
  search jsonb not null,
  offer jsonb not null,
  rates jsonb not null,
  takers jsonb,
  charges jsonb not null,
  note text not null,
  primary key (enquiry_no, answer_no)
);

-- An answer that awaits a second approval, or was returned by it. The owner reads only enquiry_answers.
create table enquiry_answers_waiting (
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
);

create table mall_products (
  product_id text primary key,
  body jsonb not null,
  is_withdrawn boolean not null default false
);

create table mall_catalogue (
  only_one boolean default true primary key,
  revision bigint not null,
  constraint mall_catalogue_only_one_check check (only_one)
);
insert into mall_catalogue (revision) values (0);

-- Licences and permits of buyers. Quantities used on a permit are takings.
create table buyer_papers (
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
);
create index buyer_papers_of on buyer_papers (enterprise_id, handed_at);
create index buyer_papers_waiting on buyer_papers (handed_at, id) where state = 'HANDED_IN';

-- buyer_id: an enterprise, or a person without one.
create table samples (
  sample_no text primary key,
  buyer_id text not null,
  asked_by text not null references users (id),
  product_id text not null,
  product jsonb not null,
  form jsonb not null,
  fee bigint not null,
  courier bigint not null,
  asked_at timestamptz not null,
  state text not null,
  reason text,
  parcel text,
  decided_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz
);
create index samples_of on samples (buyer_id, product_id, asked_at);
create index samples_waiting on samples (asked_at, sample_no) where state in ('ASKED', 'APPROVED');

-- The open list; a person's other lists are in purchase_lists_kept.
create table purchase_lists (
  user_id text primary key references users (id),
  lines jsonb not null default '[]',
  delivery jsonb not null,
  rates jsonb not null default '{}',
  held_until timestamptz,
  list_id text not null default 'first',
  name text not null default '采购单',
  made_at timestamptz not null default '1970-01-01 00:00:00+00'
);

create table purchase_lists_kept (
  user_id text not null references purchase_lists (user_id) on delete cascade,
  list_id text not null,
  name text not null,
  made_at timestamptz not null,
  lines jsonb not null,
  delivery jsonb not null,
  rates jsonb not null,
  held_until timestamptz,
  primary key (user_id, list_id)
);

-- Links to a snapshot of a list. Only a digest of the link is stored.
create table purchase_shares (
  share_id text primary key,
  user_id text not null references users (id),
  token_digest bytea not null unique,
  show text not null,
  needs_login boolean not null,
  sheet jsonb not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  is_extended boolean not null default false,
  revoked_at timestamptz,
  opened int not null default 0,
  last_opened_at timestamptz
);
create index purchase_shares_of on purchase_shares (user_id, made_at desc);

-- Approval requests as sent, with their decisions. Only digests of the link and of the access pass are stored.
create table purchase_approvals (
  approval_id text primary key,
  user_id text not null references users (id),
  token_digest bytea not null unique,
  approver text not null,
  phone text not null,
  revision jsonb not null,
  hash text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened int not null default 0,
  last_opened_at timestamptz,
  wrong int not null default 0,
  locked_until timestamptz,
  pass_digest bytea,
  pass_until timestamptz,
  decision text,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  signature jsonb,
  after_id text references purchase_approvals (approval_id),
  list_id text not null default 'first'
);
create index purchase_approvals_of on purchase_approvals (user_id, made_at desc);

-- Append-only: each line contains the digest of the line before.
create table purchase_trail (
  user_id text not null references users (id),
  seq int not null,
  at timestamptz not null,
  who text not null,
  what text not null,
  approval_id text not null,
  revision text not null,
  said text not null,
  network text not null,
  agent text not null,
  prev_hash text not null,
  hash text not null,
  primary key (user_id, seq)
);

create table approved_orders (
  order_no text primary key references orders (order_no),
  approval_id text not null references purchase_approvals (approval_id),
  line_ids text[] not null,
  total bigint not null
);
create index approved_orders_by on approved_orders (approval_id);

-- Lines of a list taken by an order, to warn before one is ordered twice.
create table listed_lines (
  order_no text not null references orders (order_no),
  line_id text not null,
  kg double precision not null,
  primary key (order_no, line_id)
);
`;
