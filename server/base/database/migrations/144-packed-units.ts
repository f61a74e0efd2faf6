import type { Migration } from './migration';

/** The station's declaration for each packed box; a signature from before a later change is void. */
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
