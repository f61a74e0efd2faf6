/** @module-tag long */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Tally } from '../../scripts/suite/tally.mjs';
import { PARTS, TAGS, type PartName } from '../../scripts/suite/parts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SUITES = {
  'kept.test.js': "it('a', () => {}); it('b', () => {}); it.skip('c', () => {}); it.todo('d');",
  'broken.test.js': "it('a', () => { throw new Error('broken'); });",
  'shaky.test.js': "let asked = 0; it('a', { retry: 1 }, () => { if (asked++ === 0) throw new Error('once'); });",
  'unreadable.test.js': "import './nowhere';",
  'unprepared.test.js':
    "describe('d', () => { beforeAll(() => { throw new Error('no set-up'); }); it('a', () => {}); });",
};

type Counts = Record<string, Tally>;

const asked = (part?: string) => {
  const file = join(folder, 'counts.json');
  const filter = part ? [`--tags-filter=${PARTS[part as PartName].filter}`] : [];
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      `--reporter=${resolve('scripts/suite/counting-reporter.mjs')}`,
      ...filter,
    ],
    {
      cwd: folder,
      // The part of the suite that this test belongs to would narrow the planted one.
      env: { ...process.env, SUITE_COUNTS: file, SUITE_PART: part },
      encoding: 'utf8',
    },
  );
  return { said: stdout, counts: JSON.parse(readFileSync(file, 'utf8')) as Counts };
};

const counted = (passed: number, reds: string[] = [], skipped = 0) => ({ passed, failed: reds.length, skipped, reds });

let counts: Counts;
let said: string;

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, source] of Object.entries(SUITES)) writeFileSync(join(folder, name), source);
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { name: 'planted', globals: true, tags: ${JSON.stringify(TAGS)} } };`,
  );
  ({ said, counts } = asked());
});

it('counts failing tests, files and set-ups as failures', () => {
  expect(counts).toMatchObject({ planted: { passed: 3, failed: 3, skipped: 3 } });
});

it('names what failed with the first line of its fault', () => {
  expect(counts['planted']?.reds.toSorted()).toEqual([
    'broken.test.js > a: broken',
    expect.stringMatching(/^unprepared\.test\.js: no set-up/),
    expect.stringMatching(/^unreadable\.test\.js: .*nowhere/),
  ]);
});

it('names tests that pass only on retry', () => {
  expect(said.match(/^AGAIN .+$/gm)).toEqual(['AGAIN  shaky.test.js > a']);
});

it('counts the tests of each part, which add up to the whole', () => {
  for (const name of Object.keys(SUITES)) rmSync(join(folder, name));
  writeFileSync(
    join(folder, 'marked.test.js'),
    `it('a', () => {});
     it('b', { tags: ['long'] }, () => {});
     describe('c', { tags: ['long'] }, () => { it('d', () => {}); it.skip('e', () => {}); });
     describe('f', { tags: ['locks'] }, () => { it('g', () => {}); it('h', { tags: ['long'] }, () => {}); });`,
  );
  const countedIn = (part: PartName) => asked(part).counts;
  expect(countedIn('short')).toEqual({ planted: counted(2) });
  expect(countedIn('rest')).toEqual({ planted: counted(3, [], 1) });
  expect(countedIn('locks')).toEqual({ planted: counted(1) });
  expect(countedIn('beyond locks')).toEqual({ planted: counted(4, [], 1) });
});

it('counts a leak warning of the runtime as a failure', () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.test.js'))) rmSync(join(folder, name));
  writeFileSync(
    join(folder, 'leaking.test.js'),
    `import '${resolve('tests/support/runtime-warnings.ts')}';
     import { EventEmitter } from 'node:events';
     it('a', async () => {
       const many = new EventEmitter();
       for (let at = 0; at < 11; at += 1) many.on('said', () => {});
       await new Promise((resolve) => setImmediate(resolve));
     });`,
  );
  expect(asked().counts).toEqual({
    planted: counted(1),
    'unhandled errors': counted(0, [expect.stringMatching(/^unhandled: .*MaxListeners/) as string]),
  });
});
