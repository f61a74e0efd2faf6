/** Offers sold, quotes, drafts, orders with their history and papers. */
export const ORDERS = `
create table takings (
  stock_id text not null,
  until_at timestamptz not null,
  taken bigint not null,
  measure text not null,
  market text not null,
  constraint sailing_bookings_taken_check check (taken >= 0),
  primary key (stock_id, measure)
);
create index takings_ahead on takings (market, until_at);

-- A lock's duration does not tell its age: it ends with its offer.
create table quotes (
  quote_id text primary key,
  user_id text,
  offer_id text not null,
  search jsonb not null,
  offer jsonb not null,
  locked_until timestamptz not null,
  order_no text,
  mode text not null,
  rates jsonb,
  takers jsonb,
  made_at timestamptz not null
);
create index quotes_unused on quotes (locked_until) where order_no is null;
create index quotes_of on quotes (user_id, made_at desc) where order_no is null;

create table order_drafts (
  user_id text not null references users (id),
  mode text not null,
  draft_id text not null,
  form jsonb,
  revision int not null,
  saved_at timestamptz not null,
  quote_id text not null default '',
  about jsonb,
  primary key (user_id, draft_id)
);
create index order_drafts_age on order_drafts (saved_at);
create index order_drafts_of_person on order_drafts (user_id, mode, saved_at desc);

-- Amended and measured goods stand beside the snapshot, which is never rewritten. same_as: key that equal
-- orders share. review_by: promised review. deadlines: cut-offs and departure, earliest first.
create table orders (
  order_no text primary key,
  user_id text not null references users (id),
  enterprise_id text references enterprises (id),
  mode text not null,
  state text not null,
  is_danger boolean not null,
  submitted_at timestamptz not null,
  verify_by timestamptz,
  quote_id text not null,
  offer_id text not null,
  protocol_version text not null,
  snapshot jsonb not null,
  cancel_reason text,
  cancel_fee bigint,
  takings jsonb not null default '[]',
  head jsonb not null,
  closes_at timestamptz,
  offer_lapsed_at timestamptz,
  asked jsonb,
  reply_by timestamptz,
  amended jsonb,
  measured jsonb,
  answer_by timestamptz,
  gate_codes text[] not null default '{}',
  bumped jsonb,
  bump_by timestamptz,
  units jsonb not null default '[]',
  same_as text,
  mate text,
  places text[] not null default '{}',
  hazards text[] not null default '{}',
  passes text[] not null default '{}',
  is_hit boolean not null default false,
  hit_by text,
  is_complained boolean not null default false,
  beside_no text references orders (order_no),
  review_by timestamptz,
  deadlines timestamptz[] not null default '{}'
);
create index orders_of on orders (user_id, submitted_at desc, order_no);
create index orders_of_enterprise on orders (enterprise_id, submitted_at desc, order_no);
create index orders_awaiting on orders (verify_by) where state = 'AWAIT_VERIFY';
create index orders_closing on orders (closes_at) where state = 'AWAIT_VERIFY' and offer_lapsed_at is null;
create index orders_open_of on orders (user_id) where state in ('SUBMITTED', 'AWAIT_VERIFY', 'UNDER_REVIEW',
  'DG_REVIEW', 'PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED');
create index orders_open_of_enterprise on orders (enterprise_id) where state in ('SUBMITTED', 'AWAIT_VERIFY',
  'UNDER_REVIEW', 'DG_REVIEW', 'PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED');
create index orders_reply_by on orders (reply_by) where state = 'PENDING_UPDATE';
create index orders_answer_by on orders (answer_by) where answer_by is not null;
create index orders_gate_codes on orders using gin (gate_codes);
create index orders_bump_by on orders (bump_by) where bump_by is not null;
create index orders_same on orders (user_id, same_as, submitted_at) where same_as is not null;
create index orders_same_of_enterprises on orders (enterprise_id, same_as, submitted_at) where same_as is not null;
create index orders_open on orders (state) where state in ('UNDER_REVIEW', 'DG_REVIEW', 'AWAIT_VERIFY',
  'PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED');
create index orders_at_customer on orders (is_hit desc, coalesce(reply_by, verify_by), order_no, mode, state,
  places, hazards) where state in ('AWAIT_VERIFY', 'PENDING_UPDATE');
create index orders_hit on orders (hit_by) where hit_by is not null;
create index orders_in_review on orders (is_hit desc, review_by, order_no, mode, state, places, hazards) where
  state in ('UNDER_REVIEW', 'DG_REVIEW');
create index orders_in_carriage on orders (order_no, is_hit, is_complained, mode, state, deadlines, ((head ->>
  'arrivesAt')), places, hazards) where state in ('CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED',
  'ARRIVED') or is_complained;
create index orders_by_goods on orders using gin (((head -> 'goods')) jsonb_path_ops);
create index orders_by_units on orders using gin (units jsonb_path_ops) where units <> '[]';
create index orders_by_boxes on orders using gin ((((coalesce(amended, snapshot) -> 'form') -> 'containers'))
  jsonb_path_ops) where mode = 'CFS';
create index orders_by_declared_boxes on orders using gin ((((coalesce(amended, snapshot) -> 'form') ->
  'boxNos')) jsonb_path_ops) where mode = 'DGD';
create index orders_by_booking on orders (upper(translate((coalesce(amended, snapshot) #>> '{form,bookingNo}'),
  ' -', ''))) where mode = 'DGD';
create index orders_by_number on orders (order_no text_pattern_ops);

-- answers: answers to open findings, with the acceptance.
create table order_events (
  order_no text not null references orders (order_no),
  position int not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  happened_at timestamptz not null,
  by_user text,
  note text,
  by_staff text references staff (id),
  answers jsonb,
  primary key (order_no, position)
);
create index order_events_of on order_events (order_no, event, position);

create table order_keys (
  user_id text not null references users (id),
  idempotency_key text not null,
  digest bytea not null,
  answer jsonb,
  kept_until timestamptz not null,
  primary key (user_id, idempotency_key)
);
create index order_keys_age on order_keys (kept_until);

-- about: the day of which an extended stay is reminded again.
create table order_notices (
  order_no text not null references orders (order_no),
  kind text not null,
  verify_by timestamptz not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  about text not null default '',
  primary key (order_no, kind, about)
);
create index order_notices_unsent on order_notices (made_at) where sent_at is null;

-- Two texts may have editions of one day, so the text is named too.
create table protocol_consents (
  user_id text not null references users (id),
  version text not null,
  enterprise_id text references enterprises (id),
  agreed_at timestamptz not null,
  document_id text not null,
  primary key (user_id, document_id, version)
);
create index protocol_consents_of on protocol_consents (enterprise_id, document_id, version);

-- inline_content: papers of the release before the file store, carried over at the next start.
create table files (
  file_id text primary key,
  user_id text not null references users (id),
  doc_type text not null,
  name text not null,
  media_type text not null,
  size int not null,
  inline_content bytea,
  uploaded_at timestamptz not null,
  sha256 text,
  small text
);
create index files_of on files (user_id);
create index files_to_carry on files (file_id) where inline_content is not null;

create table file_leavings (
  file_id text primary key,
  due_at timestamptz not null
);
create index file_leavings_due on file_leavings (due_at);

-- A withdrawn paper no longer counts; papers that staff have read are kept.
create table order_papers (
  order_no text not null references orders (order_no),
  file_id text not null,
  doc_type text not null,
  added_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (order_no, file_id)
);

-- Files of their uploader, each with a thumbnail; one belongs to one complaint.
create table complaint_photos (
  file_id text primary key references files (file_id),
  order_no text not null references orders (order_no),
  no int not null,
  place int not null
);
create index complaint_photos_by_order on complaint_photos (order_no, no, place);

create table order_results (
  order_no text not null references orders (order_no),
  version int not null,
  at timestamptz not null,
  signed_by text not null,
  body text not null,
  bytes int not null,
  sha256 text not null,
  voided_at timestamptz,
  primary key (order_no, version)
);
`;
