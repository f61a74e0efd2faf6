import { setImmediate as breathe } from 'node:timers/promises';

import { addressGroup } from './client-address';
import { fairQueue, type QueueLimits } from './fair-queue';
import { lateFault } from './refusal';

/** At about 60 ms each, the last one waits half a second. */
const LIMITS: QueueLimits = { running: 2, waiting: 10 };

export type DearReads = { run: <TResult>(address: string, task: () => Promise<TResult>) => Promise<TResult> };

/**
 * Searches and pages that block the only thread for tens of milliseconds: two at a time, in turn by address, yielding
 * between them to other requests. A full queue refuses with 503.
 */
export function dearReads(limits = LIMITS): DearReads {
  const queue = fairQueue(limits);
  return {
    run: (address, task) =>
      queue.run({ party: addressGroup(address), refusal: lateFault }, async () => {
        await breathe();
        return task();
      }),
  };
}
