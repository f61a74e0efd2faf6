import { Worker } from 'node:worker_threads';

import type { PaintedPuzzle } from '../painted';
import { inlinePainter, type Painter } from './painter';
import type { Answer, Order } from './worker-protocol';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Locations of the worker file: beside the sources, or beside or above its chunk once built. */
const PLACES = ['./worker.ts', './captcha-worker.js', '../captcha-worker.js'];

const findFile = (): string | undefined =>
  PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((file) => existsSync(file));

/**
 * Node 20 applies a loader flag only to the main thread, so the worker registers it itself. Sources run only in
 * development and tests, where tsx is installed.
 */
function startFromSource(file: string): Worker {
  const entry = JSON.stringify(pathToFileURL(file).href);
  const steps = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); });`;
  return new Worker(steps, { eval: true, execArgv: [] });
}

function startWorker(): Worker {
  const file = findFile();
  if (file === undefined) throw new Error('the captcha worker is not beside the server');
  const worker = file.endsWith('.ts') ? startFromSource(file) : new Worker(file, { execArgv: [] });
  worker.unref();
  return worker;
}

const PATIENCE_MS = 10_000;

const closing = () => new Error('the captcha is closing');

type Waiting = { resolve: (painted: PaintedPuzzle) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

type WorkerPainterDeps = {
  start?: () => Worker;
  /** Called once per lost thread; painting goes on without it. */
  onLost?: (reason: unknown) => void;
  /** A thread silent for this long counts as dead. */
  patienceMs?: number;
};

/**
 * Paints in its own thread, so that requests never wait. A dead thread is replaced; one that never finished a picture
 * is given up, and the calling thread paints.
 */
export function workerPainter({
  start = startWorker,
  onLost = () => {},
  patienceMs = PATIENCE_MS,
}: WorkerPainterDeps = {}): Painter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let stopped = false;
  let hopeless = false;
  let orders = 0;

  function lose(lost: Worker, reason: unknown): void {
    if (lost !== worker) return;
    worker = null;
    onLost(reason);
    void lost.terminate();
    for (const { reject } of waiting.values()) reject(new Error('the captcha worker is gone'));
  }

  function engage(): Worker | null {
    if (hopeless || worker !== null) return worker;
    hopeless = true;
    try {
      const fresh = start();
      fresh.on('message', (answer: Answer) => settle(answer));
      fresh.on('error', (error) => lose(fresh, error));
      fresh.on('exit', (code) => lose(fresh, `exit ${code}`));
      worker = fresh;
    } catch (error) {
      onLost(error);
    }
    return worker;
  }

  function settle(answer: Answer): void {
    const order = waiting.get(answer.id);
    if (answer.painted === null) return order?.reject(new Error(answer.reason));
    hopeless = false;
    order?.resolve(answer.painted);
  }

  async function askWorker(thread: Worker, order: Order): Promise<PaintedPuzzle> {
    try {
      return await new Promise<PaintedPuzzle>((resolve, reject) => {
        const timer = setTimeout(() => lose(thread, 'no answer'), patienceMs);
        timer.unref();
        waiting.set(order.id, { resolve, reject, timer });
        thread.postMessage(order, []);
      });
    } finally {
      clearTimeout(waiting.get(order.id)?.timer);
      waiting.delete(order.id);
    }
  }

  return {
    async paint(type, difficulty, density) {
      if (stopped) throw closing();
      const thread = engage();
      if (thread === null) return inlinePainter.paint(type, difficulty, density);
      orders += 1;
      return askWorker(thread, { id: orders, type, difficulty, density }).catch((error: unknown) => {
        if (stopped) throw error;
        return inlinePainter.paint(type, difficulty, density);
      });
    },
    async stop() {
      stopped = true;
      const last = worker;
      worker = null;
      for (const { reject } of waiting.values()) reject(closing());
      await last?.terminate();
    },
  };
}
