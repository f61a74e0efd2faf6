/** Customers, enterprises, sessions, messages and bounds. */
export const PEOPLE = `
create table installation_secrets (
  name text primary key,
  value bytea not null
);

-- Anyone may claim a credit code by entering it; it belongs to one enterprise only after verification.
create table enterprises (
  id text primary key,
  mcp_code text not null unique,
  name text not null,
  credit_code text not null,
  audit_status text not null
);
create index enterprises_claiming on enterprises (credit_code);
create unique index enterprises_passed on enterprises (credit_code) where audit_status = 'PASS';
create index enterprises_waiting on enterprises (id) where audit_status = 'WAIT';

create table enterprise_entries (
  id text primary key,
  enterprise_id text not null references enterprises (id),
  app_source text not null,
  service_name text not null,
  status text not null
);
create index enterprise_entries_of on enterprise_entries (enterprise_id, app_source);

-- A closed account keeps an anonymous row, because its orders must be kept. registered_from: digest of an
-- address; unverified accounts of one address share one account's bounds.
create table users (
  id text primary key,
  phone text not null unique,
  name text not null,
  avatar text not null default '',
  roles text[] not null,
  password_hash text not null,
  user_source text not null,
  enterprise_id text references enterprises (id),
  created_at timestamptz not null,
  closed_at timestamptz,
  registered_from text
);
create index users_closed on users (closed_at) where closed_at is not null;
create index users_registered_from on users (registered_from) where registered_from is not null;
create index users_of_enterprise on users (enterprise_id) where enterprise_id is not null;
create index users_by_tail on users (right(phone, 4)) where closed_at is null;

create table enterprise_verifications (
  id text primary key,
  enterprise_id text not null references enterprises (id),
  submitted_by text not null references users (id),
  name text not null,
  credit_code text not null,
  licence_name text,
  licence_type text,
  licence bytea,
  submitted_at timestamptz not null,
  decision text,
  reason text,
  decided_at timestamptz
);
create index enterprise_verifications_of on enterprise_verifications (enterprise_id, submitted_at);
create index enterprise_verifications_open on enterprise_verifications (submitted_at, enterprise_id) where
  decision is null;

-- One consent per account and edition, however many tabs are open.
create table consents (
  id text primary key,
  user_id text not null references users (id),
  document text not null,
  version text not null,
  flow text not null,
  agreed_at timestamptz not null
);
create unique index consents_once on consents (user_id, document, version);

create table whole_vehicle_orders (
  order_no text primary key,
  user_id text not null references users (id),
  created_at timestamptz not null
);
create index whole_vehicle_orders_of on whole_vehicle_orders (user_id, created_at);

create table sessions (
  id text primary key,
  user_id text not null references users (id),
  token_digest bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of on sessions (user_id, seen_at);
create index sessions_age on sessions (expires_at);

create table tickets (
  digest bytea primary key,
  session_id text not null references sessions (id) on delete cascade,
  audience text not null,
  expires_at timestamptz not null
);
create index tickets_of on tickets (session_id);
create index tickets_age on tickets (expires_at);

create table login_attempts (
  account text not null,
  address text not null,
  failures int not null,
  failed_at timestamptz not null,
  primary key (account, address)
);
create index login_attempts_age on login_attempts (failed_at);

-- Digests only: a leaked copy identifies no browser.
create table known_devices (
  user_id text not null references users (id),
  digest bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, digest)
);
create index known_devices_age on known_devices (seen_at);

create table sms_quotas (
  kind text not null,
  subject text not null,
  sent_at timestamptz[] not null,
  last_sent_at timestamptz not null,
  primary key (kind, subject)
);
create index sms_quotas_age on sms_quotas (last_sent_at);

-- A code belongs to the browser that requested it.
create table sms_codes (
  phone text not null,
  message_type text not null,
  asker bytea not null,
  id text not null,
  digest bytea not null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  primary key (phone, message_type, asker)
);
create index sms_codes_age on sms_codes (expires_at);

create table sms_outbox (
  id text primary key,
  phone text not null,
  message_type text not null,
  code text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  notice text
);
create index sms_outbox_newest on sms_outbox (sent_at desc);
create index sms_outbox_phone on sms_outbox (phone, sent_at desc);

-- Messages sent to customers; of a code, only its purpose.
create table sent_messages (
  id text primary key,
  user_id text not null references users (id),
  kind text not null,
  text text,
  sent_at timestamptz not null
);
create index sent_messages_of on sent_messages (user_id, sent_at desc);
create index sent_messages_age on sent_messages (sent_at);

create table captcha_challenges (
  token text primary key,
  type text not null,
  secret_key text not null,
  answer text not null,
  client text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index captcha_challenges_client on captcha_challenges (client, issued_at desc);
create index captcha_challenges_age on captcha_challenges (expires_at);

create table captcha_proofs (
  digest text primary key,
  expires_at timestamptz not null,
  spent_at timestamptz,
  phone text,
  purpose text
);
create index captcha_proofs_age on captcha_proofs (expires_at);

create table captcha_works (
  token text primary key,
  phone text not null,
  numbers text not null,
  expires_at timestamptz not null
);
create index captcha_works_age on captcha_works (expires_at);

-- All counts of a window of time.
create table counts (
  kind text not null,
  subject text not null,
  count int not null,
  ends_at timestamptz not null,
  primary key (kind, subject)
);
create index counts_of on counts (subject);
create index counts_age on counts (ends_at);

-- Multiplier of a buyer's bounds (an enterprise, or a person without one).
create table buyer_bounds (
  buyer text primary key,
  times int not null,
  reason text not null,
  set_at timestamptz not null
);

-- Sums in fen above which an enterprise requires one or two approvals.
create table approval_rules (
  enterprise_id text primary key references enterprises (id),
  one_above bigint not null,
  two_above bigint,
  set_at timestamptz not null
);

create table approvers (
  enterprise_id text not null references enterprises (id),
  phone text not null,
  name text not null,
  primary key (enterprise_id, phone)
);
`;
