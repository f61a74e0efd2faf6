import { Worker } from 'node:worker_threads';

import type { DrawAnswer } from './answered-page';

type Answer = { id: number; html: string | null; fault?: string };

type About = {
  /** Called for each page that could not be drawn and for a lost thread. */
  onFault?: (reason: string) => void;
  patienceMs?: number;
};

export type Drawing = { drawAnswer: DrawAnswer; stop: () => Promise<void> };

/** Drawings that may wait at once; beyond them a page is served as built. */
const MOST_WAITING = 16;

/** Beyond this, the reader's browser draws the page sooner than the thread. */
const PATIENCE_MS = 3_000;

/**
 * Draws pages with their own code in a worker thread: the gateway keeps answering, and a crash there does not reach it.
 * A thread that ended or hangs is restarted by the next request.
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
