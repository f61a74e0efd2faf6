import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Fault } from './fault';
import type { Suite } from './suites';

export type Question = {
  /** Null when the suites are checked without a fault. */
  fault: Fault | null;
  suites: readonly Suite[];
  withAgreed: boolean;
};

export type Asked = Question & { mark: string };

export type Answer = {
  isNoticed: boolean;
  /** True if the mutated place was executed. */
  wasMet: boolean;
  by: string | null;
  isStuck?: boolean;
};

const WARD = new URL('ward.ts', import.meta.url).pathname;

/** A fault may loop forever or end its runner. A slow machine looks the same, so each runs twice. */
const LONGEST_MS = { once: 60_000, ofEach: 40_000 };

/** Neither green nor red: the suites did not end. */
const STUCK: Answer = { isNoticed: false, isStuck: true, wasMet: true, by: 'time' };

const opened = (): Promise<ChildProcess> =>
  new Promise((resolve) => {
    const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
    const child = fork(WARD, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
    const again = () => resolve(opened());
    child.once('exit', again);
    child.once('message', () => resolve(child.off('exit', again)));
  });

function close({ pid }: ChildProcess): void {
  try {
    // The workers are in the runner's process group: endless ones are killed with it.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

const answerOf = (child: ChildProcess, question: Asked): Promise<Answer> =>
  new Promise((resolve) => {
    const done = (answer: Answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const timer = setTimeout(() => done(STUCK), LONGEST_MS.once + question.suites.length * LONGEST_MS.ofEach);
    child.once('message', (answer) => done(answer as Answer));
    child.once('exit', () => done(STUCK));
    if (child.connected) child.send(question);
    else done(STUCK);
  });

export type Nurse = { ask: (question: Question) => Promise<Answer>; leave: () => void };

/** Keeps one warm runner, and replaces one killed by a fault. */
export async function nurse(): Promise<Nurse> {
  const mark = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'met');
  let child = await opened();
  async function askOnce(question: Question): Promise<Answer> {
    const answer = await answerOf(child, { ...question, mark });
    if (answer.isStuck) {
      close(child);
      child = await opened();
    }
    return answer;
  }
  return {
    async ask(question) {
      const answer = await askOnce(question);
      // A busy machine is slow as well and may lose a worker.
      return answer.isStuck ? askOnce(question) : answer;
    },
    leave: () => close(child),
  };
}
