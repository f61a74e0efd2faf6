import { fromCallback, type EventObject } from 'xstate';

import type { WorkPosition } from '../../../domain/people/captcha-work';
import type { WorkAdvanced, WorkToDo } from '../../../machines/identity/captcha/work';
import { startWorkWorker } from './start-work-worker';

type Thread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Computes beside the page, which stays as quick as it was; stopped, the thread is gone at once. */
export const solveWorkIn = (start: () => Thread) =>
  fromCallback<EventObject, WorkToDo, WorkAdvanced | { type: 'work.broke' }>(({ input, sendBack }) => {
    const broke = () => sendBack({ type: 'work.broke' });
    try {
      const thread = start();
      thread.addEventListener('message', ({ data }: MessageEvent<WorkPosition>) =>
        sendBack({ type: 'work.advanced', ...data }),
      );
      thread.addEventListener('error', broke);
      thread.addEventListener('messageerror', broke);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no other origin
      thread.postMessage(input);
      return () => thread.terminate();
    } catch {
      // A browser without such threads, or one that was told to have none.
      broke();
      return undefined;
    }
  });

export const solveWork = solveWorkIn(startWorkWorker);
