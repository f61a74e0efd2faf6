import * as v from 'valibot';

import { MOST_GOODS } from '../../domain/order/goods/most-goods';
import type { Field, FieldKind, Fields, PartOf } from '../../domain/order/form/fields';
import { fileRow } from '../../domain/order/form/form-shape';

const textSchema = (most: number) => v.pipe(v.string(), v.maxLength(most));

const CODE_MOST = 20;

const listSchema = <TItem extends v.GenericSchema>(item: TItem, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

const typedFieldSchema = ({ most }: Field): v.GenericSchema => textSchema(2 * most);
const plainFieldSchema = ({ most }: Field): v.GenericSchema => textSchema(most);

const SCHEMAS: Readonly<Record<FieldKind, (field: Field) => v.GenericSchema>> = {
  text: typedFieldSchema,
  number: plainFieldSchema,
  whole: plainFieldSchema,
  money: plainFieldSchema,
  day: typedFieldSchema,
  moment: typedFieldSchema,
  choice: ({ options, most }) => (options ? v.picklist([...options, '']) : textSchema(2 * most)),
  many: ({ most }) => listSchema(textSchema(CODE_MOST), 2 * most),
  tick: () => v.boolean(),
  rows: ({ row = {}, most }) => listSchema(fieldsSchema(row), 2 * most),
  file: ({ most }) => listSchema(fileRow, 2 * most),
};

/** Schema of declared fields: bounded in size, every field optional, because drafts of earlier releases lack some. */
export function fieldsSchema<TFields extends Fields>(fields: TFields) {
  const entries = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, v.optional(SCHEMAS[field.kind](field), field.blank)]),
  );
  // The cast restores the field types that `Object.fromEntries` loses.
  return v.object(entries) as unknown as v.GenericSchema<unknown, PartOf<TFields>> & {
    entries: { [TName in keyof TFields]: v.GenericSchema<unknown, TFields[TName]['blank']> };
  };
}

/** Rows of a form plus rows not yet added. */
const MOST_FACTS = 2 * MOST_GOODS;

/** Extra fields a mode adds to each goods row, keyed by row. */
export const rowFactsWire = <TFields extends Fields>(fields: TFields) =>
  v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), fieldsSchema(fields)),
      v.check((kept) => Object.keys(kept).length <= MOST_FACTS),
    ),
    {},
  );
