import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { inRuns, rowsOf, tabled } from '../support/agreed/tabled';

it('prints similar items as a table and flat objects as one line', () => {
  const offer = {
    org: { code: 'CNSHA', nameCn: '上海' },
    lines: [
      { item: 'OF', total: { amount: 389_502, currency: '2' } },
      { item: 'THC', total: { amount: 150_000, currency: '1' }, more: [{ a: 1 }] },
    ],
    via: null,
    note: 'a, b',
    left: [],
  };
  expect(tabled('offer', offer)).toEqual([
    'offer:',
    '  org: code CNSHA, nameCn 上海',
    '  lines (item | total)',
    '    OF | $3,895.02',
    '    THC | ¥1,500.00',
    '      more (a)',
    '        1',
    '  via: null',
    '  note: "a, b"',
    '  left: [none]',
  ]);
  expect(
    inRuns([
      ['480 h', null],
      ['47 h', 'X'],
      ['23 h', 'X'],
      ['1 h', null],
    ]),
  ).toBe('480 h null, 47 h X, 1 h null');
  expect(rowsOf('<style>a</style><table><tr><td>毛重</td><td>7 kg</td></tr></table><p>船<br>班</p>')).toEqual([
    '毛重 | 7 kg',
    '船 / 班',
  ]);
});

const leaf = fc.oneof(
  fc.integer({ min: -2, max: 300 }),
  fc.constantFrom('', '–', 'none', 'a', 'b', 'a, b', 'a | b', '¥0.05', '[a]', '1', '2', 'null'),
  fc.constant(null),
  fc.boolean(),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('amount', 'currency', 'c', 'd'), tie('value'), { maxKeys: 3 }),
  ),
}));

function changed(one: unknown): unknown[] {
  if (typeof one !== 'object' || one === null)
    return ['z', 12_345, null, 'null', true, 'none', ''].filter((other) => other !== one);
  const entries = Object.entries(one);
  const others = entries.flatMap(([key, inner]) =>
    changed(inner).map((other) => entries.map(([name, same]) => [name, name === key ? other : same])),
  );
  return others.map((all) => (Array.isArray(one) ? all.map(([, item]) => item) : Object.fromEntries(all)));
}

it('changes a line with every changed value', () => {
  fc.assert(
    fc.property(value, (one) => {
      const told = tabled('x', one).join('\n');
      for (const other of changed(one)) expect(tabled('x', other).join('\n')).not.toBe(told);
    }),
    { numRuns: 500 },
  );
});
