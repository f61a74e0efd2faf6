import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export type Program = {
  child: ChildProcess;
  /** Everything it has printed so far. */
  out: () => string;
  err: () => string;
  /** The first line that matches, when it comes; fails when the process ends without it. */
  line: (pattern: RegExp) => Promise<RegExpExecArray>;
  exit: () => Promise<number | null>;
};

/** Node in a process of its own, with nothing of our environment but what it needs. */
function runNode(args: string[], env: Record<string, string>): Program {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH, HOME, ...env } });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
  const ended = once(child, 'close') as Promise<[number | null]>;
  async function line(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(out);
      if (found) return found;
      const more = once(child.stdout, 'data').then(() => true);
      if (!(await Promise.race([more, ended.then(() => false)])) && !pattern.test(out)) {
        throw new Error(`ended before ${pattern}: ${out}${err}`);
      }
    }
  }
  return { child, out: () => out, err: () => err, line, exit: async () => (await ended)[0] };
}

/** One TypeScript program of the project. */
export const run = (file: string, env: Record<string, string> = {}, args: string[] = []) =>
  runNode(['--import', 'tsx', file, ...args], env);

/** The gateway on a port of its own. */
export const runGateway = (dataDir: string, env: Record<string, string> = {}) =>
  run('server/main.ts', { PORT: '0', DATA_DIR: dataDir, ...env });

/** The same as it is built, which starts in a third of the time. */
export const runBuiltGateway = (dataDir: string, env: Record<string, string> = {}) =>
  runNode(['dist/server/main.js'], { PORT: '0', DATA_DIR: dataDir, ...env });

export const readyAt = async (program: Program) => (await program.line(/^ready (http:\S+)$/m))[1] ?? '';
