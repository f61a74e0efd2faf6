import * as v from 'valibot';

import type { Cell, Cells, QuestionPart, PartKind, Parts, SearchOf } from '../../domain/question/part';
import { parseMoment } from '../../domain/values/moments';

type Figure = Pick<QuestionPart, 'says' | 'bounds'>;

/** Bounds of a number: `over` is exclusive, `least` inclusive. */
function bounded({ says, bounds: { least, over, most } }: Figure, ...first: v.GenericPipeAction<number, number>[]) {
  const checks = [
    ...first,
    ...(least === undefined ? [] : [v.minValue<number, number, string>(least, says)]),
    ...(over === undefined ? [] : [v.gtValue<number, number, string>(over, says)]),
    ...(most === undefined ? [] : [v.maxValue<number, number, string>(most, says)]),
  ];
  // valibot types a pipe by its length, which a declaration does not know.
  return v.pipe(v.number(says), ...(checks as [v.GenericPipeAction<number, number>]));
}

const CELL_SCHEMAS: Readonly<Record<Cell['kind'], (cell: Cell) => v.GenericSchema>> = {
  // Nullable: a row may have no code.
  code: ({ shape, says }) => v.nullable(v.pipe(v.string(), v.regex(shape ?? /^$/, says))),
  number: (cell) => bounded(cell),
  whole: (cell) => bounded(cell, v.integer(cell.says)),
  choice: ({ options, says }) => v.picklist(options, says),
  name: ({ bounds: { most = 0 } }) => v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
};

function cellSchema(cell: Cell): v.GenericSchema {
  const schema = CELL_SCHEMAS[cell.kind](cell);
  if (cell.leftOut) return v.optional(schema);
  return cell.need ? schema : v.optional(v.nullable(schema), null);
}

export function rowWire<TRow>(cells: Cells, besides: v.ObjectEntries = {}) {
  const entries = Object.entries(cells).map(([name, cell]) => [name, cellSchema(cell)] as const);
  // The cast restores the field types that `Object.fromEntries` loses.
  return v.object({ ...Object.fromEntries(entries), ...besides }) as unknown as v.GenericSchema<unknown, TRow>;
}

/** List of at least one row, up to its bound. */
export const rowListSchema = <TSchema extends v.GenericSchema>(
  { says, bounds: { most = 0 }, tooMany = '' }: Figure & Pick<QuestionPart, 'tooMany'>,
  row: TSchema,
) => v.pipe(v.array(row), v.minLength(1, says), v.maxLength(most, tooMany));

const SCHEMAS: Readonly<Record<PartKind, (part: QuestionPart) => v.GenericSchema>> = {
  code: ({ shape, says }) => v.pipe(v.string(), v.regex(shape ?? /^$/, says)),
  name: ({ bounds: { most = 0 } }) => v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
  number: (part) => bounded(part),
  whole: (part) => bounded(part, v.integer(part.says)),
  choice: ({ options, says }) => v.picklist(options, says),
  yes: () => v.boolean(),
  day: ({ says }) => v.pipe(v.string(), v.isoDate(says)),
  moment: ({ says }) =>
    v.pipe(
      v.string(),
      v.check((text) => parseMoment(text) !== null, says),
    ),
  untold: ({ options }) => v.pipe(v.array(v.picklist(options)), v.maxLength(options.length)),
  carried: ({ bounds: { most = 0 } }) => v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
  rows: (part) => rowListSchema(part, rowWire(part.cells ?? {})),
};

/** Optional parts may be missing; null where they have no default. */
function partSchema(part: QuestionPart): v.GenericSchema {
  const schema = SCHEMAS[part.kind](part);
  if (part.need) return schema;
  return part.unsaid === null ? v.optional(v.nullable(schema), null) : v.optional(schema, part.unsaid as never);
}

export function questionWire<TParts extends Parts>(parts: TParts) {
  const entries = Object.entries(parts).flatMap(([name, part]) => {
    const wire = part.wire === undefined ? name : part.wire;
    return wire === null ? [] : [[wire, partSchema(part)] as const];
  });
  // The cast restores the part types that `Object.fromEntries` loses.
  return Object.fromEntries(entries) as unknown as {
    [TName in keyof SearchOf<TParts>]: v.GenericSchema<unknown, SearchOf<TParts>[TName]>;
  };
}

export const checkRule = <TSearch extends TSaid, TSaid>(rule: {
  says: string;
  isAmiss(this: void, said: TSaid): boolean;
}) => v.check<TSearch, string>((search) => !rule.isAmiss(search), rule.says);
