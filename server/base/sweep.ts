import type { Log } from './log';
import { redactText } from './log';

const EVERY_MS = 30_000;

/**
 * Runs the jobs in sequence, round after round, never two rounds at once. Returns a stop that waits for the running
 * round.
 */
export function startSweeping(jobs: ReadonlyArray<() => Promise<void>>, log: Log, everyMs = EVERY_MS) {
  let round = Promise.resolve();
  let busy = false;
  async function once(): Promise<void> {
    for (const job of jobs) {
      await job().catch((error: unknown) =>
        log({
          level: 'error',
          event: 'sweep',
          message: redactText(error instanceof Error ? error.message : String(error)),
        }),
      );
    }
  }
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = once().finally(() => void (busy = false));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
