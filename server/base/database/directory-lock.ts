import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const STATE = 0;
const START_TICKS = 19;

/** Fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets. */
function linuxStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const birthOnLinux = (pid: number) =>
  `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${linuxStat(pid)[START_TICKS]}`;

function birthElsewhere(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return listed.stdout?.trim() || undefined;
}

/** Start time of a process, so that a reused pid is not mistaken for its first owner. */
export function processBirth(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? birthOnLinux(pid) : birthElsewhere(pid);
  } catch {
    return undefined;
  }
}

/** EPERM means a live process of another user. A killed process not yet reaped is dead. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || linuxStat(pid)[STATE] !== 'Z';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export type Holder = { pid: number; birth: string | undefined; token: string };

export class DirectoryLocked extends Error {
  readonly pid: number;
  constructor(pid: number) {
    super(`the data directory is in use by process ${pid}`);
    this.pid = pid;
  }
}

const LOCK = 'gateway.lock';
const WITHOUT_LINKS = new Set<unknown>(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Linking a finished file is an O_EXCL create with content: no reader sees half a claim. */
function createExclusively(path: string, holder: Holder): void {
  const content = JSON.stringify(holder);
  const draft = `${path}.draft-${holder.token}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!WITHOUT_LINKS.has(errorCode(error))) throw error;
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
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A holder whose file is unreadable may be alive. */
const UNKNOWN: Holder = { pid: 0, birth: undefined, token: '' };

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : UNKNOWN;
  }
}

export function isGone({ pid, birth }: Holder): boolean {
  if (pid === UNKNOWN.pid) return false;
  if (!isRunning(pid)) return true;
  const now = processBirth(pid);
  return birth !== undefined && now !== undefined && birth !== now;
}

/** Current holder: follows the chain from dead holders to those that claimed to inherit from them. */
function findLockHolder(lock: string): Holder | undefined {
  let holder = readHolder(lock);
  while (holder && isGone(holder)) {
    const heir = readHolder(`${lock}.${holder.token}`);
    if (!heir) return holder;
    holder = heir;
  }
  return holder;
}

function sweep(lock: string): void {
  const folder = dirname(lock);
  for (const name of readdirSync(folder).filter((each) => each.startsWith(`${basename(lock)}.`))) {
    const holder = readHolder(join(folder, name));
    if (holder && isGone(holder)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * A dead lock goes to the process that links a claim under its token; a killed claimant is inherited in turn. A claim
 * is given up if the lock no longer leads to it.
 */
function take(lock: string, holder: Holder): void {
  for (;;) {
    const last = findLockHolder(lock);
    if (last && !isGone(last)) throw new DirectoryLocked(last.pid);
    const path = last ? `${lock}.${last.token}` : lock;
    if (!claim(path, holder)) continue;
    if (findLockHolder(lock)?.token === holder.token) return renameSync(path, lock);
    rmSync(path);
  }
}

/**
 * Locks the folder for this process before touching it: PGlite would let two processes write the same files. Returns
 * the release.
 */
export function lockDirectory(folder: string): () => void {
  const lock = join(folder, LOCK);
  const holder: Holder = { pid: process.pid, birth: processBirth(process.pid), token: randomUUID() };
  take(lock, holder);
  sweep(lock);
  return () => {
    if (readHolder(lock)?.token === holder.token) rmSync(lock);
  };
}
