import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';

import { toJsonSchema } from '../../contract/wire/json-schema';
import { shapeEntries, shapeWire } from '../../contract/wire/shape-wire';
import {
  day,
  each,
  either,
  leftOut,
  listShape,
  maybe,
  num,
  choiceShape,
  only,
  record,
  shape,
  since,
  some,
  table,
  text,
  textShape,
  variants,
  whole,
  yes,
  type Is,
  type Shape,
} from '../../domain/shape/shape';

const KINDS: Record<string, readonly [of: Shape, taken: readonly unknown[], refused: readonly unknown[]]> = {
  text: [text, ['', '罐'], [1, null, undefined]],
  textTo: [textShape(2), ['', 'ab'], ['abc', 1]],
  num: [num, [0, -1.5], ['1', Number.NaN, null]],
  whole: [whole, [0, -2], [1.5, '1']],
  yes: [yes, [true, false], ['Y', 0]],
  day: [day, ['2026-12-02'], ['2026-13-02', '2.12.2026', 1]],
  oneOf: [choiceShape(['A', 'B']), ['A', 'B'], ['C', '', null]],
  only: [only('A'), ['A'], ['B']],
  list: [listShape(num), [[], [1]], [['1'], {}, null]],
  table: [table(num), [[], [1]], [['1'], null]],
  record: [record(num), [{}, { a: 1 }], [{ a: 'x' }, null]],
  maybe: [maybe(num), [1, null], [undefined, '1']],
  each: [each(['A', 'B'], num), [{ A: 1, B: 2 }], [{ A: 1 }]],
  some: [some(['A', 'B'], num), [{}, { B: 2 }], [{ A: undefined }, { B: 'x' }]],
  either: [either(num, text), [1, 'x'], [null, true]],
  shape: [shape({ a: num }), [{ a: 1 }], [{}, { a: 'x' }, null]],
  variants: [
    variants('kind', shape({ kind: only('one'), a: num }), shape({ kind: only('two'), b: text })),
    [
      { kind: 'one', a: 1 },
      { kind: 'two', b: 'x' },
    ],
    [{ kind: 'one', b: 'x' }, { kind: 'three' }],
  ],
};

describe('wire schema of a declared shape', () => {
  it.each(Object.entries(KINDS))('accepts %s unchanged and nothing else', (_, [of, taken, refused]) => {
    const wire = shapeWire(of);
    for (const value of taken) expect(v.parse(wire, value)).toStrictEqual(value);
    for (const value of refused) expect(v.is(wire, value)).toBe(false);
    expect(() => toJsonSchema(wire)).not.toThrow();
  });

  it('fills fields added later with their defaults and drops undeclared ones', () => {
    const wire = shapeWire(shape({ a: num, b: since(listShape(text), []), c: since(maybe(num), null) }));
    expect(v.parse(wire, { a: 1, more: 2 })).toStrictEqual({ a: 1, b: [], c: null });
  });

  it('omits an absent optional field', () => {
    const ONE = shape({ a: num, b: leftOut(text) });
    expectTypeOf<Is<typeof ONE>>().toEqualTypeOf<{ a: number } & { b?: string }>();
    const wire = v.object({ ...shapeEntries(ONE.parts), c: v.boolean() });
    for (const value of [
      { a: 1, c: true },
      { a: 1, b: 'x', c: true },
    ])
      expect(v.parse(wire, value)).toStrictEqual(value);
    expect(v.is(wire, { a: 1, b: undefined, c: true })).toBe(false);
  });

  it('infers the declared type', () => {
    const ONE = shape({
      a: maybe(num),
      b: since(table(choiceShape(['A', 'B'])), []),
      c: variants('kind', shape({ kind: only('one') }), shape({ kind: only('two'), d: record(either(text, num)) })),
    });
    type One = {
      a: number | null;
      b: readonly ('A' | 'B')[];
      c: { kind: 'one' } | { kind: 'two'; d: Record<string, string | number> };
    };
    expectTypeOf<Is<typeof ONE>>().toEqualTypeOf<One>();
    const wire = shapeWire(ONE);
    expectTypeOf<v.InferOutput<typeof wire>>().toEqualTypeOf<One>();
  });
});
