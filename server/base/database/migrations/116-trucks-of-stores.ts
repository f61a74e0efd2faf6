import type { Migration } from './migration';

const FIELDS = ['plateNo', 'driverName', 'driverPhone', 'escortName'];

/** The form's single truck becomes the first of a list. */
const truckListSql = (form: string) => `jsonb_build_array(jsonb_build_object(
  'slot', coalesce(${form}->>'inHour', ''), 'driverIdTail', '', 'pieces', '',
  ${FIELDS.map((field) => `'${field}', coalesce(${form}->>'${field}', '')`).join(', ')}))`;

const CODE = `upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))`;

/** Goods for a warehouse came in one truck without a code; each truck now has a row and a code. */
export const trucksOfStores: Migration = {
  version: 116,
  name: 'trucks of stores',
  statements: [
    `update orders set gate_codes = array[${CODE}],
       snapshot = jsonb_set(snapshot, '{form,inbound}', ${truckListSql(`snapshot->'form'`)})
      where mode = 'WH' and snapshot #> '{form,inbound}' is null`,
    `update order_drafts set form = jsonb_set(form, '{inbound}', ${truckListSql('form')})
      where mode = 'WH' and form is not null and form->'inbound' is null`,
  ],
};
