import type { Refusal } from '../../../base/http/refusal';

export type QueueLimits = { running: number; waiting: number };

/**
 * Expensive work, a few at a time. A full line refuses at once. Look at anything a refusal would waste (a code, an
 * attempt) inside the task.
 */
export type BoundedQueue = {
  run: <TResult>(task: () => Promise<TResult>) => Promise<TResult>;
  load: () => QueueLimits;
};

export function boundedQueue(limits: QueueLimits, refusal: () => Refusal): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (line.length >= limits.waiting) throw refusal();
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function leavePlace(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      await takePlace();
      try {
        return await task();
      } finally {
        leavePlace();
      }
    },
    load: () => ({ running, waiting: line.length }),
  };
}
