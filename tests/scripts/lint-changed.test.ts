import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { closuresOf } from '../../scripts/suite/lint/closures.mjs';
import { signaturesIn } from '../../scripts/suite/lint/signatures.mjs';
import { KEPT_TYPES, QUICK_STEPS, STILL_STEPS } from '../../scripts/suite/steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOUSE = {
  'src/page.tsx': "import { sum } from './sum'; import { person } from '#person';",
  'src/late.ts': "const sum = import('./sum');",
  'src/sum.ts': "import type { Money } from '../domain/money';",
  'src/alone.ts': 'export const one = 1;',
  'domain/money.ts': 'export type Money = number;',
  'tests/person.ts': 'export const person = 1;',
};

const ALIASES = { '#person': './tests/person.ts' };

const closures = (files: Record<string, string>, shared = '', signatures: Record<string, string> = {}) =>
  closuresOf(new Map(Object.entries(files)), shared, ALIASES, new Map(Object.entries(signatures)));

function again(change: Record<string, string>, shared?: string): string[] {
  const [before, now] = [closures(HOUSE), closures({ ...HOUSE, ...change }, shared)];
  return [...now].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
}

describe('incremental lint', () => {
  it('lints nothing again without changes', () => {
    expect(again({})).toEqual([]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['a file nobody imports', { 'src/alone.ts': 'export const one = 2;' }, ['src/alone.ts']],
    [
      'a type far below, with all that reach it',
      { 'domain/money.ts': 'export type Money = bigint;' },
      ['src/page.tsx', 'src/late.ts', 'src/sum.ts', 'domain/money.ts'],
    ],
    ['what is imported by an alias', { 'tests/person.ts': '' }, ['src/page.tsx', 'tests/person.ts']],
    [
      'a file that takes the place of another',
      { 'src/sum.d.ts': '', 'src/sum': '' },
      ['src/page.tsx', 'src/late.ts', 'src/sum.d.ts', 'src/sum'],
    ],
  ])('lints %s again', (_, change, expected) => {
    expect(again(change)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['in its types, with all that reach it', 'two', ['src/page.tsx', 'src/late.ts', 'src/sum.ts']],
    ['only inside of its functions, by itself', 'one', ['src/sum.ts']],
  ])('lints again a file that has changed %s', (_, types, expected) => {
    const sum = 'src/sum.ts';
    const [before, now] = [
      closures(HOUSE, '', { [sum]: 'one' }),
      closures({ ...HOUSE, [sum]: `${HOUSE[sum]} // more` }, '', { [sum]: types }),
    ];
    expect([...now].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path)).toEqual(expected);
  });

  it('reads the compiler cache by repository paths', () => {
    writeFileSync(
      join(folder, 'kept'),
      JSON.stringify({
        fileNames: ['../a.ts', '../src/b.ts', '../lib.d.ts', '../new.ts'],
        fileInfos: [{ version: 'v', signature: 's' }, { version: 'w' }, 'x', { version: 'y', signature: false }],
      }),
    );
    const [root, file] = [dirname(folder), `${basename(folder)}/kept`];
    expect([...signaturesIn(root, file)]).toEqual([
      ['a.ts', 's'],
      ['src/b.ts', 'w'],
      ['lib.d.ts', 'x'],
    ]);
    expect(signaturesIn(root, 'nowhere').size).toBe(0);
  });

  it('knows the types of a file before its first edit', () => {
    const [house] = QUICK_STEPS;
    if (!house) throw new Error('the house is compiled first');
    const typesOf = (source: string) => {
      writeFileSync(join(folder, 'sum.ts'), source);
      execFileSync(process.execPath, [join(process.cwd(), house.tool), ...house.args], { cwd: folder });
      return signaturesIn(folder, KEPT_TYPES).get('sum.ts');
    };
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "noEmit": true }, "files": ["sum.ts"] }');
    const before = typesOf('export const twice = (one: number): number => one + one;');
    expect(before).toBeDefined();
    expect(typesOf('export const twice = (one: number): number => 2 * one;')).toBe(before);
    expect(typesOf('export const twice = (one: number): string => `${one}`;')).not.toBe(before);
  });

  it('lints everything again with other settings', () => {
    expect(again({}, 'another rule')).toEqual(Object.keys(HOUSE));
  });

  it('runs every step of the full check, with the compiler before the linter', () => {
    const taken = QUICK_STEPS.flatMap(({ name, next }) => [name, ...(next ? [next.name] : [])]);
    expect(taken.toSorted()).toEqual(STILL_STEPS.map(({ name }) => name).toSorted());
    expect(taken.slice(0, 2)).toEqual(['types: the whole house', 'lint']);
  });
});
