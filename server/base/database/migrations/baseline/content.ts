/** Texts, campaigns, and data that changes from day to day. */
export const CONTENT = `
create table legal_documents (
  document_id text not null,
  version text not null,
  body jsonb not null,
  published_at timestamptz not null,
  primary key (document_id, version)
);

create table slides (
  slide_id text primary key,
  place text not null,
  position int not null,
  body jsonb not null
);

-- Editors' documents of every kind. A draft is private until published. turn rises with each act; changed_at is
-- the last change of published text.
create table documents (
  kind text not null,
  key text not null,
  state text not null,
  turn int not null default 0,
  version int not null default 0,
  body jsonb,
  draft jsonb,
  published_at timestamptz not null,
  changed_at timestamptz not null,
  views int not null default 0,
  drafted_by jsonb not null default '[]',
  primary key (kind, key)
);
create index documents_by_time on documents (kind, state, published_at desc);
create unique index campaigns_by_slug on documents (((body ->> 'slug'))) where kind = 'campaign';

-- by_staff: the publisher, null for the command line.
create table document_versions (
  kind text not null,
  key text not null,
  number int not null,
  act text not null,
  body jsonb not null,
  at timestamptz not null,
  by_staff text references staff (id),
  constraint document_versions_kind_key_fkey foreign key (kind, key) references documents (kind, key),
  primary key (kind, key, number)
);

create table help_votes (
  code text not null,
  version int not null,
  reader bytea not null,
  helped boolean not null,
  reason text,
  words text not null,
  at timestamptz not null,
  primary key (code, version, reader)
);

-- Bookings of campaign slots, one per telephone number. Only a digest of the browser's key is stored.
create table act_bookings (
  act_id text not null,
  phone text not null,
  key_digest bytea not null,
  slot_id text not null,
  starts_at timestamptz not null,
  company text not null,
  name text not null,
  question text not null,
  booked_at timestamptz not null,
  changed_at timestamptz,
  primary key (act_id, phone),
  constraint act_bookings_act_id_key_digest_key unique (act_id, key_digest)
);
create index act_bookings_until on act_bookings (starts_at);
create index act_bookings_of_slot on act_bookings (act_id, starts_at, booked_at);

-- Coupons with their terms at the time of the claim. order_no: the order using it; null again when that is
-- cancelled.
create table coupon_claims (
  coupon_id text not null,
  user_id text not null,
  nth int not null,
  enterprise_id text,
  act_id text not null,
  title text not null,
  amount bigint not null,
  least bigint not null,
  modes text[] not null,
  claimed_at timestamptz not null,
  valid_until timestamptz not null,
  order_no text,
  primary key (coupon_id, user_id, nth),
  constraint coupon_claims_amount_check check (amount > 0)
);
create index coupon_claims_of_person on coupon_claims (user_id, valid_until);
create index coupon_claims_of_enterprise on coupon_claims (enterprise_id, coupon_id) where enterprise_id is not null;
create unique index coupon_claims_of_order on coupon_claims (order_no) where order_no is not null;
create index coupon_claims_of_coupon on coupon_claims (coupon_id, claimed_at);

create table place_notices (
  place text primary key,
  text text not null,
  days int not null,
  put_at timestamptz not null,
  until text not null
);

-- One row per kind of daily data, locked by its writer.
create table day_data (
  name text primary key,
  revision bigint not null
);
insert into day_data (name, revision) values ('closures', 0);
insert into day_data (name, revision) values ('surcharges', 0);
insert into day_data (name, revision) values ('tariffs', 0);

create table calendar_years (
  year text not null,
  edition int not null,
  off jsonb not null,
  worked jsonb not null,
  is_told boolean not null,
  put_at timestamptz not null,
  put_by text references staff (id),
  dropped_at timestamptz,
  dropped_by text references staff (id),
  primary key (year, edition)
);
insert into calendar_years (year, edition, off, worked, is_told, put_at)
  values ('2026', 1, '[{"from":"2026-01-01","until":"2026-01-03"},{"from":"2026-02-15","until":"2026-02-23"},{"from":"2026-04-04","until":"2026-04-06"},{"from":"2026-05-01","until":"2026-05-05"},{"from":"2026-06-19","until":"2026-06-21"},{"from":"2026-09-25","until":"2026-09-27"},{"from":"2026-10-01","until":"2026-10-07"}]', '["2026-01-04","2026-02-14","2026-02-28","2026-05-09","2026-09-20","2026-10-10"]', true, to_timestamp(0));
insert into calendar_years (year, edition, off, worked, is_told, put_at)
  values ('2027', 1, '[{"from":"2027-01-01","until":"2027-01-01"},{"from":"2027-02-05","until":"2027-02-08"},{"from":"2027-04-05","until":"2027-04-05"},{"from":"2027-05-01","until":"2027-05-02"},{"from":"2027-06-09","until":"2027-06-09"},{"from":"2027-09-15","until":"2027-09-15"},{"from":"2027-10-01","until":"2027-10-03"}]', '[]', false, to_timestamp(0));
insert into calendar_years (year, edition, off, worked, is_told, put_at)
  values ('2028', 1, '[{"from":"2028-01-01","until":"2028-01-01"},{"from":"2028-01-25","until":"2028-01-28"},{"from":"2028-04-04","until":"2028-04-04"},{"from":"2028-05-01","until":"2028-05-02"},{"from":"2028-05-28","until":"2028-05-28"},{"from":"2028-10-01","until":"2028-10-03"}]', '[]', false, to_timestamp(0));

create table closures (
  closure_id text primary key,
  mode text,
  key text not null,
  name text not null,
  classes text[] not null,
  reason text not null,
  from_day text not null,
  until_day text not null,
  put_at timestamptz not null,
  put_by text references staff (id),
  dropped_at timestamptz,
  dropped_by text references staff (id)
);
create index closures_standing on closures (until_day) where dropped_at is null;

create table surcharges (
  surcharge_id text primary key,
  mode text,
  key text not null,
  scope text not null,
  classes text[] not null,
  name text not null,
  percent numeric(4,1) not null,
  from_day text not null,
  until_day text not null,
  put_at timestamptz not null,
  put_by text references staff (id),
  approved_at timestamptz,
  approved_by text references staff (id),
  ending_at timestamptz,
  ending_by text references staff (id),
  dropped_at timestamptz,
  dropped_by text references staff (id),
  constraint surcharges_percent_check check (percent > 0 and percent <= 50)
);
create index surcharges_standing on surcharges (until_day) where dropped_at is null;

-- Prices of a sheet as the desk entered them: rows by row and column. An edition is never changed, only
-- withdrawn.
create table tariff_editions (
  sheet text not null,
  edition int not null,
  from_at timestamptz not null,
  rows jsonb not null,
  put_at timestamptz not null,
  put_by text references staff (id),
  approved_at timestamptz,
  approved_by text references staff (id),
  dropped_at timestamptz,
  dropped_by text references staff (id),
  primary key (sheet, edition)
);
`;
