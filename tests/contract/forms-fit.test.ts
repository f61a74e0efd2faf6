import { expect, it } from 'vitest';

import type { Endpoint } from '../../contract/wire/endpoint';
import { type JsonSchema, toJsonSchema } from '../../contract/wire/json-schema';
import { ASK_WIRES, ORDER_WIRES, listWires } from '../../contract/modes';
import { MAX_JSON_BYTES } from '../../server/base/http/request-body';

/** UTF-8 bytes of a Chinese character. */
const BYTES_OF_A_LETTER = 3;
const NUMBER = 25;
const BOOLEAN = 5;
const RECORD = { entries: 40, key: 44 };

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** Maximum bytes of a schema value; infinite without a bound. */
function mostOf(schema: JsonSchema): number {
  const { enum: choices, anyOf, properties, items, maxItems, maxLength, type, additionalProperties } = schema;
  if (Array.isArray(choices)) return Math.max(...choices.map(lengthOf));
  if ('const' in schema) return lengthOf(schema['const']);
  if (Array.isArray(anyOf)) return Math.max(...anyOf.map((one) => mostOf(one as JsonSchema)));
  if (type === 'string') return 2 + BYTES_OF_A_LETTER * Number(maxLength ?? Infinity);
  if (type === 'array') return 2 + Number(maxItems ?? Infinity) * (1 + mostOf(items as JsonSchema));
  if (additionalProperties) return RECORD.entries * (RECORD.key + mostOf(additionalProperties as JsonSchema));
  if (properties)
    return Object.entries(properties).reduce(
      (all, [name, one]) => all + name.length + 4 + mostOf(one as JsonSchema),
      2,
    );
  return type === 'boolean' ? BOOLEAN : NUMBER;
}

const endpoints: [string, Endpoint][] = [
  ...listWires(ORDER_WIRES).flatMap(([mode, { submit, saveDraft }]): [string, Endpoint][] => [
    [`an order of ${mode}`, submit],
    [`a draft of ${mode}`, saveDraft],
  ]),
  ...listWires(ASK_WIRES).map(([mode, { submit }]): [string, Endpoint] => [`what is asked of ${mode}`, submit]),
];

it.each(endpoints)('%s at all its limits stays below the maximum body size', (_, { request }) => {
  expect(mostOf(toJsonSchema(request))).toBeLessThan(MAX_JSON_BYTES);
});
