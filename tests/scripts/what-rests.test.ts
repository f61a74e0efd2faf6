import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { keptAfter, toRun, unforeseen } from '../../scripts/suite/passed/again.mjs';
import { inputsOf } from '../../scripts/suite/passed/inputs.mjs';
import { LOOKS_AT } from '../../scripts/suite/passed/looks-at.mjs';
import { looksOutside } from '../../scripts/suite/passed/outside.mjs';
import { LEFT_TO_ALL } from '../../scripts/suite/rooms.mjs';

const PRICE = 'tests/domain/price.test.ts';
const LIST = 'tests/domain/list.test.ts';
const DISK = 'tests/scripts/disk.test.ts';
const PAPER = 'tests/scripts/paper.test.ts';
const WALK = 'tests/machines/price.model.test.ts';

const HOUSE: Readonly<Record<string, string>> = {
  [PRICE]: "import { price } from '../../domain/price';\nimport type { Lane } from '../../domain/lane';",
  [LIST]: "const all = import.meta.glob('../../domain/modes/**/*.ts');",
  [DISK]: "import { sizes } from '../../scripts/sizes';",
  [PAPER]: "import { readFileSync } from 'node:fs';",
  [WALK]: "import { chart } from '../../machines/price';",
  'machines/price.ts': "import { rate } from '../domain/rate';",
  'docs/paper.txt': 'agreed',
  'domain/rate.ts': 'export const rate = 1;',
  'domain/price.ts': "import rates from './rates.json';\nexport const price = process.env['RANDOM_RUNS'] ?? rates;",
  'domain/rates.json': '{ "a": 1 }',
  'domain/lane.ts': 'export type Lane = string;',
  'domain/modes/a.ts': "export { b } from './b';",
  'domain/modes/b.ts': 'export const b = 1;',
  'scripts/sizes.ts': "import { readFileSync } from 'node:fs';",
  'package-lock.json': '{}',
};

const TESTS = [PRICE, LIST, DISK, PAPER, WALK];

type Change = { files?: Record<string, string | null>; settings?: Record<string, string>; machine?: string };

function inputsAfter({ files = {}, settings = {}, machine = 'v20' }: Change = {}) {
  const house = new Map(
    Object.entries({ ...HOUSE, ...files }).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
  return inputsOf(
    {
      files: [...house.keys()],
      read: (path) => house.get(path) ?? '',
      aliases: {},
      shared: ['package-lock.json'],
      looksAt: { [PAPER]: ['docs/'] },
      answersFor: (test, path) => test !== WALK || path.startsWith('machines/'),
      settings,
      machine,
    },
    TESTS,
  );
}

/** Tests that run after the change, when all passed before it. */
function runsAfter(change: Change): string[] {
  const before = inputsAfter();
  const passed = Object.fromEntries(TESTS.map((path) => [path, { passed: 3, skipped: 0, loaded: [] }]));
  return toRun(inputsAfter(change), keptAfter(before, before, passed, {}));
}

describe('passed test file', () => {
  it('is skipped without changes, unless it reads outside its imports', () => {
    expect(runsAfter({})).toEqual([DISK]);
  });

  it.each<[string, Change, string[]]>([
    ['a file it reaches', { files: { 'domain/price.ts': 'export const price = 2;' } }, [PRICE, DISK]],
    ['data it reaches', { files: { 'domain/rates.json': '{ "a": 2 }' } }, [PRICE, DISK]],
    ['the file itself', { files: { [PRICE]: '' } }, [PRICE, DISK]],
    ['a file that a glob finds', { files: { 'domain/modes/c.ts': '' } }, [LIST, DISK]],
    ['a file that a glob found', { files: { 'domain/modes/a.ts': null } }, [LIST, DISK]],
    ['a file it reached that is gone', { files: { 'domain/rates.json': null } }, [PRICE, DISK]],
    ['a setting that is asked for', { settings: { RANDOM_RUNS: '25' } }, [PRICE, DISK]],
    ['a setting that every build is made with', { settings: { VITE_NAME: 'x' } }, TESTS],
    ['the packages', { files: { 'package-lock.json': '{ }' } }, TESTS],
    ['another Node', { machine: 'v22' }, TESTS],
    ['a paper it is known to look at', { files: { 'docs/paper.txt': 'changed' } }, [DISK, PAPER]],
    ['a paper there was not', { files: { 'docs/more.txt': '' } }, [DISK, PAPER]],
    ['the chart it walks', { files: { 'machines/price.ts': '' } }, [DISK, WALK]],
  ])('runs again after a change of %s', (_, change, expected) => {
    expect(runsAfter(change)).toEqual(expected);
  });

  it.each<[string, Change]>([
    ['a type, which is gone before anything runs', { files: { 'domain/lane.ts': 'export type Lane = number;' } }],
    ['what it does not reach', { files: { 'src/page.tsx': 'export const page = 1;' } }],
    ['what a chart asks, for the walk over it', { files: { 'domain/rate.ts': '' } }],
    ['a setting that nobody asks for', { settings: { EDITOR: 'vi' } }],
  ])('is skipped after a change of %s', (_, change) => {
    expect(runsAfter(change)).toEqual([DISK]);
  });
});

describe('recorded run', () => {
  const before = inputsAfter();
  const digest = before.get(PRICE)?.digest ?? '';
  const passed = { passed: 3, skipped: 0, loaded: [] };

  it('omits files that failed, were partly skipped or changed meanwhile', () => {
    const changed = inputsAfter({ files: { 'domain/price.ts': '' } });
    expect(keptAfter(before, before, {}, {})).toEqual({});
    expect(keptAfter(before, before, { [PRICE]: { ...passed, skipped: 1 } }, {})).toEqual({});
    expect(keptAfter(before, changed, { [PRICE]: passed }, {})).toEqual({});
    expect(keptAfter(before, changed, {}, { [PRICE]: { digest, passed: 3 } })).toEqual({});
  });

  it('contains skipped and passed files', () => {
    const kept = { [PRICE]: { digest, passed: 3 } };
    expect(Object.keys(keptAfter(before, before, { [LIST]: passed }, kept))).toEqual([PRICE, LIST]);
  });

  it('omits files with an unforeseen import', () => {
    const loaded = [PRICE, 'domain/price.ts', 'domain/hidden.ts'];
    expect(unforeseen(before, { [PRICE]: { ...passed, loaded } })).toEqual([`${PRICE} loads domain/hidden.ts`]);
  });
});

describe('list of modules that read outside', () => {
  it.each(Object.entries(LOOKS_AT))('contains %s, which reads existing files', (path, seen) => {
    expect(looksOutside(readFileSync(path, 'utf8'))).toBe(true);
    expect(seen.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('names existing files for the full suite', () => {
    expect(LEFT_TO_ALL.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('module that reads outside its imports', () => {
  it.each([
    "import { readFileSync } from 'node:fs';",
    "import { readFileSync, writeFileSync } from 'node:fs';",
    "import { mkdirSync } from 'node:fs';\nconst { readFileSync } = await import('node:fs');",
    "import { spawn } from 'node:child_process';",
    "import { createServer } from 'node:http';",
    "import { build } from 'vite';",
    'const page = await import(name);',
    'const page = await import(`./${name}`);',
    "const { a } = require('a');",
    "const all = import.meta.glob('/src/**');",
    'const all = { ...process.env };',
    "const fs = process.getBuiltinModule('fs');",
  ])('is detected with %s', (text) => {
    expect(looksOutside(text)).toBe(true);
  });

  it.each([
    "import { mkdirSync, writeFileSync } from 'node:fs';",
    "import { join } from 'node:path';",
    "import { setup } from 'xstate';\nimport AES from 'crypto-js/aes';",
    "const page = await import('./page');",
    "const sides = ['from', 'to'];",
    "const all = import.meta.glob(['./a/*.ts', '!./a/b.ts']);",
    "const runs = process.env['RANDOM_RUNS'];",
  ])('is not detected with %s', (text) => {
    expect(looksOutside(text)).toBe(false);
  });
});
