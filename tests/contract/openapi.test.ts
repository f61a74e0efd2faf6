import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { type Endpoint, endpoint } from '../../contract/wire/endpoint';
import { endpoints } from '../../contract/gateway/endpoints';
import { toJsonSchema } from '../../contract/wire/json-schema';
import { openApiDocument } from '../../contract/gateway/openapi';

const table: Array<[string, Endpoint]> = Object.entries(endpoints);

describe('the contract as JSON schema', () => {
  it.each(table)('exports %s as a JSON schema', (_name, { request, reply }) => {
    expect(toJsonSchema(request)).toMatchObject({ type: 'object' });
    expect(() => toJsonSchema(reply)).not.toThrow();
  });

  /** Request integers above the range of an integer column. */
  const unbounded = (schema: unknown, path: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const { type, maximum } = schema as { type?: unknown; maximum?: number };
    const own = type === 'integer' && !((maximum ?? Infinity) <= Number.MAX_SAFE_INTEGER) ? [path] : [];
    return [...own, ...Object.entries(schema).flatMap(([name, part]) => unbounded(part, `${path}.${name}`))];
  };

  /** Amounts are compared and never stored; a check outside JSON schema bounds pieces, sizes and fillings. */
  const ELSEWHERE = /\.amount$|^(?:quote|air|flexi).*\.(?:pieces|l|w|h|kg|litres)(?:\.anyOf\.0)?$/i;

  it('bounds every integer in a request', () => {
    const found = table.flatMap(([name, { request }]) => unbounded(toJsonSchema(request), name));
    expect(found.filter((path) => !ELSEWHERE.test(path))).toEqual([]);
  });

  it('marks required fields and their limits', () => {
    const schema = v.object({
      name: v.pipe(v.string(), v.minLength(2), v.maxLength(9), v.regex(/^a+$/)),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      kind: v.picklist(['x', 'y']),
      tags: v.pipe(v.array(v.string()), v.maxLength(3)),
      parent: v.nullable(v.object({ id: v.literal(7) })),
    });
    expect(toJsonSchema(schema)).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 2, maxLength: 9, pattern: '^a+$' },
        count: { type: 'integer', minimum: 1 },
        kind: { enum: ['x', 'y'] },
        tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
        parent: { anyOf: [{ type: 'object', properties: { id: { const: 7 } }, required: ['id'] }, { type: 'null' }] },
      },
      required: ['name', 'kind', 'tags', 'parent'],
    });
  });

  it('throws on an unknown kind of schema', () => {
    expect(() => toJsonSchema(v.map(v.string(), v.string()) as unknown as v.GenericSchema)).toThrow('"map"');
  });

  it('puts each field in the path, the query or the body', () => {
    const order = endpoint({
      summary: '取消',
      method: 'POST',
      path: '/api-puds/order/:no/cancel',
      request: v.object({ no: v.string(), reason: v.string() }),
      reply: v.object({}),
      access: 'session',
      urlSafe: false,
    });
    const search = endpoint({
      ...order,
      method: 'GET',
      path: '/api-item/un/search',
      request: v.object({ q: v.string() }),
      access: 'public',
    });
    const { paths } = openApiDocument({ order, search });
    expect(paths['/api-puds/order/{no}/cancel']?.['post']).toMatchObject({
      operationId: 'order',
      parameters: [{ name: 'no', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { required: ['reason'] } } } },
      security: [{ appCode: [], token: [] }],
    });
    expect(paths['/api-item/un/search']?.['get']).toMatchObject({
      parameters: [{ name: 'q', in: 'query', required: true }],
    });
  });
});
