import type { Refusal } from '../../../base/http/refusal';

export type QueueLimits = { running: number; waiting: number };

/**
 * Dear work, a few at a time. Whoever finds the line full is refused at once instead of making everybody wait longer;
 * what would be spent in vain by a refusal (a code, an attempt) is therefore looked at inside the task.
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

  /** The place is handed on rather than freed, so nobody slips in between. */
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
