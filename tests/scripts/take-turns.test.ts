import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { takeTurns } from '../../scripts/take-turns.mjs';

let folder: string;
let note: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turns-'));
  note = join(folder, 'deep', 'note');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const deadPid = () => String(spawnSync(process.execPath, ['--version']).pid);

it('runs one at a time and removes its lock file', async () => {
  const told: string[] = [];
  const work = (name: string) =>
    takeTurns(note, async () => {
      told.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 80));
      told.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(note)).toBe(false);
});

it('takes over from a dead process and reports it', async () => {
  await takeTurns(note, () => {});
  writeFileSync(note, deadPid());
  expect(await takeTurns(note, ({ wasAbandoned }) => wasAbandoned)).toBe(true);
  expect(await takeTurns(note, ({ wasAbandoned }) => wasAbandoned)).toBe(false);
});

it('keeps the lock file of failed work', async () => {
  await expect(takeTurns(note, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(readFileSync(note, 'utf8')).toBe(String(process.pid));
});
