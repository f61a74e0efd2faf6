import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isRunning, processBirth } from './process-birth';

export type Holder = { pid: number; birth: string | undefined; token: string };

export class DirectoryLocked extends Error {
  readonly pid: number;
  constructor(pid: number) {
    super(`the data directory is in use by process ${pid}`);
    this.pid = pid;
  }
}

const LOCK = 'gateway.lock';
const ABANDONED_STEAL_MS = 60_000;
const WITHOUT_LINKS = new Set<unknown>(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Linking a finished file is O_EXCL with its content already in it: nobody ever reads half a lock. */
function createExclusively(path: string, holder: Holder): void {
  const content = JSON.stringify(holder);
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!WITHOUT_LINKS.has(codeOf(error))) throw error;
    writeFileSync(path, content, { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    rmSync(draft);
  }
}

function claim(path: string, holder: Holder): boolean {
  try {
    createExclusively(path, holder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Only a process that is gone, or whose number now belongs to a younger one, has lost its claim. */
export function isGone({ pid, birth }: Holder): boolean {
  if (!isRunning(pid)) return true;
  const now = processBirth(pid);
  return birth !== undefined && now !== undefined && birth !== now;
}

/** One thief at a time, and only of the very lock it found dead: a fresh lock is never taken for the old one. */
function steal(path: string, dead: Holder, holder: Holder): boolean {
  const guard = `${path}.steal`;
  const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > ABANDONED_STEAL_MS) rmSync(guard, { force: true });
  if (!claim(guard, holder)) return false;
  try {
    if (readHolder(path)?.token === dead.token) rmSync(path);
    return claim(path, holder);
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Takes the folder for this process before anything in it is touched; PGlite itself would let two processes
 * write the same files. Returns the release.
 */
export function lockDirectory(folder: string): () => void {
  const path = join(folder, LOCK);
  const holder: Holder = { pid: process.pid, birth: processBirth(process.pid), token: randomUUID() };
  if (!claim(path, holder)) {
    const other = readHolder(path);
    const stolen = other !== undefined && isGone(other) && steal(path, other, holder);
    if (!stolen) throw new DirectoryLocked(readHolder(path)?.pid ?? other?.pid ?? 0);
  }
  return () => {
    if (readHolder(path)?.token === holder.token) rmSync(path);
  };
}
