/** @module-tag long */
import {
  assert,
  asyncProperty,
  constant,
  constantFrom,
  jsonValue,
  nat,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Endpoint } from '../../../../contract/wire/endpoint';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { toJsonSchema } from '../../../../contract/wire/json-schema';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const ROUNDS = 2_000;
const table: Endpoint[] = Object.values(endpoints);

const HOSTILE = [
  '',
  ' ',
  '-1',
  '1e999',
  '9'.repeat(400),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
];
const ODD = ['\u0000', '\uD800', '\u202E', '%00', '{{7*7}}', 'A'.repeat(5_000), '13800138000', 'null', '__proto__'];

const poison = oneof(
  constantFrom<unknown>(...HOSTILE, ...ODD, null, true, -0, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]]),
  jsonValue({ maxDepth: 4 }),
  string({ unit: 'binary' }),
);

const fieldsOf = ({ request }: Endpoint) => Object.keys(toJsonSchema(request)['properties'] ?? {});

/** Right field names with wrong values, among unknown fields. */
const bodyFor = (endpoint: Endpoint) =>
  record(Object.fromEntries([...fieldsOf(endpoint), '__proto__x', 'constructor'].map((name) => [name, poison])), {
    requiredKeys: [],
  });

const textFor = (endpoint: Endpoint) =>
  tuple(bodyFor(endpoint), nat(200), constantFrom('whole', 'cut', 'doubled', 'smeared')).map(([body, at, how]) => {
    const text = JSON.stringify(body);
    if (how === 'cut') return text.slice(0, at);
    if (how === 'doubled') return text + text;
    if (how === 'smeared') return `${text.slice(0, at)}\u0007"${text.slice(at)}`;
    return text;
  });

const attack = constantFrom(...table).chain((endpoint) => tuple(constant(endpoint), textFor(endpoint)));

const requestOf = (endpoint: Endpoint, text: string): [string, RequestInit] => {
  const headers = { 'content-type': 'application/json', appCode: 'echem', authorization: 'no-such-token' };
  const path = endpoint.path.replaceAll(
    /:\w+/g,
    encodeURIComponent(text.slice(0, 40).replaceAll(/[\uD800-\uDFFF]/g, '?')),
  );
  if (endpoint.method === 'POST') return [path, { method: 'POST', headers, body: text }];
  return [
    `${path}?${new URLSearchParams({ [fieldsOf(endpoint)[0] ?? 'x']: text.slice(0, 2_000) }).toString()}`,
    { headers },
  ];
};

describe(`${ROUNDS} malformed requests over every endpoint`, () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  it('any endpoint answers hostile input in the envelope, below 500 and without a stack', async () => {
    await assert(
      asyncProperty(attack, async ([endpoint, text]) => {
        const response = await gateway.request(...requestOf(endpoint, text));
        const answer = (await response.json()) as Record<string, unknown>;
        expect(response.status).toBeLessThan(500);
        expect(Object.keys(answer)).toEqual(['code', 'message', 'data']);
        expect(JSON.stringify(answer)).not.toMatch(/\bat \w+.*:\d+:\d+|node_modules|\.ts\b/);
      }),
      { numRuns: ROUNDS },
    );
    expect(gateway.lines.filter(({ event }) => event === 'fault')).toEqual([]);
  });
});
