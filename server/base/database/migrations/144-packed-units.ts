import type { Migration } from './migration';

/** What a station says of each box once it is packed; what was signed before something of it changed counts no more. */
export const packedUnits: Migration = {
  version: 144,
  name: 'packed units',
  statements: [
    `create table packed_units (
      order_no text not null references orders (order_no),
      unit integer not null,
      container_no text not null,
      seal text not null,
      vgm jsonb,
      at timestamptz not null,
      primary key (order_no, unit)
    )`,
    'alter table order_results add column voided_at timestamptz',
  ],
};
