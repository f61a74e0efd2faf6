import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { buildStale } from '../../../scripts/build/build-stale.mjs';
import { root } from '../../../scripts/root.mjs';

// Builds before the tests start, since a build exceeds a test timeout.
if (!buildStale(root)) throw new Error('The build failed');

export type Program = {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  /** First matching line; rejects when the process ends without it. */
  line: (pattern: RegExp) => Promise<RegExpExecArray>;
  exit: () => Promise<number | null>;
};

/** Node process with a minimal environment. */
function runNode(args: string[], env: Record<string, string>): Program {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH, HOME, ...env } });
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

export const run = (file: string, env: Record<string, string> = {}, args: string[] = []) =>
  runNode(['--import', 'tsx', file, ...args], env);

/** Gateway from its build, which starts three times as fast as from sources. */
export const runGateway = (dataDir: string, env: Record<string, string> = {}, args: string[] = []): Program =>
  runNode(['dist/server/main.js', ...args], { PORT: '0', DATA_DIR: dataDir, ...env });

export const readyAt = async (program: Program) => (await program.line(/^ready (http:\S+)$/m))[1] ?? '';
