import { setImmediate as breathe } from 'node:timers/promises';

import { addressGroup } from './client-address';
import { fairQueue, type QueueLimits } from './fair-queue';
import { late } from './refusal';

/** At some 60 ms each the last waits half a second, on a machine that is busy ten times over three. */
const LIMITS: QueueLimits = { running: 2, waiting: 10 };

export type DearReads = { run: <TResult>(address: string, task: () => Promise<TResult>) => Promise<TResult> };

/**
 * Searches and pages that keep the only thread for tens of milliseconds each: two at a time, taken in turn from each
 * address, with a breath between them in which every other request is answered. A full queue refuses with 503.
 */
export function dearReads(limits = LIMITS): DearReads {
  const queue = fairQueue(limits);
  return {
    run: (address, task) =>
      queue.run({ party: addressGroup(address), refusal: late }, async () => {
        await breathe();
        return task();
      }),
  };
}
