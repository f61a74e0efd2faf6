import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

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

export function startWorker(): Worker {
  const file = findFile();
  if (file === undefined) throw new Error('the captcha worker is not beside the server');
  const worker = file.endsWith('.ts') ? startFromSource(file) : new Worker(file, { execArgv: [] });
  worker.unref();
  return worker;
}
