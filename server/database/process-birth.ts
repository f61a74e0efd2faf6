import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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

/** A process of another user answers EPERM: it lives all the same. A killed one nobody has waited for does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || linuxStat(pid)[STATE] !== 'Z';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
