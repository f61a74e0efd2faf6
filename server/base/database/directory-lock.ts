import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const STATE = 0;
const START_TICKS = 19;

/** The fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets. */
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

/** When the process of this number began, so that a number given away again is not mistaken for its first owner. */
export function processBirth(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? birthOnLinux(pid) : birthElsewhere(pid);
  } catch {
    return undefined;
  }
}

/** EPERM comes from a process of another user, which lives. A killed process whose parent has not waited is dead. */
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

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Linking a finished file is O_EXCL with its content already in it: nobody ever reads half a claim. */
function createExclusively(path: string, holder: Holder): void {
  const content = JSON.stringify(holder);
  const draft = `${path}.draft-${holder.token}`;
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

/** Whose file cannot be read may well live. */
const UNKNOWN: Holder = { pid: 0, birth: undefined, token: '' };

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : UNKNOWN;
  }
}

/** Only a process that is gone, or whose number now belongs to a younger one, has lost its claim. */
export function isGone({ pid, birth }: Holder): boolean {
  if (pid === UNKNOWN.pid) return false;
  if (!isRunning(pid)) return true;
  const now = processBirth(pid);
  return birth !== undefined && now !== undefined && birth !== now;
}

/** Whom the lock leads to: from one that is gone to whoever has claimed to inherit it, and so on. */
function heldBy(lock: string): Holder | undefined {
  let holder = readHolder(lock);
  while (holder && isGone(holder)) {
    const heir = readHolder(`${lock}.${holder.token}`);
    if (!heir) return holder;
    holder = heir;
  }
  return holder;
}

/** Drafts and claims of processes that were killed over them. */
function sweep(lock: string): void {
  const folder = dirname(lock);
  for (const name of readdirSync(folder).filter((each) => each.startsWith(`${basename(lock)}.`))) {
    const holder = readHolder(join(folder, name));
    if (holder && isGone(holder)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * A dead lock goes to the one who links a claim under its token; whoever is killed over that is inherited in turn, at
 * once. A claim counts if the lock still leads to it: one made for a lock that others took meanwhile is given up.
 */
function take(lock: string, holder: Holder): void {
  for (;;) {
    const last = heldBy(lock);
    if (last && !isGone(last)) throw new DirectoryLocked(last.pid);
    const path = last ? `${lock}.${last.token}` : lock;
    if (!claim(path, holder)) continue;
    if (heldBy(lock)?.token === holder.token) return renameSync(path, lock);
    rmSync(path);
  }
}

/**
 * Takes the folder for this process before anything in it is touched; PGlite itself would let two processes
 * write the same files. Returns the release.
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
