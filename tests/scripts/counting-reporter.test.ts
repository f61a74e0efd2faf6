import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';

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

let counts: Record<string, unknown>;
let said: string;

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, source] of Object.entries(SUITES)) writeFileSync(join(folder, name), source);
  writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { name: 'planted', globals: true } };");
  const reporter = resolve('scripts/suite/counting-reporter.mjs');
  const file = join(folder, 'counts.json');
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  said = spawnSync(process.execPath, [vitest, 'run', `--reporter=${reporter}`], {
    cwd: folder,
    env: { ...process.env, SUITE_COUNTS: file },
    encoding: 'utf8',
  }).stdout;
  counts = JSON.parse(readFileSync(file, 'utf8')) as typeof counts;
}, 30_000);

it('counts tests, and files and set-ups that fail as failures', () => {
  expect(counts).toEqual({ planted: { passed: 3, failed: 3, skipped: 3 } });
});

it('names what passed only when it was asked again', () => {
  expect(said.match(/^AGAIN .+$/gm)).toEqual(['AGAIN  shaky.test.js > a']);
});
