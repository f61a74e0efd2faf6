import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { choose } from '../mutants/choose';
import { compiler } from '../mutants/compiler';
import { damaged, nameOfFault, nameOnItsLine } from '../mutants/fault';
import { faultsIn } from '../mutants/sites';
import { suitesFor } from '../mutants/suites';
import { houseOf } from '../support/arrows/house';

const mutantsOf = (source: string, path = 'domain/x.tsx') =>
  faultsIn(path, source).map((fault) => damaged(source, fault));

it.each([
  ['a = b < c;', ['a = (b) >= (c);', 'a = (b) <= (c);']],
  ['a = b <= c;', ['a = (b) < (c);']],
  ['a = b(c, d);', ['a = b(d, c);']],
  ['a = [b, ...c];', ['a = [...[], ...c];', 'a = [b, ...[]];']],
  ['a = { guard: b, c };', ['a = { ...{}, c };', 'a = { guard: b, ...{} };']],
  [
    "a = b === 'CNY' ? 'CNY' : 'USD';",
    [
      "a = ((b === 'CNY') ? ('USD') : ('CNY'));",
      "a = (b) !== ('CNY') ? 'CNY' : 'USD';",
      "a = b === 'USD' ? 'CNY' : 'USD';",
      "a = b === 'CNY' ? 'USD' : 'USD';",
      "a = b === 'CNY' ? 'CNY' : 'CNY';",
    ],
  ],
  ['a = b && 重;', ['a = (b) || (重);']],
  ["a = '重' + b;", []],
  ['a = b ? c : d;', ['a = ((b) ? (d) : (c));']],
  ['if (a) b = 1;', ['if (!(a)) b = 1;', 'if (a) b = (1 + 1);']],
  ['a = !b;', ['a = !!(b);']],
  ['send(a);', [';']],
  ['await send(a);', [';']],
  ['a = b.some(c);', ['a = b.every(c);']],
  ['const a: 2 = b as true;', []],
  ["import { a } from './1';", []],
  ['a = <p className="a" />;', []],
  ['a = <p className={isOld ? "a" : "b"} />;', []],
  ['a = <p onClick={b} />;', ['a = <p  />;']],
  [
    "a = sql('select b from c where d = e and f < 1');",
    [
      "a = sql('select b from c where d = e or f < 1');",
      "a = sql('select b from c where d <> e and f < 1');",
      "a = sql('select b from c where d = e and f >= 1');",
      "a = sql('select b from c where true or d = e and f < 1');",
    ],
  ],
])('mutates %s in every possible way', (source, mutants) => {
  expect(mutantsOf(source)).toEqual(mutants);
});

it.each([
  ['a = b < c;', 'a = (mark,((b) >= (c)));'],
  ['send(a);', 'mark;'],
  ['a = <p onClick={b} />;', 'a = <p {...(mark,{})} />;'],
])('marks the mutation of %s', (source, expected) => {
  const [fault] = faultsIn('domain/x.tsx', source);
  const marked = fault ? damaged(source, fault, 'met') : '';
  expect(marked.replace(/\(globalThis\.struck\?\?=.*?\?\?1\)/, 'mark')).toBe(expected);
});

it('names a surviving mutant with its line', () => {
  const faults = faultsIn('domain/x.ts', 'const a = 0;\n  const b = { c: 0 };');
  expect(faults.map(nameOnItsLine)).toEqual([
    'domain/x.ts: 0 => (0 + 1) in const a = 0;',
    'domain/x.ts: c: 0 => ...{} in const b = { c: 0 };',
    'domain/x.ts: 0 => (0 + 1) in const b = { c: 0 };',
  ]);
  const twice = faultsIn('domain/x.ts', 'const a = b(0, 0);');
  expect(twice.map(({ within }) => within)).toEqual(['const a = b(0, 0);', 'const a = b(0, 0); (2)']);
});

it('mutates no coordinates or icon names', () => {
  expect(mutantsOf('a = <p><path x={b} /><Icon name="spinner" /></p>;')).toEqual([]);
  expect(mutantsOf('a = <IconButton name="trash" label={b} />;')).toEqual(['a = <IconButton name="trash"  />;']);
});

it('draws the same mutants from a seed, equally from every room', () => {
  const faults = ['domain/a.ts', 'server/b.ts', 'docs/c.ts'].flatMap((path) => faultsIn(path, 'a = [1, 2, 3, 4];'));
  const chosen = (seed: string) => choose(faults, { seed, count: 10 }).map(nameOfFault);
  expect(chosen('1')).toEqual(chosen('1'));
  expect(chosen('1')).not.toEqual(chosen('2'));
  expect(chosen('1').map((name) => name.slice(0, name.indexOf('.')))).toEqual([
    'domain/a',
    'server/b',
    'domain/a',
    'server/b',
  ]);
});

it('draws the same mutants after a line is inserted above', () => {
  const source = Array.from({ length: 40 }, (_, at) => `const a${at} = ${at};`).join('\n');
  const drawn = (text: string) => choose(faultsIn('domain/a.ts', text), { seed: '1', count: 50 }).map(nameOnItsLine);
  expect(drawn(source)).toHaveLength(7);
  expect(drawn(`// Why it is so.\n\n${source}`)).toEqual(drawn(source));
});

it('maps a glob import to every file of the folder', () => {
  const suites = suitesFor(
    houseOf({
      'domain/order/fees.ts': 'export const FEE = 1;',
      'tests/domain/named.test.ts': "const all = import.meta.glob<Words>('../../domain/**/*.ts', { eager: true });",
    }),
  );
  expect(suites('domain/order/fees.ts').map(({ path }) => path)).toEqual(['tests/domain/named.test.ts']);
});

it('prefers the suite with shared words among equally distant ones', () => {
  const suites = suitesFor(
    houseOf({
      'server/orders/orders/collect.ts': 'export const bookLeaving = () => stored;',
      'tests/server/orders/orders/holdings.test.ts': "import '../../../../server/orders/orders/collect'; takings();",
      'tests/server/stores/gate.test.ts': "import '../../../server/orders/orders/collect'; bookLeaving(stored);",
      'docs/all.ts': 'takings()',
    }),
  );
  expect(suites('server/orders/orders/collect.ts').map(({ path }) => path)).toEqual([
    'tests/server/stores/gate.test.ts',
    'tests/server/orders/orders/holdings.test.ts',
  ]);
});

it('orders the suites of a file by name distance, then by size', () => {
  const suites = suitesFor(
    houseOf({
      'domain/order/fees.ts': '',
      'domain/order/index.ts': "export * from './fees';",
      'tests/domain/order/fees.test.ts': "import '../../../domain/order/fees'; import '../../../domain/order';",
      'tests/domain/all.test.ts': "import '../../domain/order'; import './other'; import './third';",
      'tests/domain/other.ts': '',
      'tests/domain/third.ts': '',
      'tests/domain/light.test.ts': "import '../../domain/order/fees';",
      'tests/domain/far.test.ts': '',
      'tests/flows/picture.test.ts': "import '../../domain/order/fees';",
      'tests/domain/typed.test.ts': "import type { Fee } from '../../domain/order/fees';",
      'stories/order/bill.stories.tsx':
        "import '../../domain/order'; import '../../tests/domain/light.test'; const bill = { play: () => {} };",
      'tests/told/order.test.tsx': '',
      'tests/support/plans/order/bill.plan.ts': "import '../../../../domain/order'; import '../../../domain/other';",
      'tests/tales/order.test.ts': '',
    }),
  );
  expect(suites('domain/order/fees.ts')).toEqual([
    { path: 'tests/domain/order/fees.test.ts', project: 'unit', holdsAgreed: 'never' },
    {
      path: 'tests/mutants/plays.test.tsx',
      project: 'views',
      holdsAgreed: 'never',
      told: 'stories/order/bill.stories.tsx',
    },
    {
      path: 'tests/told/order.test.tsx',
      project: 'views',
      holdsAgreed: 'too',
      told: 'stories/order/bill.stories.tsx',
    },
    {
      path: 'tests/tales/order.test.ts',
      project: 'machines',
      holdsAgreed: 'only',
      told: 'tests/support/plans/order/bill.plan.ts',
    },
    { path: 'tests/domain/light.test.ts', project: 'unit', holdsAgreed: 'never' },
    { path: 'tests/domain/all.test.ts', project: 'unit', holdsAgreed: 'never' },
  ]);
});

it('separates mutants refused by the compiler from accepted ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  const source = [
    'const tell = (said: number): number => said;',
    'export const first = (all: number[] | null): number => {',
    '  tell(1);',
    '  return all === null || all.length > 1 ? 0 : all.length;',
    '};',
  ].join('\n');
  const house = { compilerOptions: { strict: true, noEmit: true, noUnusedLocals: true, lib: ['ES5'], types: [] } };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(house));
  writeFileSync(join(root, 'a.ts'), source);
  const types = compiler(root);
  const told = faultsIn('a.ts', source).map((fault) => `${nameOfFault(fault)}${types.refuses(fault) ? ' !' : ''}`);
  types.leave();
  rmSync(root, { recursive: true });
  expect(told).toEqual([
    'a.ts: tell(1); => ;',
    'a.ts: 1 => (1 + 1)',
    'a.ts: all === null || all.length > 1 ? 0 : all.length => ((all === null || all.length > 1) ? (all.length) : (0)) !',
    'a.ts: all === null || all.length > 1 => (all === null) && (all.length > 1) !',
    'a.ts: all === null => (all) !== (null) !',
    'a.ts: all.length > 1 => (all.length) <= (1)',
    'a.ts: all.length > 1 => (all.length) >= (1)',
    'a.ts: 1 => (1 + 1)',
    'a.ts: 0 => (0 + 1)',
  ]);
});
