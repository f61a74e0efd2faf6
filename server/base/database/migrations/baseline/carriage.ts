/** Goods on their way: places, stays, stations, photographs, mishaps. */
export const CARRIAGE = `
create table neighbours (
  stock_id text not null,
  order_no text not null references orders (order_no),
  body jsonb not null,
  from_day date,
  to_day date,
  primary key (stock_id, order_no)
);
create index neighbours_of on neighbours (order_no);
create index neighbours_leaving on neighbours (to_day) where to_day is not null;

create table units_out (
  unit_no text primary key,
  order_no text not null references orders (order_no),
  free_until date
);
create index units_out_of on units_out (order_no);
create index units_out_due on units_out (free_until) where free_until is not null;

create table leavings (
  code text primary key,
  order_no text not null references orders (order_no),
  comes_at timestamptz not null,
  grams bigint not null,
  pallets int not null,
  truck jsonb not null,
  taking jsonb not null,
  made_at timestamptz not null,
  left_at timestamptz,
  constraint leavings_pallets_check check (pallets >= 0),
  constraint leavings_grams_check check (grams > 0)
);
create index leavings_of on leavings (order_no, comes_at);

create table arrivals (
  code text primary key,
  order_no text not null references orders (order_no),
  came_at timestamptz,
  missed_at timestamptz
);
create index arrivals_by_order on arrivals (order_no);

create table site_checks (
  order_no text not null references orders (order_no),
  unit int not null,
  item text not null,
  is_fine boolean not null,
  note text not null,
  at timestamptz not null,
  primary key (order_no, unit, item)
);

-- Photographs and papers taken at a station or on the way, without an owner.
create table site_photos (
  photo_id text primary key,
  order_no text not null references orders (order_no),
  unit int not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  taken_at timestamptz not null,
  small text,
  place text,
  doc_type text
);
create index site_photos_by_order on site_photos (order_no);

-- The station's declaration for each packed box; a signature from before a later change is void.
create table packed_units (
  order_no text not null references orders (order_no),
  unit int not null,
  container_no text not null,
  seal text not null,
  vgm jsonb,
  at timestamptz not null,
  primary key (order_no, unit)
);
create index packed_units_by_number on packed_units (container_no);

create table road_days (
  name text not null,
  day date not null,
  trip text not null,
  order_no text references orders (order_no) on delete cascade,
  primary key (name, day)
);
create index road_days_of on road_days (order_no);

-- unit: number of the affected truck; 0 for all trucks of the order.
create table mishaps (
  order_no text not null references orders (order_no),
  no int not null,
  kind text not null,
  count numeric(9,1) not null,
  name text not null,
  day date not null,
  words text not null,
  stands text not null,
  lines jsonb not null,
  ways jsonb,
  answer_by timestamptz,
  told_at timestamptz not null,
  unit int not null default 0,
  primary key (order_no, no)
);
create index mishaps_asked on mishaps (answer_by) where answer_by is not null;
`;
