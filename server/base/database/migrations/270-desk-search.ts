import type { Migration } from './migration';

const FORM = `coalesce(amended, snapshot)->'form'`;
const BOOKING = `upper(translate(coalesce(amended, snapshot) #>> '{form,bookingNo}', ' -', ''))`;

/** Indexes of the search at the desk: goods, numbers of boxes, booking numbers and beginnings of order numbers. */
export const deskSearch: Migration = {
  version: 270,
  name: 'desk search',
  statements: [
    `create index orders_by_goods on orders using gin ((head->'goods') jsonb_path_ops)`,
    `create index orders_by_units on orders using gin (units jsonb_path_ops) where units <> '[]'`,
    `create index orders_by_boxes on orders using gin ((${FORM}->'containers') jsonb_path_ops) where mode = 'CFS'`,
    `create index orders_by_declared_boxes on orders using gin ((${FORM}->'boxNos') jsonb_path_ops) where mode = 'DGD'`,
    `create index orders_by_booking on orders ((${BOOKING})) where mode = 'DGD'`,
    'create index orders_by_number on orders (order_no text_pattern_ops)',
    'create index packed_units_by_number on packed_units (container_no)',
    `create index enquiries_by_goods on enquiries using gin ((form->'goods') jsonb_path_ops)`,
    'create index enquiries_by_number on enquiries (enquiry_no text_pattern_ops)',
  ],
};
