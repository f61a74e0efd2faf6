import * as v from 'valibot';

import { goodsNamed, type SaidGoods } from '../domain/question/blocks';
import type { Part, PartKind, Parts, SearchOf } from '../domain/question/part';

type Figure = Pick<Part, 'says' | 'bounds'>;

/** The bounds of a number; what is more than a bound is told from what is at least that. */
function bounded({ says, bounds: { least, over, most } }: Figure, ...first: v.GenericPipeAction<number, number>[]) {
  const checks = [
    ...first,
    ...(least === undefined ? [] : [v.minValue<number, number, string>(least, says)]),
    ...(over === undefined ? [] : [v.gtValue<number, number, string>(over, says)]),
    ...(most === undefined ? [] : [v.maxValue<number, number, string>(most, says)]),
  ];
  // A pipe is typed by its length, which a declaration does not know.
  return v.pipe(v.number(says), ...(checks as [v.GenericPipeAction<number, number>]));
}

const SCHEMAS: Readonly<Record<PartKind, (part: Part) => v.GenericSchema>> = {
  code: ({ shape, says }) => v.pipe(v.string(), v.regex(shape ?? /^$/, says)),
  name: ({ bounds: { most = 0 } }) => v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
  number: (part) => bounded(part),
  whole: (part) => bounded(part, v.integer(part.says)),
  choice: ({ options, says }) => v.picklist(options, says),
  yes: () => v.boolean(),
  day: ({ says }) => v.pipe(v.string(), v.isoDate(says)),
  untold: ({ options }) => v.pipe(v.array(v.picklist(options)), v.maxLength(options.length)),
  rows: () => v.unknown(),
};

/** What nobody has to say may be missing, and null where it has no usual answer. */
function entryOf(part: Part): v.GenericSchema {
  const schema = SCHEMAS[part.kind](part);
  if (part.need) return schema;
  return part.unsaid === null ? v.optional(v.nullable(schema), null) : v.optional(schema, part.unsaid as never);
}

/** The entries of a declared question, by their names at the gateway. */
export function questionWire<TParts extends Parts>(parts: TParts) {
  const entries = Object.entries(parts).flatMap(([name, part]) => {
    const wire = part.wire === undefined ? name : part.wire;
    return wire === null ? [] : [[wire, entryOf(part)] as const];
  });
  // Object.fromEntries forgets which name has which part; the declaration has just said it.
  return Object.fromEntries(entries) as unknown as {
    [TName in keyof SearchOf<TParts>]: v.GenericSchema<unknown, SearchOf<TParts>[TName]>;
  };
}

/** Goods have to be named, by number or by name. */
export const named = <TSearch extends SaidGoods>() =>
  v.check<TSearch, string>((search) => !goodsNamed.isAmiss(search), goodsNamed.says);
