import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  DirectoryLocked,
  type Holder,
  lockDirectory,
  processBirth,
} from '../../../server/base/database/directory-lock';
import { folderOf } from '../support/folder';
import { type Program, run } from '../support/process';

const RACERS = 6;

describe('lock on the data directory', () => {
  let folder: ReturnType<typeof folderOf>;
  const programs: Program[] = [];
  beforeEach(() => {
    folder = folderOf();
  });
  afterEach(async () => {
    for (const { child, exit } of programs.splice(0)) {
      child.kill('SIGKILL');
      await exit();
    }
    folder.remove();
  });

  const lockFile = () => folder.at('gateway.lock');
  const leave = (holder: Partial<Holder>) =>
    writeFileSync(
      lockFile(),
      JSON.stringify({ pid: process.pid, birth: processBirth(process.pid), token: 'old', ...holder }),
    );
  async function waiting(): Promise<Program> {
    const program = run('tests/server/embedded/lock-program.ts', {}, [folder.path]);
    programs.push(program);
    await program.line(/waiting/);
    return program;
  }
  const release = (program: Program) => program.child.stdin?.write('go');
  async function deadPid(): Promise<number> {
    const program = run('tests/server/embedded/lock-program.ts', {}, [folder.path]);
    program.child.kill('SIGKILL');
    await program.exit();
    return program.child.pid ?? 0;
  }

  it('refuses a second holder and names the process of the first', () => {
    const unlock = lockDirectory(folder.path);
    expect(() => lockDirectory(folder.path)).toThrow(DirectoryLocked);
    expect(() => lockDirectory(folder.path)).toThrow(`process ${process.pid}`);
    unlock();
    lockDirectory(folder.path)();
  });

  it('is taken over from a dead process', async () => {
    leave({ pid: await deadPid() });
    lockDirectory(folder.path);
    expect(readFileSync(lockFile(), 'utf8')).toContain(`"pid":${process.pid},`);
  });

  it('is taken over when another process has the pid now', () => {
    leave({ birth: 'another boot:1' });
    lockDirectory(folder.path);
    expect(readFileSync(lockFile(), 'utf8')).not.toContain('another boot');
  });

  it('is kept by a living process, even without a birth time', () => {
    leave({});
    expect(() => lockDirectory(folder.path)).toThrow(DirectoryLocked);
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, token: 'old' }));
    expect(() => lockDirectory(folder.path)).toThrow(DirectoryLocked);
  });

  it('passes on when its heirs were killed during the takeover, and leaves no files of theirs', async () => {
    leave({ pid: await deadPid() });
    const heir = async (of: string, token: string, holder: Partial<Holder> = {}) =>
      writeFileSync(folder.at(`gateway.lock.${of}`), JSON.stringify({ pid: await deadPid(), token, ...holder }));
    await heir('old', 'first');
    await heir('first', 'second');
    const unlock = lockDirectory(folder.path);
    expect(() => lockDirectory(folder.path)).toThrow(`process ${process.pid}`);
    expect(readdirSync(folder.path)).toEqual(['gateway.lock']);
    unlock();
  });

  it('is kept for a living process that is taking it over', async () => {
    leave({ pid: await deadPid() });
    writeFileSync(folder.at('gateway.lock.old'), JSON.stringify({ pid: process.ppid, token: 'first' }));
    expect(() => lockDirectory(folder.path)).toThrow(`process ${process.ppid}`);
  });

  it('is kept when its file is unreadable', () => {
    writeFileSync(lockFile(), '');
    expect(() => lockDirectory(folder.path)).toThrow(DirectoryLocked);
    expect(readFileSync(lockFile(), 'utf8')).toBe('');
  });

  it('is not released by a process that lost it', () => {
    const unlock = lockDirectory(folder.path);
    leave({ token: 'of another' });
    unlock();
    expect(readFileSync(lockFile(), 'utf8')).toContain('of another');
  });

  it(`goes to exactly one of ${RACERS} processes that find it dead together, and their heir too`, async () => {
    leave({ pid: await deadPid() });
    writeFileSync(folder.at('gateway.lock.old'), JSON.stringify({ pid: await deadPid(), token: 'first' }));
    const racers = await Promise.all(Array.from({ length: RACERS }, waiting));
    for (const racer of racers) release(racer);
    const answers = await Promise.all(racers.map(async (racer) => (await racer.line(/took it|refused/))[0]));
    expect(answers.filter((answer) => answer === 'took it')).toHaveLength(1);
    expect(readdirSync(folder.path)).toEqual(['gateway.lock']);
  });
});
