import { Worker } from 'node:worker_threads';

import type { DrawAnswer } from './answered-page';

/** `fault`: why nothing could be drawn, where something broke. */
type Answer = { id: number; html: string | null; fault?: string };

type About = {
  /** Told of each page that could not be drawn, and of a thread that was lost. */
  onFault?: (reason: string) => void;
  patienceMs?: number;
};

export type Drawing = { drawAnswer: DrawAnswer; stop: () => Promise<void> };

/** People who may wait for a page at once; beyond them it comes as it was built. */
const MOST_WAITING = 16;

/** Whoever reads a page draws it sooner than a thread that takes longer. */
const PATIENCE_MS = 3_000;

/**
 * The pages of the site as their own code draws them, in a thread beside the gateway: it answers meanwhile, and nothing
 * that breaks there breaks it. A thread that has ended, or says nothing for too long, is begun anew by whoever asks next.
 */
export function openDrawing(file: string, { onFault = () => {}, patienceMs = PATIENCE_MS }: About = {}): Drawing {
  const waiting = new Map<number, (html: string | null) => void>();
  let thread: Worker | undefined;
  let last = 0;

  function give({ id, html, fault }: Answer): void {
    if (fault !== undefined) onFault(fault);
    waiting.get(id)?.(html);
    waiting.delete(id);
  }

  function begin(): Worker {
    const begun = new Worker(file);
    begun.unref();
    begun.on('message', give);
    begun.on('error', (error) => onFault(String(error)));
    begun.on('exit', () => {
      thread = undefined;
      for (const id of waiting.keys()) give({ id, html: null });
    });
    return begun;
  }
  thread = begin();

  return {
    drawAnswer: (answered) =>
      new Promise((resolve) => {
        if (waiting.size >= MOST_WAITING) return resolve(null);
        last += 1;
        const asked = (thread ??= begin());
        const timer = setTimeout(() => {
          onFault('no answer');
          void asked.terminate();
        }, patienceMs);
        waiting.set(last, (html) => {
          clearTimeout(timer);
          resolve(html);
        });
        return asked.postMessage({ id: last, answered }, []);
      }),
    stop: async () => void (await thread?.terminate()),
  };
}
